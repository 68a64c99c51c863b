import {
  billingPeriods,
  categoryIds,
  type Catalog,
  type CategoryId,
  type PaymentTypes,
  type PriceEntry,
  type Service,
  type SslCoverage,
} from '@/core/catalog/types'
import { isWithinCategory } from '@/core/catalog/categories'
import type { UsdCents } from '@/core/money/types'
import { addons, extensions, inFullOnly, service, transferPrices } from './catalog'
import type { Random } from './random'

/** Mostly realistic prices, some extremes: free, a cent, very high. */
export const randomCents = (random: Random): UsdCents => {
  const kind = random.next()
  if (kind < 0.02) return 0 as UsdCents
  if (kind < 0.05) return 1 as UsdCents
  if (kind < 0.08) return random.between(1, 50) as UsdCents
  if (kind < 0.1) return random.between(1_000_000, 99_999_999) as UsdCents
  return random.between(100, 30_000) as UsdCents
}

const randomEntry = (random: Random): PriceEntry => ({
  basePrice: randomCents(random),
  setupFee: (random.chance(0.3) ? random.between(0, 9_999) : 0) as UsdCents,
  discount: random.chance(0.4) ? { digits: random.between(0, 999), scale: 3 } : { digits: 0, scale: 0 },
})

const randomPaymentTypes = (random: Random): PaymentTypes =>
  random.chance(0.4)
    ? inFullOnly
    : {
        available: ['full', 'partial', 'on-demand'],
        default: random.pick(['full', 'partial', 'on-demand'] as const),
        partial: {
          minimumAmount: random.between(0, 5_000) as UsdCents,
          depositPercentage: { digits: random.between(0, 100), scale: 2 },
          allowedTypes: random.chance(0.5) ? ['deposit', 'installments'] : ['installments', 'deposit'],
          installmentCount: random.between(1, 12),
        },
        onDemand: { minimumBalance: random.between(0, 10_000) as UsdCents, autoTopupThreshold: 0 as UsdCents },
      }

const typeOf = (category: CategoryId): Service['type'] => {
  if (isWithinCategory(category, 'hosting')) return 'hosting'
  if (isWithinCategory(category, 'component')) return 'component'
  return category === 'ssl' || category === 'email' ? category : 'service'
}

const sellable = categoryIds.filter((category) => category !== 'domain' && !isWithinCategory(category, 'addon'))

const randomService = (random: Random, index: number): Service => {
  const category = random.chance(0.3) ? 'ssl' : random.pick(sellable)
  const type = typeOf(category)
  const periods = random.some(billingPeriods, 0.6)
  const coverages: readonly SslCoverage[] = type === 'ssl' ? ['single', ...random.some(['wildcard', 'multi-domain'] as const, 0.6)] : []
  return service(
    `product-${index}`,
    type,
    category,
    Object.fromEntries((periods.length > 0 ? periods : ['yearly' as const]).map((period) => [period, randomEntry(random)])),
    { coverages, paymentTypes: randomPaymentTypes(random) },
  )
}

/** Ten random services, and the extensions and add-ons of §9 with random prices. */
export const randomCatalog = (random: Random): Catalog => {
  const services = Array.from({ length: 10 }, (_, index) => randomService(random, index))
  const repriced = <Row extends { readonly price: UsdCents }>(row: Row): Row => ({ ...row, price: randomCents(random) })
  return {
    services: new Map(services.map((each) => [each.id, each])),
    extensions: new Map(extensions.map((each) => [each.extension, repriced(each)])),
    transferPrices: new Map(transferPrices.map((each) => [each.extension, repriced(each)])),
    addons: new Map(addons.map((each) => [each.id, repriced(each)])),
  }
}
