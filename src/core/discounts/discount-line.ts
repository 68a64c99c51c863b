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
  /** O21: there only where the line is paid into a balance. */
  readonly topUpBelow?: Minor
}

/** O21: what is paid into a balance is the customer's money and no price, so no discount takes of it and no threshold counts it. */
export const isDiscountable = ({ topUpBelow }: DiscountLine): boolean => topUpBelow === undefined

/** What a discount took of one line. */
export interface LineSaving {
  readonly discountId: string
  readonly savings: Minor
}
