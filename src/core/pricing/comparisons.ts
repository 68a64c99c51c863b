import { multiplyAndRound } from '../money/arithmetic'
import type { UsdCents } from '../money/types'
import { monthsOfPeriod, type BillingPeriod, type Service } from '../catalog/types'
import { effectivePrice } from './prices'

/** P5, §9: discount from the list price in rounded per cent; `null` unless original > price. */
export const discountPercent = (originalPrice: UsdCents, price: UsdCents): number | null =>
  originalPrice > price ? multiplyAndRound(originalPrice - price, 100, originalPrice) : null

const comparedMonths = 36

/** In the same unit as the given prices. */
interface ThreeYearCost {
  /** First period, including the setup fee. */
  readonly first: number
  readonly renewal: number
  /** Renewals until 36 months are covered. A two-year period needs one renewal and then covers four years. */
  readonly renewals: number
  readonly total: number
}

/** Three-year cost of a domain, add-on or service, in the same unit as the given prices. */
export const threeYearCost = (
  billing: BillingPeriod,
  prices: { readonly price: number; readonly renewal: number; readonly setupFee?: number },
  /** N4: years already included in the price. */
  years = 1,
): ThreeYearCost => {
  const covered = years > 1 ? 12 * years : monthsOfPeriod[billing]
  const renewals = Math.max(0, Math.ceil((comparedMonths - covered) / monthsOfPeriod[billing]))
  const first = prices.price + (prices.setupFee ?? 0)
  return { first, renewal: prices.renewal, renewals, total: first + prices.renewal * renewals }
}

/**
 * P3: 12 × monthly − yearly, from effective prices in one currency (USD cents, or the displayed minor unit, so that the displayed figures
 * add up). `null` unless positive (§9).
 */
export const yearlySavings = <Amount extends number>(monthly: Amount, yearly: Amount): Amount | null => {
  const savings = monthly * 12 - yearly
  return savings > 0 ? (savings as Amount) : null
}

/** P3: n in "Save n%", from USD prices, so that it is the same in every currency; `null` at 0 or less. */
export const yearlySavingsPercent = (prices: Service['prices']): number | null => {
  if (!prices.monthly || !prices.yearly) return null
  const twelveMonths = effectivePrice(prices.monthly) * 12
  if (twelveMonths === 0) return null
  const percent = multiplyAndRound(twelveMonths - effectivePrice(prices.yearly), 100, twelveMonths)
  return percent > 0 ? percent : null
}

/** P3: the smallest saving, so that the label is true for every plan. */
export const leastYearlySavingsPercent = (services: readonly Pick<Service, 'prices'>[]): number | null => {
  const percents = services.map(({ prices }) => yearlySavingsPercent(prices)).filter((percent) => percent !== null)
  return percents.length > 0 ? Math.min(...percents) : null
}
