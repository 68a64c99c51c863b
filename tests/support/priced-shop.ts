import type { SectionReads } from '@/components/plans/section-reads'
import { toShop, createShopPrices } from '@/modules/content/shop-settings'
import { catalog } from './engine/catalog'
import { currencies } from './engine/currencies'
import { settings } from './engine/world'

export const shop = toShop(catalog, { currencies, automaticDiscounts: [], settings })
export const prices = createShopPrices(shop)

const none = async () => []

/** Block data of a shop with the price list of §9 and nothing else. */
export const pricedReads: SectionReads = {
  locale: 'en',
  pricedShop: async () => ({ shop, prices }),
  testimonials: none,
  caseStudies: none,
  technologies: none,
  faqs: none,
  resources: async () => ({ rows: [], total: 0 }),
  metrics: none,
  statusPage: async () => null,
  priceLocale: async () => undefined,
  transferDelays: () => ({ priceLookup: 0, submission: 0 }),
}
