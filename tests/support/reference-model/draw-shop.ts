import {
  billingPeriods,
  categoryIds,
  type Catalog,
  type CategoryId,
  type Extension,
  type PaymentTypes,
  type PriceEntry,
} from '@/core/catalog/types'
import type { AutomaticDiscount, Coupon, DiscountValue } from '@/core/discounts/coupons'
import type { Currency, Decimal, UsdCents } from '@/core/money/types'
import type { PricingContext } from '@/core/orders/types'
import { addons, extensions, service, transferPrices } from '../engine/catalog'
import { currencies } from '../engine/currencies'
import { automatic, coupon } from '../engine/discounts'
import type { Random } from '../engine/random'
import { randomCents } from '../engine/random-catalog'
import { drawPaymentTypes } from './draw-payment-types'

export const codes = ['ALPHA', 'BETA', 'GAMMA', 'DELTA', 'EPSILON', 'ZETA'] as const
export const periods = billingPeriods
const now = Date.UTC(2026, 0, 1)

const maybe = <Value>(random: Random, probability: number, value: () => Value): Value | null =>
  random.chance(probability) ? value() : null
const cents = (random: Random, least: number, most: number) => random.between(least, most) as UsdCents
const fraction = (random: Random, scale: number, most: number): Decimal => ({ digits: random.between(0, most), scale })

const drawEntry = (random: Random): PriceEntry => ({
  basePrice: randomCents(random),
  setupFee: random.chance(0.3) ? cents(random, 0, 9_999) : (0 as UsdCents),
  discount: random.chance(0.4) ? fraction(random, 3, 999) : { digits: 0, scale: 0 },
})

const typeOf = (category: CategoryId) => {
  if (['shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'hosting'].includes(category)) return 'hosting'
  if (['cpu', 'memory', 'storage', 'component'].includes(category)) return 'component'
  return category === 'ssl' || category === 'email' ? category : 'service'
}

const notServices: readonly CategoryId[] = ['domain', 'addon', 'privacy', 'email-addon', 'security', 'performance']

const drawServices = (random: Random) => {
  const others = categoryIds.filter((each) => !notServices.includes(each))
  const families: CategoryId[] = ['cpu', 'memory', 'storage', 'ssl', 'ssl', ...Array.from({ length: 5 }, () => random.pick(others))]
  return families.map((category, index) => {
    const sold = category === 'cpu' || category === 'memory' || category === 'storage' ? periods : random.some(periods, 0.6)
    const prices = Object.fromEntries(sold.map((period) => [period, drawEntry(random)]))
    const paymentTypes: PaymentTypes = drawPaymentTypes(random)
    const coverages = category === 'ssl' ? random.some(['single', 'wildcard', 'multi-domain'] as const, 0.8) : []
    return service(`product-${index}`, typeOf(category), category, prices, { coverages, paymentTypes })
  })
}

const drawCatalog = (random: Random): Catalog => {
  const repriced = <Row extends { readonly price: UsdCents }>(row: Row): Row => ({ ...row, price: randomCents(random) })
  const extensionOf = (row: Extension): Extension => ({
    ...repriced(row),
    renewal: randomCents(random),
    minLength: random.pick([1, 1, 1, 2, 5]),
    maxYears: random.pick([10, 10, 5, 2]),
  })
  return {
    services: new Map(drawServices(random).map((each) => [each.id, each])),
    extensions: new Map(random.some(extensions, 0.9).map((row) => [row.extension, extensionOf(row)])),
    transferPrices: new Map(random.some(transferPrices, 0.8).map((row) => [row.extension, repriced(row)])),
    addons: new Map(addons.map((row) => [row.id, { ...repriced(row), originalPrice: maybe(random, 0.3, () => randomCents(random)) }])),
  }
}

const drawValue = (random: Random): DiscountValue => {
  if (random.chance(0.3)) return { type: 'fixed', value: randomCents(random) }
  const value = random.chance(0.8) ? { digits: random.between(1, 100), scale: 0 } : { digits: random.between(1, 9999), scale: 2 }
  return { type: 'percentage', value }
}

const drawCoupon = (random: Random, id: string): Coupon =>
  coupon(id, drawValue(random), {
    isActive: random.chance(0.95),
    startsAt: maybe(random, 0.1, () => now + random.between(-1, 1)),
    expiresAt: maybe(random, 0.1, () => now + random.between(-1, 1)),
    usageLimit: maybe(random, 0.1, () => random.between(0, 2)),
    usedCount: random.between(0, 1),
    perCustomerLimit: maybe(random, 0.1, () => random.between(0, 2)),
    maxDiscount: maybe(random, 0.3, () => cents(random, 1, 20_000)),
    minAmount: maybe(random, 0.2, () => cents(random, 1, 40_000)),
    minQuantity: maybe(random, 0.2, () => random.between(1, 6)),
    applicableCategories: random.chance(0.5) ? [] : random.some(categoryIds, 0.3),
    excludedCategories: random.chance(0.7) ? [] : random.some(categoryIds, 0.15),
    isFirstTimeOnly: random.chance(0.15),
    combinable: random.chance(0.9),
    priority: random.chance(0.8) ? 0 : random.between(-2, 2),
  })

const drawAutomatic = (random: Random, id: string): AutomaticDiscount =>
  automatic(id, drawValue(random), {
    isActive: random.chance(0.95),
    priority: random.between(0, 3),
    maxDiscount: maybe(random, 0.4, () => cents(random, 1, 20_000)),
    applicableCategories: random.chance(0.6) ? [] : random.some(categoryIds, 0.3),
    conditions: {
      billingPeriod: maybe(random, 0.3, () => random.pick(periods)),
      isFirstOrder: random.chance(0.3),
      minAmount: maybe(random, 0.3, () => cents(random, 1, 30_000)),
    },
  })

/** §9, plus extreme rates: many decimal places, tiny and huge units. */
const drawCurrencies = (random: Random): ReadonlyMap<string, Currency> => {
  const rate = { ODD: fraction(random, 6, 2_000_000), TINY: fraction(random, 4, 90_000_000), HUGE: fraction(random, 2, 99) }
  const odd = Object.entries(rate).map(([code, { digits, scale }]): [string, Currency] => [
    code,
    { code, symbol: code, name: code, exchangeRate: { digits: digits + 1, scale }, digits: code === 'ODD' ? 2 : 0, rateDate: '2026-01-01' },
  ])
  return new Map([...currencies, ...odd])
}

export const drawShop = (random: Random): PricingContext => ({
  catalog: drawCatalog(random),
  currencies: drawCurrencies(random),
  coupons: new Map(codes.slice(0, 5).map((code) => [code, drawCoupon(random, code)])),
  automaticDiscounts: ['one', 'two', 'three', 'four'].slice(random.between(0, 4)).map((id) => drawAutomatic(random, id)),
  settings: {
    taxRate: random.pick([fraction(random, 4, 10_000), { digits: 1, scale: 1 }]),
    wildcardMultiplier: random.pick([3, 3, 2.5, 1.25]),
    multiDomainPrice: randomCents(random),
    defaultTransferPrice: randomCents(random),
    defaultTransferOriginalPrice: randomCents(random),
    sslStrikeMultiplier: null,
    emailStrikeMultiplier: null,
    maxCombinedDiscountPercent: random.pick([100, 100, 100, 100, 60, 33.3, 0, 120]),
  },
  now,
  isFirstOrder: random.chance(0.7),
  customerUses: random.chance(0.2) ? null : new Map(random.some(codes, 0.3).map((code) => [code, random.between(0, 2)])),
})
