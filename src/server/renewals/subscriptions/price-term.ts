import type { Quote } from '@/core/orders/types'
import type { Result } from '@/core/result'
import { renewalRequest } from '@/core/subscriptions/renewal-request'
import { termAmount } from '@/core/subscriptions/subscribed-lines'
import type { TaxPlace } from '@/core/tax/types'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'
import type { Refusal } from '@/server/platform/refusals'
import { noCodes } from '@/server/pricing/coupon-repository'
import { toQuoteWorld } from '@/server/pricing/find-quote-world'
import { quoteIn } from '@/server/pricing/quote-cart'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'

/** U6: what the shop does not sell any more, or not like this. */
const unsold: ReadonlySet<string> = new Set(['unknown-product', 'period-not-offered', 'coverage-not-offered', 'incomplete-bundle'])

export const isUnsold = (refused: Refusal): boolean => refused.kind === 'error' && unsold.has(refused.code)

/**
 * U3: the next term at the price of the day: what the receipt announced, so neither codes nor automatic discounts take part (D16).
 * A currency that is gone is answered in US dollars.
 */
export const priceTerm = (
  subscription: SubscriptionRecord,
  snapshot: CatalogSnapshot,
  now: number,
  place: TaxPlace | null = null,
): Result<Quote, Refusal> => {
  const currency = snapshot.currencies.has(subscription.currency) ? subscription.currency : 'USD'
  const world = { ...toQuoteWorld(snapshot, now, noCodes, place), automaticDiscounts: [], isFirstOrder: false }
  const whole = quoteIn(world, renewalRequest(subscription, currency, { selectedPaymentType: 'full' }))
  const isOffered = whole.ok || whole.error.kind !== 'error' || whole.error.code !== 'payment-type-not-offered'
  return isOffered ? whole : quoteIn(world, renewalRequest(subscription, currency, {}))
}

/** U6: what the next term costs more than this one, as it stands now. */
export const priceRise = ({ amount, currency }: SubscriptionRecord, quote: Quote) => {
  const next = termAmount(quote.lines)
  return quote.currency.code !== currency || next > amount
    ? { amount: next, currency: quote.currency.code, digits: quote.currency.digits }
    : null
}
