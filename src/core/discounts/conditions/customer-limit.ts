import { defineCondition } from './condition'
import { count } from './setting'

/** D1: used by this customer as often as one customer may. */
export const customerLimit = defineCondition({
  code: 'customer-limit',
  keptIn: 'columns',
  settings: { perCustomerLimit: count({ least: 1 }) },
  judge: ({ id, perCustomerLimit }, { customerUses }) =>
    perCustomerLimit !== null && (customerUses?.get(id) ?? 0) >= perCustomerLimit ? {} : null,
})
