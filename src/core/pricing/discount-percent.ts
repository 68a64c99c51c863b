import { multiplyAndRound } from '../money/round'
import type { UsdCents } from '../money/types'

/** P5, §9: the rounded gap between list price and price, shown when original > price; `null` otherwise. */
export const discountPercent = (originalPrice: UsdCents, price: UsdCents): number | null =>
  originalPrice > price ? multiplyAndRound(originalPrice - price, 100, originalPrice) : null
