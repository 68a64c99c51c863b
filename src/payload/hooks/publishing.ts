import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { collectionTag, documentTag, globalTag, insertContentChange, insertPublication } from '@/modules/content/publishing.repository'
import type { Handle } from '@/lib/db/sql'
import { insertRevision, type ChangedDocument } from '@/modules/catalog/catalog.repository'
import { refreshPassages } from '@/modules/content/search/passages'
import { handleOfRequest } from '@/lib/db/transaction'

export interface PublishedView {
  /** Field by which references refer to the document; its tag is also cleared. */
  readonly keyField?: string
  /** Prices depend on it, so open carts and quotes must be repriced. */
  readonly isPriced?: boolean
}

interface ShownDocument {
  readonly id: string
  readonly _status?: string
  readonly [field: string]: unknown
}

const tagsOf = (slug: string, keyField: string | undefined, documents: readonly ShownDocument[]): string[] => {
  const keys = keyField === undefined ? [] : documents.map((document) => document[keyField])
  const named = keys.filter((key): key is string => typeof key === 'string')
  return [collectionTag(slug), ...new Set(named.map((key) => documentTag(slug, key)))]
}

const recordShown = async (
  handle: Handle,
  { isPriced = false }: PublishedView,
  changed: ChangedDocument,
  tags: readonly string[],
): Promise<void> => {
  if (isPriced) await insertRevision(handle, changed)
  await insertContentChange(handle, tags)
}

/** Invalidates everything that shows a global once the change's transaction commits. */
const recordShownGlobal = (handle: Handle, slug: string, shown: Pick<PublishedView, 'isPriced'>): Promise<void> =>
  recordShown(handle, shown, { slug, id: null }, [globalTag(slug)])

/** Receives the document before and after the change. A draft that was never published affects nothing visible. */
const recordShownDocument = async (
  handle: Handle,
  slug: string,
  shown: PublishedView,
  document: ShownDocument,
  before?: ShownDocument,
): Promise<void> => {
  const states = before ? [document, before] : [document]
  if (states.every(({ _status }) => _status === 'draft')) return
  await recordShown(handle, shown, { slug, id: document.id }, tagsOf(slug, shown.keyField, states))
}

/** Hooks for a collection shown on the site: caches and search follow publication, change and deletion. */
export const shownCollection = (slug: string, shown: PublishedView = {}): NonNullable<CollectionConfig['hooks']> => {
  const afterChange: CollectionAfterChangeHook<ShownDocument> = async ({ doc, previousDoc, req, operation }) => {
    await recordShownDocument(await handleOfRequest(req), slug, shown, doc, operation === 'update' ? previousDoc : undefined)
    await refreshPassages(req, slug, doc.id)
  }
  const afterDelete: CollectionAfterDeleteHook<ShownDocument> = async ({ doc, req }) => {
    await recordShownDocument(await handleOfRequest(req), slug, shown, doc)
    await refreshPassages(req, slug, doc.id)
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** Hooks for a global shown on the site. */
export const shownGlobal = (slug: string, shown: Pick<PublishedView, 'isPriced'> = {}): NonNullable<GlobalConfig['hooks']> => {
  const afterChange: GlobalAfterChangeHook = async ({ req }) => recordShownGlobal(await handleOfRequest(req), slug, shown)
  return { afterChange: [afterChange] }
}

interface Publishable {
  readonly id: string
  readonly path?: unknown
  readonly _status?: unknown
  readonly deletedAt?: unknown
}

/** A9: the main page that shows each collection's prices. */
const pricedPaths: Readonly<Record<string, string>> = {
  extensions: '/domains',
  'transfer-prices': '/domains/transfer',
  addons: '/domains',
  services: '/pricing',
  currencies: '/pricing',
  'automatic-discounts': '/pricing',
}

/** A9: records a publication, in order to store when visitors see it. Seeded content is not recorded. */
export const recordPublished: CollectionAfterChangeHook<Publishable> = async ({ collection: { slug }, doc, req }) => {
  if (!req.user || doc.deletedAt || (doc._status !== undefined && doc._status !== 'published')) return doc
  const path = slug === 'pages' ? doc.path : pricedPaths[slug]
  if (typeof path === 'string') await insertPublication(await handleOfRequest(req), { collection: slug, document: doc.id, path })
  return doc
}

export const recordGlobalPublished: GlobalAfterChangeHook = async ({ global: { slug }, doc, req }) => {
  if (req.user && slug === 'pricing-settings')
    await insertPublication(await handleOfRequest(req), { collection: slug, document: '', path: '/pricing' })
  return doc
}
