import type { Days } from '@/core/analytics/periods'
import type { Handle } from '@/lib/db/sql'
import {
  findCartDays,
  findLeftCartDays,
  findOrderDays,
  findOrderedCartDays,
  findRevenueDays,
  findTopCodes,
  findTopSearches,
  type MoneyDays,
  type RankedRow,
  upsertSearchCounts,
  type CountedSearch,
} from './analytics.repository'
import { processState } from '@/lib/config/process-state'
import { describeError } from '@/lib/db/database-errors'

/** A5: rarer terms say more about a person than about demand, so they are not reported and are deleted the next day. */
const minimumSearches = 3
const mostWaiting = 500
const written = 5_000
const longestTerm = 80

interface PendingCounts {
  readonly counts: Map<string, CountedSearch & { searches: number }>
  timer: NodeJS.Timeout | null
}

/** Lost if the process exits before the timer flushes the counts. */
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

/** A5: counted in memory and written in batches every few seconds, so that a search never waits and no visitor is recorded. */
export const countSearches = (handle: Handle, log: Log, searches: readonly CountedSearch[]): void => {
  const waiting = waitingCounts()
  for (const { kind, term } of searches) {
    const key = `${kind} ${term}`
    const known = waiting.counts.get(key)
    if (known) known.searches += 1
    else if (waiting.counts.size < mostWaiting && term.length <= longestTerm) waiting.counts.set(key, { kind, term, searches: 1 })
  }
  waiting.timer ??= setTimeout(() => {
    flushSearches(handle, Date.now()).catch((error: unknown) => log.warn({ fault: describeError(error) }, 'Failed to save search counts'))
  }, written).unref()
}

const mostRanked = 5

/** Aggregates only; no personal data. */
export interface Figures {
  /** Epoch milliseconds. */
  readonly at: number
  readonly orders: Days
  /** One row per currency, never converted or summed. */
  readonly revenue: readonly MoneyDays[]
  readonly carts: Days
  readonly ordered: Days
  readonly left: Days
  readonly codes: readonly RankedRow[]
  readonly searched: readonly RankedRow[]
  readonly taken: readonly RankedRow[]
  readonly unsold: readonly RankedRow[]
}

/** A1 to A3: one indexed statement per figure over fourteen days, run sequentially to leave connections for visitors. */
export const findFigures = async (handle: Handle, now: number): Promise<Figures> => {
  const top = { limit: mostRanked, least: minimumSearches }
  return {
    at: now,
    orders: await findOrderDays(handle, now),
    revenue: await findRevenueDays(handle, now),
    carts: await findCartDays(handle, now),
    ordered: await findOrderedCartDays(handle, now),
    left: await findLeftCartDays(handle, now),
    codes: await findTopCodes(handle, now, mostRanked),
    searched: await findTopSearches(handle, 'name', now, top),
    taken: await findTopSearches(handle, 'taken', now, top),
    unsold: await findTopSearches(handle, 'ending', now, top),
  }
}

const cacheTtlMs = 60_000

interface CachedFigures {
  readonly at: number
  readonly figures: Promise<Figures>
}

const figuresByDatabase = new WeakMap<Handle, CachedFigures>()

/** A1: cached for a minute; concurrent callers share one query. */
export const cachedFigures = (handle: Handle, now: number = Date.now()): Promise<Figures> => {
  const known = figuresByDatabase.get(handle)
  if (known && now >= known.at && now - known.at < cacheTtlMs) return known.figures
  const fresh = { at: now, figures: findFigures(handle, now) }
  figuresByDatabase.set(handle, fresh)
  // Failures are not cached.
  fresh.figures.catch(() => figuresByDatabase.get(handle) === fresh && figuresByDatabase.delete(handle))
  return fresh.figures
}
