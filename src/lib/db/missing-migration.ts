import { processState } from '@/lib/config/process-state'
import { sql } from '@payloadcms/db-postgres'
import type { Handle } from './sql'

/** The same cause makes every page fail: it is said once a minute. */
const pause = 60_000

const state = () => processState<{ last?: { readonly at: number; readonly words: string } }>('missing-migration', () => ({}))

/** What was said of it within the last minute; none while all is well. */
export const missingMigrationWords = (): string | null => {
  const { last } = state()
  return last && performance.now() - last.at < pause ? last.words : null
}

export const recordMissingMigration = (words: string): void => {
  state().last = { at: performance.now(), words }
}

/** Which of these migrations were never applied to this database. */
export const findMissingMigrations = async (handle: Handle, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ name: string }>(sql`select name from payload_migrations`)
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}
