import type { BillingPeriod, PricingSettings, Service } from '../catalog/types'
import { multiplyByDecimal } from '../money/round'
import type { Decimal, UsdCents } from '../money/types'

/** P6: the multiplier of a family, or `null` where nothing is struck through (§9: email by the year only). */
const multiplierOf = (type: Service['type'], billing: BillingPeriod, settings: PricingSettings): Decimal | null => {
  if (type === 'ssl') return settings.sslStrikeMultiplier
  if (type === 'email' && billing === 'yearly') return settings.emailStrikeMultiplier
  return null
}

/** P6: the struck-through price beside `price`, or `null` when the family has none or it would not be higher. */
export const strikePrice = (type: Service['type'], billing: BillingPeriod, price: UsdCents, settings: PricingSettings): UsdCents | null => {
  const multiplier = multiplierOf(type, billing, settings)
  const struck = multiplier && (multiplyByDecimal(price, multiplier) as UsdCents)
  return struck !== null && struck > price ? struck : null
}
