import { sql } from '@payloadcms/db-postgres'
import { type Handle, prepared } from '@/lib/db/sql'
import { siteTag } from '@/lib/cache/cache-tags'

/** What a process that serves pages says of the pages it keeps. */
export interface CacheReport {
  readonly process: string
  /** Tags it could not clear yet. */
  readonly waiting: number
  readonly waitingSince: number | null
  readonly tries: number
  readonly fault: string | null
}

const instant = (milliseconds: number | null) =>
  milliseconds === null ? sql`null` : sql`${new Date(milliseconds).toISOString()}::timestamptz`

export const insertCacheReport = async (handle: Handle, report: CacheReport, now: number): Promise<void> => {
  await handle.execute(sql`
    insert into infra.page_caches (process, seen_at, waiting, waiting_since, tries, fault)
    values (${report.process}, ${instant(now)}, ${report.waiting}, ${instant(report.waitingSince)}, ${report.tries}, ${report.fault})
    on conflict (process) do update set seen_at = excluded.seen_at, waiting = excluded.waiting,
      waiting_since = excluded.waiting_since, tries = excluded.tries, fault = excluded.fault
  `)
}

/** A process that has said nothing for so long is taken to have ended, and its pages with it. */
const forgottenAfterSeconds = 60

/** The processes that show old pages at this moment. */
export const findCacheErrors = async (handle: Handle, now: number): Promise<readonly CacheReport[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select process, waiting, waiting_since, tries, fault from infra.page_caches
    where fault is not null and seen_at > ${instant(now)} - make_interval(secs => ${forgottenAfterSeconds})
    order by process limit 20
  `)
  return rows.map((row) => ({
    process: String(row['process']),
    waiting: Number(row['waiting']),
    waitingSince: row['waiting_since'] === null ? null : new Date(String(row['waiting_since'])).getTime(),
    tries: Number(row['tries']),
    fault: String(row['fault']),
  }))
}

/** More tags than this at once, and everything is drawn anew instead. */
export const mostTags = 200

/** Whether whatever is shown may have changed. */
export const meansEverything = (tags: readonly string[]): boolean => tags.length > mostTags || tags.includes(siteTag)

/** Writes down, in the transaction of the change itself, what must be drawn anew: it is heard of if and only if that is committed. */
export const insertContentChange = async (handle: Handle, tags: readonly string[]): Promise<void> => {
  const list = sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  )
  await handle.execute(sql`insert into infra.content_changes (tags) values (array[${list}]::text[])`)
}

export interface ContentChanges {
  /** What is committed by now: give it back the next time. */
  readonly position: string
  readonly tags: readonly string[]
}

/**
 * What was committed since a position. Positions are snapshots of Postgres, not numbers: a transaction that began early and
 * committed late is missed by whoever counts, and waiting for its turn would make editors wait for each other.
 */
export const findContentChanges = async (handle: Handle, since: string | null): Promise<ContentChanges> => {
  const tags =
    since === null
      ? sql`array[]::text[]`
      : sql`array(
          select distinct tag from infra.content_changes, unnest(tags) as tag
          where made_by >= pg_snapshot_xmin(${since}::pg_snapshot)
            and pg_visible_in_snapshot(made_by, pg_current_snapshot())
            and not pg_visible_in_snapshot(made_by, ${since}::pg_snapshot)
          limit ${mostTags + 1}
        )`
  const { rows } = await handle.execute<Record<string, unknown>>(
    sql`${prepared} select pg_current_snapshot()::text as position, ${tags} as tags`,
  )
  return { position: String(rows[0]?.['position']), tags: (rows[0]?.['tags'] ?? []) as readonly string[] }
}

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
