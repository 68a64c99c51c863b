/** ms: how old the list may be when it says that nothing stands at a path; what is published is there within two seconds. */
const freshFor = 1_000

export interface PathIndex {
  /** Whether something stands at a path (without the language): at once where that is known. */
  readonly knows: (path: string) => boolean | Promise<boolean>
}

/**
 * What stands where, without a query for each address that somebody makes up: one list in each process, read again at most once a second, and
 * only while paths are asked for that it does not hold.
 */
export const createPathIndex = (load: () => Promise<ReadonlySet<string>>, now: () => number = () => performance.now()): PathIndex => {
  let known: ReadonlySet<string> = new Set()
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    const begun = now()
    known = await load()
    readAt = begun
  }
  const readOnce = () => (reading ??= read().finally(() => (reading = undefined)))
  return {
    knows: (path) => {
      if (known.has(path)) return true
      return now() - readAt < freshFor ? false : readOnce().then(() => known.has(path))
    },
  }
}
