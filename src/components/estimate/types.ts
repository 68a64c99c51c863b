import type { Addon, Extension, PricingSettings, Service } from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/types'
import type { Currency } from '@/core/money/types'

/** The part of the shop that a section prices in the browser, without the words the engine does not read. Survives JSON. */
export interface EstimateContext {
  readonly services: readonly Service[]
  readonly extensions: readonly Extension[]
  readonly addons: readonly Addon[]
  readonly currencies: readonly Currency[]
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
}
