import type { QueryResult, QueryResultRow } from 'pg'

interface Database {
  readonly query: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<QueryResult<Row>>
}

interface Column {
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
}

const columnsOf = async (client: Database, table: string): Promise<readonly Column[]> => {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows
}

const uniqueOf = async (client: Database, table: string): Promise<readonly (readonly string[])[]> => {
  const { rows } = await client.query<{ names: string[] }>(
    `select array_agg(attname::text) as names from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and indisunique group by indexrelid having array_agg(attname::text) <> '{id}'`,
    [table],
  )
  return rows.map(({ names }) => names)
}

const isText = ({ type }: Column): boolean => /^(character varying|text)/.test(type)
const isNumber = ({ type }: Column): boolean => /^(numeric|integer|bigint)/.test(type)

/** Column expression that keeps copies unique. */
const apart = (columns: readonly Column[]): readonly [string, string] | null => {
  const text = columns.find(isText)
  if (text) return [text.name, `left((one.template).${text.name}, 60) || '-' || number`]
  const figure = columns.find(isNumber)
  if (figure) return [figure.name, `(one.template).${figure.name} + number`]
  const free = columns.find(({ isNullable }) => isNullable)
  return free ? [free.name, 'null'] : null
}

/** Copies the first row, each half a minute older; returns a reason if impossible. */
export const fillTable = async (client: Database, table: string, rows: number): Promise<string | null> => {
  const columns = await columnsOf(client, table)
  const named = (names: readonly string[]) => columns.filter(({ name }) => names.includes(name))
  const own = new Map<string, string>()
  const id = columns.find(({ name }) => name === 'id')
  if (id) own.set('id', id.type === 'uuid' ? 'gen_random_uuid()' : `(select max(id) from ${table}) + number`)
  for (const name of ['created_at', 'updated_at']) if (named([name]).length > 0) own.set(name, `now() - number * interval '30 seconds'`)
  for (const names of await uniqueOf(client, table)) {
    const found = apart(named(names))
    if (!found) return `unique by ${names.join(', ')}`
    own.set(...found)
  }
  const made = [...own].map(([name, value]) => `'${name}', ${value}`).join(', ')
  const { rowCount } = await client.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
     select ${columns.map(({ name }) => `made."${name}"`).join(', ')}
     from (select row as template from ${table} as row limit 1) as one, generate_series(1, ${rows}) as number,
       lateral jsonb_populate_record(one.template, jsonb_build_object(${made})) as made`,
  )
  return rowCount === 0 ? 'no row to copy' : null
}
