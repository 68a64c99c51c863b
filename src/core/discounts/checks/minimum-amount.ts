import { convertUnit } from '../../money/convert'
import type { Minor, UsdCents } from '../../money/types'
import type { Check } from './check'
import { countedScope } from './counted-scope'

/** D5: eligible lines' base subtotal in USD ≥ minAmount. Says how much of what is missing, in the cart's currency. */
export const minimumAmount: Check = (coupon, { eligible, currency }) => {
  const { minAmount } = coupon
  if (minAmount === null || eligible.baseAmount >= minAmount) return null
  const missing = convertUnit((minAmount - eligible.baseAmount) as UsdCents, currency)
  return {
    reason: 'minimum-amount',
    // "Add 0.00 more" would be no help: at least one minor unit is missing.
    missing: { kind: 'amount', amount: Math.max(1, missing) as Minor },
    ...countedScope(coupon),
  }
}
