import { sql } from '@payloadcms/db-postgres'
import {
  type Span,
  countedStatuses,
  dayLength,
  daysShown,
  emptyDays,
  leftAfter,
  weekLength,
  type Compared,
  type Days,
} from '@/core/analytics/periods'
import type { Handle } from '@/lib/db/sql'

/** Per kind. */
export const mostMoments = 400
/** Documents named per minute; the rest are counted. */
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
  /** The job ran and failed. */
  readonly hasFailed: boolean
  readonly count: number
  readonly documents: readonly string[]
}

/** ADR 026: scheduled publishes and withdrawals, grouped by minute and kind. */
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

export interface RiseDay {
  /** UTC day, such as `2026-11-25`, from which customers pay the higher price. */
  readonly day: string
  readonly count: number
}

/** U6: announced price rises by day, read from the emails' dedupe keys. */
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

const within = (column: Sql, now: number): Sql => sql`${column} > ${instant(now - daysShown * dayLength)} and ${column} <= ${instant(now)}`

/** 0 is the oldest of the fourteen days. */
const dayOf = (column: Sql, now: number): Sql =>
  sql`(${daysShown - 1} - floor(extract(epoch from ${instant(now)} - ${column}) / 86400)::int)`

interface DayRow extends Record<string, unknown> {
  readonly day: number
  readonly value: string | number
}

const toDays = (rows: readonly DayRow[]): Days => {
  const days = emptyDays()
  for (const { day, value } of rows) days[Number(day)] = Number(value)
  return days
}

interface DayCountQuery {
  readonly table: Sql
  readonly column: Sql
  readonly condition: Sql
}

const countDays = async (handle: Handle, { table, column, condition }: DayCountQuery, now: number): Promise<Days> => {
  const { rows } = await handle.execute<DayRow>(
    sql`select ${dayOf(column, now)} as day, count(*) as value from ${table} where ${within(column, now)} and ${condition} group by 1`,
  )
  return toDays(rows)
}

const counted = sql.join(
  countedStatuses.map((status) => sql`${status}`),
  sql`, `,
)

export const findOrderDays = (handle: Handle, now: number): Promise<Days> =>
  countDays(handle, { table: sql`orders`, column: sql`order_date`, condition: sql`status in (${counted})` }, now)

const isNonEmptyCart = sql`merged_into_id is null and items <> '[]'::jsonb`

/** A3: carts with at least one item. */
export const findCartDays = (handle: Handle, now: number): Promise<Days> =>
  countDays(handle, { table: sql`carts`, column: sql`created_at`, condition: isNonEmptyCart }, now)

export const findOrderedCartDays = (handle: Handle, now: number): Promise<Days> =>
  countDays(handle, { table: sql`carts`, column: sql`created_at`, condition: sql`${isNonEmptyCart} and status = 'converted'` }, now)

/** A3: abandoned carts, on the day they count as abandoned. */
export const findLeftCartDays = (handle: Handle, now: number): Promise<Days> =>
  countDays(
    handle,
    { table: sql`carts`, column: sql`updated_at`, condition: sql`${isNonEmptyCart} and status = 'active'` },
    now - leftAfter,
  )

export interface MoneyDays {
  readonly currency: string
  readonly digits: 0 | 2
  /** Minor units, before tax. */
  readonly days: Days
}

/** A2: payments less refunds, per currency. */
export const findRevenueDays = async (handle: Handle, now: number): Promise<readonly MoneyDays[]> => {
  const { rows } = await handle.execute<DayRow & { readonly currency: string; readonly digits: string }>(sql`
    select currency, max(digits) as digits, ${dayOf(sql`issued_at`, now)} as day, sum(case kind when 'credit-note' then -net else net end) as value
    from invoices where ${within(sql`issued_at`, now)} group by 1, 3 order by 1
  `)
  const codes = [...new Set(rows.map(({ currency }) => currency))]
  return codes.map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    return { currency, digits: own.every(({ digits }) => Number(digits) === 0) ? 0 : 2, days: toDays(own) }
  })
}

export interface RankedRow extends Compared {
  readonly name: string
}

const toRanked = (rows: readonly Record<string, unknown>[]): readonly RankedRow[] =>
  rows.map((row) => ({ name: String(row['name']), now: Number(row['now']), before: Number(row['before']) }))

/** Most redeemed codes; failed and cancelled orders return their uses (D12). */
export const findTopCodes = async (handle: Handle, now: number, limit: number): Promise<readonly RankedRow[]> => {
  const middle = instant(now - weekLength * dayLength)
  const { rows } = await handle.execute(sql`
    select coupon as name, count(*) filter (where created_at > ${middle}) as now, count(*) filter (where created_at <= ${middle}) as before
    from redemptions where ${within(sql`created_at`, now)} and state = 'reserved' group by coupon
    having count(*) filter (where created_at > ${middle}) > 0 order by 2 desc, 3 desc, 1 limit ${limit}
  `)
  return toRanked(rows)
}

interface Top {
  readonly limit: number
  readonly least: number
}

