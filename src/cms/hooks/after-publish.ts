import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { collectionTag, documentTag, globalTag } from '@/server/platform/cache-tags'
import { handleOfRequest } from '@/server/platform/request-handle'
import { updateRevision } from '@/server/platform/revision-repository'
import { insertContentChange } from '@/server/content/publishing/content-change-repository'

interface Shown {
  /** The field other things know a document by; its own tag is cleared as well. */
  readonly keyField?: string
  /** Prices depend on it: open carts and quotes must notice. */
  readonly isPriced?: boolean
}

interface Document {
  readonly _status?: string
  readonly [field: string]: unknown
}

/** A draft beside nothing published changes nothing visitors see. */
const isShown = (...documents: readonly (Document | undefined)[]): boolean =>
  documents.some((document) => document !== undefined && document._status !== 'draft')

const changed = async (req: PayloadRequest, shown: Shown, tags: readonly string[]): Promise<void> => {
  const handle = await handleOfRequest(req)
  if (shown.isPriced) await updateRevision(handle, 'catalog')
  await insertContentChange(handle, tags)
}

const tagsOf = (slug: string, keyField: string | undefined, documents: readonly (Document | undefined)[]): string[] => {
  const keys = keyField === undefined ? [] : documents.map((document) => document?.[keyField])
  const named = keys.filter((key): key is string => typeof key === 'string')
  return [collectionTag(slug), ...new Set(named.map((key) => documentTag(slug, key)))]
}

/** The hooks of a collection whose documents are shown: published, changed or deleted, the site notices. */
export const shownCollection = (slug: string, shown: Shown = {}): NonNullable<CollectionConfig['hooks']> => {
  const afterChange: CollectionAfterChangeHook<Document & { id: string }> = async ({ doc, previousDoc, req, operation }) => {
    const previous = operation === 'update' ? previousDoc : undefined
    if (isShown(doc, previous)) await changed(req, shown, tagsOf(slug, shown.keyField, [doc, previous]))
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook<Document & { id: string }> = async ({ doc, req }) => {
    if (isShown(doc)) await changed(req, shown, tagsOf(slug, shown.keyField, [doc]))
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** The hooks of a global that is shown. */
export const shownGlobal = (slug: string, shown: Pick<Shown, 'isPriced'> = {}): NonNullable<GlobalConfig['hooks']> => {
  const afterChange: GlobalAfterChangeHook = async ({ doc, req }) => {
    await changed(req, shown, [globalTag(slug)])
    return doc
  }
  return { afterChange: [afterChange] }
}
