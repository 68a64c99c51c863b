import { sql } from '@payloadcms/db-postgres'
import { lockKinds, takeLocks, type AdvisoryLock } from '@/server/platform/database/advisory-locks'
import type { Handle } from '@/server/platform/database/handle'
import { prepared } from '@/server/platform/database/prepared-statement'

/**
 * D12: takes one use of a code, or says there is none left. One conditional statement in the order's own transaction: the
 * row stays locked until it commits, so the limit is exact however many try at once, and a rollback gives the use back.
 */
export const reserveCoupon = async (handle: Handle, code: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`${prepared}
    update coupons set used_count = coalesce(used_count, 0) + 1
    where code = ${code} and coalesce(used_count, 0) < usage_limit
    returning 1
  `)
  return rows.length > 0
}

/** D12: gives one use of a code back. One without a limit is not counted here. */
export const releaseCoupon = async (handle: Handle, code: string): Promise<void> => {
  await handle.execute(sql`
    update coupons set used_count = used_count - 1 where code = ${code} and usage_limit is not null and used_count > 0
  `)
}

/** Whether its uses are limited now; one that is gone has nothing left to count. */
export const isLimitedCoupon = async (handle: Handle, code: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`select 1 from coupons where code = ${code} and usage_limit is not null`)
  return rows.length > 0
}

/** Until the transaction ends, a code that has no limit gets none. Orders hold it together: one never waits for another. To be taken before any row of a coupon. */
export const limitHold = (code: string): AdvisoryLock => ({ kind: lockKinds.code, name: code, isShared: true })

/** Waits for every order that is being placed with this code, and keeps the next ones waiting until the transaction ends. */
export const lockLimit = async (handle: Handle, code: string): Promise<void> => {
  await takeLocks(handle, [{ kind: lockKinds.code, name: code }])
}

interface StoredCount extends Record<string, unknown> {
  readonly code: string | null
  readonly usage_limit: string | null
  readonly used_count: string | null
}

export interface CouponCount {
  readonly code: string | null
  readonly isLimited: boolean
  /** Of a code that has a limit; of others it says nothing. */
  readonly usedCount: number
}

/** The row that counts, whatever a draft of it says. */
export const findCouponCount = async (handle: Handle, id: string, { isLocked = false } = {}): Promise<CouponCount | null> => {
  const { rows } = await handle.execute<StoredCount>(
    sql`select code, usage_limit, used_count from coupons where id = ${id} ${isLocked ? sql`for update` : sql``}`,
  )
  const [row] = rows
  return row ? { code: row.code, isLimited: row.usage_limit !== null, usedCount: Number(row.used_count ?? 0) } : null
}
