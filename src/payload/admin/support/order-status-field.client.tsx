'use client'

import { SelectField, useDocumentInfo, useField } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { manualTransitions, type OrderStatus } from '@/core/orders/status'
import type { Order } from '@/payload-types'
import { ownLabel } from '@/payload/admin/form-fields.client'

/** O8: offers the statuses that the saved order may move to. */
export const OrderStatusField = ({ field, path, ...props }: SelectFieldClientProps) => {
  const { savedDocumentData } = useDocumentInfo()
  const { value } = useField<OrderStatus>({ path })
  // several orders at once
  if (!savedDocumentData?.['id']) return <SelectField {...props} path={path} field={{ ...field, label: ownLabel(field) }} />
  const { status = value, paymentMethod = 'offline', dueNow = 0 } = (savedDocumentData ?? {}) as Partial<Order>
  const offered: readonly unknown[] = [value, status, ...manualTransitions(status, paymentMethod !== 'offline' && dueNow > 0)]
  const options = field.options.filter((option) => offered.includes(typeof option === 'string' ? option : option.value))
  return <SelectField {...props} path={path} field={{ ...field, label: ownLabel(field), options }} />
}
