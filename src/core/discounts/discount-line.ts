import type { BillingPeriod, CategoryId } from '../catalog/types'
import type { Minor, UsdCents } from '../money/types'

/** What a discount sees of a priced line. Amounts are before any discount, without setup fee, tax or shipping (D3). */
export interface DiscountLine {
  /** D9: settles ties. */
  readonly key: string
  readonly category: CategoryId
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly subtotal: Minor
  /** The same in USD, for thresholds (M5). */
  readonly baseSubtotal: UsdCents
}

/** What a discount took of one line. */
export interface LineSaving {
  readonly discountId: string
  readonly savings: Minor
}
