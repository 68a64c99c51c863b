import type Stripe from 'stripe'
import type { PaymentReport } from '@/core/payments/payment-report'
import { fromStripeAmount } from './stripe-amount'
import { chargeOrigin } from './stripe-cards'

type Metadata = Readonly<Record<string, string>> | null

const idOf = (link: string | { readonly id: string } | null | undefined): string | null =>
  typeof link === 'string' ? link : (link?.id ?? null)

const ourMarks = (metadata: Metadata) => {
  const attempt = Number(metadata?.['attempt'] ?? NaN)
  return { paymentId: metadata?.['paymentId'] ?? null, attempt: Number.isInteger(attempt) ? attempt : null }
}

const ofSession = (event: Stripe.Event, session: Stripe.Checkout.Session) => ({
  id: event.id,
  name: event.type,
  ...ourMarks(session.metadata),
  intent: idOf(session.payment_intent),
})

const paidSession = (event: Stripe.Event, session: Stripe.Checkout.Session): PaymentReport | null =>
  session.amount_total === null || session.currency === null
    ? null
    : { ...ofSession(event, session), kind: 'paid', money: fromStripeAmount(session.amount_total, session.currency) }

const isOfKeptCard = (metadata: Metadata): boolean => metadata?.['origin'] === chargeOrigin

const isOurs = (session: Stripe.Checkout.Session): boolean => session.mode === 'payment'

/**
 * What an event means to the shop; `null` for everything else, of which there is a lot. Sessions of subscriptions or
 * set-ups are somebody else's.
 */
export const toReport = (event: Stripe.Event): PaymentReport | null => {
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object
      if (!isOurs(session)) return null
      // A bank debit is completed long before its money is there.
      return session.payment_status === 'paid' ? paidSession(event, session) : { ...ofSession(event, session), kind: 'processing' }
    }
    case 'checkout.session.async_payment_succeeded':
      return isOurs(event.data.object) ? paidSession(event, event.data.object) : null
    case 'checkout.session.async_payment_failed':
      return { ...ofSession(event, event.data.object), kind: 'failed', isFinal: true, reason: 'async_payment_failed' }
    case 'checkout.session.expired':
      return { ...ofSession(event, event.data.object), kind: 'expired' }
    case 'payment_intent.succeeded': {
      // What is paid on a page is told by its session.
      const { id, metadata, amount_received: amount, currency } = event.data.object
      if (!isOfKeptCard(metadata)) return null
      return { id: event.id, name: event.type, ...ourMarks(metadata), intent: id, kind: 'paid', money: fromStripeAmount(amount, currency) }
    }
    case 'payment_intent.payment_failed': {
      const { id, metadata, last_payment_error: error } = event.data.object
      // U22: whoever charged has its answer, and tries again on its day.
      if (isOfKeptCard(metadata)) return null
      const reason = error?.decline_code ?? error?.code ?? 'payment_failed'
      return { id: event.id, name: event.type, ...ourMarks(metadata), intent: id, kind: 'failed', isFinal: false, reason }
    }
    case 'charge.refunded': {
      const { metadata, payment_intent: intent, amount, amount_refunded: refunded, currency } = event.data.object
      return {
        id: event.id,
        name: event.type,
        ...ourMarks(metadata),
        intent: idOf(intent),
        kind: 'refunded',
        money: fromStripeAmount(amount, currency),
        refunded,
      }
    }
    case 'charge.dispute.created': {
      const { metadata, payment_intent: intent, reason } = event.data.object
      return { id: event.id, name: event.type, ...ourMarks(metadata), intent: idOf(intent), kind: 'disputed', reason }
    }
    default:
      return null
  }
}
