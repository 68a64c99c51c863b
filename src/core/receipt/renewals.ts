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

/** N4: a name of several years renews after them, a year at a time. */
const firstRenewal = ({ billing, term }: ItemFigures): number => (term ? 12 * term.years : monthsOfPeriod[billing])

/** What comes again and how often, one sum a period and day, longest period first. Items of unknown renewal are left out. */
export const renewalsByPeriod = (items: readonly ItemFigures[]): readonly Renewal[] =>
  [...billingPeriods].reverse().flatMap((billing) => {
    // O21: a balance is drawn by the day, and no period of it is billed
    const known = items.filter((item) => item.billing === billing && item.renewal !== undefined && item.selectedPaymentType !== 'on-demand')
    const days = [...new Set(known.map(firstRenewal))].sort((first, second) => first - second)
    return days.map((dueInMonths) => ({
      billing,
      dueInMonths,
      amount: sumOf(known.filter((item) => firstRenewal(item) === dueInMonths).map((item) => (item.renewal ?? 0) * item.quantity)),
    }))
  })
