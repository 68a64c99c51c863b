import type { BillingPeriod, CategoryId, ItemType } from '../catalog/types'
import type { DiscountLine } from '../discounts/discount-line'
import type { Minor, UsdCents } from '../money/types'
import type { ChosenPayment } from './choose-payment'
import type { ServiceData } from './types'

/** A line with its price in the cart's currency, before discounts and tax (M4). */
export interface PricedLine extends DiscountLine {
  readonly key: string
  readonly type: ItemType
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: CategoryId
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly serviceData: ServiceData
  readonly unitPrice: Minor
  readonly baseUnitPrice: UsdCents
  readonly renewal: Minor
  readonly unitSetupFee: Minor
  readonly subtotal: Minor
  readonly baseSubtotal: UsdCents
  readonly setupFee: Minor
  readonly catalogSavings: Minor
  readonly payment: ChosenPayment
}
