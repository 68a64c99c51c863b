import { priceCart } from '@/server/cart/price-cart'
import { claimedNames, type ClaimedName } from '@/core/domains/claimed-names'
import { findUnavailable } from './check-availability'
import { findCartRows } from '@/server/cart/cart-repository'
import { bodyHashOf, buyerOf, cartHashOf, idempotencyKeyOf, sourceOf, type Checkout, type CheckoutSource } from './checkout-source'
import { OvertakenError, RefusedError } from '@/server/platform/refused-error'
import type { PreparedCheckout } from './decide-order'
import type { WrittenOrder } from './write-orders'
import { writeAlone, writeTogether } from './write-together'
import type { Context } from '@/server/platform/context'
import { isPassingConflict } from '@/server/platform/database/database-faults'
import { findOrderByKey } from '@/server/orders/order-repository'
import { noCodes } from '@/server/pricing/coupon-repository'
import { ok, refuse, type Result } from '@/core/result'
import { accessTokenOf } from '@/server/orders/order-access'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { findWorldOn, toQuoteWorld } from '@/server/pricing/find-quote-world'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'
import { refusal, type ExpectedTotal, type Refusal } from '@/server/platform/refusals'
import { inSpan } from '@/server/platform/tracing/in-span'
import { buyerSays, findBuyerTax, type BuyerTax } from '@/server/tax/find-buyer-tax'
import { quoteIn } from '@/server/pricing/quote-cart'

export interface PlacedOrder extends WrittenOrder {
  /** O7: opens the order to a guest. */
  readonly accessToken: string
}

const maximumAttempts = 4

/** The same key with the same body is the same order; with another body it is a mistake (O5). */
const replay = (context: Context, checkout: Checkout, written: WrittenOrder): Result<PlacedOrder, Refusal> =>
  written.order.idempotencyHash === bodyHashOf(context, checkout)
    ? ok({ ...written, accessToken: accessTokenOf(context.payload, written.order) })
    : refuse(refusal('idempotency-mismatch'))

const expectedOf = ({ body }: Checkout): ExpectedTotal => ({ total: body.expectedTotal, currency: body.expectedCurrency })

/**
 * The names that are about to be registered or moved here, priced before any lock is taken: refusals that need no transaction come from here. Codes change no line, so they are looked up
 * only for a quote that is shown.
 */
const findNamesBeforehand = async (
  context: Context,
  snapshot: CatalogSnapshot,
  checkout: Checkout,
  source: CheckoutSource,
  { place }: BuyerTax,
): Promise<Result<readonly ClaimedName[], Refusal>> => {
  const world = toQuoteWorld(snapshot, context.now(), noCodes, place)
  if (source.kind === 'request') {
    const quote = quoteIn(world, source.request)
    return quote.ok ? ok(claimedNames(quote.value.lines)) : quote
  }
  const priced = priceCart(source.cart, world)
  if (priced.cart === source.cart) return ok(claimedNames(priced.quote.lines))
  // O6: a product that is gone changes what is ordered, whatever the total says.
  const { quote } = priceCart(source.cart, await findWorldOn(context, snapshot, source.cart.codes, context.payload.db.drizzle, place))
  return refuse({ kind: 'quote-changed', expected: expectedOf(checkout), quote })
}

const findSource = async ({ payload }: Context, checkout: Checkout): Promise<CheckoutSource | null> => {
  const hash = cartHashOf(checkout)
  return sourceOf(checkout, hash === null ? new Map() : await findCartRows(payload.db.drizzle, [hash]))
}

/**
 * One attempt. The registry is asked and the catalogue read before the transaction, so that no connection is held while
 * waiting for anything else; everything that decides is read again inside it. What may be refused after it was written (its names
 * are somebody else's) has a transaction to itself, and so has what failed together with others.
 */
const attempt = async (context: Context, checkout: Checkout, isFirst: boolean): Promise<Result<PlacedOrder, Refusal>> => {
  if (!checkout.body.acceptTerms) return refuse(refusal('terms-required', { field: 'acceptTerms' }))
  const provider = context.payments[checkout.body.paymentMethod]
  if (!provider) return refuse(refusal('payment-method-unavailable', { field: 'paymentMethod' }))
  const source = await findSource(context, checkout)
  if (!source || source.request.items.length === 0) return refuse(refusal('empty-cart'))

  const snapshot = await findCatalogSnapshot(context)
  const tax = await findBuyerTax(context, snapshot, buyerSays(checkout.body))
  const names = await findNamesBeforehand(context, snapshot, checkout, source, tax)
  if (!names.ok) return names
  const unavailable = await findUnavailable(context, names.value, buyerOf(context, checkout))
  if (unavailable) return refuse(unavailable)

  const isCounted = names.value.length > 0 || source.request.codes.length > 0
  const prepared: PreparedCheckout = { context, checkout, askedNames: names.value, isCounted, snapshot, provider, tax }
  const write = isFirst && names.value.length === 0 ? writeTogether : writeAlone
  return replay(context, checkout, await write(prepared))
}

/** Tries again after what passes by itself: a number that was drawn twice, a cart that changed meanwhile. */
const attemptUntilDecided = async (context: Context, checkout: Checkout): Promise<Result<PlacedOrder, Refusal>> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(context, checkout, attempts === 1)
    } catch (fault) {
      if (fault instanceof RefusedError) return refuse(fault.refusal)
      const isLast = attempts === maximumAttempts
      if (isLast && fault instanceof OvertakenError)
        return refuse({ kind: 'quote-changed', expected: expectedOf(checkout), quote: fault.quote })
      const isPassing = fault instanceof OvertakenError || isPassingConflict(fault)
      if (!isPassing || isLast) throw fault
    }
  }
}

/**
 * Places the order, or says why not (O4–O8, D10, D12, S8). Either everything is written or nothing is. What was placed
 * under this key before answers for itself (O5): its cart is gone and its names are taken, so a refusal looks for it.
 */
export const placeOrder = async (context: Context, checkout: Checkout): Promise<Result<PlacedOrder, Refusal>> => {
  const decided = await inSpan('checkout', () => attemptUntilDecided(context, checkout))
  if (decided.ok) return decided
  const order = await findOrderByKey(context.payload.db.drizzle, idempotencyKeyOf(context, checkout))
  return order ? replay(context, checkout, { order, isReplay: true }) : decided
}
