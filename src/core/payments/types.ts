import type { Minor } from '../money/types'

export const paymentMethodIds = ['offline', 'stripe'] as const
export type PaymentMethodId = (typeof paymentMethodIds)[number]

/** What a provider is told of an order that waits for its money. */
export interface PaymentRequest {
  readonly orderNumber: string
  readonly email: string
  readonly currency: string
  /** What is due now; 0 needs no payment. */
  readonly amount: Minor
}

/** `reference` is what the payment will be recognised by. */
export interface PaymentStart {
  readonly status: 'pending' | 'paid'
  readonly reference: string
}

/** The outside world behind the checkout. */
export interface PaymentProvider {
  readonly method: PaymentMethodId
  /** Called inside the order's transaction, so it must not wait for anything outside: no network, no other connection. */
  readonly start: (request: PaymentRequest) => PaymentStart
}
