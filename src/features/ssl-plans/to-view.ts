import type { Service } from '@/core/catalog/types'
import { localizedHref } from '@/core/navigation/localized-href'
import { effectivePrice } from '@/core/pricing/effective-price'
import { strikePrice } from '@/core/pricing/strike-price'
import { leastYearlySavingsPercent } from '@/core/pricing/yearly-savings'
import type { SslPlansBlock } from '@/payload-types'
import type { PricedShop } from '@/parts/sections/section-reads'
import { inShownPeriods, type ShownPeriod } from '@/ui/billing/shown-periods'
import type { SslPlansView, SslPlanView, SslPriceView } from './types'

/** The letters a certificate is known by: `ssl-dv` is DV. */
export const markOf = (id: string): string => id.replace(/^ssl-/, '').toUpperCase()

const toPrice = (service: Service, period: ShownPeriod, { shop, prices }: PricedShop): SslPriceView | null => {
  const entry = service.prices[period]
  if (!entry) return null
  const price = effectivePrice(entry)
  const struck = strikePrice(service.type, period, price, shop.settings)
  return {
    price: prices.unit(price),
    struck: struck === null ? null : prices.unit(struck),
    item: { type: service.type, id: service.id, billing: period, quantity: 1, serviceData: { coverage: 'single' } },
  }
}

const toPlan = (service: Service, priced: PricedShop): SslPlanView => ({
  key: service.id,
  mark: markOf(service.id),
  name: service.name,
  description: service.description,
  specs: service.specs,
  features: service.features,
  popular: service.popular,
  prices: inShownPeriods((period) => toPrice(service, period, priced)),
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
