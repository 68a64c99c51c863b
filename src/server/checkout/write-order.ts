import type { PaymentProvider } from '@/core/payments/types'
import { sameTotal } from '@/core/orders/same-total'
import type { Quote } from '@/core/orders/types'
import { normaliseCode } from '@/core/discounts/normalise-code'
import type { Context } from '@/server/platform/context'
import { findOrderById } from '@/server/orders/order-repository'
import type { Handle } from '@/server/platform/database/handle'
import { updateMissingAddress } from '@/server/accounts/account-repository'
import { findStanding, insertOrder, lockCheckout, type Standing } from './checkout-repository'
import { type NamedCodes } from '@/server/pricing/coupon-repository'
import { holdLimits, reserveCoupon, type ReserveCoupon } from '@/server/pricing/coupon-uses-repository'
import type { OrderRecord } from '@/server/orders/order-record'
import { toQuoteWorld } from '@/server/pricing/find-quote-world'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'
import { refusal } from '@/server/platform/refusals'
import { insertLaterPayments } from '../payments/insert-later-payments'
import { requestTransfers } from '@/server/names/transfers/request-transfers'
import { quoteIn } from '@/server/pricing/quote-cart'
import { claimedNames, type ClaimedName } from '@/core/domains/claimed-names'
import { holdNames } from '@/server/names/holds/hold-names'
import { buyerOf, customerOf, findCheckoutSource, idempotencyKeyOf, type Checkout, type CheckoutSource } from './checkout-source'
import { createOrder } from './create-order'
import { placedMails } from './placed-mails'
import { OvertakenError, RefusedError } from '@/server/platform/refused-error'

export interface PreparedCheckout {
  readonly checkout: Checkout
  /** The names that were just asked for (S8, N2). */
  readonly askedNames: readonly ClaimedName[]
  readonly snapshot: CatalogSnapshot
  readonly provider: PaymentProvider
  /** Replaced only by the test that shows what happens without it. */
  readonly reserve?: ReserveCoupon
}

export interface WrittenOrder {
  readonly order: OrderRecord
  readonly isReplay: boolean
}

/** Every count, read under the locks of this order (D10, D12), and whether its key has made one (O5). */
const standingOf = (context: Context, handle: Handle, { checkout }: PreparedCheckout, { request }: CheckoutSource): Promise<Standing> =>
  findStanding(handle, idempotencyKeyOf(context, checkout), {
    codes: request.codes,
    customer: customerOf(context, checkout),
    locale: context.locale,
  })

const quoteAfresh = (context: Context, { snapshot }: PreparedCheckout, { request }: CheckoutSource, named: NamedCodes): Quote => {
  const quote = quoteIn(toQuoteWorld(snapshot, context.now(), named), request)
  if (!quote.ok) throw new RefusedError(quote.error)
  return quote.value
}

/** O6: nothing is ordered at another total than the visitor was shown. */
const assertExpected = ({ body }: Checkout, quote: Quote): void => {
  const expected = { total: body.expectedTotal, currency: body.expectedCurrency }
  if (!sameTotal(expected, quote)) throw new RefusedError({ kind: 'quote-changed', expected, quote })
}

/** D12: every use of a code with a limit must be taken. */
const isLimited = ({ coupons }: NamedCodes, code: string): boolean => (coupons.get(code)?.usageLimit ?? null) !== null

/** In ascending order, so that two orders with the same codes never wait for each other. */
const reserveAll = async (handle: Handle, codes: readonly string[], reserve: ReserveCoupon): Promise<boolean> => {
  for (const code of codes) if (!(await reserve(handle, code))) return false
  return true
}

/** The source as it stands under the lock of its row, and of its codes; another order may have taken it meanwhile. */
const lockSource = async (handle: Handle, { checkout }: PreparedCheckout): Promise<CheckoutSource> => {
  const locked = await findCheckoutSource(handle, checkout, { isLocked: true })
  if (!locked || locked.request.items.length === 0) throw new RefusedError(refusal('empty-cart'))
  if (locked.kind === 'cart') await holdLimits(handle, locked.request.codes.map(normaliseCode))
  return locked
}

/** S8: a name that came onto the cart after the registry was asked has not been asked for. */
const assertAllAskedFor = ({ askedNames }: PreparedCheckout, quote: Quote): void => {
  const wasAsked = ({ name, operation }: ClaimedName) => askedNames.some((asked) => asked.name === name && asked.operation === operation)
  if (!claimedNames(quote.lines).every(wasAsked)) throw new OvertakenError(quote)
}

/** N1: a name is one order's; of two at once the second waits here and is then told. */
const holdOrRefuse = async (
  context: Context,
  handle: Handle,
  { checkout, snapshot }: PreparedCheckout,
  order: OrderRecord,
  quote: Quote,
): Promise<void> => {
  const refused = await holdNames(handle, { order, hours: snapshot.nameHoldHours, buyer: buyerOf(context, checkout) })
  if (refused === 'released') throw new OvertakenError(quote)
  if (refused) throw new RefusedError(refused)
}

/**
 * The whole order, in the transaction it is given: the locks first (O5), then the cart, a fresh quote (O6), the uses of its
 * codes (D12), and the rows. Whatever is thrown leaves nothing behind.
 */
export const writeOrder = async (context: Context, handle: Handle, prepared: PreparedCheckout): Promise<WrittenOrder> => {
  const { checkout, provider, reserve = reserveCoupon } = prepared
  const bodyCodes = (checkout.body.cart?.codes ?? []).map(normaliseCode)
  await lockCheckout(handle, idempotencyKeyOf(context, checkout), customerOf(context, checkout), bodyCodes)
  const source = await lockSource(handle, prepared)
  const { placedId, named } = await standingOf(context, handle, prepared, source)
  const existing = placedId === null ? null : await findOrderById(handle, placedId)
  if (existing) return { order: existing, isReplay: true }

  const quote = quoteAfresh(context, prepared, source, named)
  assertExpected(checkout, quote)
  assertAllAskedFor(prepared, quote)
  const codes = quote.discountCodes.map(({ discountId }) => discountId).sort()
  if (
    !(await reserveAll(
      handle,
      codes.filter((code) => isLimited(named, code)),
      reserve,
    ))
  ) {
    // Somebody took the last use since the counts were read: priced again, the code is refused with its reason.
    const now = await standingOf(context, handle, prepared, source)
    assertExpected(checkout, quoteAfresh(context, prepared, source, now.named))
    throw new OvertakenError(quote)
  }

  const { order, payment } = createOrder(context, checkout, quote, provider)
  const cartId = source.kind === 'cart' ? source.id : null
  await insertOrder(handle, { order, payment, codes, cartId, mails: placedMails(order) })
  await holdOrRefuse(context, handle, prepared, order, quote)
  if (order.dueLater > 0) await insertLaterPayments(handle, order)
  // A customer's first order says where invoices go: the next form opens with it.
  if (context.customer) await updateMissingAddress(handle, context.customer.id, checkout.body.billingAddress)
  await requestTransfers(context, handle, order, { cartId, given: checkout.body.cart?.authorizationCodes ?? {} })
  return { order, isReplay: false }
}
