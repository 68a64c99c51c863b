'use client'

import { SelectField, useDocumentInfo, useField } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { manualTransitions, type OrderStatus } from '@/core/orders/status'
import type { Order } from '@/payload-types'
import { ownLabel } from '@/payload/admin/form-fields.client'
import { confirmedMoves } from './order-actions.client'

/** O8: offers the statuses that the saved order may move to, except those that have a button with a question. */
export const OrderStatusField = ({ field, path, ...props }: SelectFieldClientProps) => {
  const { savedDocumentData } = useDocumentInfo()
  const { value } = useField<OrderStatus>({ path })
  const { status = value, paymentMethod = 'offline', dueNow = 0 } = (savedDocumentData ?? {}) as Partial<Order>
  const isTransfer = paymentMethod === 'offline'
  const asked: readonly OrderStatus[] = confirmedMoves(status, isTransfer)
  const manual = manualTransitions(status, !isTransfer && dueNow > 0).filter((to) => !asked.includes(to))
  const offered: readonly unknown[] = [value, status, ...manual]
  const options = field.options.filter((option) => offered.includes(typeof option === 'string' ? option : option.value))
  return <SelectField {...props} path={path} field={{ ...field, label: ownLabel(field), options }} />
}
