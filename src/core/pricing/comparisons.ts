import { multiplyAndRound } from '../money/arithmetic'
import type { UsdCents } from '../money/types'
import { monthsOfPeriod, type BillingPeriod, type Service } from '../catalog/types'
import { effectivePrice } from './prices'

/** P5, §9: the rounded gap between list price and price, shown when original > price; `null` otherwise. */
export const discountPercent = (originalPrice: UsdCents, price: UsdCents): number | null =>
  originalPrice > price ? multiplyAndRound(originalPrice - price, 100, originalPrice) : null

const comparedMonths = 36

/** What three years of something cost, in whatever whole unit the prices came in. */
export interface ThreeYearCost {
  /** Price of the first period, setup fee included. */
  readonly first: number
  readonly renewal: number
  /** How often it renews until 36 months are covered. Two years at a time needs one renewal, and then covers four. */
  readonly renewals: number
  readonly total: number
}

/** First period plus renewals until three years are covered; for domains, add-ons and services alike. */
export const threeYearCost = (
  billing: BillingPeriod,
  prices: { readonly price: number; readonly renewal: number; readonly setupFee?: number },
  /** N4: how many years the price covers already, where it is more than one period. */
  years = 1,
): ThreeYearCost => {
  const covered = years > 1 ? 12 * years : monthsOfPeriod[billing]
  const renewals = Math.max(0, Math.ceil((comparedMonths - covered) / monthsOfPeriod[billing]))
  const first = prices.price + (prices.setupFee ?? 0)
  return { first, renewal: prices.renewal, renewals, total: first + prices.renewal * renewals }
}

/**
 * P3: 12 × monthly − yearly, from effective prices in one currency (USD cents, or the minor unit shown beside it so that
 * what is shown adds up). `null` where there is nothing to save: it is shown only when positive (§9).
 */
export const yearlySavings = <Amount extends number>(monthly: Amount, yearly: Amount): Amount | null => {
  const savings = monthly * 12 - yearly
  return savings > 0 ? (savings as Amount) : null
}

/** P3: n of "Save n%", from the USD prices so that it is the same in every currency; `null` at 0 or less. */
export const yearlySavingsPercent = (prices: Service['prices']): number | null => {
  if (!prices.monthly || !prices.yearly) return null
  const twelveMonths = effectivePrice(prices.monthly) * 12
  if (twelveMonths === 0) return null
  const percent = multiplyAndRound(twelveMonths - effectivePrice(prices.yearly), 100, twelveMonths)
  return percent > 0 ? percent : null
}

/** P3: what paying yearly saves in the least case, so that the label is true of every plan. */
export const leastYearlySavingsPercent = (services: readonly Pick<Service, 'prices'>[]): number | null => {
  const percents = services.map(({ prices }) => yearlySavingsPercent(prices)).filter((percent) => percent !== null)
  return percents.length > 0 ? Math.min(...percents) : null
}
