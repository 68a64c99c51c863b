import type { Payload } from 'payload'
import { createHash, randomBytes } from 'node:crypto'
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { is } from '@payloadcms/db-postgres/drizzle'
import { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Pool or open transaction. */
export type Handle = Pick<Payload['db']['drizzle'], 'execute'>

export type Sql = ReturnType<typeof sql>

/** Of epoch milliseconds. */
export const instant = (milliseconds: number): Sql => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** All fields of a document, so that renaming one fails to compile. */
export type FieldsOf<Document> = Readonly<Record<keyof Document & string, unknown>>

export const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Maps a JSON row to its document: `original_price` → `originalPrice`. Values follow the collection's field types; throws if a column is
 * missing.
 * column.
 */
export const fromColumns = <Document>(row: Readonly<Record<string, unknown>>, fields: FieldsOf<Document>): Document =>
  Object.fromEntries(
    Object.keys(fields).map((field) => {
      const column = columnOf(field)
      if (!Object.hasOwn(row, column)) throw new Error(`Row has no column ${column}`)
      return [field, row[column]]
    }),
  ) as Document

const mark = '/* prepared */'

/**
 * Marks a statement for preparation: Postgres plans it once per connection, and planning an order's statements costs more than running
 * them. Only for statements with few text variants, since each keeps a plan.
 */
export const prepared = sql.raw(mark)

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

interface Query {
  readonly text: string
  readonly name?: string
}

const isQuery = (query: unknown): query is Query =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && !('submit' in query)

/**
 * Names a marked statement so that Postgres keeps its plan. Removes names behind a transaction pooler, where the next connection would lack
 * the statement or have a different one under that name.
 */
export const withStatementName = (query: unknown, prepares: boolean): unknown => {
  if (!isQuery(query)) return query
  if (!prepares) return query.name === undefined ? query : { ...query, name: undefined }
  return query.text.startsWith(mark) ? { ...query, name: nameOf(query.text) } : query
}

/** Namespaces for advisory locks. */
export const lockKinds = { orderKey: 1, customer: 2, code: 3, address: 11, carts: 12 } as const

export interface AdvisoryLock {
  readonly kind: number
  readonly name: string
  /** Shared holders don't block each other. */
  readonly isShared?: boolean
}

/** Held until the transaction ends. Acquires all locks in one statement and in a fixed order, which prevents deadlocks. */
export const acquireLocks = async (handle: Handle, locks: readonly AdvisoryLock[]): Promise<void> => {
  if (locks.length === 0) return
  const rows = locks.map(({ kind, name, isShared = false }) => ({ kind, name, is_shared: isShared }))
  await handle.execute(sql`${prepared}
    select case when is_shared then pg_advisory_xact_lock_shared(kind, hash)::text else pg_advisory_xact_lock(kind, hash)::text end
    from (
      select distinct kind, hashtext(name) as hash, is_shared
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked (kind int, name text, is_shared boolean)
      order by kind, hash, is_shared
    ) as sorted
  `)
}

/** RFC 9562, version 7: ordered by time. */
export const uuidV7 = (now: number = Date.now()): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const text = bytes.toString('hex')
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
}

type CountDistinct = PostgresAdapter['countDistinct']
export type CountQuestion = Parameters<CountDistinct>[0]

/** Lists are counted exactly up to this number, since no one pages further. */
export const countedUpTo = 10_000

interface Plan {
  readonly Plan: { readonly 'Plan Rows': number }
}

/**
 * Exact count for small lists, Postgres's estimate for larger ones. Counting a million orders takes longer than showing the newest ten, and
 * the difference doesn't matter.
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
  // Joins can repeat rows.
  if (joins.length > 0) rows = rows.groupBy(sql`${table}.id`)
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${countedUpTo + 1}) as few`,
  )
  const exact = counted[0]?.count ?? 0
  if (exact <= countedUpTo) return exact
  const { rows: planned } = await db.execute<{ 'QUERY PLAN': readonly Plan[] }>(sql`explain (format json) ${rows}`)
  return Math.max(exact, Math.round(planned[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0))
}
