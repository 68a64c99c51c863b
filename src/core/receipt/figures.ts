import type { BillingPeriod, ItemType, PaymentType } from '@/core/catalog/types'
import type { Breakdown } from '@/core/orders/types'
import type { TaxNote } from '../tax/types'
import type { Minor } from '@/core/money/types'

/**
 * What a receipt is made of: the figures every quote, cart and order carries, in minor units of `currency` (M1).
 * Optional fields make the receipt say more; without them it says less, never something made up.
 */
export interface ReceiptFigures {
  readonly currency: string
  /** A fraction: 0.1 is 10 %. */
  readonly taxRate?: number
  /** T7: which tax it is and why, where the shop has several. */
  readonly taxNote?: TaxNote | undefined
  readonly items: readonly ItemFigures[]
  readonly discountSummary: {
    readonly automaticDiscounts: readonly DiscountFigures[]
    readonly discountCodes: readonly DiscountFigures[]
  }
  readonly breakdown: Breakdown
  readonly dueNow: Minor
  readonly dueLater: Minor
}

export interface TermFigures {
  readonly years: number
  readonly firstYear: Minor
  readonly laterYear: Minor
}

export interface ItemFigures {
  readonly id: string
  readonly type: ItemType
  readonly name: string
  /** What it was put together from, where it is one thing of several. */
  readonly parts?: readonly string[]
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly serviceData?: { readonly domain?: string; readonly operation?: string; readonly coverage?: string; readonly bundle?: string }
  /** N4: what several years are made of. */
  readonly term?: TermFigures
  /** O21: on demand, `subtotal` is paid into a balance that `renewal` is drawn from each period. */
  readonly selectedPaymentType?: PaymentType
  /** Unit price of the next period, if the answer carries one. */
  readonly renewal?: Minor | undefined
  readonly subtotal: Minor
  readonly setupFee: Minor
  readonly discount: Minor
  readonly discounts: readonly { readonly discountId: string; readonly savings: Minor }[]
  readonly total: Minor
  readonly paymentTypeAmount: Minor
  /** O3: the parts of `total`; months after the order. */
  readonly schedule?: readonly { readonly dueInMonths: number; readonly amount: Minor }[]
}

/** `percent` is 10 for ten per cent. */
export type DiscountValueFigures =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: Minor }

export interface DiscountFigures {
  readonly discountId: string
  readonly name: string
  readonly description?: string
  readonly value: DiscountValueFigures
  readonly savings: Minor
  /** D3: what the percentage was taken of. */
  readonly eligible?: Minor
  /** M11: of an automatic discount, what the cart must be above, in its own currency. */
  readonly threshold?: Minor
}
