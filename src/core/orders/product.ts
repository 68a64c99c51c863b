import type { BillingPeriod, CategoryId, PaymentTypes } from '../catalog/types'
import type { UsdCents } from '../money/types'

/** What a reference turned out to be: words, category, and unit prices in USD. */
export interface Product {
  readonly name: string
  readonly description: string
  readonly category: CategoryId
  /** P2, P7: effective unit price; of several years the first one's (N4). */
  readonly price: UsdCents
  /** D15: what it is measured against; equal to `price` where nothing is saved. */
  readonly listPrice: UsdCents
  readonly renewal: UsdCents
  readonly setupFee: UsdCents
  /** O3: `null` where only payment in full is possible. */
  readonly paymentTypes: PaymentTypes | null
  /** N4: how many years a name and what hangs on it are bought for, each after the first at `renewal`; absent is one. */
  readonly years?: number
  readonly maxYears?: number
  /** S10: of a name, whom its registry gives it to, where that is not everybody. */
  readonly holder?: string
  /** P16: of a service, every period it can be billed in. */
  readonly periods?: readonly BillingPeriod[]
  /** S16: of an add-on, the categories whose plans include it. */
  readonly includedIn?: readonly CategoryId[]
}

export const noSetupFee = 0 as UsdCents
