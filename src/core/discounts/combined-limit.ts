import { parseDecimal, powerOfTen } from '../money/decimal'
import { multiplyAndRound } from '../money/round'
import type { Minor } from '../money/types'

/** D1: what all discounts together may take of the subtotal. 100 % and more never binds. */
export const combinedAllowance = (subtotal: Minor, maximumPercent: number): Minor => {
  if (maximumPercent >= 100) return subtotal
  const { digits, scale } = parseDecimal(Math.max(0, maximumPercent))
  return multiplyAndRound(subtotal, digits, powerOfTen(scale + 2)) as Minor
}
