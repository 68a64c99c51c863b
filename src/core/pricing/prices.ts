import { powerOfTen, multiplyAndRound } from '../money/arithmetic'
import type { Decimal, UsdCents, Currency } from '../money/types'
import {
  findExtension,
  type Catalog,
  type DomainOperation,
  type PricingSettings,
  type PriceEntry,
  billingPeriods,
  type BillingPeriod,
  type Service,
  monthsOfPeriod,
} from '../catalog/types'
import { convertUnit } from '../money/currency'

/** Price endings with their cents. */
export const priceEndings = { '.99': 99, '.95': 95, '.00': 0 } as const
export type PriceEnding = keyof typeof priceEndings

const hundred = 100

/** Rounded once (M2). */
export const byPercent = (price: UsdCents, { digits, scale }: Decimal): UsdCents => {
  const whole = hundred * powerOfTen(scale)
  return multiplyAndRound(price, whole + digits, whole) as UsdCents
}

/** Nearest price with this ending; ties round up. Free prices stay free and others stay above zero. */
export const withEnding = (price: UsdCents, ending: PriceEnding): UsdCents => {
  if (price === 0) return price
  const cents = priceEndings[ending]
  const nearest = multiplyAndRound(price - cents, 1, hundred) * hundred + cents
  return Math.max(nearest, cents || hundred) as UsdCents
}

/** `by` is in dollars with at most two decimal places. */
export const byAmount = (price: UsdCents, { digits, scale }: Decimal): UsdCents => (price + digits * powerOfTen(2 - scale)) as UsdCents

/** First year, its list price, and the price of each later year. */
export interface DomainPrice {
  readonly price: UsdCents
  readonly originalPrice: UsdCents
  readonly renewal: UsdCents
}

/** §9: `null` for extensions that are not in the catalogue. */
export const registrationPrice = (catalog: Catalog, extension: string): DomainPrice | null => findExtension(catalog, extension) ?? null

/** P8: the extension's own row, or the default. Includes one year; a TLD not sold here renews at its transfer price. */
export const transferPrice = (catalog: Catalog, settings: PricingSettings, extension: string): DomainPrice => {
  const row = catalog.transferPrices.get(extension)
  const price = row?.price ?? settings.defaultTransferPrice
  return {
    price,
    originalPrice: row?.originalPrice ?? settings.defaultTransferOriginalPrice,
    renewal: findExtension(catalog, extension)?.renewal ?? price,
  }
}

/** Each further year at the price on the day of the order, without a strike price. */
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

/** P2, §9: base − base × discount, rounded to the cent from the exact product. */
export const effectivePrice = ({ basePrice, discount }: PriceEntry): UsdCents => {
  if (discount.digits === 0) return basePrice
  const whole = powerOfTen(discount.scale)
  return multiplyAndRound(basePrice, whole - discount.digits, whole) as UsdCents
}

/** P4: periods with a price, shortest first. */
export const offeredPeriods = (prices: Service['prices']): readonly BillingPeriod[] =>
  billingPeriods.filter((period) => prices[period] !== undefined)

/** N4: limit common to all registries. */
export const mostYears = 10

/** N4: each year is rounded separately (M4), so that the displayed parts add up. */
export const termPrice = <Amount extends number>(firstYear: Amount, laterYear: Amount, years: number): Amount =>
  (firstYear + laterYear * (years - 1)) as Amount

const offered: readonly number[] = [1, 2, 3, 5, 10]

/** N4: options up to `most`, always including the selected number. */
export const yearChoices = (most: number, chosen = 1): readonly number[] =>
  [...new Set([...offered.filter((years) => years < most), most, chosen])]
    .filter((years) => years >= 1)
    .sort((first, second) => first - second)

const shownPrices = ({ services, extensions, transferPrices, addons }: Catalog): readonly UsdCents[] => [
  ...[...services.values()].flatMap(({ prices }) => Object.values(prices).map(effectivePrice)),
  ...[...extensions.values()].flatMap(({ price, renewal }) => [price, renewal]),
  ...[...transferPrices.values()].map(({ price }) => price),
  ...[...addons.values()].map(({ price }) => price),
]

/** M3, M8: number of prices that a new exchange rate changes. */
export const countChangedPrices = (
  catalog: Catalog,
  before: Currency,
  after: Currency,
): { readonly prices: number; readonly moved: number } => {
  const prices = shownPrices(catalog)
  return { prices: prices.length, moved: prices.filter((usd) => convertUnit(usd, before) !== convertUnit(usd, after)).length }
}

/** P2, §9: discounted first period plus setup fee. */
export const firstPayment = (entry: PriceEntry): UsdCents => (effectivePrice(entry) + entry.setupFee) as UsdCents

/** P5, §9: discount from the list price in rounded per cent; `null` unless original > price. */
export const discountPercent = (originalPrice: UsdCents, price: UsdCents): number | null =>
  originalPrice > price ? multiplyAndRound(originalPrice - price, 100, originalPrice) : null

const comparedMonths = 36

/** In the same unit as the given prices. */
interface ThreeYearCost {
  /** First period, including the setup fee. */
  readonly first: number
  readonly renewal: number
  /** Renewals until 36 months are covered. A two-year period needs one renewal and then covers four years. */
  readonly renewals: number
  readonly total: number
}

/** Three-year cost of a domain, add-on or service, in the same unit as the given prices. */
export const threeYearCost = (
  billing: BillingPeriod,
  prices: { readonly price: number; readonly renewal: number; readonly setupFee?: number },
  /** N4: years already included in the price. */
  years = 1,
): ThreeYearCost => {
  const covered = years > 1 ? 12 * years : monthsOfPeriod[billing]
  const renewals = Math.max(0, Math.ceil((comparedMonths - covered) / monthsOfPeriod[billing]))
  const first = prices.price + (prices.setupFee ?? 0)
  return { first, renewal: prices.renewal, renewals, total: first + prices.renewal * renewals }
}

/**
 * P3: 12 × monthly − yearly, from effective prices in one currency (USD cents, or the displayed minor unit, so that the displayed figures
 * add up). `null` unless positive (§9).
 */
export const yearlySavings = <Amount extends number>(monthly: Amount, yearly: Amount): Amount | null => {
  const savings = monthly * 12 - yearly
  return savings > 0 ? (savings as Amount) : null
}

/** P3: n in "Save n%", from USD prices, so that it is the same in every currency; `null` at 0 or less. */
export const yearlySavingsPercent = (prices: Service['prices']): number | null => {
  if (!prices.monthly || !prices.yearly) return null
  const twelveMonths = effectivePrice(prices.monthly) * 12
  if (twelveMonths === 0) return null
  const percent = multiplyAndRound(twelveMonths - effectivePrice(prices.yearly), 100, twelveMonths)
  return percent > 0 ? percent : null
}

/** P3: the smallest saving, so that the label is true for every plan. */
export const leastYearlySavingsPercent = (services: readonly Pick<Service, 'prices'>[]): number | null => {
  const percents = services.map(({ prices }) => yearlySavingsPercent(prices)).filter((percent) => percent !== null)
  return percents.length > 0 ? Math.min(...percents) : null
}
