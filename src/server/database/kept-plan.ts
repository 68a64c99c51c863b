import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const mark = '/* kept plan */'

/**
 * Begins a statement that runs again and again: Postgres then plans it once per connection, which for an order costs more
 * than running it. Only for statements whose text has few forms, since each form keeps a plan.
 */
export const keptPlan = sql.raw(mark)

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `kept_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

interface Query {
  readonly text: string
  readonly name?: string
}

const isMarked = (query: unknown): query is Query =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && query.text.startsWith(mark)

/** Gives marked statements the name under which Postgres keeps their plan. */
export const keepPlans = ({ db }: Payload): void => {
  db.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...question: unknown[]) => unknown
    const askByName = (query: unknown, ...rest: unknown[]) => ask(isMarked(query) ? { ...query, name: nameOf(query.text) } : query, ...rest)
    Object.assign(client, { query: askByName })
  })
}
