import { defineCondition } from './condition'
import { countedScope } from './counted-scope'
import { count } from './setting'

/** D5: sum of quantities of eligible lines ≥ minQuantity. */
export const minimumQuantity = defineCondition({
  code: 'minimum-quantity',
  keptIn: 'columns',
  settings: { minQuantity: count({ least: 1 }) },
  judge: (coupon, { eligible }) => {
    const { minQuantity } = coupon
    if (minQuantity === null || eligible.quantity >= minQuantity) return null
    return { missing: { kind: 'quantity', count: minQuantity - eligible.quantity }, ...countedScope(coupon) }
  },
})
