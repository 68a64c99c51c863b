import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'

const mark = '/* prepared */'

/**
 * Begins a statement that runs again and again: Postgres then plans it once per connection, which for an order costs more
 * than running it. Only for statements whose text has few forms, since each form keeps a plan.
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
 * Gives a marked statement the name under which Postgres keeps its plan. Behind a pooler that hands connections from one to the next no
 * statement has a name, whoever gave it: the next one would not find it, or find another's.
 */
export const withStatementName = (query: unknown, prepares: boolean): unknown => {
  if (!isQuery(query)) return query
  if (!prepares) return query.name === undefined ? query : { ...query, name: undefined }
  return query.text.startsWith(mark) ? { ...query, name: nameOf(query.text) } : query
}
