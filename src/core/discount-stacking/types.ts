import type { PricingContext, Quote, QuoteItemRequest } from '../orders/types'

/** A shop as a customer sees it; US dollars are among its currencies (M3). */
export interface StackQuestion extends PricingContext {
  /** Limits from O9 and the API contract. */
  readonly limits: { readonly quantity: number; readonly items: number; readonly codes: number }
  /** Restricts the search to carts where this discount applies; `null` for any. */
  readonly mustCount: string | null
  /** Minimum improvement worth searching for, as a share of the cart: 0.0001 is 0.01%. */
  readonly tolerance: number
  /** Maximum number of boxes to examine. */
  readonly mostSteps: number
}

export interface WorstStack {
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  readonly quote: Quote
  /** Fraction of the amount before discounts: 0.776 is 77.6%. */
  readonly share: number
}

export interface StackAnswer {
  /** `null` if no cart gets a discount. */
  readonly worst: WorstStack | null
  /** False if the search reached `mostSteps`, so that a worse cart may exist. */
  readonly isProven: boolean
}
