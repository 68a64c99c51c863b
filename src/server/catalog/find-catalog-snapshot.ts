import type { Payload } from 'payload'
import type { Locale } from '@/config/locales'
import type { Reader } from '@/server/platform/find-published'
import { keepByRevision, type AtRevision, type KeptByRevision } from './kept-by-revision'
import { applyReferences } from './apply-references'
import { loadRecords, type KeptRecords } from './judge-strikes'
import type { Changes } from './kept-documents'
import { loadFew, toSnapshot, type CatalogSnapshot, type FewDocuments } from './load-catalog-snapshot'
import { createEndingsReader, loadEndings, type Endings } from './load-endings'
import { findChanges, findRevision } from './revision-repository'

interface Memory {
  readonly snapshotOf: (locale: Locale) => KeptByRevision<CatalogSnapshot>
  revisionInFlight: Promise<number> | null
}

const memories = new WeakMap<Payload, Memory>()

const changesSince = async ({ db }: Payload, before: AtRevision<unknown> | null, revision: number): Promise<Changes> =>
  before === null ? null : findChanges(db.drizzle, before.revision, revision)

interface InOneLanguage {
  readonly few: FewDocuments
  readonly snapshot: CatalogSnapshot
}

interface Shared {
  readonly endings: KeptByRevision<Endings>
  /** P11: asked for only where the site's setting wants to know. */
  readonly records: KeptByRevision<KeptRecords>
}

const keepInOneLanguage = ({ payload, locale }: Reader, { endings, records }: Shared): KeptByRevision<InOneLanguage> => {
  const read = createEndingsReader(locale)
  return keepByRevision(async (revision, before) => {
    const [few, rows] = await Promise.all([
      changesSince(payload, before, revision).then((changes) => loadFew({ payload, locale }, changes, before?.value.few)),
      endings(revision),
    ])
    const policy = few.settings.strikePolicy ?? 'asShown'
    const snapshot = toSnapshot(revision, few, read(rows))
    return { few, snapshot: applyReferences(snapshot, policy, policy === 'asShown' ? null : await records(revision)) }
  })
}

/** The endings are read once for all languages; what is few, once for each language that is asked for. */
const createMemory = (payload: Payload): Memory => {
  const endings = keepByRevision<Endings>(async (revision, before) =>
    loadEndings(payload, await changesSince(payload, before, revision), before?.value),
  )
  const records = keepByRevision<KeptRecords>(async (revision, before) =>
    loadRecords(payload, await changesSince(payload, before, revision), before?.value),
  )
  const languages = new Map<Locale, KeptByRevision<InOneLanguage>>()
  const begin = (locale: Locale): KeptByRevision<InOneLanguage> => {
    const language = keepInOneLanguage({ payload, locale }, { endings, records })
    languages.set(locale, language)
    return language
  }
  const snapshotOf = (locale: Locale) => async (revision: number) => (await (languages.get(locale) ?? begin(locale))(revision)).snapshot
  return { snapshotOf, revisionInFlight: null }
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
  const question = findRevision(payload.db.drizzle).finally(() => {
    memory.revisionInFlight = null
  })
  memory.revisionInFlight = question
  return question
}

/**
 * The catalogue, rates, automatic discounts and pricing settings of one language, kept in the process. When an editor has
 * changed a document, that document is read again. The revision is asked for before the data, so a change in between is seen
 * the next time. Codes are not part of it: there may be any number of them, and a cart names few.
 */
export const findCatalogSnapshot = async ({ payload, locale }: Reader): Promise<CatalogSnapshot> => {
  const memory = memoryOf(payload)
  return memory.snapshotOf(locale)(await currentRevision(payload, memory))
}
