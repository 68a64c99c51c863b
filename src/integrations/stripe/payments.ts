import { asciiEmail } from '@/core/accounts/email-address'
import Stripe from 'stripe'
import type {
  CardKeeping,
  ChargeAnswer,
  ChargeRequest,
  EndedPage,
  FoundCharge,
  SavedCard,
  ProviderError,
  PaymentReport,
  PageRequest,
  PaymentPage,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
  ReportedMoney,
  StoredAmount,
} from '@/core/payments/types'
import { ok, err, type Result } from '@/core/result'
import { isLocale } from '@/lib/config/locales'
import { inMinorUnits } from '@/core/money/arithmetic'

/** Stripe's zero-decimal currencies. ISK and UGX have no minor unit either, but Stripe expects two decimals. */
const withoutDecimals: ReadonlySet<string> = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThreeDecimals: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** Digits of Stripe's minor unit. */
export const stripeDigits = (currency: string): number => {
  const code = currency.toUpperCase()
  return withoutDecimals.has(code) ? 0 : withThreeDecimals.has(code) ? 3 : 2
}

/** ¥1,429 → 1429, $12.99 → 1299. `null` if Stripe can't represent the amount. */
export const toStripeAmount = ({ amount, currency, digits }: StoredAmount): number | null =>
  inMinorUnits(amount, digits, stripeDigits(currency))

const fromStripeAmount = (amount: number, currency: string): ReportedMoney => ({
  amount,
  digits: stripeDigits(currency),
  currency: currency.toUpperCase(),
})

const isUnreachable = (status: number | undefined): boolean => status === undefined || status >= 500

/** Connection errors, concurrent use of an idempotency key, rate limits: a retry with the same key tells the outcome. */
const isTransient = (status: number | undefined): boolean => isUnreachable(status) || status === 409 || status === 429

/** Contains only Stripe's code and request id, nothing that was sent. */
const toError = (error: unknown): ProviderError => {
  if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'passing', message: 'Stripe did not respond', isAway: true }
  const { statusCode, code, type, requestId } = error
  const parts = [type, code, statusCode, requestId].filter((part) => part !== undefined && part !== '')
  return {
    kind: isTransient(statusCode) ? 'passing' : 'final',
    message: parts.join(' '),
    ...(isUnreachable(statusCode) && { isAway: true }),
  }
}

/** Metadata of off-session charges, to tell them from payments on a page. */
const chargeOrigin = 'kept-card'

/** Tolerated clock difference in ms. */
const clockSlack = 300_000
const pageSize = 100

const idOf = (link: string | { readonly id: string } | null | undefined): string | null =>
  typeof link === 'string' ? link : (link?.id ?? null)

/** Decline codes for which a retry with the same card is pointless. */
const hard: ReadonlySet<string> = new Set([
  'expired_card',
  'invalid_account',
  'lost_card',
  'no_such_card',
  'pickup_card',
  'resource_missing',
  'restricted_card',
  'stolen_card',
])

const declined = (reason: string): ChargeAnswer =>
  reason === 'authentication_required' ? { kind: 'authentication' } : { kind: 'declined', reason, isHard: hard.has(reason) }

/** The bank's decline code, otherwise Stripe's error code: for its own checks (expired card) Stripe leaves the former empty. */
const reasonOf = ({
  code,
  decline_code: bank,
}: {
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
}): string => [code === 'authentication_required' ? code : bank, code].find((each) => each !== undefined && each !== '') ?? 'card_declined'

const answerOf = ({ id, status, last_payment_error: error }: Stripe.PaymentIntent): ChargeAnswer => {
  if (status === 'succeeded') return { kind: 'paid', intent: id }
  if (status === 'requires_action' || status === 'requires_confirmation') return { kind: 'authentication' }
  if (status === 'canceled') return declined('canceled')
  if (status === 'requires_payment_method') {
    return declined(reasonOf(error ?? {}))
  }
  return { kind: 'unknown', fault: { kind: 'passing', message: `Stripe: ${id} is ${status}` } }
}

/** A declined card is an answer; a broken connection is not. */
const answerOfError = (error: unknown): ChargeAnswer => {
  if (error instanceof Stripe.errors.StripeCardError) {
    return declined(reasonOf(error))
  }
  const fault: ProviderError = toError(error)
  if (fault.kind === 'passing') return { kind: 'unknown', fault }
  const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
  return declined(code ?? 'refused')
}

const metadataOf = ({ orderNumber, paymentId, attempt }: ChargeRequest) => ({
  orderNumber,
  paymentId,
  attempt: String(attempt),
  origin: chargeOrigin,
})

