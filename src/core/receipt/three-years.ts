import { monthsOfPeriod } from '@/core/catalog/types'
import type { BillingPeriod } from '@/core/catalog/types'
import type { ItemFigures } from './figures'
import { sumOf } from '@/core/money/sum'
import type { Minor } from '@/core/money/types'

const horizonInMonths = 36

/** Renewals that fall due before three years are over: 2 of a yearly item, 35 of a monthly one, 1 of a two-year one. */
export const renewalsWithinThreeYears = (billing: BillingPeriod): number => Math.ceil(horizonInMonths / monthsOfPeriod[billing]) - 1

/**
 * What everything costs over three years, before tax: what is paid for the first period after discounts
 * (D16: codes act on the first payment only), and every renewal due within the three years.
 * `null` where an item's renewal is not known.
 */
export const threeYearsBeforeTax = (items: readonly ItemFigures[]): Minor | null => {
  const amounts: number[] = []
  for (const item of items) {
    if (item.renewal === undefined) return null
    amounts.push(item.subtotal, item.setupFee, -item.discount)
    amounts.push(item.renewal * item.quantity * renewalsWithinThreeYears(item.billing))
  }
  return sumOf(amounts)
}
