import type { Addon, Extension, Service } from '@/core/catalog/types'
import type { Shop } from '@/modules/content/shop-settings'
import type { EstimateContext } from './estimate'

interface Priced {
  readonly services?: readonly Service[]
  readonly addons?: readonly Addon[]
  readonly extensions?: readonly Extension[]
}

const withoutWords = { description: '', features: [] } as const

/** The data the engine needs in the browser, without texts. */
export const toEstimateContext = (shop: Shop, { services = [], addons = [], extensions = [] }: Priced): EstimateContext => ({
  services: services.map((service) => ({ ...service, ...withoutWords, specs: [] })),
  addons: addons.map((addon) => ({ ...addon, ...withoutWords })),
  extensions: extensions.map((extension) => ({ ...extension, ...withoutWords })),
  currencies: shop.currencies,
  automaticDiscounts: shop.automaticDiscounts.map((discount) => ({ ...discount, description: '' })),
  settings: shop.settings,
})
