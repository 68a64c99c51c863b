import type { Amounts } from '@/core/money/currency'
import type { BillingPeriod } from '@/core/catalog/types'
import type { PeriodOffer, PlanText } from '@/components/plans/period-toggle'
import type { TaxedView } from '@/components/shop/price-note'
import type { InShownPeriods, ShownPeriod } from '@/components/ui/billing/shown-periods'

export interface EmailPlanView extends PlanText {
  /** `null` if the first specification is not a number. */
  readonly boxes: number | null
  readonly prices: InShownPeriods<PeriodOffer>
  /** P4: periods other than the toggle's two. */
  readonly otherPrices: readonly { readonly period: BillingPeriod; readonly price: Amounts }[]
}

export interface EmailPlansView extends TaxedView {
  readonly heading: string
  readonly intro?: string | null
  readonly defaultBilling: ShownPeriod
  /** Saving of the yearly price in per cent (P3). */
  readonly savePercent: number | null
  readonly plans: readonly EmailPlanView[]
}
