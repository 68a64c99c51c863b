import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** When the money came that was due at once; none of what came before the shop wrote its day down. */
export const findPaidAt = async (handle: Handle, orderId: string): Promise<number | null> => {
  const { rows } = await handle.execute<{ paid: string | null }>(sql`
    select (extract(epoch from min(paid_at)) * 1000)::bigint as paid from payments where order_id = ${orderId} and due_at is null and paid_at is not null
  `)
  const paid = rows[0]?.paid
  return paid === null || paid === undefined ? null : Number(paid)
}
