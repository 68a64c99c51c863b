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
} from './analytics.repository'
import { minimumSearches } from './search-counts'

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

/** A1 to A3: one indexed statement per figure over fourteen days, run sequentially to leave connections to visitors. */
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
