import type { Check } from './check'

/** D3: nothing on the cart is within its categories; names the ones it is for. */
export const notApplicable: Check = ({ applicableCategories }, { eligible }) =>
  eligible.entries.length > 0
    ? null
    : applicableCategories.length > 0
      ? { reason: 'not-applicable', categories: applicableCategories }
      : { reason: 'not-applicable' }
