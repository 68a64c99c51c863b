import type { CollectionAfterChangeHook, GlobalAfterChangeHook } from 'payload'
import { insertLiveCheck } from '@/modules/analytics/publish-checks.repository'
import { handleOfRequest } from '@/lib/http/client-address'

interface Publishable {
  readonly id: string
  readonly path?: unknown
  readonly updatedAt?: unknown
  readonly _status?: unknown
  readonly deletedAt?: unknown
}

/** A9: every page says from which state of the catalogue it was drawn; these are where each is sold. */
const pricedPaths: Readonly<Record<string, string>> = {
  extensions: '/domains',
  'transfer-prices': '/domains/transfer',
  addons: '/domains',
  services: '/pricing',
  currencies: '/pricing',
  'automatic-discounts': '/pricing',
}

/** A9: what visitors are to see from now on is looked for; what the seed writes nobody waits for. */
export const notePublished: CollectionAfterChangeHook<Publishable> = async ({ collection: { slug }, doc, req }) => {
  if (!req.user || doc.deletedAt || (doc._status !== undefined && doc._status !== 'published')) return doc
  const isPage = slug === 'pages'
  const path = isPage ? doc.path : pricedPaths[slug]
  if (typeof path !== 'string') return doc
  const version = isPage ? String(doc.updatedAt) : null
  await insertLiveCheck(await handleOfRequest(req), { collection: slug, document: doc.id, path, version })
  return doc
}

export const noteGlobalPublished: GlobalAfterChangeHook = async ({ global: { slug }, doc, req }) => {
  if (req.user && slug === 'pricing-settings')
    await insertLiveCheck(await handleOfRequest(req), { collection: slug, document: '', path: '/pricing', version: null })
  return doc
}
