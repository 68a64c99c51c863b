import { parseDecimal, powerOfTen } from './decimal'
import type { UsdCents } from './types'

/**
 * A stored price as it enters the engine: decimal dollars of at most 2 places, not negative (M1).
 * Throws `RangeError` otherwise: such a price must never have been saved.
 */
export const usdCents = (value: number | string): UsdCents => {
  const { digits, scale } = parseDecimal(value)
  if (scale > 2) throw new RangeError(`A price has at most 2 decimal places: ${value}`)
  if (digits < 0) throw new RangeError(`A price is not negative: ${value}`)
  const cents = digits * powerOfTen(2 - scale)
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Beyond exact range: ${value}`)
  return cents as UsdCents
}
