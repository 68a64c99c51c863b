import { monthsOfPeriod, type BillingPeriod } from '../catalog/types'

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
