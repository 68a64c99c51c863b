import { processState } from '@/lib/config/process-state'
import { describeError } from '@/lib/db/database-errors'
import type { Handle } from '@/lib/db/sql'
import { upsertSearchCounts, type CountedSearch } from './analytics.repository'

/** A5: rarer terms say more about a person than about demand: they are not reported and are deleted the next day. */
export const minimumSearches = 3
const mostWaiting = 500
const written = 5_000
const longestTerm = 80

interface PendingCounts {
  readonly counts: Map<string, CountedSearch & { searches: number }>
  timer: NodeJS.Timeout | null
}

/** Lost if the process exits before the timer flushes them. */
const waitingCounts = () => processState<PendingCounts>('search-counts', () => ({ counts: new Map(), timer: null }))

export const flushSearches = async (handle: Handle, now: number): Promise<void> => {
  const waiting = waitingCounts()
  if (waiting.timer) clearTimeout(waiting.timer)
  waiting.timer = null
  const counted = [...waiting.counts.values()]
  waiting.counts.clear()
  if (counted.length > 0) await upsertSearchCounts(handle, counted, now)
}

interface Log {
  readonly warn: (details: object, words: string) => unknown
}

/** A5: counted in memory and written in batches every few seconds, so a search never waits and no visitor is recorded. */
export const countSearches = (handle: Handle, log: Log, searches: readonly CountedSearch[]): void => {
  const waiting = waitingCounts()
  for (const { kind, term } of searches) {
    const key = `${kind} ${term}`
    const known = waiting.counts.get(key)
    if (known) known.searches += 1
    else if (waiting.counts.size < mostWaiting && term.length <= longestTerm) waiting.counts.set(key, { kind, term, searches: 1 })
  }
  waiting.timer ??= setTimeout(() => {
    flushSearches(handle, Date.now()).catch((error: unknown) => log.warn({ fault: describeError(error) }, 'Search counts not saved'))
  }, written).unref()
}
