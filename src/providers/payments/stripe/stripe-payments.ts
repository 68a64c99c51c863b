import Stripe from 'stripe'
import { isLocale } from '@/config/locales'
import { inMinorUnits } from '@/core/money/major'
import type { ProviderFault } from '@/core/payments/provider-answer'
import type { PageRequest, PaymentPage, PaymentProvider, RefundAnswer, RefundRequest } from '@/core/payments/types'
import { ok, refuse, type Result } from '@/core/result'
import { toReport } from './read-stripe-report'
import { stripeCards } from './stripe-cards'
import { stripeDigits, toStripeAmount } from './stripe-amount'
import { toFault } from './stripe-fault'

interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another place that speaks the same API. */
  readonly apiUrl?: string | undefined
}

/** How old a signed report may be, in seconds: what is recorded and sent again later is refused. */
const signatureTolerance = 300

/** Stripe's own library looks at its age only: one that is dated ahead would be good for as long. `now` in ms. */
const isFromTheFuture = (signature: string, now: number): boolean =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) > now / 1000 + signatureTolerance
/** In ms: a visitor waits for it. */
const timeout = 8_000

const createClient = ({ secretKey, apiUrl }: StripeSettings): Stripe => {
  const address = apiUrl === undefined ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address
      ? {
          host: address.hostname,
          port: address.port || (address.protocol === 'https:' ? '443' : '80'),
          protocol: address.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  })
}

const noAmount: ProviderFault = { kind: 'final', message: 'Stripe has no unit for this amount' }

const sessionOf = (request: PageRequest, unitAmount: number): Stripe.Checkout.SessionCreateParams => {
  const metadata = { orderNumber: request.orderNumber, paymentId: request.paymentId, attempt: String(request.attempt) }
  return {
    mode: 'payment',
    client_reference_id: request.orderNumber,
    customer_email: request.email,
    locale: isLocale(request.locale) ? request.locale : 'auto',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: request.currency.toLowerCase(), unit_amount: unitAmount, product_data: { name: request.title } },
      },
    ],
    metadata,
    // U18: kept for a customer of Stripe's own, which this page makes.
    ...(request.keepsCard ? { customer_creation: 'always' as const } : {}),
    payment_intent_data: { metadata, ...(request.keepsCard ? { setup_future_usage: 'off_session' as const } : {}) },
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
  }
}

const openPage = async (client: Stripe, request: PageRequest): Promise<Result<PaymentPage, ProviderFault>> => {
  const amount = toStripeAmount(request)
  if (amount === null) return refuse(noAmount)
  try {
    const session = await client.checkout.sessions.create(sessionOf(request, amount), {
      idempotencyKey: `page-${request.paymentId}-${request.attempt}`,
    })
    if (session.url === null) return refuse({ kind: 'final', message: `Stripe gave no address for ${session.id}` })
    return ok({ id: session.id, url: session.url, expiresAt: session.expires_at * 1000 })
  } catch (error) {
    return refuse(toFault(error))
  }
}

const refund = async (client: Stripe, request: RefundRequest): Promise<Result<RefundAnswer, ProviderFault>> => {
  const amount = toStripeAmount(request)
  if (amount === null) return refuse(noAmount)
  if (request.intent === null) return refuse({ kind: 'final', message: 'No money of Stripe belongs to this payment' })
  try {
    const given = await client.refunds.create(
      { payment_intent: request.intent, amount, metadata: { orderNumber: request.orderNumber }, expand: ['charge'] },
      { idempotencyKey: `refund-${request.key}` },
    )
    if (given.status === 'failed' || given.status === 'canceled')
      return refuse({ kind: 'final', message: `Stripe: ${given.failure_reason ?? given.status}` })
    const { charge } = given
    const inAll =
      typeof charge === 'object' && charge !== null
        ? inMinorUnits(charge.amount_refunded, stripeDigits(charge.currency), request.digits)
        : null
    return ok({ reference: given.id, refundedInAll: inAll })
  } catch (error) {
    return refuse(toFault(error))
  }
}

/** Of a session that is paid, expired or unknown Stripe says that the request is invalid: none of them is open. */
const closePage = async (client: Stripe, pageId: string): Promise<boolean> => {
  try {
    await client.checkout.sessions.expire(pageId)
    return true
  } catch (error) {
    return error instanceof Stripe.errors.StripeInvalidRequestError
  }
}

/** Cards and more on Stripe's own page (Checkout): nothing of Stripe runs on ours. */
export const createStripePayments = (settings: StripeSettings): PaymentProvider => {
  const client = createClient(settings)
  return {
    method: 'stripe',
    start: ({ orderNumber, amount }) => ({ status: amount === 0 ? 'paid' : 'pending', reference: orderNumber }),
    openPage: (request) => openPage(client, request),
    closePage: (pageId) => closePage(client, pageId),
    refund: (request) => refund(client, request),
    readReport: (raw, signature, now) => {
      try {
        if (isFromTheFuture(signature ?? '', now)) return refuse('bad-signature')
        return ok(
          toReport(client.webhooks.constructEvent(raw, signature ?? '', settings.webhookSecret, signatureTolerance, undefined, now)),
        )
      } catch {
        return refuse('bad-signature')
      }
    },
    findPaymentId: async (intent) => {
      const found = await client.paymentIntents.retrieve(intent)
      return found.metadata['paymentId'] ?? null
    },
    cards: stripeCards(client),
  }
}
