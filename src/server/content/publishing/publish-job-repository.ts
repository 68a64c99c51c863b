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

/** Something that goes live or is taken down by itself. */
export interface PlannedPublish {
  readonly id: string
  readonly kind: 'publish' | 'unpublish'
  readonly at: string
  /** In which its editor chose the minute. */
  readonly timeZone: string | null
}

interface PlanQuestion {
  readonly collection: string
  readonly document: string
  readonly limit: number
}

/** What waits for its minute, the next first. Jobs that are done are deleted, so what is looked through is what is planned in all. */
export const findPlannedPublishes = async (
  handle: Handle,
  { collection, document, limit }: PlanQuestion,
): Promise<readonly PlannedPublish[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select id, input->>'type' as kind, input->>'timezone' as zone, to_json(wait_until) #>> '{}' as at from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
      and input->'doc'->>'relationTo' = ${collection} and input->'doc'->>'value' = ${document}
    order by wait_until limit ${limit}
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    kind: row['kind'] === 'unpublish' ? 'unpublish' : 'publish',
    at: String(row['at']),
    timeZone: text(row['zone']),
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
