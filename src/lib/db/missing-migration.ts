import { processState } from '@/lib/config/process-state'
import { sql } from '@payloadcms/db-postgres'
import type { Handle } from './sql'

/** Every page fails for the same reason, so the log states it once a minute. */
const pause = 60_000

const state = () => processState<{ last?: { readonly at: number; readonly words: string } }>('missing-migration', () => ({}))

/** Message logged within the last minute, or `null`. */
export const missingMigrationWords = (): string | null => {
  const { last } = state()
  return last && performance.now() - last.at < pause ? last.words : null
}

export const recordMissingMigration = (words: string): void => {
  state().last = { at: performance.now(), words }
}

export const findMissingMigrations = async (handle: Handle, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ name: string }>(sql`select name from payload_migrations`)
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}
