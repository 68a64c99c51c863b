import type { Addon, Extension, PricingSettings, Service, TransferPrice } from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/types'
import type { Currency } from '@/core/money/types'
import type { Context } from '../context'
import { findCatalogSnapshot } from '../queries/find-catalog-snapshot'

/** What pages show of the catalogue, in one language and in USD. Plain data: it survives JSON. */
export interface Shop {
  readonly services: readonly Service[]
  readonly extensions: readonly Extension[]
  readonly transferPrices: readonly TransferPrice[]
  readonly addons: readonly Addon[]
  readonly currencies: readonly Currency[]
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
}

/** The collections and globals a `Shop` is made of: its cache tags. */
export const shopSources = {
  collections: ['services', 'extensions', 'transfer-prices', 'addons', 'currencies', 'automatic-discounts'],
  globals: ['pricing-settings'],
} as const

export const findShop = async (context: Context): Promise<Shop> => {
  const { catalog, currencies, automaticDiscounts, settings } = await findCatalogSnapshot(context)
  return {
    services: [...catalog.services.values()],
    extensions: [...catalog.extensions.values()],
    transferPrices: [...catalog.transferPrices.values()],
    addons: [...catalog.addons.values()],
    currencies: [...currencies.values()],
    automaticDiscounts,
    settings,
  }
}
