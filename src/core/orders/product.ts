import type { CategoryId, PaymentTypes } from '../catalog/types'
import type { UsdCents } from '../money/types'

/** What a reference turned out to be: words, category, and unit prices in USD. */
export interface Product {
  readonly name: string
  readonly description: string
  readonly category: CategoryId
  /** P2, P7: effective unit price. */
  readonly price: UsdCents
  /** D15: what it is measured against; equal to `price` where nothing is saved. */
  readonly listPrice: UsdCents
  readonly renewal: UsdCents
  readonly setupFee: UsdCents
  /** O3: `null` where only payment in full is possible. */
  readonly paymentTypes: PaymentTypes | null
}

export const noSetupFee = 0 as UsdCents
