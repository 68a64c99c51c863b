import { convertUnit } from '../../money/convert'
import type { Minor, UsdCents } from '../../money/types'
import { defineCondition } from './condition'
import { countedScope } from './counted-scope'
import { usd } from './setting'

/** D5: eligible lines' base subtotal in USD ≥ minAmount. Says how much of what is missing, in the cart's currency. */
export const minimumAmount = defineCondition({
  code: 'minimum-amount',
  keptIn: 'columns',
  settings: { minAmount: usd() },
  judge: (coupon, { eligible, currency }) => {
    const { minAmount } = coupon
    if (minAmount === null || eligible.baseAmount >= minAmount) return null
    const missing = convertUnit((minAmount - eligible.baseAmount) as UsdCents, currency)
    // "Add 0.00 more" would be no help: at least one minor unit is missing.
    return { missing: { kind: 'amount', amount: Math.max(1, missing) as Minor }, ...countedScope(coupon) }
  },
})
