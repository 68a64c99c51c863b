'use client'

import { useRef, useState } from 'react'
import { digitsOf } from '@/core/money/digits'
import { toMajor } from '@/core/money/major'
import type { Minor } from '@/core/money/types'
import { callApi } from '@/parts/api/call-api'
import { useCart } from '@/parts/cart/use-cart.client'
import type { PlacedOrderAnswer } from '@/contract/order'
import { createAttemptKeys } from './attempt-key'
import type { CheckoutOutcome } from './checkout-outcome'
import { toOutcome } from './checkout-outcome'
import type { CheckoutForm } from './checkout-schema'
import { sessionStore } from '@/parts/draft/session-store'

/** O5, O6: sends the order once, however often the button is pressed, naming the total that was shown. */
export const usePlaceOrder = () => {
  const keys = useRef<ReturnType<typeof createAttemptKeys> | null>(null)
  const isRunning = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null)
  const forgetCart = useCart((cart) => cart.forget)

  const place = async (form: CheckoutForm, shown: { readonly total: Minor; readonly currency: string }) => {
    if (isRunning.current) return null
    isRunning.current = true
    setPlacing(true)
    keys.current ??= createAttemptKeys(sessionStore)
    const body = { ...form, expectedTotal: toMajor(shown.total, digitsOf(shown.currency)), expectedCurrency: shown.currency }
    const headers = { 'Idempotency-Key': keys.current.keyFor(JSON.stringify(body)) }
    const next = toOutcome(await callApi<PlacedOrderAnswer>('/api/checkout', { method: 'POST', body, headers }))
    if (next.kind === 'placed') {
      keys.current.finish()
      setOutcome(next)
      forgetCart()
      return next
    }
    isRunning.current = false
    setPlacing(false)
    setOutcome(next)
    return next
  }

  return { place, isPlacing, outcome, dismiss: () => setOutcome(null) }
}
