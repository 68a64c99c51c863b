import type { Addon, Extension, PricingSettings, Service } from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/types'
import type { Currency } from '@/core/money/types'

/** Catalogue data for pricing in the browser, without texts. JSON-serialisable. */
export interface EstimateContext {
  readonly services: readonly Service[]
  readonly extensions: readonly Extension[]
  readonly addons: readonly Addon[]
  readonly currencies: readonly Currency[]
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
}
