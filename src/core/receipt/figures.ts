import type { BillingPeriod, ItemType } from '@/core/catalog/types'

/**
 * What a receipt is made of: the figures every quote, cart and order answer of the API carries (contract).
 * Amounts are in major units of `currency`, already rounded to its minor unit (M1). Optional fields make the
 * receipt say more; without them it says less, never something made up.
 */
export interface ReceiptFigures {
  readonly currency: string
  /** A fraction: 0.1 is 10 %. */
  readonly taxRate?: number
  readonly items: readonly ItemFigures[]
  readonly discountSummary: {
    readonly automaticDiscounts: readonly DiscountFigures[]
    readonly discountCodes: readonly DiscountFigures[]
  }
  readonly breakdown: {
    readonly subtotal: number
    readonly setupFees: number
    readonly discount: number
    readonly tax: number
    readonly shipping: number
    readonly total: number
    readonly savings: number
  }
  readonly dueNow: number
  readonly dueLater: number
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
  /** Unit price of the next period, if the answer carries one. */
  readonly renewal?: number | undefined
  readonly subtotal: number
  readonly setupFee: number
  readonly discount: number
  readonly discounts: readonly { readonly discountId: string; readonly savings: number }[]
  readonly total: number
  readonly paymentTypeAmount: number
  /** O3: the parts of `total`; months after the order. */
  readonly schedule?: readonly { readonly dueInMonths: number; readonly amount: number }[]
}

export interface DiscountFigures {
  readonly discountId: string
  readonly name: string
  readonly description?: string
  readonly type: 'percentage' | 'fixed'
  readonly originalValue: number
  readonly savings: number
  /** D3: what the percentage was taken of. */
  readonly eligible?: number
}
