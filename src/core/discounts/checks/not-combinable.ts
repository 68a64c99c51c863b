import type { Check } from './check'

/** D1: a code that is not combinable stands alone among codes; the first in the fixed order (D8) stays. */
export const notCombinable: Check = ({ combinable }, { standing }) =>
  standing.length > 0 && (!combinable || standing.some((coupon) => !coupon.combinable)) ? { reason: 'not-combinable' } : null
