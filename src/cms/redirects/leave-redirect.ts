import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { aliasesOf } from '@/config/aliases'
import type { Page } from '@/payload-types'
import { wayOf } from '../addresses/tidy-address'

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

const toPage = ({ id }: Page) => ({ type: 'reference' as const, reference: { relationTo: 'pages' as const, value: id }, url: null })

/** The redirects to a path, however they write it, and what they have behind it. */
const findLeadingTo = async (req: PayloadRequest, path: string): Promise<readonly { readonly id: string; readonly rest: string }[]> => {
  const ways = [path, ...aliasesOf(path)]
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ or: ways.map((way) => ({ 'to.url': { contains: way } })) }, { 'to.type': { equals: 'custom' } }, published] },
    pagination: false,
    depth: 0,
    select: { to: true },
    overrideAccess: true,
    req,
  })
  return docs.flatMap(({ id, to }) =>
    ways.includes(wayOf(to?.url ?? '')) ? [{ id, rest: (to?.url ?? '').slice(wayOf(to?.url ?? '').length) }] : [],
  )
}

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
  const to = toPage(doc)
  for (const { id, rest } of await findLeadingTo(req, oldPath)) {
    // What stood behind the path, a question or a place in the page, stands there still.
    const moved = rest === '' ? to : { type: 'custom' as const, url: `${doc.path}${rest}` }
    await req.payload.update({ ...shared, collection: 'redirects', id, data: { to: moved } })
  }
  await req.payload.delete({ ...shared, collection: 'redirects', where: { from: { equals: oldPath } } })
  await req.payload.create({ ...shared, collection: 'redirects', data: { from: oldPath, to, type: '308', _status: 'published' } })
  return doc
}
