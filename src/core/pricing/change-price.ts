import { powerOfTen } from '../money/decimal'
import { multiplyAndRound } from '../money/round'
import type { Decimal, UsdCents } from '../money/types'

/** How prices of the shop may end; the cents of each. */
export const priceEndings = { '.99': 99, '.95': 95, '.00': 0 } as const
export type PriceEnding = keyof typeof priceEndings

const hundred = 100

/** So many per cent more, or less; rounded once (M2). */
export const byPercent = (price: UsdCents, { digits, scale }: Decimal): UsdCents => {
  const whole = hundred * powerOfTen(scale)
  return multiplyAndRound(price, whole + digits, whole) as UsdCents
}

/** The nearest price with this ending, the higher of two as near. What costs something is not given away, and what is free stays free. */
export const endIn = (price: UsdCents, ending: PriceEnding): UsdCents => {
  if (price === 0) return price
  const cents = priceEndings[ending]
  const nearest = multiplyAndRound(price - cents, 1, hundred) * hundred + cents
  return Math.max(nearest, cents || hundred) as UsdCents
}

/** So many dollars more, or less; `by` has at most two places. */
export const byAmount = (price: UsdCents, { digits, scale }: Decimal): UsdCents => (price + digits * powerOfTen(2 - scale)) as UsdCents
