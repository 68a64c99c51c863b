import type { Minor } from '../money/types'
import { termsOf, type DiscountTerms } from './discount-terms'
import type { Eligible } from './find-eligible'
import type { AutomaticDiscount, Coupon, DiscountValue } from './types'

/** A discount that counts, and what it took (§3). */
export interface AppliedDiscount {
  readonly discountId: string
  readonly name: string
  readonly description: string
  readonly value: DiscountValue
  /** D3: the amount the discount was computed on. */
  readonly eligible: Minor
  readonly savings: Minor
  /** U33: what lines must amount to for it; none where nothing has to, and in orders from before it was stored. */
  readonly terms?: DiscountTerms
}

export const describeApplied = (discount: Coupon | AutomaticDiscount, eligible: Eligible, savings: Minor): AppliedDiscount => {
  const terms = termsOf(discount)
  return {
    discountId: discount.id,
    name: discount.name,
    description: discount.description,
    value: valueOf(discount),
    eligible: eligible.amount,
    savings,
    ...(terms === null ? {} : { terms }),
  }
}

const valueOf = (discount: DiscountValue): DiscountValue =>
  discount.type === 'percentage' ? { type: 'percentage', value: discount.value } : { type: 'fixed', value: discount.value }
