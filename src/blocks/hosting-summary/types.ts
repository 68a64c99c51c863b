import type { Amounts } from '@/core/money/currency'
import type { BillingPeriod } from '@/core/catalog/types'
import type { EstimateContext } from '@/components/estimate/types'

interface SummaryPeriodView {
  readonly period: BillingPeriod
  readonly price: Amounts
  /** P3: saving of the yearly price. */
  readonly savePercent: number | null
}

export interface SummaryPlanView {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly popular: boolean
  /** P4: periods it is sold in, shortest first. */
  readonly periods: readonly SummaryPeriodView[]
}

export interface HostingSummaryView {
  readonly heading: string
  readonly intro?: string | null
  readonly plans: readonly SummaryPlanView[]
  readonly world: EstimateContext
}

export interface SummaryLabels {
  readonly popular: string
  /** For example "Yearly" and "/year". */
  readonly periods: Readonly<Record<string, { readonly name: string; readonly per: string }>>
  /** "Save 17%" by plan. */
  readonly savings: Readonly<Record<string, string>>
}
