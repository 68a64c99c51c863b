import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { Page } from '@/payload-types'

const key = (id: string): string => `oldPath:${id}`

/** The path visitors know, before the change: a draft may have had the new one for days. */
export const noteOldPath: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create' || !originalDoc || data._status !== 'published') return data
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: originalDoc.id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    select: { path: true },
    overrideAccess: true,
    req,
  })
  // Every operation that was given the request may have renewed its context.
  req.context[key(originalDoc.id)] = docs[0]?.path
  return data
}

const published = { _status: { equals: 'published' } } as const

/**
 * A published page that moves leaves a redirect at its old address. What led to that address leads to the page from now on, and a
 * redirect that stands where the page is now goes, since nobody would follow it any more: so there are no chains. A draft at the old
 * address gives way; one where the page is now may be planned for later, and stays.
 */
export const leaveRedirect: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const oldPath = req.context[key(doc.id)]
  const shared = { overrideAccess: true, depth: 0, req } as const
  await req.payload.delete({ ...shared, collection: 'redirects', where: { and: [{ from: { equals: doc.path } }, published] } })
  if (typeof oldPath !== 'string' || oldPath === doc.path || oldPath === '/') return doc
  const to = { type: 'reference' as const, reference: { relationTo: 'pages' as const, value: doc.id }, url: null }
  await req.payload.update({ ...shared, collection: 'redirects', where: { and: [{ 'to.url': { equals: oldPath } }, published] }, data: { to } })
  await req.payload.delete({ ...shared, collection: 'redirects', where: { from: { equals: oldPath } } })
  await req.payload.create({ ...shared, collection: 'redirects', data: { from: oldPath, to, type: '308', _status: 'published' } })
  return doc
}
