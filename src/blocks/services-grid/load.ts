import type { Locale } from '@/lib/config/locales'
import type { Addon, BillingPeriod, Extension, Service } from '@/core/catalog/types'
import { filterServices, readServiceCategory } from '@/core/filters'
import { localizedHref } from '@/core/navigation/paths'
import { effectivePrice, offeredPeriods } from '@/core/pricing/prices'
import { listStrike } from '@/core/pricing/reference-price'
import { yearlySavingsPercent } from '@/core/pricing/comparisons'
import type { ServicesGridBlock } from '@/payload-types'
import type { PricedShop } from '@/components/plans/section-reads'
import { shownTaxOf } from '@/components/shop/price-note'
import type { ShopPrices } from '@/modules/content/shop-settings'
import { langOf } from '@/lib/text-language'
import { toRowText } from './row-text'
import type { RowPriceView, ServiceRowView, ServicesGridView } from './types'

const toPrice = (service: Service, period: BillingPeriod, { shop, prices }: PricedShop): readonly RowPriceView[] => {
  const entry = service.prices[period]
  if (!entry) return []
  const price = effectivePrice(entry)
  const struck = listStrike(service.type, period, entry, shop.settings)
  const saving = period === 'yearly' ? yearlySavingsPercent(service.prices) : null
  return [
    {
      period,
      price: prices.unit(price),
      ...(struck === null ? {} : { original: prices.unit(struck) }),
      ...(entry.setupFee > 0 ? { setupFee: prices.unit(entry.setupFee) } : {}),
      ...(saving === null ? {} : { savePercent: saving }),
    },
  ]
}

const toServiceRow = (service: Service, priced: PricedShop): ServiceRowView => ({
  ...toRowText(service),
  prices: offeredPeriods(service.prices).flatMap((period) => toPrice(service, period, priced)),
})

const toAddonRow = (addon: Addon, href: string, prices: ShopPrices): ServiceRowView => ({
  key: `addon-${addon.id}`,
  type: 'addon',
  category: addon.category,
  name: addon.name,
  description: addon.description,
  ...langOf(addon),
  ...(addon.features.length > 0 ? { features: addon.features } : {}),
  ...(addon.popular ? { popular: true } : {}),
  prices: [
    {
      period: 'yearly',
      price: prices.unit(addon.price),
      ...(addon.originalPrice === null ? {} : { original: prices.unit(addon.originalPrice) }),
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
  ...langOf(extension),
  ...(extension.popular ? { popular: true } : {}),
  prices: [
    {
      period: 'yearly',
      price: prices.unit(extension.price),
      ...(extension.originalPrice > extension.price ? { original: prices.unit(extension.originalPrice) } : {}),
      renewal: prices.unit(extension.renewal),
    },
  ],
  href,
})

/** Services can be added to the cart; domains and add-ons link to the search (S5). */
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
  // R3: without the filter no other category can be selected, so only its rows are sent.
  const sent = showFilter ? rows : filterServices(rows, defaultCategory)
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    ...shownTaxOf(shop, prices.locale),
    defaultCategory,
    showFilter,
    rows: sent,
    totalEndings:
      sent.some(({ type }) => type === 'domain') && shop.counts.extensions > shop.extensions.length ? shop.counts.extensions : null,
  }
}
