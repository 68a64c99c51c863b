import { billingPeriods, monthsOfPeriod, type BillingPeriod } from './types'

/** §4: what a period's label is made of. The words are the site's, under the period's own id. */
interface PeriodLabel {
  readonly period: BillingPeriod
  readonly months: number
  /** §4: yearly is marked popular. */
  readonly popular: boolean
}

/** §4, P4: the five periods, shortest first. */
export const periodLabels: readonly PeriodLabel[] = billingPeriods.map((period) => ({
  period,
  months: monthsOfPeriod[period],
  popular: period === 'yearly',
}))
