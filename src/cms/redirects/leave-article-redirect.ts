import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { articlePath } from '@/core/navigation/paths'
import type { Resource } from '@/payload-types'
import { clearRedirectAt, noteOldAddress, oldAddressOf, redirectMoved } from './leave-redirect'

/** The address readers know, before the change: a draft may have had the new one for days. */
export const noteOldArticle: CollectionBeforeChangeHook<Resource> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create' || !originalDoc || data._status !== 'published') return data
  const { docs } = await req.payload.find({
    collection: 'resources',
    where: { and: [{ id: { equals: originalDoc.id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    select: { slug: true },
    overrideAccess: true,
    req,
  })
  const [known] = docs
  noteOldAddress(req, originalDoc.id, known ? articlePath(known.slug) : null)
  return data
}

/** A published article that moves leaves a redirect at its old address. */
export const leaveArticleRedirect: CollectionAfterChangeHook<Resource> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const oldPath = oldAddressOf(req, doc.id)
  const path = articlePath(doc.slug)
  await clearRedirectAt(req, path)
  if (oldPath === null || oldPath === path) return doc
  await redirectMoved(req, oldPath, path, { type: 'custom', url: path })
  return doc
}
