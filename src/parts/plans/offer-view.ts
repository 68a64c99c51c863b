import type { Amounts } from '@/core/money/currency'
import type { QuoteItemRequest } from '@/core/orders/types'

/** What a plan costs by one period, and what the cart is asked for. */
export interface PeriodOffer {
  readonly price: Amounts
  /** P6: the price times the family's multiplier; `null` where the setting is off. A list price, never called a saving. */
  readonly original: Amounts | null
  readonly item: QuoteItemRequest
}
