import type { Check } from './check'

/** D5: sum of quantities of eligible lines ≥ minQuantity. */
export const minimumQuantity: Check = ({ minQuantity, applicableCategories }, { eligible }) =>
  minQuantity === null || eligible.quantity >= minQuantity
    ? null
    : {
        reason: 'minimum-quantity',
        missing: { kind: 'quantity', count: minQuantity - eligible.quantity },
        ...(applicableCategories.length > 0 && { categories: applicableCategories }),
      }
