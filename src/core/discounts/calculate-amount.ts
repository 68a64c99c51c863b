import { convertUnit } from '../money/convert'
import { powerOfTen } from '../money/decimal'
import { multiplyAndRound } from '../money/round'
import type { Currency, Minor, UsdCents } from '../money/types'
import type { Eligible } from './find-eligible'
import type { DiscountValue } from './types'

/** D4: a percentage of the pre-discount amount (D2), or a fixed value converted like a unit price (M5). */
const computeFrom = (discount: DiscountValue, amount: Minor, currency: Currency): number => {
  switch (discount.type) {
    case 'percentage':
      return multiplyAndRound(amount, discount.value.digits, powerOfTen(discount.value.scale + 2))
    case 'fixed':
      return convertUnit(discount.value, currency)
    default:
      return discount satisfies never
  }
}

/** D4, D8: what a discount takes: computed, capped, and never more than what is left for it. */
export const calculateAmount = (
  discount: DiscountValue & { readonly maxDiscount: UsdCents | null },
  eligible: Eligible,
  currency: Currency,
  allowance: number,
): Minor => {
  const computed = computeFrom(discount, eligible.amount, currency)
  const cap = discount.maxDiscount === null ? computed : convertUnit(discount.maxDiscount, currency)
  return Math.min(computed, cap, eligible.left, allowance) as Minor
}
