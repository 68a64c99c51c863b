import { sql } from '@payloadcms/db-postgres'
import { type Handle, prepared, instant } from '@/lib/db/sql'
import { publicationHours } from '@/lib/config/limits'

/** Tags of cached reads, one per collection or global used; publishing clears them. */
export const collectionTag = (slug: string): string => `collection:${slug}`

export const globalTag = (slug: string): string => `global:${slug}`

/** A single document by its public key (a page's path, a service's id). */
export const documentTag = (slug: string, key: string): string => `document:${slug}:${key}`

/** On every cached read; clearing it re-renders the whole site. */
export const siteTag = 'site'

export interface CacheTrouble {
  readonly process: string
  /** Tags not yet cleared. */
  readonly waiting: number
  readonly waitingSince: number | null
  readonly tries: number
  readonly fault: string | null
}

export interface CacheReport extends CacheTrouble {
  /** Position up to which all changes have been applied; null if some are pending. */
  readonly acknowledged: string | null
}

export const insertCacheReport = async (handle: Handle, report: CacheReport, now: number): Promise<void> => {
  const waitingSince = report.waitingSince === null ? sql`null` : instant(report.waitingSince)
  await handle.execute(sql`
    insert into infra.page_caches as known (process, seen_at, waiting, waiting_since, tries, fault, acknowledged)
    values (${report.process}, ${instant(now)}, ${report.waiting}, ${waitingSince}, ${report.tries}, ${report.fault},
      ${report.acknowledged}::pg_snapshot)
    on conflict (process) do update set seen_at = excluded.seen_at, waiting = excluded.waiting, waiting_since = excluded.waiting_since,
      tries = excluded.tries, fault = excluded.fault, acknowledged = coalesce(excluded.acknowledged, known.acknowledged)
  `)
}

export const deleteCacheReport = async (handle: Handle, process: string): Promise<void> => {
  await handle.execute(sql`delete from infra.page_caches where process = ${process}`)
}

interface Publication {
  readonly collection: string
  readonly document: string
  /** English page that shows it. */
  readonly path: string
}

/** A9: in the publish's transaction. */
export const insertPublication = async (handle: Handle, { collection, document, path }: Publication): Promise<void> => {
  await handle.execute(sql`insert into infra.live_checks (collection, document, path) values (${collection}, ${document}, ${path})`)
}

/** A process silent for this long is considered dead, together with its cache. */
const forgottenAfterSeconds = 15

/**
 * A9: records when every process had applied a publication. Call in a separate statement after the process's own report, so that one of two
 * concurrent callers sees both reports.
 */
export const markPublicationsSeen = async (handle: Handle, now: number): Promise<void> => {
  await handle.execute(sql`
    update infra.live_checks as publication set seen_at = ${instant(now)}
    where seen_at is null and made_at > ${instant(now)} - make_interval(hours => ${publicationHours}) and not exists (
      select 1 from infra.page_caches where seen_at > ${instant(now)} - make_interval(secs => ${forgottenAfterSeconds})
        and (acknowledged is null or not pg_visible_in_snapshot(publication.made_by, acknowledged))
    )
  `)
}

/** A9: seconds after which staff are alerted. */
const liveWithinSeconds = 20
const mostShown = 5

export interface LatePublication {
  readonly id: string
  readonly collection: string
  readonly document: string
  /** English page that shows it. */
  readonly path: string
  readonly madeAt: number
}

/** A9: changes that visitors didn't see in time, unless published again since; usually none. */
export const findLatePublications = async (handle: Handle, now: number = Date.now()): Promise<readonly LatePublication[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select id, collection, document, path, made_at from infra.live_checks as late
    where seen_at is null and made_at < ${instant(now)} - make_interval(secs => ${liveWithinSeconds})
      and made_at > ${instant(now)} - make_interval(hours => ${publicationHours})
      and not exists (select from infra.live_checks as later where later.collection = late.collection and later.document = late.document
        and later.id > late.id and later.made_at >= late.made_at)
    order by made_at desc limit ${mostShown}
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    collection: String(row['collection']),
    document: String(row['document']),
    path: String(row['path']),
    madeAt: new Date(String(row['made_at'])).getTime(),
  }))
}

