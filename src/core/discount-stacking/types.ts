import type { Catalog, CategoryId, BillingPeriod, PricingSettings } from '../catalog/types'
import type { AutomaticDiscount, Coupon } from '../discounts/types'
import type { Currency, UsdCents } from '../money/types'
import type { Quote, QuoteItemRequest } from '../orders/types'

/** O9 and the API contract. */
interface CartLimits {
  readonly quantity: number
  readonly items: number
  readonly codes: number
}

export interface StackQuestion {
  readonly catalog: Catalog
  readonly settings: PricingSettings
  readonly currency: Currency
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly coupons: readonly Coupon[]
  readonly now: number
  readonly limits: CartLimits
  /** Restricts the search to carts where this discount applies; `null` for any. */
  readonly mustCount: string | null
  /** Minimum improvement to keep searching for, as a share of the cart: 0.0001 is 0.01 %. */
  readonly tolerance: number
  /** Limit on boxes examined. */
  readonly mostSteps: number
}

export interface WorstStack {
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  readonly quote: Quote
  /** Fraction of the amount before discounts: 0.776 is 77.6 %. */
  readonly share: number
}

export interface StackAnswer {
  /** `null` if no cart gets a discount. */
  readonly worst: WorstStack | null
  /** False if the search hit `mostSteps`: a worse cart may exist. */
  readonly isProven: boolean
}

export interface SoldProduct {
  readonly kind: 'name' | 'addon' | 'other'
  readonly item: QuoteItemRequest
  readonly category: CategoryId
  readonly billing: BillingPeriod
  readonly price: UsdCents
  readonly most: number
}

/** Discount in the search; amounts in USD cents. */
export interface SearchedDiscount {
  readonly id: string
  /** Fraction of the lines in scope; `null` for a fixed amount. */
  readonly rate: number | null
  /** Its cap, or its fixed amount. */
  readonly most: number
  /** Threshold over the lines in scope, or over the whole cart (D6). */
  readonly leastAmount: number
  readonly asksWholeCart: boolean
  readonly leastQuantity: number
  touches(product: SoldProduct): boolean
}

/** Products touched by the same discounts, which differ only in price. */
export interface ProductClass {
  readonly kind: SoldProduct['kind']
  readonly products: readonly SoldProduct[]
  readonly cheapest: number
  readonly dearest: number
}
