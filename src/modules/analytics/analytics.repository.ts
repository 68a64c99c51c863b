import { sql } from '@payloadcms/db-postgres'
import {
  countedStatuses,
  dayLength,
  daysShown,
  emptyDays,
  abandonedAfter,
  weekLength,
  type WeekComparison,
  type Days,
} from '@/core/analytics/periods'
import { type Handle, instant, type Sql } from '@/lib/db/sql'

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

/** A3: abandoned carts, counted on the day they became abandoned. */
export const findLeftCartDays = (handle: Handle, now: number): Promise<Days> =>
  countDays(
    handle,
    { table: sql`carts`, column: sql`updated_at`, condition: sql`${isNonEmptyCart} and status = 'active'` },
    now - abandonedAfter,
  )

export interface MoneyDays {
  readonly currency: string
  readonly digits: 0 | 2
  /** Minor units, before tax. */
  readonly days: Days
}

/** A2: payments minus refunds, per currency. */
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

export interface RankedRow extends WeekComparison {
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

/** A5: whole UTC days, including today. Terms with a count below `least` are omitted. */
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

/** Counting stops here, since a larger backlog needs no exact figure. */
export const openTaskLimit = 1_000

export const oldRateDays = 7

interface Source {
  readonly table: Sql
  readonly at: Sql
  readonly condition: Sql
}

const created = sql`created_at`

/** A4: each kind has a partial index on its condition, so that completed rows cost nothing. */
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

export type OpenTaskKind = keyof typeof sources

export const openTaskKinds = Object.keys(sources) as readonly OpenTaskKind[]

export interface OpenTask {
  readonly kind: OpenTaskKind
  readonly count: number
  /** Epoch milliseconds. */
  readonly oldest: number
}

const countOf = (kind: OpenTaskKind, now: number): Sql => {
  const { table, at, condition } = sources[kind]
  const old = sql`and ${at} < ${new Date(now - oldRateDays * dayLength).toISOString()}::timestamptz`
  return sql`select ${kind} as kind, count(*) as count, min(at) as oldest from (
    select ${at} as at from ${table} where ${condition} ${kind === 'rate' ? old : sql``} order by ${at} limit ${openTaskLimit + 1}
  ) as waiting`
}

/** One statement for all kinds; omits empty ones. */
export const findOpenTasks = async (handle: Handle, kinds: readonly OpenTaskKind[], now: number): Promise<readonly OpenTask[]> => {
  if (kinds.length === 0) return []
  const { rows } = await handle.execute<Record<string, unknown>>(
    sql.join(
      kinds.map((kind) => countOf(kind, now)),
      sql` union all `,
    ),
  )
  return rows
    .filter((row) => Number(row['count']) > 0)
    .map((row) => ({ kind: row['kind'] as OpenTaskKind, count: Number(row['count']), oldest: new Date(String(row['oldest'])).getTime() }))
}

/** Searched name, taken domain, or TLD that the shop doesn't sell. */
type SearchKind = 'name' | 'taken' | 'ending'

export interface CountedSearch {
  readonly kind: SearchKind
  readonly term: string
}

/** Distinct terms per kind and day; new terms beyond this are dropped. */
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