/** A5: whole UTC days including today. Terms below `least` are left out. */
export const findTopSearches = async (handle: Handle, kind: string, now: number, { limit, least }: Top): Promise<readonly RankedRow[]> => {
  const today = sql`(${instant(now)} at time zone 'UTC')::date`
  const ofWeek = sql`coalesce(sum(searches) filter (where day > ${today} - ${weekLength}::int), 0)`
  const { rows } = await handle.execute(sql`
    select term as name, ${ofWeek} as now, coalesce(sum(searches) filter (where day <= ${today} - ${weekLength}::int), 0) as before
    from infra.search_counts where kind = ${kind} and day > ${today} - ${daysShown}::int and day <= ${today}
    group by term having ${ofWeek} >= ${least} order by 2 desc, 1 limit ${limit}
  `)
  return toRanked(rows)
}

const plannedAt = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

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
    update payload_jobs set wait_until = ${plannedAt(to)}, updated_at = now()
    where ${isPlanned} and wait_until = ${plannedAt(from)} and wait_until > clock_timestamp() + interval '2 seconds' and input->'doc'->>'relationTo' = ${collection}
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
    select 1 from payload_jobs where ${isPlanned} and wait_until between ${plannedAt(Math.min(from, to))} and ${plannedAt(Math.max(from, to))}
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
    select 1 from coupons where id = ${id}::uuid and _status = 'published' and batch_id is null and deleted_at is null and ${momentColumns[field]} = ${plannedAt(at)} for update
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

/** Counting stops here; a larger backlog needs no exact figure. */
export const waitingUpTo = 1_000
export const oldRateDays = 7

interface Source {
  readonly table: Sql
  readonly at: Sql
  readonly condition: Sql
}

const created = sql`created_at`

/** A4: each has a partial index on its condition, so completed rows cost nothing. */
const sources = {
  contact: { table: sql`contact_messages`, at: created, condition: sql`status = 'new'` },
  migration: { table: sql`migration_requests`, at: created, condition: sql`status in ('new', 'contacted', 'in-progress')` },
  transfer: { table: sql`transfers`, at: created, condition: sql`status in ('requested', 'awaiting-registry')` },
  registrar: { table: sql`registrar_tasks`, at: created, condition: sql`status = 'open'` },
  provisioning: { table: sql`provision_tasks`, at: created, condition: sql`status in ('open', 'failed')` },
  payment: { table: sql`payments`, at: created, condition: sql`trouble is not null` },
  mail: { table: sql`mail_outbox`, at: created, condition: sql`status = 'dead'` },
  webhook: { table: sql`webhook_deliveries`, at: created, condition: sql`status = 'dead'` },
  rate: { table: sql`currencies`, at: sql`rate_date`, condition: sql`is_active and code <> 'USD'` },
} as const satisfies Record<string, Source>

export type WaitingKind = keyof typeof sources

export const waitingKinds = Object.keys(sources) as readonly WaitingKind[]

export interface Waiting {
  readonly kind: WaitingKind
  readonly count: number
  /** Epoch milliseconds. */
  readonly oldest: number
}

const countOf = (kind: WaitingKind, now: number): Sql => {
  const { table, at, condition } = sources[kind]
  const old = sql`and ${at} < ${new Date(now - oldRateDays * dayLength).toISOString()}::timestamptz`
  return sql`select ${kind} as kind, count(*) as count, min(at) as oldest from (
    select ${at} as at from ${table} where ${condition} ${kind === 'rate' ? old : sql``} order by ${at} limit ${waitingUpTo + 1}
  ) as waiting`
}

/** One statement for all kinds; omits empty ones. */
export const findWaiting = async (handle: Handle, kinds: readonly WaitingKind[], now: number): Promise<readonly Waiting[]> => {
  if (kinds.length === 0) return []
  const { rows } = await handle.execute<Record<string, unknown>>(
    sql.join(
      kinds.map((kind) => countOf(kind, now)),
      sql` union all `,
    ),
  )
  return rows
    .filter((row) => Number(row['count']) > 0)
    .map((row) => ({ kind: row['kind'] as WaitingKind, count: Number(row['count']), oldest: new Date(String(row['oldest'])).getTime() }))
}

/** Searched name, taken domain, or TLD the shop doesn't sell. */
type SearchKind = 'name' | 'taken' | 'ending'

export interface CountedSearch {
  readonly kind: SearchKind
  readonly term: string
}

/** Distinct terms per kind and day; further new ones are dropped. */
const mostTerms = 2_000

interface SearchCount extends CountedSearch {
  readonly searches: number
}

/** Sorted to avoid deadlocks between processes. New terms over the limit are dropped. */
export const upsertSearchCounts = async (handle: Handle, counted: readonly SearchCount[], now: number): Promise<void> => {
  await handle.execute(sql`
    with today as (select (${new Date(now).toISOString()}::timestamptz at time zone 'UTC')::date as day),
    counted as (select kind, term, searches from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as each (kind text, term text, searches int)),
    full_kinds as (select kind from infra.search_counts, today where search_counts.day = today.day group by kind having count(*) >= ${mostTerms})
    insert into infra.search_counts (day, kind, term, searches)
    select today.day, kind, term, searches from counted, today
    where kind not in (select kind from full_kinds)
      or exists (select from infra.search_counts as known where known.day = today.day and known.kind = counted.kind and known.term = counted.term)
    order by kind, term
    on conflict (day, kind, term) do update set searches = search_counts.searches + excluded.searches
  `)
}
