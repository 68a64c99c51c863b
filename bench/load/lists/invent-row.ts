import type { Client } from 'pg'

interface Needed {
  readonly name: string
  readonly type: string
  readonly kind: string
  readonly choice: string | null
  readonly leads: string | null
}

const neededOf = async (client: Client, table: string): Promise<readonly Needed[]> => {
  const { rows } = await client.query<Needed>(
    `select attname as name, format_type(atttypid, atttypmod) as type, pg_type.typtype as kind,
       (select enumlabel from pg_enum where enumtypid = atttypid order by enumsortorder limit 1) as choice,
       (select confrelid::regclass::text from pg_constraint
        where conrelid = attrelid and contype = 'f' and conkey = array[attnum] limit 1) as leads
     from pg_attribute join pg_type on pg_type.oid = atttypid
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attnotnull and (not atthasdef or attname = 'id')`,
    [table],
  )
  return rows
}

const valueOf = ({ name, type, kind, choice, leads }: Needed): string => {
  if (leads !== null) return `(select id from ${leads} limit 1)`
  if (kind === 'e') return `'${choice ?? ''}'`
  if (name === 'id' && type === 'uuid') return 'gen_random_uuid()'
  if (type === 'uuid') return 'gen_random_uuid()'
  if (/^(timestamp|date)/.test(type)) return 'now()'
  if (/^(numeric|integer|bigint|double)/.test(type)) return '1'
  if (type === 'boolean') return 'false'
  if (/^json/.test(type)) return `'{}'`
  return `'listed'`
}

/** Inserts a row with only the required columns, as a template if the seed has none. */
export const inventRow = async (client: Client, table: string): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>(`select exists (select 1 from ${table}) as there`)
  if (rows[0]?.there) return
  const needed = await neededOf(client, table)
  await client.query(
    `insert into ${table} (${needed.map(({ name }) => `"${name}"`).join(', ')}) values (${needed.map(valueOf).join(', ')})`,
  )
}
