import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** When something of this note last happened to it; epoch milliseconds, null for never. */
export const findEventAt = async (handle: Handle, id: string, type: string, note: string): Promise<number | null> => {
  const { rows } = await handle.execute<{ at: string | null }>(sql`
    select (extract(epoch from max(at)) * 1000)::bigint as at from subscriptions_events where _parent_id = ${id} and type = ${type} and note = ${note}
  `)
  const at = rows[0]?.at
  return at === null || at === undefined ? null : Number(at)
}
