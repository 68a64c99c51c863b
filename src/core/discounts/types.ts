import type { BillingPeriod, CategoryId } from '../catalog/types'
import type { Decimal, UsdCents } from '../money/types'

/** What a discount takes: `percentage` of the eligible amount (10 is 10 %), or `fixed` USD. */
export type DiscountValue = { readonly type: 'percentage'; readonly value: Decimal } | { readonly type: 'fixed'; readonly value: UsdCents }

/** A code a visitor types (§3, D1, D11). Instants are epoch milliseconds, UTC (D12). */
export type Coupon = DiscountValue & {
  /** The code itself: upper case, trimmed, unique. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly minAmount: UsdCents | null
  readonly maxDiscount: UsdCents | null
  readonly isActive: boolean
  readonly startsAt: number | null
  readonly expiresAt: number | null
  readonly usageLimit: number | null
  readonly usedCount: number
  readonly perCustomerLimit: number | null
  readonly applicableCategories: readonly CategoryId[]
  readonly excludedCategories: readonly CategoryId[]
  readonly isFirstTimeOnly: boolean
  readonly minQuantity: number | null
  readonly combinable: boolean
  readonly priority: number
}

/** A discount that applies by itself (§3, §9, D6, D7). Lower `priority` goes first (D8). */
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
    /** D6: strictly more than this, on the whole pre-discount base subtotal. */
    readonly minAmount: UsdCents | null
  }
  readonly applicableCategories: readonly CategoryId[]
}

/** D13: why a code is refused, in the order the checks are made. */
export const rejectionReasons = [
  'unknown',
  'inactive',
  'not-started',
  'expired',
  'usage-limit',
  'customer-limit',
  'not-applicable',
  'first-time-only',
  'minimum-amount',
  'minimum-quantity',
  'not-combinable',
  'no-effect',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]
