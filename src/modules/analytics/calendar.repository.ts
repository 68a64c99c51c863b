import { sql } from '@payloadcms/db-postgres'
import type { Span } from '@/core/analytics/periods'
import { type Handle, instant, type Sql } from '@/lib/db/sql'

type Row = Readonly<Record<string, unknown>>

/** Per kind. */
export const mostMoments = 400

/** Documents named per minute; the rest are counted. */
export const namedAtOnce = 3

const between = (column: Sql, { from, until }: Span): Sql => sql`${column} >= ${instant(from)} and ${column} < ${instant(until)}`

const timeOf = (value: unknown): number => new Date(String(value)).getTime()

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

export interface PlannedMoment {
  readonly at: number
  readonly collection: string
  readonly isEnd: boolean
  /** The job ran and failed. */
  readonly hasFailed: boolean
  readonly count: number
  readonly documents: readonly string[]
}

/** ADR 026: scheduled publishes and withdrawals, grouped by minute and kind. Payload drops the time of those refused in their minute. */
export const findPlannedMoments = async (handle: Handle, span: Span): Promise<readonly PlannedMoment[]> => {
  const { rows } = await handle.execute<Row>(sql`
    select coalesce(wait_until, date_trunc('minute', updated_at)) as at, input->'doc'->>'relationTo' as collection, input->>'type' = 'unpublish' as "isEnd", has_error is true as "hasFailed",
      count(*) as count, (array_agg(input->'doc'->>'value' order by id))[1:${namedAtOnce}::int] as documents
    from payload_jobs where task_slug = 'schedulePublish' and completed_at is null and input->'doc'->>'value' is not null
      and (${between(sql`wait_until`, span)} or (wait_until is null and ${between(sql`updated_at`, span)}))
    group by 1, 2, 3, 4 order by 1, 2 limit ${mostMoments}
  `)
  return rows.map((row) => ({
    at: timeOf(row['at']),
    collection: String(row['collection']),
    isEnd: row['isEnd'] === true,
    hasFailed: row['hasFailed'] === true,
    count: Number(row['count']),
    documents: textsOf(row['documents']),
  }))
}

export interface CodeMoment {
  readonly at: number
  readonly isEnd: boolean
  /** Batch name; the codes of a batch share its dates. */
  readonly batch: string | null
  readonly batchId: string | null
  readonly count: number
  readonly codes: readonly { readonly id: string; readonly code: string }[]
}

const liveCode = sql`is_active and _status = 'published' and deleted_at is null`

const codeMoments = (column: Sql, isEnd: boolean, span: Span): Sql => sql`
  (select ${column} as at, ${isEnd}::boolean as "isEnd", batch_id, count(*) as count,
    case when batch_id is null then (array_agg(id order by id))[1:${namedAtOnce}::int] end as ids
  from coupons where ${column} is not null and ${between(column, span)} and ${liveCode} group by 1, 3 order by 1 limit ${mostMoments})`

/** Start and expiry of active codes. */
export const findCodeMoments = async (handle: Handle, span: Span): Promise<readonly CodeMoment[]> => {
  const { rows } = await handle.execute<Row>(sql`
    select moments.at, moments."isEnd", moments.batch_id as "batchId", moments.count, code_batches.name as batch,
      (select array_agg(array[id::text, code] order by id) from coupons where id = any(moments.ids)) as codes
    from (${codeMoments(sql`starts_at`, false, span)} union all ${codeMoments(sql`expires_at`, true, span)}) as moments
    left join code_batches on code_batches.id = moments.batch_id order by 1
  `)
  return rows.map((row) => ({
    at: timeOf(row['at']),
    isEnd: row['isEnd'] === true,
    batch: row['batchId'] === null ? null : String(row['batch'] ?? ''),
    batchId: row['batchId'] === null ? null : String(row['batchId']),
    count: Number(row['count']),
    codes: (Array.isArray(row['codes']) ? (row['codes'] as readonly (readonly string[])[]) : []).map(([id = '', code = '']) => ({
      id,
      code,
    })),
  }))
}

export interface PriceRiseDay {
  /** UTC day, such as `2026-11-25`, from which customers pay the higher price. */
  readonly day: string
  readonly count: number
}

/** U6: announced price rises by day, read from the emails' dedupe keys. */
export const findPriceRiseDays = async (handle: Handle, { from, until }: Span): Promise<readonly PriceRiseDay[]> => {
  const day = sql`split_part(dedupe_key, ':', 3)`
  const { rows } = await handle.execute<Row>(sql`
    select ${day} as day, count(distinct split_part(dedupe_key, ':', 2)) as count from mail_outbox
    where dedupe_key like 'subscription-price:%' and ${day} >= ${new Date(from).toISOString().slice(0, 10)} and ${day} < ${new Date(until).toISOString().slice(0, 10)}
    group by 1 order by 1 limit ${mostMoments}
  `)
  return rows.map((row) => ({ day: String(row['day']), count: Number(row['count']) }))
}

