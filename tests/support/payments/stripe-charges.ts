import { randomId, type Json, type StripeSession } from './stripe-objects'

export type LaterOutcome = 'paid' | 'declined' | 'lost' | 'expired' | 'authentication' | 'processing'

export interface StripeCharge {
  readonly id: string
  readonly customer: string
  readonly method: string
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly created: number
  status: string
  error: Json | null
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const errors: Readonly<Partial<Record<LaterOutcome, Json>>> = {
  declined: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'As the test wants it.' },
  lost: { type: 'card_error', code: 'card_declined', decline_code: 'lost_card', message: 'As the test wants it.' },
  expired: { type: 'card_error', code: 'expired_card', message: 'As the test wants it.' },
  authentication: { type: 'card_error', code: 'authentication_required', message: 'As the test wants it.' },
}

export const intentObject = ({ id, customer, amount, currency, metadata, created, status, error, method }: StripeCharge): Json => ({
  ...{ id, customer, amount, currency, metadata, created, status },
  object: 'payment_intent',
  payment_method: method,
  amount_received: status === 'succeeded' ? amount : 0,
  last_payment_error: error,
})

/** Intent of a paid page, with its card if saved. */
export const pageIntent = (session: StripeSession, detached: ReadonlySet<string>): Json => ({
  id: session.intent,
  object: 'payment_intent',
  metadata: session.metadata,
  amount: session.amount,
  currency: session.currency,
  customer: session.customer,
  payment_method: {
    id: session.method,
    object: 'payment_method',
    type: 'card',
    customer: session.customer !== null && !detached.has(session.method) ? session.customer : null,
    card: { brand: 'visa', last4: '4242', exp_month: session.expiry.month, exp_year: session.expiry.year },
  },
})

export const createStripeCards = () => {
  const charges: StripeCharge[] = []
  const detached = new Set<string>()
  /** Outcome by card; paid by default. */
  const outcomes = new Map<string, LaterOutcome>()

  const charge = (form: Json): [number, Json] => {
    const method = text(form['payment_method'])
    if (detached.has(method)) return [400, { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'Detached.' } }]
    const outcome = outcomes.get(method) ?? 'paid'
    const error = errors[outcome] ?? null
    const made: StripeCharge = {
      id: randomId('pi'),
      customer: text(form['customer']),
      method,
      amount: Number(form['amount']),
      currency: text(form['currency']),
      metadata: form['metadata'] as Record<string, string>,
      created: Math.floor(Date.now() / 1000),
      status: error ? 'requires_payment_method' : outcome === 'processing' ? 'processing' : 'succeeded',
      error,
    }
    charges.push(made)
    return error ? [402, { error: { ...error, payment_intent: intentObject(made) } }] : [200, intentObject(made)]
  }

  const list = (asked: URLSearchParams): [number, Json] => {
    const since = Number(asked.get('created[gte]') ?? 0)
    const found = charges.filter(({ customer, created }) => customer === asked.get('customer') && created >= since)
    return [200, { object: 'list', url: '/v1/payment_intents', has_more: false, data: found.map(intentObject) }]
  }

  const route = (method: string, path: string, asked: URLSearchParams, form: Json): [number, Json] | null => {
    if (path === '/v1/payment_intents') return method === 'POST' ? charge(form) : list(asked)
    const [, card] = /^\/v1\/payment_methods\/([^/]+)\/detach$/.exec(path) ?? []
    if (card === undefined) return null
    if (detached.has(card)) return [400, { error: { type: 'invalid_request_error', message: 'Detached already.' } }]
    detached.add(card)
    return [200, { id: card, object: 'payment_method', customer: null }]
  }

  return { charges, detached, outcomes, route }
}

export type StripeCards = ReturnType<typeof createStripeCards>
