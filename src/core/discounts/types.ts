import type { BillingPeriod, CategoryId } from '../catalog/types'
import type { Decimal, UsdCents } from '../money/types'
import type { CodeIdentity } from './conditions'
import type { ColumnValues, ConditionRow } from './condition-settings'

/** `percentage` of the eligible amount (10 is 10 %), or `fixed` USD. */
export type DiscountValue = { readonly type: 'percentage'; readonly value: Decimal } | { readonly type: 'fixed'; readonly value: UsdCents }

/** Discount code; combines with others unless its conditions forbid it (§3, D1, D11). */
export type Coupon = DiscountValue &
  CodeIdentity &
  ColumnValues & {
    /** Conditions stored as rows. */
    readonly conditions: readonly ConditionRow[]
  }

/** §3, §9, D6, D7. Lower `priority` applies first (D8). */
export type AutomaticDiscount = DiscountValue & {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly isActive: boolean
  readonly maxDiscount: UsdCents | null
  readonly priority: number
  readonly conditions: {
    readonly billingPeriod: BillingPeriod | null
    readonly isFirstOrder: boolean
    /** D6: strictly more than this, on the whole base subtotal before discounts. */
    readonly minAmount: UsdCents | null
  }
  readonly applicableCategories: readonly CategoryId[]
}
