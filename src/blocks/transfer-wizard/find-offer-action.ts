'use server'

import { localeOrDefault } from '@/lib/config/locales'
import { getContext, readShell, readShop } from '@/request-context'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { createShopPrices } from '@/modules/content/shop-settings'

import { findOffer } from './load'
import type { FoundOffer } from './wizard-state'

/** Transfer price of a TLD that is not in the page. */
export async function findOfferAction(lang: string, extension: string): Promise<FoundOffer> {
  const locale = localeOrDefault(lang)
  const [{ catalog, settings: pricing }, shop, { settings }] = await Promise.all([
    getContext(locale).then(findCatalogSnapshot),
    readShop(locale),
    readShell(locale),
  ])
  const prices = createShopPrices(shop, settings.priceLocale === 'visitor' ? locale : undefined)
  return findOffer(catalog, pricing, prices, String(extension))
}
