import type { Payload } from 'payload'
import type { Locale } from '@/config/locales'
import { readRevision } from '../revisions'
import type { Reader } from './find-published'
import { loadCatalogSnapshot, type CatalogSnapshot } from './load-catalog-snapshot'

interface Held {
  readonly revision: number
  readonly snapshot: Promise<CatalogSnapshot>
}

interface Memory {
  readonly snapshots: Map<Locale, Held>
  revisionInFlight: Promise<number> | null
}

const memories = new WeakMap<Payload, Memory>()

const memoryOf = (payload: Payload): Memory => {
  const known = memories.get(payload)
  if (known) return known
  const memory: Memory = { snapshots: new Map(), revisionInFlight: null }
  memories.set(payload, memory)
  return memory
}

/** Requests that ask at the same moment share one question. */
const currentRevision = (payload: Payload, memory: Memory): Promise<number> => {
  if (memory.revisionInFlight) return memory.revisionInFlight
  const question = readRevision(payload, 'catalog').finally(() => {
    memory.revisionInFlight = null
  })
  memory.revisionInFlight = question
  return question
}

/**
 * The catalogue, rates, discounts and pricing settings of one language, kept in the process and read again only when an
 * editor has changed something. The revision is asked for before the data, so a change in between is seen the next time.
 */
export const findCatalogSnapshot = async ({ payload, locale }: Reader): Promise<CatalogSnapshot> => {
  const memory = memoryOf(payload)
  const revision = await currentRevision(payload, memory)
  const held = memory.snapshots.get(locale)
  if (held && held.revision >= revision) return held.snapshot
  const snapshot = loadCatalogSnapshot({ payload, locale }, revision)
  memory.snapshots.set(locale, { revision, snapshot })
  snapshot.catch(() => {
    if (memory.snapshots.get(locale)?.snapshot === snapshot) memory.snapshots.delete(locale)
  })
  return snapshot
}
