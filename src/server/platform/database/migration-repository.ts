import { sql } from '@payloadcms/db-postgres'
import type { Handle } from './handle'

/** Which of these migrations were never applied to this database. */
export const findMissingMigrations = async (handle: Handle, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ name: string }>(sql`select name from payload_migrations`)
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}
