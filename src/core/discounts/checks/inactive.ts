import type { Check } from './check'

/** D13: switched off in the admin. */
export const inactive: Check = (coupon) => (coupon.isActive ? null : { reason: 'inactive' })
