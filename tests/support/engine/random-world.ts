import { billingPeriods, type CategoryId } from '@/core/catalog/types'
import type { AutomaticDiscount, Coupon, DiscountValue } from '@/core/discounts/coupons'
import { parseDecimal } from '@/core/money/arithmetic'
import type { Currency, UsdCents } from '@/core/money/types'
import type { PricingContext } from '@/core/orders/types'
import { currencies, currency } from './currencies'
import { automatic, automaticDiscounts, coupon, coupons } from './discounts'
import { Random } from './random'
import { randomCatalog, randomCents } from './random-catalog'
import { couponMap, now, settings, world } from './world'

const families: readonly CategoryId[] = ['hosting', 'ssl', 'domain', 'addon', 'email', 'component', 'vps', 'security', 'shared']

const randomValue = (random: Random): DiscountValue =>
  random.chance(0.7)
    ? {
        type: 'percentage',
        value: random.chance(0.8) ? { digits: random.between(1, 100), scale: 0 } : { digits: random.between(1, 9999), scale: 2 },
      }
    : { type: 'fixed', value: randomCents(random) }

const maybe = <Value>(random: Random, probability: number, value: () => Value): Value | null =>
  random.chance(probability) ? value() : null

const cents = (random: Random, least: number, most: number) => random.between(least, most) as UsdCents

const randomCoupon = (random: Random, id: string): Coupon =>
  coupon(id, randomValue(random), {
    isActive: random.chance(0.95),
    startsAt: maybe(random, 0.1, () => now + random.between(-1, 1)),
    expiresAt: maybe(random, 0.1, () => now + random.between(-1, 1)),
    usageLimit: maybe(random, 0.1, () => random.between(0, 2)),
    usedCount: random.between(0, 1),
    perCustomerLimit: maybe(random, 0.1, () => random.between(0, 2)),
    maxDiscount: maybe(random, 0.3, () => cents(random, 1, 20_000)),
    minAmount: maybe(random, 0.2, () => cents(random, 1, 20_000)),
    minQuantity: maybe(random, 0.2, () => random.between(1, 6)),
    applicableCategories: random.chance(0.5) ? [] : random.some(families, 0.4),
    excludedCategories: random.chance(0.7) ? [] : random.some(families, 0.2),
    isFirstTimeOnly: random.chance(0.15),
    combinable: random.chance(0.9),
    priority: random.chance(0.8) ? 0 : random.between(-2, 2),
  })

const randomAutomatic = (random: Random, id: string): AutomaticDiscount =>
  automatic(id, randomValue(random), {
    isActive: random.chance(0.95),
    priority: random.between(0, 3),
    maxDiscount: maybe(random, 0.4, () => cents(random, 1, 20_000)),
    applicableCategories: random.chance(0.6) ? [] : random.some(families, 0.4),
    conditions: {
      billingPeriod: maybe(random, 0.3, () => random.pick(billingPeriods)),
      isFirstOrder: random.chance(0.3),
      minAmount: maybe(random, 0.3, () => cents(random, 1, 30_000)),
    },
  })

/** Extreme exchange rates: many decimal places, tiny and huge units. */
const oddCurrencies: readonly Currency[] = [
  { ...currency('EUR'), code: 'ODD', exchangeRate: parseDecimal('0.333333') },
  { ...currency('JPY'), code: 'TINY', exchangeRate: parseDecimal('1234.5678') },
  { ...currency('JPY'), code: 'HUGE', exchangeRate: parseDecimal('0.91') },
]

export const everyCurrency = new Map([...currencies, ...oddCurrencies.map((each) => [each.code, each] as const)])
export const currencyCodes: readonly string[] = [...everyCurrency.keys()]
const codes: readonly string[] = ['ALPHA', 'BETA', 'GAMMA', 'DELTA', 'EPSILON']

const makeWorld = (seed: number): PricingContext => {
  const random = new Random(seed)
  const ownDiscounts = random.chance(0.7)
  return {
    catalog: random.chance(0.2) ? world.catalog : randomCatalog(random),
    currencies: everyCurrency,
    coupons: couponMap(
      ownDiscounts
        ? codes.map((code) => randomCoupon(random, code))
        : coupons.map((each, index) => ({ ...each, id: codes[index] ?? each.id })),
    ),
    automaticDiscounts: ownDiscounts
      ? ['one', 'two', 'three'].slice(random.between(0, 3)).map((id) => randomAutomatic(random, id))
      : automaticDiscounts,
    settings: {
      ...settings,
      taxRate: parseDecimal(random.pick([0, 0.1, 0.1, 0.1, 0.21, 0.0825, 1])),
      wildcardMultiplier: random.pick([3, 3, 3, 2.5]),
      maxCombinedDiscountPercent: random.pick([100, 100, 100, 100, 60, 33.3, 0]),
    },
    now,
    isFirstOrder: random.chance(0.7),
    customerUses: new Map(random.some(codes, 0.3).map((code) => [code, random.between(0, 2)])),
  }
}

const worldCount = 1_000
const worlds = new Map<number, PricingContext>()

/** One of a thousand random shops, cached. */
export const randomWorld = (seed: number): PricingContext => {
  const number = Math.abs(seed) % worldCount
  const known = worlds.get(number) ?? makeWorld(number)
  worlds.set(number, known)
  return known
}
