import { decimalToNumber } from '@/core/money/arithmetic'
import { createOrderNumber, type Quote, type QuoteRequest } from '@/core/orders/types'
import type { PaymentProvider, PaymentStart } from '@/core/payments/types'
import type { VatIdProof } from '@/core/tax/types'
import { hashToken } from '@/lib/crypto/tokens'
import type { Context } from '@/lib/context'
import { isAwaitingAcceptance, type OrderRecord } from '@/modules/orders/orders.repository'
import { uuidV7, type Handle } from '@/lib/db/sql'
import { createAccessToken, claimedOrders } from '@/modules/orders/order-access'
import { encrypt } from '@/lib/crypto/encryption'
import { unpaidOrderLimits } from '@/lib/config/limits'
import { paymentDeadline } from '@/core/payments/schedule'
import { isSameTotal } from '@/core/orders/calculate-quote'
import { claimedDomains, type ClaimedDomain, withClaim } from '@/core/domains/types'
import type { CatalogSnapshot } from '@/modules/catalog/snapshot'
import { refusal, OvertakenError, RefusedError, type DomainError } from '@/lib/http/http-error'
import { type NamedCodes, type CountedCustomer, toCustomer, toGuest } from '@/modules/pricing/coupons.repository'
import { toPricingContext, quoteWithContext } from '@/modules/pricing/quote.service'
import type { BuyerTax } from '@/modules/tax/buyer-tax'
import { type CheckoutState, type OrderToInsert, findUnpaidClaims } from './checkout.repository'
import { findReservations } from '@/modules/domains/reservations/reservations.repository'
import { firstClaimRefusal, type Buyer, toBuyer } from '@/modules/domains/reservations/reservations.service'
import { createHash, createHmac } from 'node:crypto'
import { toQuoteRequest, type CartState } from '@/core/cart/cart'
import type { CheckoutRequest } from './request-schema'
import type { CartRow } from '@/modules/cart/cart.repository'
import { canonicalEmail } from '@/core/accounts/email-address'
import { isContactProven, receiptMail } from '@/modules/orders/orders.service'
import { moneyText } from '@/core/money/format'
import { type OutgoingMail, staffNotice } from '@/lib/outbox/email-data'

export interface Checkout {
  readonly body: CheckoutRequest
  readonly idempotencyKey: string
  /** Ignored if the body contains a cart. */
  readonly cartToken: string | null
  /** Token that opens the visitor's recent orders (O7). */
  readonly ordersCookie?: string | undefined
}

/**
 * The body's own cart, or the one identified by the cookie. The latter is read before the order's transaction and again inside it under a
 * lock.
 */
export type CheckoutSource =
  | { readonly kind: 'request'; readonly request: QuoteRequest }
  | { readonly kind: 'cart'; readonly id: string; readonly cart: CartState; readonly request: QuoteRequest }

/** `null` if the body contains a cart. */
export const cartHashOf = ({ body, cartToken }: Checkout): string | null => (body.cart || cartToken === null ? null : hashToken(cartToken))

