import { defineCondition } from './condition'
import { customerLimit } from './customer-limit'

/** D18: a limit per customer needs a customer who is logged in. A guest is refused whatever address they type, so that nobody learns who used the code. */
export const loginRequired = defineCondition({
  code: 'login-required',
  keptIn: 'columns',
  settings: customerLimit.settings,
  judge: ({ perCustomerLimit }, { customerUses }) => (perCustomerLimit !== null && customerUses === null ? {} : null),
})
