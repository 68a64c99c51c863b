import type { Service } from '../catalog/types'
import { multiplyAndRound } from '../money/round'
import { effectivePrice } from './effective-price'

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