export interface LiveMoment {
  /** Start of the minute. */
  readonly at: number
  readonly collection: string
  readonly count: number
  readonly documents: readonly string[]
  /** A9: milliseconds until visitors saw the slowest of these changes; `null` if not seen yet. */
  readonly seenAfter: number | null
}

/** A9: what went live and how long it took to reach visitors. Seen and unseen changes are separate rows. */
export const findLiveMoments = async (handle: Handle, span: Span): Promise<readonly LiveMoment[]> => {
  const { rows } = await handle.execute<Row>(sql`
    select date_trunc('minute', made_at) as at, collection, count(distinct document) as count, (array_agg(distinct document))[1:${namedAtOnce}::int] as documents,
      max(extract(epoch from seen_at - made_at) * 1000) as "seenAfter"
    from infra.live_checks where ${between(sql`made_at`, span)} group by 1, 2, seen_at is null order by 1 desc limit ${mostMoments}
  `)
  return rows.map((row) => ({
    at: timeOf(row['at']),
    collection: String(row['collection']),
    count: Number(row['count']),
    documents: textsOf(row['documents']),
    seenAfter: row['seenAfter'] === null ? null : Number(row['seenAfter']),
  }))
}

interface OwnDraft {
  readonly collection: string
  readonly document: string
  readonly changedAt: number
}

/** Newest versions only, latest first; uses the index on the author. */
export const findOwnDrafts = async (
  handle: Handle,
  collections: readonly string[],
  person: string,
  limit: number,
): Promise<readonly OwnDraft[]> => {
  if (collections.length === 0) return []
  const parts = collections.map((collection) => {
    const versions = sql.identifier(`_${collection.replaceAll('-', '_')}_v`)
    return sql`(select ${collection} as collection, parent_id as document, updated_at as at from ${versions}
      where latest and version__status = 'draft' and version_changed_by = ${person} order by updated_at desc limit ${limit})`
  })
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select collection, document, at from (${sql.join(parts, sql` union all `)}) as drafts where document is not null order by at desc limit ${limit}
  `)
  return rows.map((row) => ({
    collection: String(row['collection']),
    document: String(row['document']),
    changedAt: new Date(String(row['at'])).getTime(),
  }))
}

/** Not started and not about to be. */
const isPlanned = sql`task_slug = 'schedulePublish' and completed_at is null and has_error is not true and processing is not true`

interface PlannedQuestion {
  readonly collection: string
  readonly isEnd: boolean
  /** Null: all documents planned for that minute. */
  readonly document: string | null
  readonly from: number
}

/** A7: reschedules what is still planned for exactly this minute and returns the documents. Of two concurrent moves, one finds nothing. */
export const updatePlannedMinute = async (
  handle: Handle,
  { collection, isEnd, document, from }: PlannedQuestion,
  to: number,
): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ document: string }>(sql`
    update payload_jobs set wait_until = ${instant(to)}, updated_at = now()
    where ${isPlanned} and wait_until = ${instant(from)} and wait_until > clock_timestamp() + interval '2 seconds' and input->'doc'->>'relationTo' = ${collection}
      and (input->>'type' = 'unpublish') is ${isEnd ? sql`true` : sql`not true`} and (${document}::text is null or input->'doc'->>'value' = ${document})
    returning input->'doc'->>'value' as document
  `)
  return rows.map((row) => row.document)
}

/** A7: whether a move would overtake another planned change of the same document. */
export const hasPlannedBetween = async (
  handle: Handle,
  collection: string,
  documents: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    select 1 from payload_jobs where ${isPlanned} and wait_until between ${instant(Math.min(from, to))} and ${instant(Math.max(from, to))}
      and input->'doc'->>'relationTo' = ${collection} and input->'doc'->>'value' in (select jsonb_array_elements_text(${JSON.stringify(documents)}::jsonb))
    group by input->'doc'->>'value' having count(*) > 1 limit 1
  `)
  return rows.length > 0
}

const momentColumns = { startsAt: sql`starts_at`, expiresAt: sql`expires_at` } as const

type CodeMomentField = keyof typeof momentColumns

/** A7: locks a code if the moment is unchanged. */
export const lockCodeMoment = async (handle: Handle, id: string, field: CodeMomentField, at: number): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    select 1 from coupons where id = ${id}::uuid and _status = 'published' and batch_id is null and deleted_at is null and ${momentColumns[field]} = ${instant(at)} for update
  `)
  return rows.length > 0
}

/** Saving the published document would publish a newer draft too. */
export const hasNewerDraft = async (handle: Handle, id: string): Promise<boolean> => {
  const { rows } = await handle.execute(
    sql`select 1 from _coupons_v where parent_id = ${id}::uuid and latest and version__status = 'draft' limit 1`,
  )
  return rows.length > 0
}
