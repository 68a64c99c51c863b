import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'
import { keptPlan } from '@/server/platform/database/kept-plan'

/**
 * D12: takes one use of a code, or says there is none left. One conditional statement in the order's own transaction: the
 * row stays locked until it commits, so the limit is exact however many try at once, and a rollback gives the use back.
 */
export type ReserveCoupon = (handle: Handle, code: string) => Promise<boolean>

export const reserveCoupon: ReserveCoupon = async (handle, code) => {
  const { rows } = await handle.execute(sql`${keptPlan}
    update coupons set used_count = coalesce(used_count, 0) + 1
    where code = ${code} and coalesce(used_count, 0) < usage_limit
    returning 1
  `)
  return rows.length > 0
}
