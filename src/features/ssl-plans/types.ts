import type { PeriodOffer } from '@/parts/plans/offer-view'
import type { PlanText } from '@/parts/plans/plan-text'
import type { InShownPeriods, ShownPeriod } from '@/ui/billing/shown-periods'

export interface SslPlanView extends PlanText {
  /** "DV": the letters a certificate is known by. */
  readonly mark: string
  readonly prices: InShownPeriods<PeriodOffer>
}

export interface SslPlansView {
  readonly heading: string
  readonly intro?: string | null
  /** `strip`: a table on the wall beside an address bar. `plans`: one row a certificate, with its button. */
  readonly presentation: 'plans' | 'strip'
  readonly defaultBilling: ShownPeriod
  /** P3. */
  readonly savePercent: number | null
  readonly plans: readonly SslPlanView[]
  /** Where the strip leads, with its language prefix. */
  readonly href: string
}
