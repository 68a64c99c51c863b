import { isWithinAnyCategory } from '../catalog/category-tree'
import type { AutomaticDiscount, Coupon, DiscountValue } from '../discounts/types'
import { decimalToNumber } from '../money/decimal'
import { fractionOf } from '../money/percent'
import type { UsdCents } from '../money/types'
import type { Weighed } from './types'

const valueOf = (discount: DiscountValue & { readonly maxDiscount: UsdCents | null }, copies: number): Pick<Weighed, 'rate' | 'most'> =>
  discount.type === 'percentage'
    ? { rate: fractionOf(decimalToNumber(discount.value)) * copies, most: (discount.maxDiscount ?? Infinity) * copies }
    : { rate: null, most: Math.min(discount.value, discount.maxDiscount ?? Infinity) * copies }

/** D5: several codes of one rule are one that takes as much as all of them. */
export const weighCode = (coupon: Coupon, copies: number): Weighed => {
  const { id, applicableCategories, excludedCategories, minAmount, minQuantity } = coupon
  return {
    id,
    ...valueOf(coupon, copies),
    leastAmount: minAmount ?? 0,
    asksWholeCart: false,
    leastQuantity: minQuantity ?? 0,
    touches: ({ category }) =>
      !isWithinAnyCategory(category, excludedCategories) &&
      (applicableCategories.length === 0 || isWithinAnyCategory(category, applicableCategories)),
  }
}

/** D6: strictly more than its threshold, of the whole cart. */
export const weighAutomatic = (discount: AutomaticDiscount): Weighed => {
  const { id, applicableCategories, conditions } = discount
  return {
    id,
    ...valueOf(discount, 1),
    leastAmount: conditions.minAmount === null ? 0 : conditions.minAmount + 1,
    asksWholeCart: true,
    leastQuantity: 0,
    touches: ({ category, billing }) =>
      (conditions.billingPeriod === null || billing === conditions.billingPeriod) &&
      (applicableCategories.length === 0 || isWithinAnyCategory(category, applicableCategories)),
  }
}
