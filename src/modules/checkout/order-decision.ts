import { decimalToNumber } from '@/core/money/arithmetic'
import { createOrderNumber, type Quote } from '@/core/orders/types'
import type { PaymentProvider, PaymentStart } from '@/core/payments/types'
import type { VatIdProof } from '@/core/tax/types'
import { hashToken } from '@/lib/crypto/tokens'
import type { Context } from '@/lib/context'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { uuidV7, type Handle } from '@/lib/db/sql'
import { createAccessToken } from '@/modules/orders/order-access'
import { encrypt } from '@/lib/crypto/encryption'
import { bodyHashOf, customerKeyOf, idempotencyKeyOf, type Checkout, networkHash, type CheckoutSource } from './checkout-state'
import { unpaidOrders } from '@/lib/config/limits'
import { paymentDeadline } from '@/core/payments/schedule'
import { sameTotal } from '@/core/orders/totals'
import { claimedNames, type ClaimedName, withClaim } from '@/core/domains/types'
import type { CatalogSnapshot } from '@/modules/catalog/snapshot'
import { refusal, OvertakenError, RefusedError, type DomainError } from '@/lib/http/http-error'
import { type NamedCodes, type CountedCustomer, toCustomer } from '@/modules/pricing/coupons.repository'
import { toPricingContext } from '@/modules/pricing/pricing-context'
import type { BuyerTax } from '@/modules/tax/buyer-tax'
import { quoteWithContext } from '@/modules/pricing/quote.service'
import type { CheckoutState, OrderToInsert } from './checkout.repository'
import { checkoutMails } from './emails'
import { findNameHolds } from '@/modules/domains/reservations/reservations.repository'
import { firstClaimRefusal, type Buyer } from '@/modules/domains/reservations/reservations.service'
import { findUnpaidClaims } from './unpaid-orders.repository'

interface CreatedOrder {
  readonly order: OrderRecord
  readonly payment: PaymentStart
}

/** M4: the order freezes everything it was priced with. It is pending until its money is seen (O8). */
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
  }
  return { order, payment }
}

export interface PreparedCheckout {
  readonly context: Context
  readonly checkout: Checkout
  /** The names that were just asked for (S8, N2). */
  readonly askedNames: readonly ClaimedName[]
  /** O18: whether what is bought is counted by its buyer until it is paid: it has codes or names. */
  readonly isCounted: boolean
  readonly snapshot: CatalogSnapshot
  readonly provider: PaymentProvider
  /** T5: as the tax offices answered a moment ago. */
  readonly tax: BuyerTax
}

const quoteAfresh = ({ context, snapshot, tax }: PreparedCheckout, { request }: CheckoutSource, named: NamedCodes): Quote => {
  const quote = quoteWithContext(toPricingContext(snapshot, context.now(), named, tax.place), request)
  if (!quote.ok) throw new RefusedError(quote.error)
  return quote.value
}

/** O6: nothing is ordered at another total than the visitor was shown. */
const assertExpected = ({ body }: Checkout, quote: Quote): void => {
  const expected = { total: body.expectedTotal, currency: body.expectedCurrency }
  if (!sameTotal(expected, quote)) throw new RefusedError({ kind: 'quote-changed', expected, quote })
}

/** S8: a name that came onto the cart after the registry was asked has not been asked for. */
const assertAllAskedFor = ({ askedNames }: PreparedCheckout, quote: Quote): void => {
  const wasAsked = ({ name, operation }: ClaimedName) => askedNames.some((asked) => asked.name === name && asked.operation === operation)
  if (!claimedNames(quote.lines).every(wasAsked)) throw new OvertakenError(quote)
}

/** The uses of codes with a limit that the orders before it in the group leave (D12). */
export const createCouponBudget = () => {
  const taken = new Map<string, number>()
  return (quote: Quote, { coupons }: NamedCodes): readonly string[] => {
    const limited = quote.discountCodes
      .map(({ discountId }) => discountId)
      .filter((code) => (coupons.get(code)?.usageLimit ?? null) !== null)
    const isLeft = (code: string) => (coupons.get(code)?.usedCount ?? 0) + (taken.get(code) ?? 0) < (coupons.get(code)?.usageLimit ?? 0)
    // Somebody takes the last use before: priced again, the code is refused with its reason.
    if (!limited.every(isLeft)) throw new OvertakenError(quote)
    for (const code of limited) taken.set(code, (taken.get(code) ?? 0) + 1)
    return limited
  }
}