const charge = async (client: Stripe, request: ChargeRequest): Promise<ChargeAnswer> => {
  const amount = toStripeAmount(request)
  if (amount === null) return { kind: 'declined', reason: 'no_such_amount', isHard: true }
  try {
    const intent = await client.paymentIntents.create(
      {
        amount,
        currency: request.currency.toLowerCase(),
        customer: request.card.payer,
        payment_method: request.card.reference,
        // Off-session: no customer to redirect.
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        off_session: true,
        confirm: true,
        description: request.title,
        metadata: metadataOf(request),
      },
      { idempotencyKey: `charge-${request.paymentId}-${request.attempt}` },
    )
    return answerOf(intent)
  } catch (error) {
    return answerOfError(error)
  }
}

/** Searches by metadata: Stripe forgets idempotency keys after a day, but not payments. */
const findCharge = async (client: Stripe, { card, paymentId, attempt, startedAt }: ChargeRequest): Promise<FoundCharge> => {
  try {
    const since = Math.floor((startedAt - clockSlack) / 1000)
    for await (const intent of client.paymentIntents.list({ customer: card.payer, created: { gte: since }, limit: pageSize })) {
      const { metadata } = intent
      if (metadata['paymentId'] === paymentId && metadata['attempt'] === String(attempt) && metadata['origin'] === chargeOrigin)
        return answerOf(intent)
    }
    return { kind: 'none' }
  } catch (error) {
    return { kind: 'unknown', fault: toError(error) }
  }
}

const findCard = async (client: Stripe, intentId: string): Promise<Result<SavedCard | null, ProviderError>> => {
  try {
    const { customer, payment_method: method } = await client.paymentIntents.retrieve(intentId, { expand: ['payment_method'] })
    const payer = idOf(customer)
    if (payer === null || method === null || typeof method === 'string' || !method.card || idOf(method.customer) === null) return ok(null)
    const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card
    return ok({ reference: method.id, payer, brand, lastFour: last4, expiryMonth, expiryYear })
  } catch (error) {
    return err(toError(error))
  }
}

/** A payment method Stripe doesn't know, or has already detached, counts as forgotten. */
const forget = async (client: Stripe, reference: string): Promise<boolean> => {
  try {
    await client.paymentMethods.detach(reference)
    return true
  } catch (error) {
    return error instanceof Stripe.errors.StripeInvalidRequestError
  }
}

/** An expired session can't be paid any more; a complete one is paid or processing. */
const endPage = async (client: Stripe, pageId: string): Promise<EndedPage> => {
  try {
    await client.checkout.sessions.expire(pageId)
    return 'closed'
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return 'unknown'
  }
  try {
    const { status } = await client.checkout.sessions.retrieve(pageId)
    return status === 'expired' ? 'closed' : status === 'complete' ? 'paid' : 'unknown'
  } catch (error) {
    return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404 ? 'closed' : 'unknown'
  }
}

/** Saved cards at Stripe (U18, U20). */
const stripeCards = (client: Stripe): CardKeeping => ({
  findCard: (intent) => findCard(client, intent),
  forget: ({ reference }) => forget(client, reference),
  charge: (request) => charge(client, request),
  findCharge: (request) => findCharge(client, request),
  endPage: (pageId) => endPage(client, pageId),
})

type Metadata = Readonly<Record<string, string>> | null

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

/** `null` for irrelevant events. Subscription and setup sessions don't belong to the shop. */
const toReport = (event: Stripe.Event): PaymentReport | null => {
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object
      if (!isOurs(session)) return null
      // A bank debit completes long before its money arrives.
      return session.payment_status === 'paid' ? paidSession(event, session) : { ...ofSession(event, session), kind: 'processing' }
    }
    case 'checkout.session.async_payment_succeeded':
      return isOurs(event.data.object) ? paidSession(event, event.data.object) : null
    case 'checkout.session.async_payment_failed':
      return { ...ofSession(event, event.data.object), kind: 'failed', isFinal: true, reason: 'async_payment_failed' }
    case 'checkout.session.expired':
      return { ...ofSession(event, event.data.object), kind: 'expired' }
    case 'payment_intent.succeeded': {
      // Page payments are reported by their session.
      const { id, metadata, amount_received: amount, currency } = event.data.object
      if (!isOfKeptCard(metadata)) return null
      return { id: event.id, name: event.type, ...ourMarks(metadata), intent: id, kind: 'paid', money: fromStripeAmount(amount, currency) }
    }
    case 'payment_intent.payment_failed': {
      const { id, metadata, last_payment_error: error } = event.data.object
      // U22: the charge call got this answer and schedules the retry.
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

interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Alternative endpoint with the same API. */
  readonly apiUrl?: string | undefined
}

