import type { Check } from './check'

/** D1: used by this customer as often as one customer may. */
export const customerLimit: Check = ({ id, perCustomerLimit }, { customerUses }) =>
  perCustomerLimit !== null && (customerUses.get(id) ?? 0) >= perCustomerLimit ? { reason: 'customer-limit' } : null
