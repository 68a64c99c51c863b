import type { Coupon } from '@/payload-types'

type NewCoupon = Omit<Coupon, 'id' | 'createdAt' | 'updatedAt'>

/** Published 10 % code with defaults. */
export const couponData = (code: string, changes: Partial<NewCoupon> = {}): NewCoupon => ({
  code,
  name: code,
  type: 'percentage',
  value: 10,
  currency: 'USD',
  priority: 100,
  isActive: true,
  combinable: true,
  _status: 'published',
  ...changes,
})
