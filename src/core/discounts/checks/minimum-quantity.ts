import type { Check } from './check'
import { countedScope } from './counted-scope'

/** D5: sum of quantities of eligible lines ≥ minQuantity. */
export const minimumQuantity: Check = (coupon, { eligible }) => {
  const { minQuantity } = coupon
  if (minQuantity === null || eligible.quantity >= minQuantity) return null
  return { reason: 'minimum-quantity', missing: { kind: 'quantity', count: minQuantity - eligible.quantity }, ...countedScope(coupon) }
}
