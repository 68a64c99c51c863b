import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import replaced from './replaced.json'

/** Older names are those in databases that adopted the first baseline; others lack them. */
const required = replaced.filter((name) => name >= '20261123_173722_baseline')

/** Tables that had different names in the previous version. */
export const renamedTables = [
  ['kept_cards', 'saved_payment_methods'],
  ['card_consents', 'payment_mandates'],
  ['card_charges', 'dunning_charges'],
  ['card_charge_attempts', 'dunning_attempts'],
  ['money_backs', 'refund_requests'],
  ['former_pictures', 'media_aliases'],
  ['spent_challenges', 'used_challenges'],
] as const

/** Includes constraints and indexes, so that adopted databases do not differ from new ones. */
const renameTables = async (db: MigrateUpArgs['db']): Promise<void> => {
  for (const [before, now] of renamedTables) {
    await db.execute(sql.raw(`alter table infra.${before} rename to ${now}`))
    const { rows } = await db.execute(
      sql.raw(`
      with constraints as (select conname::text as name from pg_constraint where conrelid = 'infra.${now}'::regclass),
        indexes as (select indexname::text as name from pg_indexes where schemaname = 'infra' and tablename = '${now}')
      select format('alter table infra.${now} rename constraint %I to %I', name, replace(name, '${before}', '${now}')) as statement
      from constraints where name like '${before}%'
      union all select format('alter index infra.%I rename to %I', name, replace(name, '${before}', '${now}'))
      from indexes where name like '${before}%' and name not in (select name from constraints)`),
    )
    for (const { statement } of rows) await db.execute(sql.raw(String(statement)))
  }
}

/**
 * Whether the migrations that the baseline replaces created this database, in which case nothing has to be created but tables have to be
 * renamed.
 * @throws if some of them are missing
 */
export const wasMadeBefore = async (db: MigrateUpArgs['db']): Promise<boolean> => {
  const { rows: known } = await db.execute(sql`select to_regclass('public.payload_migrations') as name`)
  if (known[0]?.['name'] === null) return false
  const { rows } = await db.execute(sql`select name from payload_migrations where name is not null and batch <> -1`)
  const applied = new Set(rows.map(({ name }) => String(name)))
  if (applied.size === 0) return false
  const missing = required.filter((name) => !applied.has(name))
  if (missing.length === 0) {
    await renameTables(db)
    return true
  }
  throw new Error(`This database is missing migrations: ${missing.join(', ')}. First run npm run migrate with the last version before the baseline migration.`)
}
