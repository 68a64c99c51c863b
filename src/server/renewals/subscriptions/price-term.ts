import type { Quote } from '@/core/orders/types'
import type { Result } from '@/core/result'
import { quoteTerm, quoteTopUp } from '@/core/subscriptions/quote-term'
import { termAmount } from '@/core/subscriptions/subscribed-lines'
import type { TaxPlace } from '@/core/tax/types'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'
import type { Refusal } from '@/server/platform/refusals'
import { noCodes } from '@/server/pricing/coupon-repository'
import { toQuoteWorld } from '@/server/pricing/find-quote-world'
import { inRange } from '@/server/pricing/quote-cart'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'

/** U6: what the shop does not sell any more, or not like this. */
const unsold: ReadonlySet<string> = new Set(['unknown-product', 'period-not-offered', 'coverage-not-offered', 'incomplete-bundle'])

/** U37: a balance is in one currency, and filled up only where on demand is sold. */
const unsoldTopUp: ReadonlySet<string> = new Set([...unsold, 'payment-type-not-offered', 'unknown-currency'])

export const isUnsold = (refused: Refusal, { balance }: Pick<SubscriptionRecord, 'balance'>): boolean =>
  refused.kind === 'error' && (balance ? unsoldTopUp : unsold).has(refused.code)

interface TermWorld {
  /** T8: whose tax it is; null is the one rate of the shop. */
  readonly place?: TaxPlace | null
  /** U10: how credit is called on the receipt. */
  readonly creditName?: string
}

/**
 * U3: the next term at the price of the day: what the receipt announced, so neither codes nor automatic discounts take part (D16).
 * A currency that is gone is answered in US dollars.
 */
export const priceTerm = (
  subscription: SubscriptionRecord,
  snapshot: CatalogSnapshot,
  now: number,
  { place = null, creditName = '' }: TermWorld = {},
): Result<Quote, Refusal> => {
  const currency = snapshot.currencies.has(subscription.currency) ? subscription.currency : 'USD'
  const credit = subscription.credit > 0 && currency === subscription.currency ? { name: creditName, amount: subscription.credit } : null
  const world = toQuoteWorld(snapshot, now, noCodes, place)
  return inRange(() => quoteTerm(subscription.items, currency, world, credit))
}

/** U37: a top-up at the price of the day. */
export const priceTopUp = (
  subscription: SubscriptionRecord,
  snapshot: CatalogSnapshot,
  now: number,
  { place = null }: TermWorld = {},
): Result<Quote, Refusal> =>
  inRange(() => quoteTopUp(subscription.items, subscription.currency, toQuoteWorld(snapshot, now, noCodes, place)))

/** What its next order asks for: a term, or money for its balance. */
export const priceNext: typeof priceTerm = (subscription, ...world) =>
  (subscription.balance ? priceTopUp : priceTerm)(subscription, ...world)

/** U6: what the next term costs more than this one, as it stands now. */
export const priceRise = ({ amount, currency }: SubscriptionRecord, quote: Quote) => {
  const next = termAmount(quote.lines)
  return quote.currency.code !== currency || next > amount
    ? { amount: next, currency: quote.currency.code, digits: quote.currency.digits }
    : null
}
