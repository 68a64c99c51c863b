import { unpaidOrders } from '@/config/limits'
import type { PaymentProvider } from '@/core/payments/types'
import { paymentDeadline } from '@/core/payments/payment-deadline'
import { sameTotal } from '@/core/orders/same-total'
import type { Quote } from '@/core/orders/types'
import { claimedNames, type ClaimedName } from '@/core/domains/claimed-names'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'
import type { Context } from '@/server/platform/context'
import type { OrderRecord } from '@/server/orders/order-record'
import { refusal } from '@/server/platform/refusals'
import { OvertakenError, RefusedError } from '@/server/platform/refused-error'
import type { NamedCodes } from '@/server/pricing/coupon-repository'
import { toQuoteWorld } from '@/server/pricing/find-quote-world'
import type { BuyerTax } from '@/server/tax/find-buyer-tax'
import { quoteIn } from '@/server/pricing/quote-cart'
import type { Standing } from './checkout-repository'
import { networkHash, type Checkout, type CheckoutSource } from './checkout-source'
import { createOrder } from './create-order'
import type { OrderToInsert } from './placed-order-repository'
import { checkoutMails } from './placed-mails'

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
  const quote = quoteIn(toQuoteWorld(snapshot, context.now(), named, tax.place), request)
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
export const createStock = () => {
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

type Take = ReturnType<typeof createStock>

export interface DecidedOrder extends OrderToInsert {
  readonly quote: Quote
}

/** O6, D12: a fresh quote decides; what is thrown has written nothing. */
export const decideOrder = (prepared: PreparedCheckout, source: CheckoutSource | null, { named }: Standing, take: Take): DecidedOrder => {
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