/** O16, O17. */
const deadlineOf = ({ snapshot: { unpaid } }: PreparedCheckout, order: OrderRecord, limited: readonly string[]): number | null => {
  if (order.dueNow === 0) return null
  const guestCodeMinutes = order.customerId === null && limited.length > 0 ? unpaidOrders.guestCodeMinutes : null
  return paymentDeadline({ method: order.paymentMethod, at: order.orderDate, guestCodeMinutes }, unpaid)
}

type CouponBudget = ReturnType<typeof createCouponBudget>

export interface DecidedOrder extends OrderToInsert {
  readonly quote: Quote
}

/** O6, D12: a fresh quote decides; what is thrown has written nothing. */
export const decideOrder = (
  prepared: PreparedCheckout,
  source: CheckoutSource | null,
  { named }: CheckoutState,
  take: CouponBudget,
): DecidedOrder => {
  const { context, checkout, provider } = prepared
  if (!source || source.request.items.length === 0) throw new RefusedError(refusal('empty-cart'))
  const quote = quoteAfresh(prepared, source, named)
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
 * S8, N1: every name is asked for again before anything is charged, here as well as at the registry. S3: what is `unknown`
 * cannot be registered. N2: what is free cannot be moved, and what is unknown can.
 */
export const findUnavailable = async (context: Context, names: readonly ClaimedName[], buyer: Buyer): Promise<DomainError | null> => {
  if (names.length === 0) return null
  const asked = names.map(({ name }) => name)
  const [answers, holds] = await Promise.all([
    context.registry.checkAvailability(asked),
    findNameHolds(context.payload.db.drizzle, asked, context.now()),
  ])
  const spokenFor = firstClaimRefusal(names, holds, buyer)
  const judged = names.map(({ name, operation }) => {
    const status = answers.find(({ domain }) => domain === name)?.status ?? 'unknown'
    return { operation, isClaimed: holds.has(name), answer: withClaim({ domain: name, status }, holds.get(name)?.claim) }
  })
  const domains = judged
    .filter(({ operation, isClaimed, answer }) => isClaimed || (operation === 'register' && answer.status !== 'available'))
    .map(({ answer }) => answer)
  if (spokenFor) return spokenFor.kind === 'error' ? { ...spokenFor, details: { ...spokenFor.details, domains } } : spokenFor
  const [first] = domains
  if (first) return refusal('domain-unavailable', { values: { domain: first.domain }, details: { domains } })
  const free = judged.find(({ operation, answer }) => operation === 'transfer' && answer.status === 'available')?.answer
  return free ? refusal('domain-not-registered', { values: { domain: free.domain }, details: { domains: [free] } }) : null
}

/** Of whom nobody else may place an order meanwhile; `null` where nothing is counted. */
export const networkOf = ({ context, isCounted }: PreparedCheckout): string | null => (isCounted ? networkHash(context) : null)

/** O18: whose unpaid orders are counted together. A typed address counts too: it gains nothing and only limits. */
export const claimantOf = ({ context: { customer }, checkout }: PreparedCheckout): CountedCustomer =>
  toCustomer(customer?.id ?? null, [customer?.email ?? checkout.body.contact.email])

/**
 * O18: until it is paid, what one buyer keeps from everybody else has a limit. A buyer is an account, an email address or a network, whichever
 * has more. To be called under their locks; throws the refusal.
 */
export const refuseBeyondLimits = async (handle: Handle, prepared: PreparedCheckout, { order, limited }: DecidedOrder): Promise<void> => {
  const names = claimedNames(order.lines)
  if (order.dueNow === 0 || (names.length === 0 && limited.length === 0)) return
  const { context, snapshot } = prepared
  const held = await findUnpaidClaims(handle, claimantOf(prepared), networkHash(context), context.now())
  const [code] = limited.filter((each) => held.codes.has(each))
  if (code !== undefined) throw new RefusedError(refusal('code-in-unpaid-order', { values: { code } }))
  const { domains: most } = snapshot.unpaid
  if (names.length > 0 && held.names + names.length > most)
    throw new RefusedError(refusal('too-many-unpaid-domains', { values: { most, reserved: held.names } }))
}
