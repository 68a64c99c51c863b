import type { Minor } from '../money/types'
import type { Eligible } from './find-eligible'
import type { AutomaticDiscount, Coupon, DiscountValue } from './types'

/** A discount that counts, and what it took (§3). */
export interface Applied {
  readonly discountId: string
  readonly name: string
  readonly description: string
  readonly value: DiscountValue
  readonly eligible: Minor
  readonly savings: Minor
}

export const describeApplied = (discount: Coupon | AutomaticDiscount, eligible: Eligible, savings: Minor): Applied => ({
  discountId: discount.id,
  name: discount.name,
  description: discount.description,
  value: valueOf(discount),
  eligible: eligible.amount,
  savings,
})

const valueOf = (discount: DiscountValue): DiscountValue =>
  discount.type === 'percentage' ? { type: 'percentage', value: discount.value } : { type: 'fixed', value: discount.value }
