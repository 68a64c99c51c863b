import type { Service } from '@/core/catalog/types'
import { localizedHref } from '@/core/navigation/paths'
import { leastYearlySavingsPercent } from '@/core/pricing/comparisons'
import type { SslPlansBlock } from '@/payload-types'
import { toPeriodOffer } from '@/parts/plans/period-offer'
import { toPlanText } from '@/parts/plans/plan-text'
import type { PricedShop } from '@/parts/sections/section-reads'
import { inShownPeriods } from '@/ui/billing/shown-periods'
import type { SslPlansView, SslPlanView } from './types'

/** The letters a certificate is known by: `ssl-dv` is DV. */
export const markOf = (id: string): string => id.replace(/^ssl-/, '').toUpperCase()

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
