import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import replaced from './replaced.json'

/** Older names are those of databases that adopted the first baseline; others lack them. */
const required = replaced.filter((name) => name >= '20261123_173722_baseline')

/**
 * Whether the migrations that the baseline replaces made this database, so that there is nothing left to create.
 * @throws if some of them are missing
 */
export const wasMadeBefore = async (db: MigrateUpArgs['db']): Promise<boolean> => {
  const { rows: known } = await db.execute(sql`select to_regclass('public.payload_migrations') as name`)
  if (known[0]?.['name'] === null) return false
  const { rows } = await db.execute(sql`select name from payload_migrations where name is not null and batch <> -1`)
  const applied = new Set(rows.map(({ name }) => String(name)))
  if (applied.size === 0) return false
  const missing = required.filter((name) => !applied.has(name))
  if (missing.length === 0) return true
  throw new Error(`This database lacks ${missing.join(', ')}: run npm run migrate of the version before the baseline on it first.`)
}
