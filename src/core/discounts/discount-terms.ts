import type { BillingPeriod, CategoryId } from '../catalog/types'
import { convertUnit } from '../money/convert'
import type { Currency, Minor, UsdCents } from '../money/types'
import type { Scope } from './find-eligible'
import type { AutomaticDiscount, Coupon } from './types'

/** U33: what the lines of an order must amount to for a discount, as it stood when the order was placed. */
export interface DiscountTerms {
  readonly minAmount: UsdCents | null
  readonly minQuantity: number | null
  /** D6: strictly more than `minAmount`, counted over all lines; otherwise at least that, over the lines in scope (D5). */
  readonly isVolume: boolean
  readonly applicable: readonly CategoryId[]
  readonly excluded: readonly CategoryId[]
  readonly billing: BillingPeriod | null
}

export const scopeOf = ({ applicable, excluded, billing }: DiscountTerms): Scope => ({ applicable, excluded, billing })

const termsOfCode = ({ minAmount, minQuantity, applicableCategories, excludedCategories }: Coupon): DiscountTerms => ({
  minAmount,
  minQuantity,
  isVolume: false,
  applicable: applicableCategories,
  excluded: excludedCategories,
  billing: null,
})

const termsOfAutomatic = ({ conditions, applicableCategories }: AutomaticDiscount): DiscountTerms => ({
  minAmount: conditions.minAmount,
  minQuantity: null,
  isVolume: true,
  applicable: applicableCategories,
  excluded: [],
  billing: conditions.billingPeriod,
})

/** M11: what a cart must be above for an automatic discount, in its own currency; compared in USD (M5). */
export const thresholdIn = (terms: DiscountTerms | undefined, currency: Currency): Minor | null =>
  terms?.isVolume && terms.minAmount !== null ? convertUnit(terms.minAmount, currency) : null

/** Null where nothing that goes back can take it away. */
export const termsOf = (discount: Coupon | AutomaticDiscount): DiscountTerms | null => {
  const terms = 'excludedCategories' in discount ? termsOfCode(discount) : termsOfAutomatic(discount)
  return terms.minAmount === null && terms.minQuantity === null ? null : terms
}
