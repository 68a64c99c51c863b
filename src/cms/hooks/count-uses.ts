import type { FieldHook } from 'payload'
import type { Handle } from '@/server/platform/database/handle'
import { findCouponCount, lockLimit, type CouponCount } from '@/server/pricing/coupon-repository'
import { countRedemptions } from '@/server/pricing/redemption-repository'
import { handleOfRequest } from '@/server/platform/request-handle'

interface Coupon {
  readonly code?: string | null
  readonly usageLimit?: number | null
}

/** Absent where it was not asked for. */
type Uses = number | null | undefined

const usesOf = (handle: Handle, { code, isLimited, usedCount }: CouponCount): Promise<number> | number =>
  isLimited ? usedCount : countRedemptions(handle, code ?? '')

/**
 * D12: a code without limit is not counted by its orders, which would all wait for the one row; its uses are its
 * redemptions, counted when somebody looks. What has a limit is counted in its row, not in its versions.
 */
export const showUses: FieldHook<Coupon & { id: string }, Uses, Coupon> = async ({
  value,
  data,
  siblingData: { code, usageLimit },
  req,
}) => {
  if (value === undefined || !code) return value
  const handle = await handleOfRequest(req)
  if (typeof usageLimit !== 'number') return countRedemptions(handle, code)
  const row = data?.id === undefined ? null : await findCouponCount(handle, data.id)
  return row ? usesOf(handle, row) : value
}

/**
 * A code that gets a limit is counted from here on: it begins with the uses it has, and no order slips in between.
 * One that has a limit keeps the count of this very moment, whatever was read before an order came, or stands in a version that is brought back.
 */
export const countUsesOnceLimited: FieldHook<Coupon & { id: string }, Uses, Coupon> = async ({ value, siblingData, originalDoc, req }) => {
  // nothing is there yet where one is made
  const id = (originalDoc as { readonly id?: string } | undefined)?.id
  if (id === undefined || typeof siblingData.usageLimit !== 'number') return value
  const handle = await handleOfRequest(req)
  const before = await findCouponCount(handle, id)
  if (!before?.code) return value
  await lockLimit(handle, before.code)
  const row = await findCouponCount(handle, id, { isLocked: true })
  return row ? usesOf(handle, row) : value
}
