import type { Service } from '@/core/catalog/types'
import { localizedHref } from '@/core/navigation/localized-href'
import { effectivePrice } from '@/core/pricing/effective-price'
import { strikePrice } from '@/core/pricing/strike-price'
import { yearlySavingsPercent } from '@/core/pricing/yearly-savings'
import type { SslPlansBlock } from '@/payload-types'
import type { Shop } from '@/server/content/find-shop'
import type { ShopPrices } from '@/server/content/shop-prices'
import type { SslPlansView, SslPlanView, SslPriceView } from './types'

const shownPeriods = ['monthly', 'yearly'] as const

/** The letters a certificate is known by: `ssl-dv` is DV. */
export const markOf = (id: string): string => id.replace(/^ssl-/, '').toUpperCase()

const toPrice = (service: Service, period: (typeof shownPeriods)[number], shop: Shop, prices: ShopPrices): SslPriceView | null => {
  const entry = service.prices[period]
  if (!entry) return null
  const price = effectivePrice(entry)
  const struck = strikePrice(service.type, period, price, shop.settings)
  return { price: prices.unit(price), struck: struck === null ? null : prices.unit(struck) }
}

const toPlan = (service: Service, shop: Shop, prices: ShopPrices): SslPlanView => {
  const offered = shownPeriods.flatMap((period) => {
    const price = toPrice(service, period, shop, prices)
    return price ? [{ period, price }] : []
  })
  return {
    key: service.id,
    mark: markOf(service.id),
    name: service.name,
    description: service.description,
    specs: service.specs,
    features: service.features,
    popular: service.popular,
    prices: Object.fromEntries(offered.map(({ period, price }) => [period, price])),
    items: Object.fromEntries(
      offered.map(({ period }) => [
        period,
        { type: service.type, id: service.id, billing: period, quantity: 1, serviceData: { coverage: 'single' as const } },
      ]),
    ),
  }
}

export const toSslPlansView = (block: SslPlansBlock, locale: string, shop: Shop, prices: ShopPrices): SslPlansView => {
  const plans = shop.services.filter(({ type }) => type === 'ssl')
  const percents = plans.map((plan) => yearlySavingsPercent(plan.prices)).filter((percent) => percent !== null)
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    presentation: block.presentation,
    defaultBilling: block.defaultBilling,
    savePercent: percents.length > 0 ? Math.min(...percents) : null,
    plans: plans.map((plan) => toPlan(plan, shop, prices)),
    href: localizedHref(locale, '/ssl-certificates'),
  }
}
