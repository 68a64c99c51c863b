import type { Handle } from '@/server/platform/database/handle'
import { findCouponCount, lockLimit, type CouponCount } from './coupon-uses-repository'
import { countRedemptions } from './redemption-repository'

const usesOf = (handle: Handle, { code, isLimited, usedCount }: CouponCount): Promise<number> | number =>
  isLimited ? usedCount : countRedemptions(handle, code ?? '')

interface Shown {
  /** Absent where it was not asked for. */
  readonly id?: string | undefined
  readonly code: string
  readonly usageLimit?: number | null | undefined
}

/**
 * D12: a code without limit is not counted by its orders, which would all wait for the one row; its uses are its
 * redemptions, counted when somebody looks. What has a limit is counted in its row, not in its versions. `null`: nothing is known of it.
 */
export const findUses = async (handle: Handle, { id, code, usageLimit }: Shown): Promise<number | null> => {
  if (typeof usageLimit !== 'number') return countRedemptions(handle, code)
  const row = id === undefined ? null : await findCouponCount(handle, id)
  return row && usesOf(handle, row)
}

/**
 * A code that gets a limit is counted from here on: it begins with the uses it has, and no order slips in between.
 * One that has a limit keeps the count of this very moment, whatever was read before an order came, or stands in a version that is brought back.
 */
export const lockUses = async (handle: Handle, id: string): Promise<number | null> => {
  const before = await findCouponCount(handle, id)
  if (!before?.code) return null
  await lockLimit(handle, before.code)
  const row = await findCouponCount(handle, id, { isLocked: true })
  return row && usesOf(handle, row)
}
