import { collectionTag, documentTag } from '@/server/platform/cache-tags'
import type { Handle } from '@/server/platform/database/handle'
import { updateRevision } from '@/server/platform/revision-repository'
import { insertContentChange } from './content-change-repository'

export interface Shown {
  /** The field other things know a document by; its own tag is cleared as well. */
  readonly keyField?: string
  /** Prices depend on it: open carts and quotes must notice. */
  readonly isPriced?: boolean
}

export interface ShownDocument {
  readonly _status?: string
  readonly [field: string]: unknown
}

const tagsOf = (slug: string, keyField: string | undefined, documents: readonly ShownDocument[]): string[] => {
  const keys = keyField === undefined ? [] : documents.map((document) => document[keyField])
  const named = keys.filter((key): key is string => typeof key === 'string')
  return [collectionTag(slug), ...new Set(named.map((key) => documentTag(slug, key)))]
}

/** What was drawn with these tags is drawn anew, if and only if the transaction of the change is committed. */
export const noteShown = async (handle: Handle, { isPriced = false }: Shown, tags: readonly string[]): Promise<void> => {
  if (isPriced) await updateRevision(handle, 'catalog')
  await insertContentChange(handle, tags)
}

/** A document was published, changed or deleted: as it was and as it is. A draft beside nothing published changes nothing visitors see. */
export const noteShownDocuments = async (
  handle: Handle,
  slug: string,
  shown: Shown,
  documents: readonly ShownDocument[],
): Promise<void> => {
  if (documents.every(({ _status }) => _status === 'draft')) return
  await noteShown(handle, shown, tagsOf(slug, shown.keyField, documents))
}