/** Processes currently serving stale pages. */
export const findCacheErrors = async (handle: Handle, now: number): Promise<readonly CacheTrouble[]> => {
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

/** With more tags than this, everything is invalidated. */
export const maximumTags = 200

export const invalidatesEverything = (tags: readonly string[]): boolean => tags.length > maximumTags || tags.includes(siteTag)

/** Written in the change's own transaction, so followers see it if and only if it commits. */
export const insertContentChange = async (handle: Handle, tags: readonly string[]): Promise<void> => {
  const list = sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  )
  await handle.execute(sql`insert into infra.content_changes (tags) values (array[${list}]::text[])`)
}

export interface ContentChanges {
  /** Cursor for the next call. */
  readonly position: string
  readonly tags: readonly string[]
}

/**
 * Changes committed since a position. Positions are Postgres snapshots rather than sequence numbers: a counter would miss a transaction
 * that starts early and commits late, and ordering the commits would make editors wait for each other.
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
          limit ${maximumTags + 1}
        )`
  const { rows } = await handle.execute<Record<string, unknown>>(
    sql`${prepared} select pg_current_snapshot()::text as position, ${tags} as tags`,
  )
  return { position: String(rows[0]?.['position']), tags: (rows[0]?.['tags'] ?? []) as readonly string[] }
}

/** Whether a scheduled publication is due or running. */
export const isPublishing = async (handle: Handle, now: number): Promise<boolean> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select exists (
      select 1 from payload_jobs
      where task_slug = 'schedulePublish' and completed_at is null and has_error is not true and wait_until <= ${instant(now)}
    ) as "isPublishing"
  `)
  return rows[0]?.['isPublishing'] === true
}

export interface FailedPublish {
  readonly id: string
  readonly collection: string | null
  readonly document: string | null
  readonly failedAt: string
  readonly fault: string
  /** The editor's time zone. */
  readonly timeZone: string | null
}

interface PlanQuestion {
  readonly collection: string
  readonly document: string
  readonly limit: number
}

const isOf = ({ collection, document }: PlanQuestion) =>
  sql`input->'doc'->>'relationTo' = ${collection} and input->'doc'->>'value' = ${document}`

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Latest first; of one document or of all. */
export const findFailedPublishes = async (
  handle: Handle,
  question: PlanQuestion | Pick<PlanQuestion, 'limit'>,
): Promise<readonly FailedPublish[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select id, input->'doc'->>'relationTo' as collection, input->'doc'->>'value' as document, input->>'timezone' as zone,
      updated_at::text as failed_at, error->>'message' as fault
    from payload_jobs where has_error = true and task_slug = 'schedulePublish' and ${'document' in question ? isOf(question) : sql`true`}
    order by updated_at desc limit ${question.limit}
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    collection: text(row['collection']),
    document: text(row['document']),
    failedAt: text(row['failed_at']) ?? '',
    fault: text(row['fault']) ?? '',
    timeZone: text(row['zone']),
  }))
}

export interface PlannedPublish {
  readonly id: string
  readonly kind: 'publish' | 'unpublish'
  readonly at: string
  /** The editor's time zone. */
  readonly timeZone: string | null
  /** Of the last attempt; null before the first one. */
  readonly fault: string | null
}

/** Next one first. Finished jobs are deleted, so the scan covers only planned ones. */
export const findPlannedPublishes = async (handle: Handle, question: PlanQuestion): Promise<readonly PlannedPublish[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select id, input->>'type' as kind, input->>'timezone' as zone, to_json(wait_until) #>> '{}' as at,
      (select error->>'message' from payload_jobs_log where _parent_id = payload_jobs.id order by _order desc limit 1) as fault
    from payload_jobs where task_slug = 'schedulePublish' and completed_at is null and has_error is not true and ${isOf(question)}
    order by wait_until limit ${question.limit}
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    kind: row['kind'] === 'unpublish' ? 'unpublish' : 'publish',
    at: String(row['at']),
    timeZone: text(row['zone']),
    fault: text(row['fault']),
  }))
}

/** Jobs more than `seconds` overdue and not started. */
export const findOverdueCount = async (handle: Handle, now: number, seconds: number): Promise<number> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select count(*)::int as number from payload_jobs
    where completed_at is null and has_error is not true and processing is not true and wait_until < ${instant(now)} - make_interval(secs => ${seconds})
  `)
  return Number(rows[0]?.['number'] ?? 0)
}
