import type { CardKit } from './card-kit'
import { sessionEvents, signEvent } from './stripe-events'
import type { StripeSession } from './stripe-objects'
import type { StripeServer } from './stripe-server'

export const webhookSecret = 'whsec_of_the_tests_only'
export const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_of_the_tests', STRIPE_WEBHOOK_SECRET: webhookSecret } as const

export const stripeKit = (stripe: StripeServer): CardKit<StripeSession> => ({
  method: 'stripe',
  environment: { ...stripeKeys, STRIPE_API_URL: stripe.url },
  headers: {},
  signatureHeader: 'Stripe-Signature',
  sign: (text, { secret = webhookSecret, at }) => signEvent(text, secret, at),
  events: {
    paid: (session, { amount, currency } = {}) =>
      sessionEvents.completed(session, {
        ...(amount === undefined ? {} : { amount_total: amount }),
        ...(currency === undefined ? {} : { currency: currency.toLowerCase() }),
      }),
    processing: sessionEvents.processing,
    declined: sessionEvents.declined,
    refunded: sessionEvents.refunded,
    disputed: sessionEvents.disputed,
  },
  asides: (session) => [sessionEvents.succeededLater(session), sessionEvents.expired(session)],
  pageOf: (_payload, orderNumber) => {
    const session = stripe.sessions.findLast(({ clientReference }) => clientReference === orderNumber)
    if (!session) throw new Error(`No session of ${orderNumber}`)
    return session
  },
  otherMoney: (session, mark) => ({ ...session, intent: `${session.intent}_${mark}` }),
  refundedOf: (_payload, { refunded }) => refunded,
})