/** Maximum age of a signed webhook in seconds; prevents replay. */
const signatureTolerance = 300

/** Stripe's library checks only the age: a future timestamp would stay valid until then. `now` in ms. */
const isFromTheFuture = (signature: string, now: number): boolean =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) > now / 1000 + signatureTolerance
/** In ms: a visitor is waiting. */
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

const noAmount: ProviderError = { kind: 'final', message: 'Stripe cannot represent this amount' }

const sessionOf = (request: PageRequest, unitAmount: number): Stripe.Checkout.SessionCreateParams => {
  const metadata = { orderNumber: request.orderNumber, paymentId: request.paymentId, attempt: String(request.attempt) }
  const email = asciiEmail(request.email)
  return {
    mode: 'payment',
    client_reference_id: request.orderNumber,
    ...(email === null ? {} : { customer_email: email }),
    locale: isLocale(request.locale) ? request.locale : 'auto',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: request.currency.toLowerCase(), unit_amount: unitAmount, product_data: { name: request.title } },
      },
    ],
    metadata,
    // U18: the page creates the Stripe customer that owns the saved card.
    ...(request.keepsCard ? { customer_creation: 'always' as const } : {}),
    payment_intent_data: { metadata, ...(request.keepsCard ? { setup_future_usage: 'off_session' as const } : {}) },
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
  }
}

const openPage = async (client: Stripe, request: PageRequest): Promise<Result<PaymentPage, ProviderError>> => {
  const amount = toStripeAmount(request)
  if (amount === null) return err(noAmount)
  try {
    const session = await client.checkout.sessions.create(sessionOf(request, amount), {
      idempotencyKey: `page-${request.paymentId}-${request.attempt}`,
    })
    if (session.url === null) return err({ kind: 'final', message: `Stripe returned no URL for ${session.id}` })
    return ok({ id: session.id, url: session.url, expiresAt: session.expires_at * 1000 })
  } catch (error) {
    return err(toError(error))
  }
}

const refund = async (client: Stripe, request: RefundRequest): Promise<Result<RefundAnswer, ProviderError>> => {
  const amount = toStripeAmount(request)
  if (amount === null) return err(noAmount)
  if (request.intent === null) return err({ kind: 'final', message: 'Payment has no Stripe payment intent' })
  try {
    const given = await client.refunds.create(
      { payment_intent: request.intent, amount, metadata: { orderNumber: request.orderNumber }, expand: ['charge'] },
      { idempotencyKey: `refund-${request.key}` },
    )
    if (given.status === 'failed' || given.status === 'canceled')
      return err({ kind: 'final', message: `Stripe: ${given.failure_reason ?? given.status}` })
    const { charge } = given
    const inAll =
      typeof charge === 'object' && charge !== null
        ? inMinorUnits(charge.amount_refunded, stripeDigits(charge.currency), request.digits)
        : null
    return ok({ reference: given.id, refundedInAll: inAll })
  } catch (error) {
    return err(toError(error))
  }
}

/** Stripe reports paid, expired and unknown sessions as invalid requests: none of them is open. */
const closePage = async (client: Stripe, pageId: string): Promise<boolean> => {
  try {
    await client.checkout.sessions.expire(pageId)
    return true
  } catch (error) {
    return error instanceof Stripe.errors.StripeInvalidRequestError
  }
}

/** Stripe Checkout: no Stripe code runs on the shop's pages. */
export const createStripePayments = (settings: StripeSettings): PaymentProvider => {
  const client = createClient(settings)
  return {
    method: 'stripe',
    start: ({ orderNumber, amount }) => ({ status: amount === 0 ? 'paid' : 'pending', reference: orderNumber }),
    openPage: (request) => openPage(client, request),
    closePage: (pageId) => closePage(client, pageId),
    refund: (request) => refund(client, request),
    readReport: async ({ raw, header, receivedAt }) => {
      const signature = header('Stripe-Signature') ?? ''
      try {
        if (isFromTheFuture(signature, receivedAt)) return err('bad-signature')
        return ok(
          toReport(client.webhooks.constructEvent(raw, signature, settings.webhookSecret, signatureTolerance, undefined, receivedAt)),
        )
      } catch {
        return err('bad-signature')
      }
    },
    findPaymentId: async (intent) => {
      const found = await client.paymentIntents.retrieve(intent)
      return found.metadata['paymentId'] ?? null
    },
    cards: stripeCards(client),
  }
}
