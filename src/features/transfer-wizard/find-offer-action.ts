'use server'

import { defaultLocale, isLocale } from '@/config/locales'
import { getContext, readShell, readShop } from '@/request-context'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { createShopPrices } from '@/server/content/shop-prices'

import { findOffer } from './to-view'
import type { FoundOffer } from './types'

/** What an ending that is not in the page costs to move. */
export async function findOfferAction(lang: string, extension: string): Promise<FoundOffer> {
  const locale = isLocale(lang) ? lang : defaultLocale
  const [{ catalog, settings: pricing }, shop, { settings }] = await Promise.all([
    getContext(locale).then(findCatalogSnapshot),
    readShop(locale),
    readShell(locale),
  ])
  const prices = createShopPrices(shop, settings.priceLocale === 'visitor' ? locale : undefined)
  return findOffer(catalog, pricing, prices, String(extension))
}
