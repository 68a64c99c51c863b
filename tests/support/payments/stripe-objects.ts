import { randomBytes } from 'node:crypto'

export type Json = Record<string, unknown>

export interface StripeSession {
  readonly id: string
  readonly intent: string
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly clientReference: string
  readonly email: string
  readonly locale: string
  readonly title: string
  readonly successUrl: string
  readonly cancelUrl: string
  /** Epoch seconds. */
  readonly expiresAt: number
  /** Owner of the saved card; null if none. */
  readonly customer: string | null
  readonly method: string
  readonly expiry: { month: number; year: number }
  status: 'open' | 'complete' | 'expired'
  refunded: number
}

export const randomId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`

export const stripeError = (status: number): Json => ({
  error: {
    type: status === 402 ? 'card_error' : status === 429 ? 'rate_limit_error' : status >= 500 ? 'api_error' : 'invalid_request_error',
    message: 'As the test wants it.',
  },
})

export const sessionObject = (session: StripeSession, host = 'https://checkout.stripe.test'): Json => ({
  id: session.id,
  object: 'checkout.session',
  mode: 'payment',
  status: session.status,
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  amount_total: session.amount,
  currency: session.currency,
  client_reference_id: session.clientReference,
  metadata: session.metadata,
  payment_intent: session.status === 'complete' ? session.intent : null,
  expires_at: session.expiresAt,
  url: session.status === 'open' ? `${host}/c/pay/${session.id}` : null,
})

export const chargeObject = (session: StripeSession): Json => ({
  id: `ch_${session.intent}`,
  object: 'charge',
  amount: session.amount,
  amount_refunded: session.refunded,
  currency: session.currency,
  metadata: session.metadata,
  payment_intent: session.intent,
  refunded: session.refunded >= session.amount,
})
