import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** Something scheduled that was tried and could not be done. */
export interface FailedPublish {
  readonly id: string
  readonly collection: string | null
  readonly document: string | null
  readonly failedAt: string
  readonly fault: string
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The last ones, newest first. */
export const findFailedPublishes = async (handle: Handle, limit: number): Promise<readonly FailedPublish[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select id, input->'doc'->>'relationTo' as collection, input->'doc'->>'value' as document, updated_at::text as failed_at, error->>'message' as fault
    from payload_jobs where has_error = true and task_slug = 'schedulePublish' order by updated_at desc limit ${limit}
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    collection: text(row['collection']),
    document: text(row['document']),
    failedAt: text(row['failed_at']) ?? '',
    fault: text(row['fault']) ?? '',
  }))
}

/** How many are scheduled for a time that was over `seconds` ago, and not begun. */
export const findOverdueCount = async (handle: Handle, now: number, seconds: number): Promise<number> => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select count(*)::int as number from payload_jobs
    where completed_at is null and has_error is not true and processing is not true and wait_until < ${at} - make_interval(secs => ${seconds})
  `)
  return Number(rows[0]?.['number'] ?? 0)
}
