import type { Payload } from 'payload'
import type { Locale } from '@/config/locales'
import { findRevision } from '@/server/platform/revision-repository'
import type { Reader } from '@/server/platform/find-published'
import { cacheByRevision, type KeptByRevision } from '@/server/platform/revision-cache'
import { loadCatalogSnapshot, loadEndings, type CatalogSnapshot } from './load-catalog-snapshot'

interface Memory {
  readonly snapshotOf: (locale: Locale) => KeptByRevision<CatalogSnapshot>
  revisionInFlight: Promise<number> | null
}

const memories = new WeakMap<Payload, Memory>()

/** The endings are read once for all languages; what is few, once for each language that is asked for. */
const createMemory = (payload: Payload): Memory => {
  const endings = cacheByRevision(() => loadEndings(payload))
  const snapshots = new Map<Locale, KeptByRevision<CatalogSnapshot>>()
  const begin = (locale: Locale): KeptByRevision<CatalogSnapshot> => {
    const snapshot = cacheByRevision((revision) => loadCatalogSnapshot({ payload, locale }, revision, endings(revision)))
    snapshots.set(locale, snapshot)
    return snapshot
  }
  return { snapshotOf: (locale) => snapshots.get(locale) ?? begin(locale), revisionInFlight: null }
}

const memoryOf = (payload: Payload): Memory => {
  const known = memories.get(payload)
  if (known) return known
  const memory = createMemory(payload)
  memories.set(payload, memory)
  return memory
}

/** Requests that ask at the same moment share one question. */
const currentRevision = (payload: Payload, memory: Memory): Promise<number> => {
  if (memory.revisionInFlight) return memory.revisionInFlight
  const question = findRevision(payload.db.drizzle, 'catalog').finally(() => {
    memory.revisionInFlight = null
  })
  memory.revisionInFlight = question
  return question
}

/**
 * The catalogue, rates, automatic discounts and pricing settings of one language, kept in the process and read again only
 * when an editor has changed something. The revision is asked for before the data, so a change in between is seen the next
 * time. Codes are not part of it: there may be any number of them, and a cart names few.
 */
export const findCatalogSnapshot = async ({ payload, locale }: Reader): Promise<CatalogSnapshot> => {
  const memory = memoryOf(payload)
  return memory.snapshotOf(locale)(await currentRevision(payload, memory))
}
