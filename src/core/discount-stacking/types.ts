import type { Catalog, CategoryId, BillingPeriod, PricingSettings } from '../catalog/types'
import type { AutomaticDiscount, Coupon } from '../discounts/types'
import type { Currency, UsdCents } from '../money/types'
import type { Quote, QuoteItemRequest } from '../orders/types'

/** What a cart may hold (O9 and the contract). */
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
  /** Only carts where this discount counts; `null` for any. */
  readonly mustCount: string | null
  /** How much of the cart a worse one has to give away besides, to be looked for: 0.0001 is a hundredth of a per cent. */
  readonly tolerance: number
  /** How many boxes of carts may be looked into. */
  readonly mostSteps: number
}

/** The cart that gives most of itself away, as the engine prices it. */
export interface WorstStack {
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  readonly quote: Quote
  /** Of the amount before discounts: 0.776 is 77.6 %. */
  readonly share: number
}

export interface StackAnswer {
  /** `null` where nothing is taken off any cart. */
  readonly worst: WorstStack | null
  /** Whether every cart was ruled out; else there may be a worse one. */
  readonly isProven: boolean
}

/** Something that can stand on a line, as often as `most`. */
export interface SoldProduct {
  readonly kind: 'name' | 'addon' | 'other'
  readonly item: QuoteItemRequest
  readonly category: CategoryId
  readonly billing: BillingPeriod
  readonly price: UsdCents
  readonly most: number
}

/** A discount as the search weighs it; amounts in cents of USD. */
export interface Weighed {
  readonly id: string
  /** Of what it touches; `null` for a fixed amount. */
  readonly rate: number | null
  /** Its cap, or its fixed amount. */
  readonly most: number
  /** What it asks of what it touches, or of the whole cart (D6). */
  readonly leastAmount: number
  readonly asksWholeCart: boolean
  readonly leastQuantity: number
  touches(product: SoldProduct): boolean
}

/** Products that the same discounts touch: to the search they differ in price alone. */
export interface ProductClass {
  readonly kind: SoldProduct['kind']
  readonly products: readonly SoldProduct[]
  readonly cheapest: number
  readonly dearest: number
}