export const sourceOf = (checkout: Checkout, carts: ReadonlyMap<string, CartRow>): CheckoutSource | null => {
  if (checkout.body.cart) return { kind: 'request', request: checkout.body.cart }
  const row = carts.get(cartHashOf(checkout) ?? '')
  return row ? { kind: 'cart', id: row.id, cart: row.state, request: toQuoteRequest(row.state) } : null
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * O5: scopes an idempotency key to its sender: an account, a cart, or all clients that send their own cart. A key never returns another
 * visitor's order.
 */
export const idempotencyKeyOf = (
  context: Pick<Context, 'customer'>,
  { body, cartToken, idempotencyKey }: Pick<Checkout, 'idempotencyKey' | 'cartToken'> & { readonly body: Pick<CheckoutRequest, 'cart'> },
): string => {
  const owner = context.customer
    ? `customer:${context.customer.id}`
    : body.cart || cartToken === null
      ? 'client'
      : `cart:${hashToken(cartToken)}`
  return digest(`${owner}\n${idempotencyKey}`)
}

/** Hash of the parsed body, so that whitespace and field order don't matter. */
export const bodyHashOf = ({ payload }: Pick<Context, 'payload'>, { body }: Checkout): string => {
  const { cart } = body
  if (!cart?.authorizationCodes) return digest(JSON.stringify(body))
  // R11: a keyed hash, so that someone who can read the database can't brute-force auth codes.
  const authorizationCodes = createHmac('sha256', payload.secret).update(JSON.stringify(cart.authorizationCodes)).digest('base64url')
  return digest(JSON.stringify({ ...body, cart: { ...cart, authorizationCodes } }))
}

export const buyerOf = (context: Context, { ordersCookie }: Checkout): Buyer => toBuyer(context, ordersCookie)

/** O18: distinguishes buyers without storing their address. */
const networkHash = ({ payload, network }: Pick<Context, 'payload' | 'network'>): string | null =>
  network === undefined ? null : createHmac('sha256', payload.secret).update(`network:${network}`).digest('base64url')

/** The normalised email address by which a customer is counted (D10). */
const customerKeyOf = (context: Context, { body }: Checkout): string => canonicalEmail(context.customer?.email ?? body.contact.email)

/** The proven customer. Entering an email address doesn't make you its owner, either for prices (D10) or for limits (O18). */
export const customerOf = ({ customer }: Context, { body, ordersCookie }: Checkout): CountedCustomer =>
  customer ? toCustomer(customer.id, customer.email) : toGuest(body.contact.email, claimedOrders(ordersCookie))

interface CreatedOrder {
  readonly order: OrderRecord
  readonly payment: PaymentStart
}

/** M4: freezes everything that determined the order's price. The order is pending until paid (O8). */
export const createOrder = (
  context: Context,
  checkout: Checkout,
  quote: Quote,
  provider: PaymentProvider,
  proof: VatIdProof | null = null,
): CreatedOrder => {
  const now = context.now()
  const orderNumber = createOrderNumber(now, context.random)
  const accessToken = createAccessToken(context.payload.secret, orderNumber)
  const { contact, billingAddress } = checkout.body
  const payment = provider.start({ orderNumber, email: contact.email, currency: quote.currency.code, amount: quote.dueNow })
  const order: OrderRecord = {
    id: uuidV7(now),
    orderNumber,
    orderDate: now,
    status: 'pending',
    contact,
    billingAddress,
    currency: quote.currency.code,
    digits: quote.currency.digits,
    exchangeRate: decimalToNumber(quote.currency.exchangeRate),
    rateDate: quote.currency.rateDate,
    taxRate: decimalToNumber(quote.taxRate),
    tax: quote.taxNote ? { ...quote.taxNote, ...(proof ? { proof } : {}) } : null,
    lines: quote.lines,
    discounts: { automatic: quote.automaticDiscounts, codes: quote.discountCodes },
    breakdown: quote.breakdown,
    dueNow: quote.dueNow,
    dueLater: quote.dueLater,
    paymentMethod: provider.method,
    paymentReference: payment.reference,
    customerId: context.customer?.id ?? null,
    accountEmail: context.customer?.email ?? null,
    customerKey: customerKeyOf(context, checkout),
    locale: context.locale,
    idempotencyKey: idempotencyKeyOf(context, checkout),
    idempotencyHash: bodyHashOf(context, checkout),
    accessTokenHash: hashToken(accessToken),
    sealedAccessToken: encrypt(context.payload, accessToken),
    events: [{ type: 'placed', at: now, note: null }],
    expiresAt: null,
    reference: checkout.body.reference ?? null,
    metadata: checkout.body.metadata ?? null,
    acceptance: checkout.body.acceptOnPage ? { acceptedAt: null } : null,
  }
  return { order, payment }
}

export interface PreparedCheckout {
  readonly context: Context
  readonly checkout: Checkout
  /** Domains whose availability has just been checked (S8, N2). */
  readonly askedNames: readonly ClaimedDomain[]
  /** O18: whether the order has codes or domains, so that it counts towards the buyer's unpaid limits. */
  readonly isCounted: boolean
  readonly snapshot: CatalogSnapshot
  readonly provider: PaymentProvider
  /** T5: from the tax authorities' responses received just before. */
  readonly tax: BuyerTax
}

const requote = ({ context, snapshot, tax }: PreparedCheckout, { request }: CheckoutSource, named: NamedCodes): Quote => {
  const quote = quoteWithContext(toPricingContext(snapshot, context.now(), named, tax.place), request)
  if (!quote.ok) throw new RefusedError(quote.error)
  return quote.value
}

/** O6: rejects an order whose total differs from the one shown. */
const assertExpected = ({ body }: Checkout, quote: Quote): void => {
  const expected = { total: body.expectedTotal, currency: body.expectedCurrency }
  if (!isSameTotal(expected, quote)) throw new RefusedError({ kind: 'quote-changed', expected, quote })
}

/** S8: rejects a domain added to the cart after the availability check. */
const assertAllAskedFor = ({ askedNames }: PreparedCheckout, quote: Quote): void => {
  const wasAsked = ({ name, operation }: ClaimedDomain) => askedNames.some((asked) => asked.name === name && asked.operation === operation)
  if (!claimedDomains(quote.lines).every(wasAsked)) throw new OvertakenError(quote)
}

/** Tracks the uses that earlier orders in the same batch have left (D12). */
export const createCouponBudget = () => {
  const usesTaken = new Map<string, number>()
  return (quote: Quote, { coupons }: NamedCodes): readonly string[] => {
    const limited = quote.discountCodes
      .map(({ discountId }) => discountId)
      .filter((code) => (coupons.get(code)?.usageLimit ?? null) !== null)
    const isLeft = (code: string) => (coupons.get(code)?.usedCount ?? 0) + (usesTaken.get(code) ?? 0) < (coupons.get(code)?.usageLimit ?? 0)
    // Another order takes the last use; the retry reprices and rejects the code with its reason.
    if (!limited.every(isLeft)) throw new OvertakenError(quote)
    for (const code of limited) usesTaken.set(code, (usesTaken.get(code) ?? 0) + 1)
    return limited
  }
}

/** Nothing is due and no acceptance is required, so placing the order completes it. */
const isFree = (order: OrderRecord): boolean => order.dueNow === 0 && !isAwaitingAcceptance(order)

/** Payment deadline, shorter for guests with a limited code (O16, O17). */
const deadlineOf = ({ snapshot: { unpaid } }: PreparedCheckout, order: OrderRecord, limited: readonly string[]): number | null => {
  if (isFree(order)) return null
  const guestCodeMinutes = order.customerId === null && limited.length > 0 ? unpaidOrderLimits.guestCodeMinutes : null
  return paymentDeadline({ method: order.paymentMethod, at: order.orderDate, guestCodeMinutes }, unpaid)
}

const noticeOf = ({ id, orderNumber, breakdown, digits, currency }: OrderRecord) =>
  staffNotice({
    kind: 'order-placed',
    key: id,
    adminPath: `/collections/orders/${id}`,
    replyToOrder: orderNumber,
    facts: [
      { name: 'order', value: orderNumber },
      { name: 'amount', value: moneyText(breakdown.total, digits, currency) },
    ],
  })

export const placedMails = (order: OrderRecord, isProven = isContactProven(order)): readonly [OutgoingMail, OutgoingMail] => [
  receiptMail({ ...order, email: order.contact.email }, isProven),
  noticeOf(order),
]

/**
 * W11: a checkout's emails. Card orders get none yet: the confirmation follows the payment, or a failure notice with a retry link
 * (`mailOrderMove`). O25: no email is sent before the buyer has accepted the terms.
 */
export const checkoutMails = (order: OrderRecord): readonly OutgoingMail[] =>
  isAwaitingAcceptance(order) || (order.paymentMethod !== 'offline' && order.dueNow > 0) ? [noticeOf(order)] : placedMails(order)

type CouponBudget = ReturnType<typeof createCouponBudget>

export interface DecidedOrder extends OrderToInsert {
  readonly quote: Quote
}

/** O6, D12: decides based on a new quote. Throws before anything is written. */
export const decideOrder = (
  prepared: PreparedCheckout,
  source: CheckoutSource | null,
  { named }: CheckoutState,
  take: CouponBudget,
): DecidedOrder => {
  const { context, checkout, provider } = prepared
  if (!source || source.request.items.length === 0) throw new RefusedError(refusal('empty-cart'))
  const quote = requote(prepared, source, named)
  assertExpected(checkout, quote)
  assertAllAskedFor(prepared, quote)
  const limited = take(quote, named)
  const { order: made, payment } = createOrder(context, checkout, quote, provider, prepared.tax.proof)
  const order = { ...made, expiresAt: deadlineOf(prepared, made, limited) }
  return {
    order,
    network: order.expiresAt === null ? null : networkHash(context),
    payment,
    quote,
    codes: quote.discountCodes.map(({ discountId }) => discountId),
    limited,
    cartId: source.kind === 'cart' ? source.id : null,
    mails: checkoutMails(order),
  }
}

/**
 * S8, N1: before any charge, checks every domain again against reservations and the registry. S3: an `unknown` domain can't be registered.
 * N2: an unregistered domain can't be transferred; an unknown one can.
 */
export const findUnavailable = async (context: Context, names: readonly ClaimedDomain[], buyer: Buyer): Promise<DomainError | null> => {
  if (names.length === 0) return null
  const asked = names.map(({ name }) => name)
  const [answers, holds] = await Promise.all([
    context.registry.checkAvailability(asked),
    findReservations(context.payload.db.drizzle, asked, context.now()),
  ])
  const spokenFor = firstClaimRefusal(names, holds, buyer)
  const checks = names.map(({ name, operation }) => {
    const status = answers.find(({ domain }) => domain === name)?.status ?? 'unknown'
    return { operation, isClaimed: holds.has(name), answer: withClaim({ domain: name, status }, holds.get(name)?.claim) }
  })
  const domains = checks
    .filter(({ operation, isClaimed, answer }) => isClaimed || (operation === 'register' && answer.status !== 'available'))
    .map(({ answer }) => answer)
  if (spokenFor) return spokenFor.kind === 'error' ? { ...spokenFor, details: { ...spokenFor.details, domains } } : spokenFor
  const [first] = domains
  if (first) return refusal('domain-unavailable', { values: { domain: first.domain }, details: { domains } })
  const free = checks.find(({ operation, answer }) => operation === 'transfer' && answer.status === 'available')?.answer
  return free ? refusal('domain-not-registered', { values: { domain: free.domain }, details: { domains: [free] } }) : null
}

/** `null` if the order isn't counted. */
export const buyerNetworkHash = ({ context, isCounted }: PreparedCheckout): string | null => (isCounted ? networkHash(context) : null)

/**
 * O18: limits what one buyer can reserve before paying, by proven customer and network together. A typed email address is not counted:
 * doing so would reveal what its owner has ordered and let strangers use up their limits. Call under their locks; throws RefusedError.
 */
export const refuseBeyondLimits = async (handle: Handle, prepared: PreparedCheckout, { order, limited }: DecidedOrder): Promise<void> => {
  const names = claimedDomains(order.lines)
  if (isFree(order) || (names.length === 0 && limited.length === 0)) return
  const { context, checkout, snapshot } = prepared
  const held = await findUnpaidClaims(handle, customerOf(context, checkout), networkHash(context), context.now())
  const [code] = limited.filter((each) => held.codes.has(each))
  if (code !== undefined) throw new RefusedError(refusal('code-in-unpaid-order', { values: { code } }))
  const { domains: most } = snapshot.unpaid
  if (names.length > 0 && held.names + names.length > most)
    throw new RefusedError(refusal('too-many-unpaid-domains', { values: { most, reserved: held.names } }))
}
