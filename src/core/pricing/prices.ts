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
} from '../catalog/types'
import { convertUnit } from '../money/currency'

/** How prices of the shop may end; the cents of each. */
export const priceTlds = { '.99': 99, '.95': 95, '.00': 0 } as const
export type PriceTld = keyof typeof priceTlds

const hundred = 100

/** So many per cent more, or less; rounded once (M2). */
export const byPercent = (price: UsdCents, { digits, scale }: Decimal): UsdCents => {
  const whole = hundred * powerOfTen(scale)
  return multiplyAndRound(price, whole + digits, whole) as UsdCents
}

/** The nearest price with this ending, the higher of two as near. What costs something is not given away, and what is free stays free. */
export const endIn = (price: UsdCents, ending: PriceTld): UsdCents => {
  if (price === 0) return price
  const cents = priceTlds[ending]
  const nearest = multiplyAndRound(price - cents, 1, hundred) * hundred + cents
  return Math.max(nearest, cents || hundred) as UsdCents
}

/** So many dollars more, or less; `by` has at most two places. */
export const byAmount = (price: UsdCents, { digits, scale }: Decimal): UsdCents => (price + digits * powerOfTen(2 - scale)) as UsdCents

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

/** P2, §9: base − base × discount, rounded to the cent from the exact product. */
export const effectivePrice = ({ basePrice, discount }: PriceEntry): UsdCents => {
  if (discount.digits === 0) return basePrice
  const whole = powerOfTen(discount.scale)
  return multiplyAndRound(basePrice, whole - discount.digits, whole) as UsdCents
}

/** P4: a period is offered only where the service has a price entry for it; shortest first. */
export const offeredPeriods = (prices: Service['prices']): readonly BillingPeriod[] =>
  billingPeriods.filter((period) => prices[period] !== undefined)

/** N4: no registry gives a name for longer. */
export const mostYears = 10

/** N4: the first year and every later one, each rounded by itself (M4), so that the parts that are shown add up to what is charged. */
export const termPrice = <Amount extends number>(firstYear: Amount, laterYear: Amount, years: number): Amount =>
  (firstYear + laterYear * (years - 1)) as Amount

const offered: readonly number[] = [1, 2, 3, 5, 10]

/** N4: what lists of years offer, up to the most there may be; what is chosen already is always among them. */
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

/** M3, M8: how many prices of the shop another rate moves, by a cent or more. */
export const countMoved = (catalog: Catalog, before: Currency, after: Currency): { readonly prices: number; readonly moved: number } => {
  const prices = shownPrices(catalog)
  return { prices: prices.length, moved: prices.filter((usd) => convertUnit(usd, before) !== convertUnit(usd, after)).length }
}

/** P2, §9: the discounted price of the first period plus the setup fee. */
export const firstPayment = (entry: PriceEntry): UsdCents => (effectivePrice(entry) + entry.setupFee) as UsdCents
