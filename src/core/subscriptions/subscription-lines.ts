import type { QuoteItemRequest, QuoteRequest, Quote, QuoteRefusal, PricingContext, QuoteLine } from '../orders/types'
import type { Result } from '../result'
import type { OrderedSubscription, RecurringType } from './types'
import { type Credit, calculateQuote } from '../orders/calculate-quote'
import { sumOf } from '../money/arithmetic'

/**
 * U3: order for another term, without codes (D16), paid in full or, if that is not offered, with the service's default payment type; O21:
 * or a top-up.
 */
export const renewalRequest = (
  { items }: Pick<OrderedSubscription, 'items'>,
  currency: string,
  payment: { readonly selectedPaymentType?: 'full' | 'on-demand' },
): QuoteRequest => ({
  currency,
  codes: [],
  items: items.map(({ type, id, billing, quantity, serviceData }) => ({
    type,
    id,
    billing,
    quantity,
    serviceData: { ...serviceData, operation: 'renew' },
    ...payment,
  })),
})

/** U3: idempotency key of a term's order. Checkout never creates such keys. */
export const renewalKey = (id: string, termStart: number, attempt: number): string =>
  `subscription:${id}:${new Date(termStart).toISOString().slice(0, 10)}:${attempt}`

const plainContext = (world: PricingContext): PricingContext => ({ ...world, automaticDiscounts: [], isFirstOrder: false })

/** Top-up order for a balance: the service's amount, without a setup fee (O21). */
export const quoteTopUp = (items: readonly QuoteItemRequest[], currency: string, world: PricingContext): Result<Quote, QuoteRefusal> =>
  calculateQuote(renewalRequest({ items }, currency, { selectedPaymentType: 'on-demand' }), plainContext(world))

/** U3, D16: renewal price, without codes, automatic discounts or setup fee; paid in full if offered. */
export const quoteTerm = (
  items: readonly QuoteItemRequest[],
  currency: string,
  world: PricingContext,
  credit: Credit | null = null,
): Result<Quote, QuoteRefusal> => {
  const plain = plainContext(world)
  const whole = calculateQuote(renewalRequest({ items }, currency, { selectedPaymentType: 'full' }), plain, credit)
  const isOffered = whole.ok || whole.error.code !== 'payment-type-not-offered'
  return isOffered ? whole : calculateQuote(renewalRequest({ items }, currency, {}), plain, credit)
}

type RecurringLine = QuoteLine & { readonly type: RecurringType }

/** Domains renew separately, and add-ons with their domain (ADR 029). */
const isRecurring = (line: QuoteLine): line is RecurringLine => line.type !== 'domain' && line.type !== 'addon'

/** Old or manually entered lines may lack `serviceData`. */
const dataOf = ({ serviceData }: { readonly serviceData?: QuoteLine['serviceData'] }): QuoteLine['serviceData'] => serviceData ?? {}

const isRenewed = (line: QuoteLine): boolean => dataOf(line).operation === 'renew'

export const renewsSubscriptions = (lines: readonly QuoteLine[]): boolean => lines.some((line) => isRecurring(line) && isRenewed(line))

const referenceOf = ({ type, id, billing, quantity, serviceData }: QuoteLine): QuoteItemRequest => ({
  type,
  id,
  billing,
  quantity,
  serviceData,
})

/** U3: recurring amount shown on the receipt. */
export const termAmount = (lines: readonly Pick<QuoteLine, 'renewal' | 'quantity'>[]) =>
  sumOf(lines.map(({ renewal, quantity }) => renewal * quantity))

/** U36: top-up amount before tax, without setup fees. */
const paidInOf = (lines: readonly QuoteLine[]): OrderedSubscription['paidIn'] =>
  lines.some(({ topUpBelow }) => topUpBelow !== undefined)
    ? {
        amount: sumOf(lines.map(({ subtotal, discount }) => subtotal - discount)),
        threshold: sumOf(lines.map(({ topUpBelow = 0 }) => topUpBelow)),
      }
    : undefined

/** U37: top-up of an existing subscription; undefined if the order pays for a term. */
export const topUpOf = (lines: readonly QuoteLine[]): OrderedSubscription['paidIn'] => paidInOf(lines.filter(isRecurring).filter(isRenewed))

const bundleOf = (line: QuoteLine): string | null => {
  const { bundle } = dataOf(line)
  return bundle === undefined ? null : `bundle|${bundle}|${line.billing}`
}

export const subscriptionKeyOf = (line: QuoteLine): string => bundleOf(line) ?? line.key

/** An order's lines that belong to one subscription; for a renewal, all of them. */
export const subscriptionLines = (lines: readonly QuoteLine[], lineKey: string): readonly QuoteLine[] => {
  const recurring = lines.filter(isRecurring)
  const renewed = recurring.filter(isRenewed)
  return renewed.length > 0 ? renewed : recurring.filter((line) => subscriptionKeyOf(line) === lineKey)
}

const subscribe = (first: RecurringLine, parts: readonly RecurringLine[]): OrderedSubscription => {
  const { bundle } = dataOf(first)
  const paidIn = paidInOf(parts)
  const ofAll = {
    items: parts.map(referenceOf),
    quantity: first.quantity,
    billing: first.billing,
    amount: termAmount(parts),
    ...(paidIn === undefined ? {} : { paidIn }),
  }
  return bundle === undefined
    ? { lineKey: subscriptionKeyOf(first), kind: first.type, product: first.id, name: first.name, ...ofAll }
    : {
        lineKey: subscriptionKeyOf(first),
        kind: 'bundle',
        product: bundle,
        name: parts.map(({ name }) => name).join(' + '),
        ...ofAll,
      }
}

/** U1: subscriptions that an order creates; a bundle is one subscription. Renewals create none. */
export const subscribedLines = (lines: readonly QuoteLine[]): readonly OrderedSubscription[] => {
  const recurring = lines.filter(isRecurring).filter((line) => !isRenewed(line))
  return recurring.flatMap((line) => {
    const bundle = bundleOf(line)
    if (bundle === null) return [subscribe(line, [line])]
    const parts = recurring.filter((other) => bundleOf(other) === bundle)
    return parts[0] === line ? [subscribe(line, parts)] : []
  })
}
