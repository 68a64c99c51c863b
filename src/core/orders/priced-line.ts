import type { DiscountLine } from '../discounts/discount-line'
import type { ChosenPayment } from './choose-payment'
import type { LinePrices } from './types'

/** A line with its price in the cart's currency, before discounts and tax (M4). */
export interface PricedLine extends DiscountLine, LinePrices {
  readonly payment: ChosenPayment
}
