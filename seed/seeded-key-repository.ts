import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Handle } from '@/lib/db/sql'

/** Everything the seed has ever written, so that deleted documents are not written again. */
export interface SeededKeys {
  readonly isEmpty: boolean
  readonly has: (kind: string, key: string) => boolean
}

const nameOf = (kind: string, key: string): string => `${kind}\n${key}`

export const readSeededKeys = async (payload: Payload): Promise<SeededKeys> => {
  const { rows } = await payload.db.drizzle.execute<{ kind: string; key: string }>(sql`select kind, key from infra.seeded`)
  const names = new Set(rows.map(({ kind, key }) => nameOf(kind, key)))
  return { isEmpty: names.size === 0, has: (kind, key) => names.has(nameOf(kind, key)) }
}

/** Use the transaction that writes the documents. */
export const recordSeededKeys = async (handle: Handle, kind: string, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return
  const rows = sql.join(
    keys.map((key) => sql`(${kind}, ${key})`),
    sql`, `,
  )
  await handle.execute(sql`insert into infra.seeded (kind, key) values ${rows} on conflict do nothing`)
}
