import { billingPeriods, monthsOfPeriod, type BillingPeriod } from './types'

interface PeriodLabel {
  readonly period: BillingPeriod
  readonly months: number
  readonly popular: boolean
}

/** §4, P4: shortest first; yearly is marked popular. */
export const periodLabels: readonly PeriodLabel[] = billingPeriods.map((period) => ({
  period,
  months: monthsOfPeriod[period],
  popular: period === 'yearly',
}))
