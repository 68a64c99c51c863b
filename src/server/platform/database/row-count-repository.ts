import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { is } from '@payloadcms/db-postgres/drizzle'
import { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

type CountDistinct = PostgresAdapter['countDistinct']
export type CountQuestion = Parameters<CountDistinct>[0]

/** A list is counted to this many: no further page is ever turned to by hand. */
export const countedUpTo = 10_000

interface Plan {
  readonly Plan: { readonly 'Plan Rows': number }
}

/**
 * How many rows a list has: exactly while there are few, and as many as Postgres expects where there are more. To count a million
 * orders takes longer than to show the newest ten of them, and nobody reads the difference.
 */
export const countRows = async (
  count: CountDistinct,
  { tables }: Pick<PostgresAdapter, 'tables'>,
  asked: CountQuestion,
): Promise<number> => {
  const { column, db, joins, tableName, where } = asked
  const table = tables[tableName]
  if (column !== undefined || !is(table, PgTable)) return count(asked)
  let rows = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .$dynamic()
  for (const { type, condition, table: joined } of joins) {
    if (!is(joined, PgTable)) return count(asked)
    rows = rows[type ?? 'leftJoin'](joined, condition)
  }
  // What is joined has several rows for one of the list.
  if (joins.length > 0) rows = rows.groupBy(sql`${table}.id`)
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${countedUpTo + 1}) as few`,
  )
  const exact = counted[0]?.count ?? 0
  if (exact <= countedUpTo) return exact
  const { rows: planned } = await db.execute<{ 'QUERY PLAN': readonly Plan[] }>(sql`explain (format json) ${rows}`)
  return Math.max(exact, Math.round(planned[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0))
}
