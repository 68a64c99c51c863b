/** The same cause makes every page fail: it is said once a minute. */
const pause = 60_000

/** Known to the whole process: pages and calls are bundled apart. */
const mark = Symbol.for('hostfront.missing-migration')

const shared = globalThis as { [mark]?: { readonly at: number; readonly words: string } }

/** What was said of it within the last minute; none while all is well. */
export const missingMigrationWords = (): string | null => {
  const last = shared[mark]
  return last && performance.now() - last.at < pause ? last.words : null
}

export const noteMissingMigration = (words: string): void => {
  shared[mark] = { at: performance.now(), words }
}
