import { fallsShort } from '../money/percent'
import { sumOf } from '../money/sum'
import type { Minor } from '../money/types'
import type { DiscountFigures, ItemFigures } from './figures'

/** How a discount came about, in figures a visitor can check. */
export type DiscountRule =
  | { readonly kind: 'percentage'; readonly percent: number; readonly base: Minor; readonly isLimited: boolean }
  | { readonly kind: 'fixed'; readonly value: Minor }

/** D3: without a base in the answer, it is the sum of the lines that carry a share of this discount. */
const baseOf = (discount: DiscountFigures, items: readonly ItemFigures[]): Minor =>
  discount.eligible ??
  sumOf(items.filter((item) => item.discounts.some(({ discountId }) => discountId === discount.discountId)).map((item) => item.subtotal))

/** D4: percentage of its base, limited by its cap (or by what was left of the lines, D8); or a fixed amount. */
export const discountRule = (discount: DiscountFigures, items: readonly ItemFigures[]): DiscountRule => {
  const { value, savings } = discount
  if (value.kind === 'fixed') return { kind: 'fixed', value: value.amount }
  const base = baseOf(discount, items)
  return { kind: 'percentage', percent: value.percent, base, isLimited: fallsShort(savings, value.percent, base) }
}
