import { createHmac } from 'node:crypto'
import { chargeObject, sessionObject, type Json, type StripeSession } from './stripe-objects'

/** As Stripe documents: `t` and the HMAC-SHA256 of `t.body` with the endpoint's secret. */
export const signEvent = (body: string, secret: string, at = Math.floor(Date.now() / 1000)): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

let made = 0

export const stripeEvent = (type: string, object: Json): Json & { id: string } => {
  made += 1
  return {
    id: `evt_test_${process.pid}_${made}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    type,
    livemode: false,
    data: { object },
  }
}

const ofSession = (session: StripeSession, more: Json): Json => ({ ...sessionObject(session), payment_intent: session.intent, ...more })

export const sessionEvents = {
  completed: (session: StripeSession, more: Json = {}) =>
    stripeEvent('checkout.session.completed', ofSession(session, { payment_status: 'paid', status: 'complete', ...more })),
  processing: (session: StripeSession) =>
    stripeEvent('checkout.session.completed', ofSession(session, { payment_status: 'unpaid', status: 'complete' })),
  succeededLater: (session: StripeSession) =>
    stripeEvent('checkout.session.async_payment_succeeded', ofSession(session, { payment_status: 'paid', status: 'complete' })),
  failedLater: (session: StripeSession) =>
    stripeEvent('checkout.session.async_payment_failed', ofSession(session, { payment_status: 'unpaid', status: 'complete' })),
  expired: (session: StripeSession) =>
    stripeEvent('checkout.session.expired', ofSession(session, { payment_intent: null, status: 'expired' })),
  declined: (session: StripeSession) =>
    stripeEvent('payment_intent.payment_failed', {
      id: session.intent,
      object: 'payment_intent',
      metadata: session.metadata,
      amount: session.amount,
      currency: session.currency,
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    }),
  refunded: (session: StripeSession, refunded: number) =>
    stripeEvent('charge.refunded', { ...chargeObject(session), amount_refunded: refunded }),
  disputed: (session: StripeSession) =>
    stripeEvent('charge.dispute.created', {
      id: `dp_${session.intent}`,
      object: 'dispute',
      amount: session.amount,
      currency: session.currency,
      charge: `ch_${session.intent}`,
      payment_intent: session.intent,
      reason: 'fraudulent',
      metadata: {},
    }),
} as const
