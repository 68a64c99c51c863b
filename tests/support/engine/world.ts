import type { Catalog, PricingSettings, Service } from '@/core/catalog/types'
import type { Coupon } from '@/core/discounts/coupons'
import { parseDecimal, usdCents } from '@/core/money/arithmetic'
import type { QuoteItemRequest, PricingContext } from '@/core/orders/types'
import { catalog } from './catalog'
import { currencies } from './currencies'
import { automaticDiscounts, coupons } from './discounts'

/** Settings of the specification (§9, O1, P6, P7, P8). */
export const settings: PricingSettings = {
  taxRate: parseDecimal(0.1),
  wildcardMultiplier: 3,
  multiDomainPrice: usdCents(149.99),
  defaultTransferPrice: usdCents(12.99),
  defaultTransferOriginalPrice: usdCents(19.99),
  sslStrikeMultiplier: parseDecimal(1.2),
  emailStrikeMultiplier: parseDecimal(1.4),
  maxCombinedDiscountPercent: 100,
}

export const couponMap = (list: readonly Coupon[]): ReadonlyMap<string, Coupon> => new Map(list.map((each) => [each.id, each]))

/** 2026-01-01T00:00:00Z. */
export const now = Date.UTC(2026, 0, 1)

/** The specification's shop (§9) for an anonymous visitor (D10). */
export const world: PricingContext = {
  catalog,
  currencies,
  coupons: couponMap(coupons),
  automaticDiscounts,
  settings,
  now,
  isFirstOrder: true,
  customerUses: new Map(),
}

export const worldWith = (more: Partial<PricingContext>): PricingContext => ({ ...world, ...more })

export const hosting = (id: string, more: Partial<QuoteItemRequest> = {}): QuoteItemRequest => ({
  type: 'hosting',
  id,
  billing: 'monthly',
  quantity: 1,
  ...more,
})

export const ssl = (id: string, more: Partial<QuoteItemRequest> = {}): QuoteItemRequest => ({
  type: 'ssl',
  id,
  billing: 'yearly',
  quantity: 1,
  ...more,
})

export const domain = (id: string, more: Partial<QuoteItemRequest> = {}): QuoteItemRequest => ({
  type: 'domain',
  id,
  billing: 'yearly',
  quantity: 1,
  ...more,
})

export const addonFor = (name: string, id: string): QuoteItemRequest => ({
  type: 'addon',
  id,
  billing: 'yearly',
  quantity: 1,
  serviceData: { domain: name },
})

/** Catalogue of the specification (§9) plus further services. */
export const catalogWith = (...services: readonly Service[]): Catalog => ({
  ...catalog,
  services: new Map([...catalog.services, ...services.map((each) => [each.id, each] as const)]),
})
