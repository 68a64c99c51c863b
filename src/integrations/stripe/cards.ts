import Stripe from 'stripe'
import type { CardKeeping, ChargeAnswer, ChargeRequest, EndedPage, FoundCharge, KeptCard, ProviderFault } from '@/core/payments/types'
import { ok, refuse, type Result } from '@/core/result'
import { toStripeAmount, toFault } from './amounts'

/** Stands with the money of every charge without its holder, so that it is told from what is paid on a page. */
export const chargeOrigin = 'kept-card'

/** In ms: clocks of two machines. */
const clockSlack = 300_000
const pageSize = 100

const idOf = (link: string | { readonly id: string } | null): string | null => (typeof link === 'string' ? link : (link?.id ?? null))

/** The same card would be declined again: it is lost, over, or not there. */
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

/** The bank's reason, else Stripe's own code: of what Stripe finds out by itself (a card that has expired) its library says that the bank's is empty. */
const reasonOf = ({
  code,
  decline_code: bank,
}: {
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
}): string => [code === 'authentication_required' ? code : bank, code].find((each) => each !== undefined && each !== '') ?? 'card_declined'

/** What Stripe's own books say of a charge. */
const answerOf = ({ id, status, last_payment_error: error }: Stripe.PaymentIntent): ChargeAnswer => {
  if (status === 'succeeded') return { kind: 'paid', intent: id }
  if (status === 'requires_action' || status === 'requires_confirmation') return { kind: 'authentication' }
  if (status === 'canceled') return declined('canceled')
  if (status === 'requires_payment_method') {
    return declined(reasonOf(error ?? {}))
  }
  return { kind: 'unknown', fault: { kind: 'passing', message: `Stripe: ${id} is ${status}` } }
}

/** A card that was refused is an answer; a connection that broke is none. */
const answerOfFault = (error: unknown): ChargeAnswer => {
  if (error instanceof Stripe.errors.StripeCardError) {
    return declined(reasonOf(error))
  }
  const fault: ProviderFault = toFault(error)
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
        // Nobody is there to be led anywhere.
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
    return answerOfFault(error)
  }
}

/** By what stands with the money: keys of Stripe are forgotten after a day, its books are not. */
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
    return { kind: 'unknown', fault: toFault(error) }
  }
}

const findCard = async (client: Stripe, intentId: string): Promise<Result<KeptCard | null, ProviderFault>> => {
  try {
    const { customer, payment_method: method } = await client.paymentIntents.retrieve(intentId, { expand: ['payment_method'] })
    const payer = idOf(customer)
    if (payer === null || method === null || typeof method === 'string' || !method.card || idOf(method.customer) === null) return ok(null)
    const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card
    return ok({ reference: method.id, payer, brand, lastFour: last4, expiryMonth, expiryYear })
  } catch (error) {
    return refuse(toFault(error))
  }
}

/** What Stripe does not know, or has let go already, is forgotten. */
const forget = async (client: Stripe, reference: string): Promise<boolean> => {
  try {
    await client.paymentMethods.detach(reference)
    return true
  } catch (error) {
    return error instanceof Stripe.errors.StripeInvalidRequestError
  }
}

/** Expired by us or by itself nobody pays it any more; complete, its money has come or is on its way. */
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

/** U18, U20: cards that Stripe keeps for its customers. */
export const stripeCards = (client: Stripe): CardKeeping => ({
  findCard: (intent) => findCard(client, intent),
  forget: ({ reference }) => forget(client, reference),
  charge: (request) => charge(client, request),
  findCharge: (request) => findCharge(client, request),
  endPage: (pageId) => endPage(client, pageId),
})
