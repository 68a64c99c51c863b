import { isWithinCategory } from '@/core/catalog/categories'
import type { Service } from '@/core/catalog/types'
import { effectivePrice, offeredPeriods } from '@/core/pricing/prices'
import { yearlySavingsPercent } from '@/core/pricing/comparisons'
import { toEstimateWorld } from '@/parts/estimate/to-estimate-world'
import type { HostingSummaryBlock } from '@/payload-types'
import type { PricedShop } from '@/parts/sections/section-reads'
import type { ShopPrices } from '@/modules/content/shop-settings'
import type { HostingSummaryView, SummaryPlanView } from './types'

const toPlan = (service: Service, prices: ShopPrices): SummaryPlanView => ({
  key: service.id,
  name: service.name,
  description: service.description,
  popular: service.popular,
  periods: offeredPeriods(service.prices).flatMap((period) => {
    const entry = service.prices[period]
    if (!entry) return []
    return [
      { period, price: prices.unit(effectivePrice(entry)), savePercent: period === 'yearly' ? yearlySavingsPercent(service.prices) : null },
    ]
  }),
})

export const toHostingSummaryView = (block: HostingSummaryBlock, { shop, prices }: PricedShop): HostingSummaryView => {
  const node = block.category === 'mixed' ? 'hosting' : block.category
  const services = shop.services.filter(
    ({ category, prices: periods }) => isWithinCategory(category, node) && offeredPeriods(periods).length > 0,
  )
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    plans: services.map((service) => toPlan(service, prices)),
    world: toEstimateWorld(shop, { services }),
  }
}
