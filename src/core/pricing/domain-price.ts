import { findExtension } from '../catalog/find-product'
import type { Catalog, DomainOperation, PricingSettings } from '../catalog/types'
import type { UsdCents } from '../money/types'

/** What one year of a name costs, its list price, and every year after it. */
export interface DomainPrice {
  readonly price: UsdCents
  readonly originalPrice: UsdCents
  readonly renewal: UsdCents
}

/** §9: only extensions of the catalogue are registered; `null` for any other. */
export const registrationPrice = (catalog: Catalog, extension: string): DomainPrice | null => findExtension(catalog, extension) ?? null

/** P8: a row of its own, or the default for an unknown TLD. A transfer includes one year; a TLD not sold here renews at its transfer price. */
export const transferPrice = (catalog: Catalog, settings: PricingSettings, extension: string): DomainPrice => {
  const row = catalog.transferPrices.get(extension)
  const price = row?.price ?? settings.defaultTransferPrice
  return {
    price,
    originalPrice: row?.originalPrice ?? settings.defaultTransferOriginalPrice,
    renewal: findExtension(catalog, extension)?.renewal ?? price,
  }
}

/** Every year after the first, at the price of the day it is ordered; nothing is struck through. */
export const renewalPrice = (catalog: Catalog, extension: string): DomainPrice | null => {
  const renewal = findExtension(catalog, extension)?.renewal
  return renewal === undefined ? null : { price: renewal, originalPrice: renewal, renewal }
}

const prices = {
  register: (catalog, _settings, extension) => registrationPrice(catalog, extension),
  transfer: transferPrice,
  renew: (catalog, _settings, extension) => renewalPrice(catalog, extension),
} as const satisfies Record<DomainOperation, (catalog: Catalog, settings: PricingSettings, extension: string) => DomainPrice | null>

export const domainPrice = (
  catalog: Catalog,
  settings: PricingSettings,
  extension: string,
  operation: DomainOperation,
): DomainPrice | null => prices[operation](catalog, settings, extension)
