import type { PriceEntry } from '../catalog/types'
import { powerOfTen } from '../money/decimal'
import { multiplyAndRound } from '../money/round'
import type { UsdCents } from '../money/types'

/** P2, §9: base − base × discount, rounded to the cent from the exact product. */
export const effectivePrice = ({ basePrice, discount }: PriceEntry): UsdCents => {
  if (discount.digits === 0) return basePrice
  const whole = powerOfTen(discount.scale)
  return multiplyAndRound(basePrice, whole - discount.digits, whole) as UsdCents
}
