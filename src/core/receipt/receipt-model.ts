import { percentOf } from '../money/percent'
import { discountRule } from './discount-rule'
import type { DiscountRule } from './discount-rule'
import type { DiscountFigures, ReceiptFigures } from './figures'
import { isRenewal, isTransfer } from './line-words'
import { joinBundles } from './join-bundles'
import { laterPayments } from './later-payments'
import type { LaterPayments } from './later-payments'
import { sumInCurrency } from './minor-units'
import { receiptItems } from './receipt-items'
import type { ReceiptItem } from './receipt-items'
import { renewalsByPeriod } from './renewals'
import type { Renewal } from './renewals'
import { threeYearsBeforeTax } from './three-years'

export interface ReceiptDiscount {
  readonly id: string
  readonly name: string
  readonly source: 'automatic' | 'code'
  readonly rule: DiscountRule
  readonly savings: number
}

/** Everything the receipt shows. Each sum is made of figures that stand on it. */
export interface ReceiptModel {
  readonly currency: string
  /** The visitor's own name, for the plate; the first one in the cart. */
  readonly name: string | null
  readonly items: readonly ReceiptItem[]
  readonly lineCount: number
  readonly listed: number
  readonly discounts: readonly ReceiptDiscount[]
  readonly discount: number
  readonly afterDiscounts: number
  /** D15: discounts and list prices together. */
  readonly savings: number
  readonly tax: { readonly amount: number; readonly base: number; readonly percent: number | null }
  readonly shipping: number
  readonly total: number
  readonly dueNow: number
  readonly dueLater: number
  readonly later: LaterPayments
  readonly renewals: readonly Renewal[]
  readonly threeYears: number | null
}

/** Turns a quote, a cart or an order into its receipt. Pure: the same figures give the same receipt everywhere. `bundle` is what a thing put together from parts is called. */
export const receiptModel = (figures: ReceiptFigures, bundle: string): ReceiptModel => {
  const { currency, items, breakdown, discountSummary } = figures
  const things = joinBundles(currency, items, bundle)
  const toDiscount =
    (source: ReceiptDiscount['source']) =>
    (discount: DiscountFigures): ReceiptDiscount => ({
      id: discount.discountId,
      name: discount.name,
      source,
      rule: discountRule(currency, discount, items),
      savings: discount.savings,
    })
  const listed = sumInCurrency(currency, [breakdown.subtotal, breakdown.setupFees])
  const afterDiscounts = sumInCurrency(currency, [listed, -breakdown.discount])
  return {
    currency,
    name: items.find((item) => item.type === 'domain')?.id ?? null,
    items: receiptItems(currency, things),
    lineCount: things.length,
    listed,
    discounts: [
      ...discountSummary.automaticDiscounts.map(toDiscount('automatic')),
      ...discountSummary.discountCodes.map(toDiscount('code')),
    ],
    discount: breakdown.discount,
    afterDiscounts,
    savings: breakdown.savings,
    tax: {
      amount: breakdown.tax,
      base: Math.max(0, afterDiscounts),
      percent: figures.taxRate === undefined ? null : percentOf(figures.taxRate),
    },
    shipping: breakdown.shipping,
    total: breakdown.total,
    dueNow: figures.dueNow,
    dueLater: figures.dueLater,
    later: laterPayments(currency, things, figures.dueLater),
    // Of a renewal, and of a name that moves here, they would be counted from the wrong day.
    renewals: isRenewal(items)
      ? []
      : renewalsByPeriod(
          currency,
          items.filter((item) => !isTransfer(item)),
        ),
    threeYears: isRenewal(items) ? null : threeYearsBeforeTax(currency, items),
  }
}
