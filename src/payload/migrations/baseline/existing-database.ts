import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import replaced from './replaced.json'
import tables from './tables.json'

type Database = MigrateUpArgs['db']

const lastVersion = '0.1.0'

const appliedMigrations = async (db: Database): Promise<readonly string[]> => {
  const { rows: known } = await db.execute(sql`select to_regclass('public.payload_migrations') as name`)
  if (known[0]?.['name'] === null) return []
  const { rows } = await db.execute(sql`select name from payload_migrations where name is not null and batch <> -1`)
  return rows.map(({ name }) => String(name))
}

/**
 * What each table is made of, as twelve digits: its columns with their types and values, what is unique in it, and what it refers to.
 * Neither the order of columns nor the names of indexes count, nor does an index that only speeds up.
 */
export const describeTables = async (db: Database): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await db.execute(sql`
    select n.nspname || '.' || c.relname as name, left(md5(concat_ws('|',
      (select string_agg(concat_ws(' ', a.attname, t.typname, a.atttypmod, a.attnotnull,
          (select string_agg(e.enumlabel, ',' order by e.enumlabel collate "C") from pg_enum e where e.enumtypid in (t.oid, t.typelem))
        ), ';' order by a.attname collate "C")
        from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
      (select string_agg(list, ';' order by list collate "C") from (
        select (select string_agg(pg_get_indexdef(i.indexrelid, k, true), ',' order by k) from generate_series(1, i.indnkeyatts) as k)
          || coalesce(' where ' || pg_get_expr(i.indpred, i.indrelid), '') as list
        from pg_index i where i.indrelid = c.oid and i.indisunique) as uniques),
      (select string_agg(list, ';' order by list collate "C") from (
        select (select string_agg(a.attname, ',' order by a.attname collate "C") from pg_attribute a where a.attrelid = c.oid and a.attnum = any (f.conkey))
          || '>' || r.relname || ' ' || f.confdeltype::text as list
        from pg_constraint f join pg_class r on r.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f') as links)
    )), 12) as content
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'infra')
  `)
  return Object.fromEntries(rows.map(({ name, content }) => [String(name), String(content)]))
}

/**
 * Whether this database was made by the migrations that the baseline takes the place of: all of them, and its tables are what they left.
 * `false` where there is nothing yet. Anything between is refused in a line that says what to do, and nothing is changed.
 */
export const isLastBeforeBaseline = async (db: Database): Promise<boolean> => {
  const applied = await appliedMigrations(db)
  if (applied.length === 0) return false
  const last = replaced.at(-1) ?? ''
  if (replaced.some((name) => !applied.includes(name)))
    throw new Error(`This database stands before ${last}: run npm run migrate of version ${lastVersion} on it first, then this one.`)
  const unknown = applied.filter((name) => !replaced.includes(name))
  if (unknown.length > 0)
    throw new Error(`This database knows migrations that version ${lastVersion} did not have (${unknown.join(', ')}): bring it back to ${last} first.`)
  const found = await describeTables(db)
  const unlike = Object.entries(tables).flatMap(([name, content]) => (found[name] === content ? [] : [name]))
  if (unlike.length > 0)
    throw new Error(`Tables are not as version ${lastVersion} leaves them (${unlike.join(', ')}): undo what was changed by hand, then migrate again.`)
  return true
}
