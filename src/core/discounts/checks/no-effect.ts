import type { Check } from './check'

/** D8: a code that would give 0 is refused, never applied, never counted. */
export const noEffect: Check = (_coupon, { amount }) => (amount > 0 ? null : { reason: 'no-effect' })
