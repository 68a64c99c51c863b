import { convertUnit } from '../../money/convert'
import type { Minor, UsdCents } from '../../money/types'
import type { Check } from './check'

/** D5: eligible lines' base subtotal in USD ≥ minAmount. Says how much of what is missing, in the cart's currency. */
export const minimumAmount: Check = ({ minAmount, applicableCategories }, { eligible, currency }) => {
  if (minAmount === null || eligible.baseAmount >= minAmount) return null
  const missing = convertUnit((minAmount - eligible.baseAmount) as UsdCents, currency)
  return {
    reason: 'minimum-amount',
    // "Add 0.00 more" would be no help: at least one minor unit is missing.
    missing: { kind: 'amount', amount: Math.max(1, missing) as Minor },
    ...(applicableCategories.length > 0 && { categories: applicableCategories }),
  }
}
