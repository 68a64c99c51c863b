import { processState } from '@/config/process-state'

/** The same cause makes every page fail: it is said once a minute. */
const pause = 60_000

const state = () => processState<{ last?: { readonly at: number; readonly words: string } }>('missing-migration', () => ({}))

/** What was said of it within the last minute; none while all is well. */
export const missingMigrationWords = (): string | null => {
  const { last } = state()
  return last && performance.now() - last.at < pause ? last.words : null
}

export const noteMissingMigration = (words: string): void => {
  state().last = { at: performance.now(), words }
}
