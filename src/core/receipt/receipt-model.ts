import { percentOf } from '../money/percent'
import { discountRule } from './discount-rule'
import type { DiscountRule } from './discount-rule'
import type { DiscountFigures, ReceiptFigures } from './figures'
import { isRenewal, isTransfer } from './line-words'
import { joinBundles } from './join-bundles'
import { laterPayments } from './later-payments'
import type { LaterPayments } from './later-payments'
import type { TaxNote } from '../tax/types'
import { sumOf } from '@/core/money/sum'
import type { Minor } from '@/core/money/types'
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
  readonly savings: Minor
  /** M11. */
  readonly threshold?: Minor
}

/** Everything the receipt shows. Each sum is made of figures that stand on it. */
export interface ReceiptModel {
  readonly currency: string
  /** The visitor's own name, for the plate; the first one in the cart. */
  readonly name: string | null
  readonly items: readonly ReceiptItem[]
  readonly lineCount: number
  readonly listed: Minor
  readonly discounts: readonly ReceiptDiscount[]
  readonly discount: Minor
  readonly afterDiscounts: Minor
  /** D15: discounts and list prices together. */
  readonly savings: Minor
  readonly tax: { readonly amount: Minor; readonly base: Minor; readonly percent: number | null; readonly note?: TaxNote }
  readonly shipping: Minor
  readonly total: Minor
  readonly dueNow: Minor
  readonly dueLater: Minor
  readonly later: LaterPayments
  readonly renewals: readonly Renewal[]
  readonly threeYears: Minor | null
}

/** Turns a quote, a cart or an order into its receipt. Pure: the same figures give the same receipt everywhere. `bundle` is what a thing put together from parts is called. */
export const receiptModel = (figures: ReceiptFigures, bundle: string): ReceiptModel => {
  const { currency, items, breakdown, discountSummary } = figures
  const things = joinBundles(items, bundle)
  const toDiscount =
    (source: ReceiptDiscount['source']) =>
    (discount: DiscountFigures): ReceiptDiscount => ({
      id: discount.discountId,
      name: discount.name,
      source,
      rule: discountRule(discount, items),
      savings: discount.savings,
      ...(discount.threshold === undefined ? {} : { threshold: discount.threshold }),
    })
  const listed = sumOf([breakdown.subtotal, breakdown.setupFees])
  const afterDiscounts = sumOf([listed, -breakdown.discount])
  return {
    currency,
    name: items.find((item) => item.type === 'domain')?.id ?? null,
    items: receiptItems(things),
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
      base: Math.max(0, afterDiscounts) as Minor,
      percent: figures.taxRate === undefined ? null : percentOf(figures.taxRate),
      ...(figures.taxNote ? { note: figures.taxNote } : {}),
    },
    shipping: breakdown.shipping,
    total: breakdown.total,
    dueNow: figures.dueNow,
    dueLater: figures.dueLater,
    later: laterPayments(things, figures.dueLater),
    // Of a renewal, and of a name that moves here, they would be counted from the wrong day.
    renewals: isRenewal(items) ? [] : renewalsByPeriod(items.filter((item) => !isTransfer(item))),
    threeYears: isRenewal(items) ? null : threeYearsBeforeTax(items),
  }
}
