import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { recordShownDocument, recordShownGlobal, type Shown, type ShownDocument } from '@/modules/content/publishing/change-follower'
import { refreshPassages } from '@/modules/content/search/passages'
import { handleOfRequest } from '@/lib/db/transaction'
import { insertPublication } from '@/modules/analytics/publications.repository'

/** Hooks of a collection shown on the site: caches and the search follow publication, change and deletion. */
export const shownCollection = (slug: string, shown: Shown = {}): NonNullable<CollectionConfig['hooks']> => {
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

/** Hooks of a global shown on the site. */
export const shownGlobal = (slug: string, shown: Pick<Shown, 'isPriced'> = {}): NonNullable<GlobalConfig['hooks']> => {
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

/** A9: records a publication, to store when visitors see it. Seeded content is not recorded. */
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
