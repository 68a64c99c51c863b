import { sql } from '@payloadcms/db-postgres'
import { countedStatuses } from '@/core/insights/counted-orders'
import { dayLength, daysDrawn, emptyDays, leftAfter, weekLength, type Compared, type Days } from '@/core/insights/periods'
import type { Handle } from '@/server/platform/database/handle'

type Sql = ReturnType<typeof sql>

const instant = (at: number): Sql => sql`${new Date(at).toISOString()}::timestamptz`

/** Between the begin of the first day and now: what an index on the column answers. */
const within = (column: Sql, now: number): Sql => sql`${column} > ${instant(now - daysDrawn * dayLength)} and ${column} <= ${instant(now)}`

/** 0 is the oldest of the fourteen days. */
const dayOf = (column: Sql, now: number): Sql =>
  sql`(${daysDrawn - 1} - floor(extract(epoch from ${instant(now)} - ${column}) / 86400)::int)`

interface DayRow extends Record<string, unknown> {
  readonly day: number
  readonly value: string | number
}

const toDays = (rows: readonly DayRow[]): Days => {
  const days = emptyDays()
  for (const { day, value } of rows) days[Number(day)] = Number(value)
  return days
}

interface Counting {
  readonly table: Sql
  readonly column: Sql
  readonly condition: Sql
}

const countDays = async (handle: Handle, { table, column, condition }: Counting, now: number): Promise<Days> => {
  const { rows } = await handle.execute<DayRow>(
    sql`select ${dayOf(column, now)} as day, count(*) as value from ${table} where ${within(column, now)} and ${condition} group by 1`,
  )
  return toDays(rows)
}

const counted = sql.join(
  countedStatuses.map((status) => sql`${status}`),
  sql`, `,
)

/** A1 */
export const findOrderDays = (handle: Handle, now: number): Promise<Days> =>
  countDays(handle, { table: sql`orders`, column: sql`order_date`, condition: sql`status in (${counted})` }, now)

const begun = sql`merged_into_id is null and items <> '[]'::jsonb`

/** A3: carts that were begun. */
export const findCartDays = (handle: Handle, now: number): Promise<Days> =>
  countDays(handle, { table: sql`carts`, column: sql`created_at`, condition: begun }, now)

/** A3: those of them that were ordered. */
export const findOrderedCartDays = (handle: Handle, now: number): Promise<Days> =>
  countDays(handle, { table: sql`carts`, column: sql`created_at`, condition: sql`${begun} and status = 'converted'` }, now)

/** A3: carts nobody has touched, on the day on which they had been left for so long. */
export const findLeftCartDays = (handle: Handle, now: number): Promise<Days> =>
  countDays(handle, { table: sql`carts`, column: sql`updated_at`, condition: sql`${begun} and status = 'active'` }, now - leftAfter)

export interface MoneyDays {
  readonly currency: string
  readonly digits: 0 | 2
  /** Minor units, before tax. */
  readonly days: Days
}

/** A2: what was received less what went back, by the currency it came in. */
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

export interface Ranked extends Compared {
  readonly name: string
}

const toRanked = (rows: readonly Record<string, unknown>[]): readonly Ranked[] =>
  rows.map((row) => ({ name: String(row['name']), now: Number(row['now']), before: Number(row['before']) }))

/** D12: uses that count, of the codes used most this week. */
export const findTopCodes = async (handle: Handle, now: number, limit: number): Promise<readonly Ranked[]> => {
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

/** A5: whole days of UTC, today's among them. Below the least nothing is told. */
export const findTopSearches = async (handle: Handle, kind: string, now: number, { limit, least }: Top): Promise<readonly Ranked[]> => {
  const today = sql`(${instant(now)} at time zone 'UTC')::date`
  const ofWeek = sql`coalesce(sum(searches) filter (where day > ${today} - ${weekLength}::int), 0)`
  const { rows } = await handle.execute(sql`
    select term as name, ${ofWeek} as now, coalesce(sum(searches) filter (where day <= ${today} - ${weekLength}::int), 0) as before
    from infra.search_counts where kind = ${kind} and day > ${today} - ${daysDrawn}::int and day <= ${today}
    group by term having ${ofWeek} >= ${least} order by 2 desc, 1 limit ${limit}
  `)
  return toRanked(rows)
}
