'use client'

import { useRef, useState } from 'react'
import { digitsOf, type Minor } from '@/core/money/types'
import { toMajor } from '@/core/money/arithmetic'
import { callApi } from '@/parts/api/call-api'
import { useCart } from '@/parts/cart/use-cart.client'
import type { PlacedOrderAnswer } from '@/modules/orders/schema'
import { createAttemptKeys } from './attempt-key'
import { type CheckoutOutcome, toOutcome } from './checkout-outcome'
import type { CheckoutForm } from './checkout-schema'
import { sessionStore } from '@/parts/draft/session-store'

/** O5, O6: places the order under the key of its attempt, naming the total that was shown. The form sends it once at a time. */
export const usePlaceOrder = () => {
  const keys = useRef<ReturnType<typeof createAttemptKeys> | null>(null)
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null)
  const forgetCart = useCart((cart) => cart.forget)

  const place = async (form: CheckoutForm, shown: { readonly total: Minor; readonly currency: string }) => {
    keys.current ??= createAttemptKeys(sessionStore)
    const body = { ...form, expectedTotal: toMajor(shown.total, digitsOf(shown.currency)), expectedCurrency: shown.currency }
    const headers = { 'Idempotency-Key': keys.current.keyFor(JSON.stringify(body)) }
    const next = toOutcome(await callApi<PlacedOrderAnswer>('/api/checkout', { method: 'POST', body, headers }))
    setOutcome(next)
    if (next.kind === 'placed') {
      keys.current.finish()
      forgetCart()
    }
    return next
  }

  return { place, outcome, dismiss: () => setOutcome(null) }
}
