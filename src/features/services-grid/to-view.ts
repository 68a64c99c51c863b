import type { Locale } from '@/config/locales'
import type { Addon, BillingPeriod, Extension, Service } from '@/core/catalog/types'
import { filterServices, readServiceCategory } from '@/core/filters/filter-services'
import { localizedHref } from '@/core/navigation/localized-href'
import { effectivePrice } from '@/core/pricing/effective-price'
import { offeredPeriods } from '@/core/pricing/offered-periods'
import { strikePrice } from '@/core/pricing/strike-price'
import { yearlySavingsPercent } from '@/core/pricing/yearly-savings'
import type { ServicesGridBlock } from '@/payload-types'
import { toPlanText } from '@/parts/plans/plan-text'
import type { PricedShop } from '@/parts/sections/section-reads'
import type { ShopPrices } from '@/server/content/shop-prices'
import type { RowPriceView, ServiceRowView, ServicesGridView } from './types'

const toPrice = (service: Service, period: BillingPeriod, { shop, prices }: PricedShop): readonly RowPriceView[] => {
  const entry = service.prices[period]
  if (!entry) return []
  const price = effectivePrice(entry)
  const struck = price < entry.basePrice ? entry.basePrice : strikePrice(service.type, period, price, shop.settings)
  return [
    {
      period,
      price: prices.unit(price),
      original: struck === null ? null : prices.unit(struck),
      setupFee: entry.setupFee > 0 ? prices.unit(entry.setupFee) : null,
      renewal: null,
      savePercent: period === 'yearly' ? yearlySavingsPercent(service.prices) : null,
      item: { type: service.type, id: service.id, billing: period, quantity: 1 },
    },
  ]
}

const toServiceRow = (service: Service, priced: PricedShop): ServiceRowView => ({
  ...toPlanText(service),
  type: service.type,
  category: service.category,
  prices: offeredPeriods(service.prices).flatMap((period) => toPrice(service, period, priced)),
  href: null,
})

const yearly = { period: 'yearly', setupFee: null, savePercent: null, item: null } as const

const toAddonRow = (addon: Addon, href: string, prices: ShopPrices): ServiceRowView => ({
  key: `addon-${addon.id}`,
  type: 'addon',
  category: addon.category,
  name: addon.name,
  description: addon.description,
  features: addon.features,
  specs: [],
  popular: addon.popular,
  prices: [
    {
      ...yearly,
      price: prices.unit(addon.price),
      original: addon.originalPrice === null ? null : prices.unit(addon.originalPrice),
      renewal: null,
    },
  ],
  href,
})

const toExtensionRow = (extension: Extension, href: string, prices: ShopPrices): ServiceRowView => ({
  key: `domain${extension.extension}`,
  type: 'domain',
  category: 'domain',
  name: extension.extension,
  description: extension.description,
  features: extension.features,
  specs: [],
  popular: extension.popular,
  prices: [
    {
      ...yearly,
      price: prices.unit(extension.price),
      original: extension.originalPrice > extension.price ? prices.unit(extension.originalPrice) : null,
      renewal: prices.unit(extension.renewal),
    },
  ],
  href,
})

/** Everything that is sold: services into the cart, names and their add-ons by way of the search (S5). */
export const toServicesGridView = (block: ServicesGridBlock, locale: Locale, priced: PricedShop): ServicesGridView => {
  const { shop, prices } = priced
  const search = localizedHref(locale, '/domains/search')
  const rows = [
    ...shop.services.map((service) => toServiceRow(service, priced)),
    ...shop.extensions.map((extension) => toExtensionRow(extension, search, prices)),
    ...shop.addons.map((addon) => toAddonRow(addon, search, prices)),
  ]
  const defaultCategory = readServiceCategory(block.defaultCategory)
  const showFilter = block.showFilter ?? true
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    defaultCategory,
    showFilter,
    // R3: without the filter nothing else can be asked for, so nothing else is sent.
    rows: showFilter ? rows : filterServices(rows, defaultCategory),
    totalEndings: shop.counts.extensions > shop.extensions.length ? shop.counts.extensions : null,
  }
}
