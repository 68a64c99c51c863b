import { sql } from '@payloadcms/db-postgres'
import type { Span } from '@/core/insights/strip'
import type { Handle } from '@/server/platform/database/handle'

/** More than these of a kind are not drawn. */
export const mostMoments = 400
/** So many of one minute are named one by one. */
export const namedAtOnce = 3

type Sql = ReturnType<typeof sql>
type Row = Readonly<Record<string, unknown>>

const instant = (at: number): Sql => sql`${new Date(at).toISOString()}::timestamptz`
const between = (column: Sql, { from, until }: Span): Sql => sql`${column} >= ${instant(from)} and ${column} < ${instant(until)}`
const timeOf = (value: unknown): number => new Date(String(value)).getTime()
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

export interface PlannedMoment {
  readonly at: number
  readonly collection: string
  readonly isEnd: boolean
  /** It was tried and could not be done. */
  readonly hasFailed: boolean
  readonly count: number
  /** The first of them. */
  readonly documents: readonly string[]
}

/** ADR 025: what is published or withdrawn at a minute, together where it is of one kind. */
export const findPlannedMoments = async (handle: Handle, span: Span): Promise<readonly PlannedMoment[]> => {
  const { rows } = await handle.execute<Row>(sql`
    select wait_until as at, input->'doc'->>'relationTo' as collection, input->>'type' = 'unpublish' as "isEnd", has_error is true as "hasFailed",
      count(*) as count, (array_agg(input->'doc'->>'value' order by id))[1:${namedAtOnce}::int] as documents
    from payload_jobs where task_slug = 'schedulePublish' and completed_at is null and input->'doc'->>'value' is not null and ${between(sql`wait_until`, span)}
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
  /** Of a batch its name: its codes took their dates when they were made. */
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

/** When the codes that are live begin to count, and when they end. */
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

export interface RiseDay {
  /** `2026-11-25`: the day, of UTC, from which customers pay more. */
  readonly day: string
  readonly count: number
}

/** U6: terms that begin at a higher price, which their customers were told by mail; the mail's key names the day. */
export const findRiseDays = async (handle: Handle, { from, until }: Span): Promise<readonly RiseDay[]> => {
  const day = sql`split_part(dedupe_key, ':', 3)`
  const { rows } = await handle.execute<Row>(sql`
    select ${day} as day, count(distinct split_part(dedupe_key, ':', 2)) as count from mail_outbox
    where dedupe_key like 'subscription-price:%' and ${day} >= ${new Date(from).toISOString().slice(0, 10)} and ${day} < ${new Date(until).toISOString().slice(0, 10)}
    group by 1 order by 1 limit ${mostMoments}
  `)
  return rows.map((row) => ({ day: String(row['day']), count: Number(row['count']) }))
}

export interface LiveMoment {
  /** The minute. */
  readonly at: number
  readonly collection: string
  readonly count: number
  readonly documents: readonly string[]
  /** A9: in ms, of the slowest; `null` of those that are not seen. */
  readonly seenAfter: number | null
}

/** A9: what went live, by whatever way, and after how long visitors saw it. What they do not see stands apart from what they do. */
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
