import type { BillingPeriod, PriceEntry, PricingSettings, Service } from '../catalog/types'
import { multiplyByDecimal } from '../money/round'
import type { Decimal, UsdCents } from '../money/types'
import { effectivePrice } from './effective-price'

type Multiples = Pick<PricingSettings, 'sslStrikeMultiplier' | 'emailStrikeMultiplier'>

/** P6: the multiplier of a family, or `null` where nothing is struck through (§9: email by the year only). */
const multiplierOf = (type: Service['type'], billing: BillingPeriod, settings: Multiples): Decimal | null => {
  if (type === 'ssl') return settings.sslStrikeMultiplier
  if (type === 'email' && billing === 'yearly') return settings.emailStrikeMultiplier
  return null
}

/** P6: the struck-through price beside `price`, or `null` when the family has none or it would not be higher. */
export const strikePrice = (type: Service['type'], billing: BillingPeriod, price: UsdCents, settings: Multiples): UsdCents | null => {
  const multiplier = multiplierOf(type, billing, settings)
  const struck = multiplier && (multiplyByDecimal(price, multiplier) as UsdCents)
  return struck !== null && struck > price ? struck : null
}

/** What a plan's card strikes through: its family's multiple (P6), unless P11 says what is true of it. */
export const cardStrike = (type: Service['type'], billing: BillingPeriod, entry: PriceEntry, settings: Multiples): UsdCents | null => {
  const struck = strikePrice(type, billing, effectivePrice(entry), settings)
  return struck === null || entry.strike === undefined ? struck : entry.strike
}

/** What a list of services strikes through: the price before its discount, else its family's multiple, unless P11 says what is true of it. */
export const listStrike = (type: Service['type'], billing: BillingPeriod, entry: PriceEntry, settings: Multiples): UsdCents | null => {
  if (entry.strike !== undefined) return entry.strike
  const price = effectivePrice(entry)
  return price < entry.basePrice ? entry.basePrice : strikePrice(type, billing, price, settings)
}

/** The most that is struck through beside a price anywhere. */
export const highestStrike = (type: Service['type'], billing: BillingPeriod, entry: PriceEntry, settings: Multiples): UsdCents | null => {
  const struck = [cardStrike(type, billing, entry, settings), listStrike(type, billing, entry, settings)]
  return struck.reduce((highest, each) => (highest === null || (each !== null && each > highest) ? each : highest))
}
