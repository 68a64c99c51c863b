import type { Amounts } from '@/core/money/currency'
import type { BillingPeriod } from '@/core/catalog/types'
import type { PeriodOffer } from '@/parts/plans/offer-view'
import type { PlanText } from '@/parts/plans/plan-text'
import type { TaxedView } from '@/parts/shop/price-note'
import type { InShownPeriods, ShownPeriod } from '@/ui/billing/shown-periods'

export interface EmailPlanView extends PlanText {
  /** How many mailboxes are drawn; `null` where the first figure is no number. */
  readonly boxes: number | null
  readonly prices: InShownPeriods<PeriodOffer>
  /** P4: periods beside the toggle's two. */
  readonly otherPrices: readonly { readonly period: BillingPeriod; readonly price: Amounts }[]
}

export interface EmailPlansView extends TaxedView {
  readonly heading: string
  readonly intro?: string | null
  readonly defaultBilling: ShownPeriod
  /** P3. */
  readonly savePercent: number | null
  readonly plans: readonly EmailPlanView[]
}
