import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'
import { findCacheFaults, type CacheReport } from './cache-reports'

/** Something scheduled that was tried and could not be done. */
export interface FailedPublish {
  readonly id: string
  readonly collection: string | null
  readonly document: string | null
  readonly failedAt: string
  readonly fault: string
}

export interface PublishingTroubles {
  readonly caches: readonly CacheReport[]
  readonly failed: readonly FailedPublish[]
  /** Scheduled for a time that is over and not begun: nobody works. */
  readonly overdue: number
}

const overdueAfterSeconds = 30
const mostShown = 5
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What staff should know of what was promised for a time: empty as a rule. */
export const findPublishingTroubles = async (handle: Handle, now: number = Date.now()): Promise<PublishingTroubles> => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const caches = await findCacheFaults(handle, now)
  const failed = await handle.execute<Record<string, unknown>>(sql`
    select id, input->'doc'->>'relationTo' as collection, input->'doc'->>'value' as document, updated_at::text as failed_at, error->>'message' as fault
    from payload_jobs where has_error = true and task_slug = 'schedulePublish' order by updated_at desc limit ${mostShown}
  `)
  const overdue = await handle.execute<Record<string, unknown>>(sql`
    select count(*)::int as number from payload_jobs
    where completed_at is null and has_error is not true and processing is not true and wait_until < ${at} - make_interval(secs => ${overdueAfterSeconds})
  `)
  return {
    caches,
    failed: failed.rows.map((row) => ({
      id: String(row['id']),
      collection: text(row['collection']),
      document: text(row['document']),
      failedAt: text(row['failed_at']) ?? '',
      fault: text(row['fault']) ?? '',
    })),
    overdue: Number(overdue.rows[0]?.['number'] ?? 0),
  }
}
