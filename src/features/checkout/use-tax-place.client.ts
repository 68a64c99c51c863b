'use client'

import { useCallback, useEffect, useRef } from 'react'
import { useCart } from '@/parts/cart/use-cart.client'
import type { Prefill } from './field-messages'

type Field = 'billingAddress.country' | 'billingAddress.region' | 'contact.company' | 'contact.vatId'

/**
 * T4: tells the cart where it is billed as soon as the buyer has said so, so that the receipt beside the form says that country's tax. Only
 * where the shop has several taxes; what is charged the server decides once more.
 */
export const useTaxPlace = (opensWith: Prefill) => {
  const hasSeveral = useCart((cart) => cart.quote?.taxNote !== undefined)
  const setBilling = useCart((cart) => cart.setBilling)
  const said = useRef('')

  const say = useCallback(
    (valueOf: (field: Field) => string) => {
      if (!hasSeveral) return
      const billing = {
        country: valueOf('billingAddress.country'),
        region: valueOf('billingAddress.region').slice(0, 120),
        company: valueOf('contact.company').slice(0, 120),
        vatId: valueOf('contact.vatId').slice(0, 40),
      }
      const key = JSON.stringify(billing)
      if (key === said.current) return
      said.current = key
      void setBilling(billing)
    },
    [hasSeveral, setBilling],
  )

  useEffect(() => {
    if (opensWith['billingAddress.country']) say((field) => opensWith[field] ?? '')
  }, [opensWith, say])

  return useCallback((form: FormData) => say((field) => String(form.get(field) ?? '')), [say])
}
