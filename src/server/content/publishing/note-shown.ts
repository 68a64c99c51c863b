import { collectionTag, documentTag, globalTag } from '@/server/platform/cache-tags'
import { insertRevision, type ChangedDocument } from '@/server/catalog/revision-repository'
import type { Handle } from '@/server/platform/database/handle'
import { insertContentChange } from './content-change-repository'

export interface Shown {
  /** The field other things know a document by; its own tag is cleared as well. */
  readonly keyField?: string
  /** Prices depend on it: open carts and quotes must notice. */
  readonly isPriced?: boolean
}

export interface ShownDocument {
  readonly id: string
  readonly _status?: string
  readonly [field: string]: unknown
}

const tagsOf = (slug: string, keyField: string | undefined, documents: readonly ShownDocument[]): string[] => {
  const keys = keyField === undefined ? [] : documents.map((document) => document[keyField])
  const named = keys.filter((key): key is string => typeof key === 'string')
  return [collectionTag(slug), ...new Set(named.map((key) => documentTag(slug, key)))]
}

const noteShown = async (handle: Handle, { isPriced = false }: Shown, changed: ChangedDocument, tags: readonly string[]): Promise<void> => {
  if (isPriced) await insertRevision(handle, changed)
  await insertContentChange(handle, tags)
}

/** A global was changed: what shows it is drawn anew, if and only if the transaction of the change is committed. */
export const noteShownGlobal = (handle: Handle, slug: string, shown: Pick<Shown, 'isPriced'>): Promise<void> =>
  noteShown(handle, shown, { slug, id: null }, [globalTag(slug)])

/** A document was published, changed or deleted: as it is and as it was. A draft beside nothing published changes nothing visitors see. */
export const noteShownDocument = async (
  handle: Handle,
  slug: string,
  shown: Shown,
  document: ShownDocument,
  before?: ShownDocument,
): Promise<void> => {
  const states = before ? [document, before] : [document]
  if (states.every(({ _status }) => _status === 'draft')) return
  await noteShown(handle, shown, { slug, id: document.id }, tagsOf(slug, shown.keyField, states))
}
