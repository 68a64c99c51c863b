import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

interface Asked {
  readonly now: Date
  /** Codes made one by one, and of each batch. */
  readonly most: number
  readonly ofEachBatch: number
}

/** Codes that count now or later: those made one by one, and the first of each batch, whose codes are all of one rule. */
export const findStackCodes = async (handle: Handle, { now, most, ofEachBatch }: Asked): Promise<readonly string[]> => {
  const alive = sql`is_active and _status = 'published' and deleted_at is null and (expires_at is null or expires_at > ${now.toISOString()})
    and (usage_limit is null or coalesce(used_count, 0) < usage_limit)`
  const { rows } = await handle.execute<{ code: string }>(sql`
    (select code from coupons where batch_id is null and ${alive} order by code limit ${most})
    union all
    select each.code from code_batches as batch
      cross join lateral (select code from coupons where batch_id = batch.id and ${alive} order by code limit ${ofEachBatch}) as each
      where batch.is_active
  `)
  return rows.map(({ code }) => code)
}
