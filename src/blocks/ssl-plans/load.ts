import { type PeriodOffer, type PlanText, toPlanText } from '@/components/plans/period-toggle'
import { type InShownPeriods, type ShownPeriod, inShownPeriods } from '@/components/ui/billing/shown-periods'
import type { Service } from '@/core/catalog/types'
import { localizedHref } from '@/core/navigation/paths'
import { leastYearlySavingsPercent } from '@/core/pricing/comparisons'
import type { SslPlansBlock } from '@/payload-types'
import { toPeriodOffer } from '@/components/plans/period-offer'
import type { PricedShop } from '@/components/plans/section-reads'

export interface SslPlanView extends PlanText {
  /** "DV": validation level. */
  readonly mark: string
  readonly prices: InShownPeriods<PeriodOffer>
}

export interface SslPlansView {
  readonly heading: string
  readonly intro?: string | null
  /** `strip`: a table on green beside an address bar. `plans`: one row per certificate, with its button. */
  readonly presentation: 'plans' | 'strip'
  readonly defaultBilling: ShownPeriod
  /** Saving of the yearly price in per cent (P3). */
  readonly savePercent: number | null
  readonly plans: readonly SslPlanView[]
  /** Link of the strip, with language prefix. */
  readonly href: string
}

/** `ssl-dv` is DV. */
const markOf = (id: string): string => id.replace(/^ssl-/, '').toUpperCase()

const toPlan = (service: Service, priced: PricedShop): SslPlanView => ({
  ...toPlanText(service),
  mark: markOf(service.id),
  prices: inShownPeriods((period) => {
    const offer = toPeriodOffer(service, period, priced)
    return offer && { ...offer, item: { ...offer.item, serviceData: { coverage: 'single' } } }
  }),
})

export const toSslPlansView = (block: SslPlansBlock, locale: string, priced: PricedShop): SslPlansView => {
  const plans = priced.shop.services.filter(({ type }) => type === 'ssl')
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    presentation: block.presentation,
    defaultBilling: block.defaultBilling,
    savePercent: leastYearlySavingsPercent(plans),
    plans: plans.map((plan) => toPlan(plan, priced)),
    href: localizedHref(locale, '/ssl-certificates'),
  }
}
