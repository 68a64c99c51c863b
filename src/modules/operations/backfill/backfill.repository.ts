import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'
import { toIsoString } from '@/core/dates'

/** Orders with unprocessed payments, longest waiting first. A database trigger records them. */
export const findUnprocessedOrders = async (handle: Handle, before: number, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ order_id: string }>(sql`
    select order_id from infra.unfollowed_orders where look_at <= ${toIsoString(before)}::timestamptz order by look_at, order_id limit ${limit}
  `)
  return rows.map(({ order_id: id }) => id)
}

export const deleteUnprocessedOrder = async (handle: Handle, orderId: string): Promise<void> => {
  await handle.execute(sql`delete from infra.unfollowed_orders where order_id = ${orderId}`)
}

export const postponeUnprocessedOrder = async (handle: Handle, orderId: string, lookAt: number): Promise<void> => {
  await handle.execute(sql`update infra.unfollowed_orders set look_at = ${toIsoString(lookAt)}::timestamptz where order_id = ${orderId}`)
}
