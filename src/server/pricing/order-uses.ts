import { holdsRedemptions, type OrderStatus } from '@/core/orders/order-status'
import { takeLocks } from '@/server/platform/database/advisory-locks'
import type { Handle } from '@/server/platform/database/handle'
import { isLimitedCoupon, limitHold, releaseCoupon, reserveCoupon } from './coupon-uses-repository'
import { releaseLimitedRedemptions, updateRedemptionsOf } from './redemption-repository'

/** O17: the uses of its limited codes alone; what has no limit keeps nobody else from it. Runs under the lock of the order's row. */
export const giveLimitedUsesBack = async (handle: Handle, orderId: string): Promise<void> => {
  const codes = await releaseLimitedRedemptions(handle, orderId)
  await takeLocks(handle, codes.map(limitHold))
  for (const code of codes) await releaseCoupon(handle, code)
}

/** D12: an order that is over gives back the uses of its codes, exactly once. Runs under the lock of the order's row. */
const giveUsesBack = async (handle: Handle, orderId: string): Promise<void> => {
  const codes = await updateRedemptionsOf(handle, orderId, { from: 'reserved', to: 'released' })
  await takeLocks(handle, codes.map(limitHold))
  for (const code of codes) await releaseCoupon(handle, code)
}

/** D12: an order that comes back takes them again, and so does one whose guest pays later (O17). The codes that have none left; runs under the lock of the order's row. */
const takeUsesAgain = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const codes = await updateRedemptionsOf(handle, orderId, { from: 'released', to: 'reserved' })
  await takeLocks(handle, codes.map(limitHold))
  const usedUp: string[] = []
  for (const code of codes) if ((await isLimitedCoupon(handle, code)) && !(await reserveCoupon(handle, code))) usedUp.push(code)
  return usedUp
}

interface OrderMove {
  readonly orderId: string
  readonly from: OrderStatus
  readonly to: OrderStatus
}

/** D12: what a move of an order does to the uses of its codes. The codes that have none left for one that comes back. */
export const settleUses = async (handle: Handle, { orderId, from, to }: OrderMove): Promise<readonly string[]> => {
  if (holdsRedemptions(from) === holdsRedemptions(to)) return to === 'paid' ? takeUsesAgain(handle, orderId) : []
  if (holdsRedemptions(to)) return takeUsesAgain(handle, orderId)
  await giveUsesBack(handle, orderId)
  return []
}
