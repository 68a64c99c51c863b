import type { DiscountFigures, ItemFigures } from './figures'
import { digitsOf, sumInCurrency } from './minor-units'

/** How a discount came about, in figures a visitor can check. */
export type DiscountRule =
  | { readonly kind: 'percentage'; readonly percent: number; readonly base: number; readonly isLimited: boolean }
  | { readonly kind: 'fixed'; readonly value: number }

/** D3: without a base in the answer, it is the sum of the lines that carry a share of this discount. */
const baseOf = (currency: string, discount: DiscountFigures, items: readonly ItemFigures[]): number =>
  discount.eligible ??
  sumInCurrency(
    currency,
    items.filter((item) => item.discounts.some(({ discountId }) => discountId === discount.discountId)).map((item) => item.subtotal),
  )

/** D4: percentage of its base, limited by its cap (or by what was left of the lines, D8); or a fixed amount. */
export const discountRule = (currency: string, discount: DiscountFigures, items: readonly ItemFigures[]): DiscountRule => {
  if (discount.type === 'fixed') return { kind: 'fixed', value: discount.originalValue }
  const base = baseOf(currency, discount, items)
  const smallest = 1 / 10 ** digitsOf(currency)
  const uncapped = (base * discount.originalValue) / 100
  return { kind: 'percentage', percent: discount.originalValue, base, isLimited: uncapped - discount.savings > smallest }
}
