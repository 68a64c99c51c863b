import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Orders whose money moved and of which nobody has made what it brings, longest waiting first. A trigger of the database writes them down. */
export const findUnfollowed = async (handle: Handle, before: number, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ order_id: string }>(sql`
    select order_id from infra.unfollowed_orders where look_at <= ${iso(before)}::timestamptz order by look_at, order_id limit ${limit}
  `)
  return rows.map(({ order_id: id }) => id)
}

/** Whatever its money brings has been made, in this transaction. */
export const deleteUnfollowed = async (handle: Handle, orderId: string): Promise<void> => {
  await handle.execute(sql`delete from infra.unfollowed_orders where order_id = ${orderId}`)
}

/** Later, where it could not be done now: it holds up no other. */
export const postponeUnfollowed = async (handle: Handle, orderId: string, lookAt: number): Promise<void> => {
  await handle.execute(sql`update infra.unfollowed_orders set look_at = ${iso(lookAt)}::timestamptz where order_id = ${orderId}`)
}
