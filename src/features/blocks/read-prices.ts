import type { Locale } from '@/config/locales'
import { readShell, readShop } from '@/request-context'
import { createShopPrices } from '@/server/content/shop-prices'

/** The shop and its prices as pages show them, in the number format the site is set to (M7). */
export const readPrices = async (locale: Locale) => {
  const [shop, { settings }] = await Promise.all([readShop(locale), readShell(locale)])
  return { shop, prices: createShopPrices(shop, settings.priceLocale === 'visitor' ? locale : undefined) }
}
