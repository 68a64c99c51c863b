import { billingPeriods, monthsOfPeriod } from '@/core/catalog/types'
import type { BillingPeriod } from '@/core/catalog/types'
import type { ItemFigures } from './figures'
import { sumOf } from '@/core/money/sum'
import type { Minor } from '@/core/money/types'

export interface Renewal {
  readonly billing: BillingPeriod
  /** Months from the order to the first renewal of this period. */
  readonly dueInMonths: number
  readonly amount: Minor
}

/** What comes again and how often, one sum a period, longest period first. Items of unknown renewal are left out. */
export const renewalsByPeriod = (items: readonly ItemFigures[]): readonly Renewal[] =>
  [...billingPeriods].reverse().flatMap((billing) => {
    const amounts = items
      .filter((item) => item.billing === billing && item.renewal !== undefined)
      .map((item) => (item.renewal ?? 0) * item.quantity)
    return amounts.length === 0 ? [] : [{ billing, dueInMonths: monthsOfPeriod[billing], amount: sumOf(amounts) }]
  })
