import { categoryIds, type Catalog, type CategoryId, type Service } from '@/core/catalog/types'
import type { AutomaticDiscount, Coupon, DiscountValue } from '@/core/discounts/coupons'
import type { UsdCents } from '@/core/money/types'
import { isWithinCategory } from '@/core/catalog/categories'
import type { StackQuestion } from '@/core/discount-stacking/types'
import { addons, extensions, service } from '../engine/catalog'
import { automatic, coupon } from '../engine/discounts'
import { Random } from '../engine/random'
import { couponMap, settings, world } from '../engine/world'

const cents = (random: Random, least: number, most: number) => random.between(least, most) as UsdCents

const sold: readonly (readonly [Service['type'], CategoryId])[] = [
  ['hosting', 'shared'],
  ['hosting', 'vps'],
  ['ssl', 'ssl'],
  ['email', 'email'],
  ['component', 'cpu'],
]

const entry = (random: Random) => ({
  basePrice: cents(random, 100, 12_000),
  setupFee: (random.chance(0.3) ? 500 : 0) as UsdCents,
  discount: { digits: random.chance(0.3) ? 15 : 0, scale: 2 },
})

const drawService = (random: Random, place: number): Service => {
  const [type, category] = random.pick(sold)
  const monthly = entry(random)
  const prices = random.chance(0.7) ? { monthly } : { monthly, yearly: entry(random) }
  return service(`product-${place}`, type, category, prices, { coverages: type === 'ssl' ? ['single'] : [] })
}

const byId = <Each, Key>(rows: readonly Each[], keyOf: (each: Each) => Key) => new Map(rows.map((each) => [keyOf(each), each]))

const drawCatalog = (random: Random): Catalog => {
  const services = Array.from({ length: random.between(1, 2) }, (_each, place) => drawService(random, place))
  const ending = random.chance(0.5) ? [{ ...random.pick(extensions), price: cents(random, 100, 5_000) }] : []
  const extra = ending.length > 0 && random.chance(0.5) ? [{ ...random.pick(addons), price: cents(random, 100, 5_000) }] : []
  return {
    services: byId(services, ({ id }) => id),
    extensions: byId(ending, ({ extension }) => extension),
    transferPrices: new Map(),
    addons: byId(extra, ({ id }) => id),
  }
}

const maybe = <Value>(random: Random, probability: number, value: () => Value): Value | null =>
  random.chance(probability) ? value() : null

const drawValue = (random: Random): DiscountValue =>
  random.chance(0.65)
    ? { type: 'percentage', value: { digits: random.between(1, 60), scale: 0 } }
    : { type: 'fixed', value: cents(random, 100, 6_000) }

const families: readonly CategoryId[] = categoryIds.filter((category) =>
  ['hosting', 'ssl', 'email', 'component', 'domain', 'addon'].some((family) => isWithinCategory(category, family as CategoryId)),
)

const drawCoupon = (random: Random, id: string): Coupon =>
  coupon(id, drawValue(random), {
    maxDiscount: maybe(random, 0.4, () => cents(random, 200, 8_000)),
    minAmount: maybe(random, 0.4, () => cents(random, 100, 20_000)),
    minQuantity: maybe(random, 0.3, () => random.between(1, 4)),
    applicableCategories: random.chance(0.5) ? [] : random.some(families, 0.3),
    excludedCategories: random.chance(0.7) ? [] : random.some(families, 0.15),
    combinable: random.chance(0.8),
    isFirstTimeOnly: random.chance(0.2),
    priority: random.between(0, 2),
  })

const drawAutomatic = (random: Random, id: string): AutomaticDiscount =>
  automatic(id, drawValue(random), {
    priority: random.between(0, 2),
    maxDiscount: maybe(random, 0.4, () => cents(random, 200, 8_000)),
    applicableCategories: random.chance(0.6) ? [] : random.some(families, 0.3),
    conditions: {
      billingPeriod: maybe(random, 0.3, () => random.pick(['monthly', 'yearly'] as const)),
      isFirstOrder: random.chance(0.3),
      minAmount: maybe(random, 0.4, () => cents(random, 100, 20_000)),
    },
  })

const codes = ['ALPHA', 'BETA', 'GAMMA'] as const

/** Shop small enough for exhaustive search. Deterministic by seed. */
export const drawSmallShop = (seed: number): StackQuestion => {
  const random = new Random(seed)
  const drawn = codes.slice(0, random.between(0, 3)).map((id) => drawCoupon(random, id))
  const [first] = drawn
  // A second code with the same rule, like single-use codes.
  const coupons = first && random.chance(0.2) ? [...drawn, { ...first, id: 'ALPHA-2' }] : drawn
  const automaticDiscounts = ['one', 'two'].slice(0, random.between(0, 2)).map((id) => drawAutomatic(random, id))
  const discounts = [...coupons, ...automaticDiscounts]
  return {
    ...world,
    catalog: drawCatalog(random),
    settings: {
      ...settings,
      maxCombinedDiscountPercent: random.pick([100, 100, 100, 60]),
      defaultTransferPrice: cents(random, 100, 5_000),
    },
    automaticDiscounts,
    coupons: couponMap(coupons),
    limits: { quantity: random.between(2, 4), items: random.between(2, 4), codes: 20 },
    mustCount: discounts.length > 0 && random.chance(0.4) ? random.pick(discounts).id : null,
    tolerance: 0.0001,
    mostSteps: 50_000,
  }
}
