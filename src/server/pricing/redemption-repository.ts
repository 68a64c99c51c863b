import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

export type RedemptionState = 'reserved' | 'released'

/** D12: the uses of a code that has no limit are its redemptions. */
export const countRedemptions = async (handle: Handle, code: string): Promise<number> => {
  const { rows } = await handle.execute(sql`select count(*) as uses from redemptions where coupon = ${code} and state = 'reserved'`)
  return Number(rows[0]?.['uses'] ?? 0)
}

interface Move {
  readonly from: RedemptionState
  readonly to: RedemptionState
}

/** The codes that were moved, in ascending order: two orders with the same ones never wait for each other. */
export const updateRedemptionsOf = async (handle: Handle, orderId: string, { from, to }: Move): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ coupon: string }>(sql`
    update redemptions set state = ${to}, updated_at = now() where order_id = ${orderId} and state = ${from} returning coupon
  `)
  return rows.map(({ coupon }) => coupon).sort()
}

/** The codes with a limit whose uses the order held, in ascending order. */
export const releaseLimitedRedemptions = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ coupon: string }>(sql`
    update redemptions set state = 'released', updated_at = now()
    where order_id = ${orderId} and state = 'reserved' and exists (select 1 from coupons where code = coupon and usage_limit is not null)
    returning coupon
  `)
  return rows.map(({ coupon }) => coupon).sort()
}
