import { sumOf } from '@/core/money/sum'
import type { Minor } from '@/core/money/types'
import { threeYearCost } from '../pricing/three-year-cost'
import type { ItemFigures } from './figures'

/**
 * What everything costs over three years, before tax: what is paid for the first period after discounts
 * (D16: codes act on the first payment only), and every renewal due within the three years.
 * `null` where an item's renewal is not known.
 */
export const threeYearsBeforeTax = (items: readonly ItemFigures[]): Minor | null => {
  const costs: number[] = []
  for (const { renewal, quantity, billing, subtotal, setupFee, discount, term, selectedPaymentType } of items) {
    if (renewal === undefined) return null
    const price = selectedPaymentType === 'on-demand' ? renewal * quantity : subtotal - discount
    costs.push(threeYearCost(billing, { price, renewal: renewal * quantity, setupFee }, term?.years).total)
  }
  return sumOf(costs)
}
