import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { aliasesOf } from '@/lib/config/aliases'
import type { Page, Redirect, Resource } from '@/payload-types'
import { wayOf } from '@/payload/addresses/tidy-address'
import { articlePath } from '@/core/navigation/paths'

const key = (id: string): string => `oldPath:${id}`

/** The published path, until the save. Operations that share the request may replace `req.context`, so do not keep a reference to it. */
const recordOldAddress = (req: PayloadRequest, id: string, path: string | null): void => {
  req.context[key(id)] = path
}

const oldAddressOf = (req: PayloadRequest, id: string): string | null => {
  const path = req.context[key(id)]
  return typeof path === 'string' ? path : null
}

/** The published path before the change; a draft may already have the new one. */
export const recordOldPath: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, operation, req }) => {
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
  recordOldAddress(req, originalDoc.id, docs[0]?.path ?? null)
  return data
}

const published = { _status: { equals: 'published' } } as const

const toPage = ({ id }: Page) => ({ type: 'reference' as const, reference: { relationTo: 'pages' as const, value: id }, url: null })

/** Redirects to a path in any notation, including those with a query and fragment. */
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

type RedirectTarget = NonNullable<Redirect['to']>

/**
 * Creates a redirect from a published document's old path to the new one. Redirects to the old path are updated, and published ones at the
 * new path are deleted, so that there are no chains. A draft redirect at the old path is replaced; one at the new path may be scheduled and
 * stays.
 */
const redirectMoved = async (req: PayloadRequest, oldPath: string, newPath: string, to: RedirectTarget): Promise<void> => {
  const shared = { overrideAccess: true, depth: 0, req } as const
  for (const { id, rest } of await findLeadingTo(req, oldPath)) {
    const moved = rest === '' ? to : { type: 'custom' as const, url: `${newPath}${rest}` }
    await req.payload.update({ ...shared, collection: 'redirects', id, data: { to: moved } })
  }
  await req.payload.delete({ ...shared, collection: 'redirects', where: { from: { equals: oldPath } } })
  await req.payload.create({ ...shared, collection: 'redirects', data: { from: oldPath, to, type: '308', _status: 'published' } })
}

const clearRedirectAt = async (req: PayloadRequest, path: string): Promise<void> => {
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [{ from: { equals: path } }, published] },
    overrideAccess: true,
    depth: 0,
    req,
  })
}

export const leaveRedirect: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const oldPath = oldAddressOf(req, doc.id)
  await clearRedirectAt(req, doc.path)
  if (oldPath === null || oldPath === doc.path || oldPath === '/') return doc
  await redirectMoved(req, oldPath, doc.path, toPage(doc))
  return doc
}

/** The published path before the change; a draft may already have the new one. */
export const recordOldArticle: CollectionBeforeChangeHook<Resource> = async ({ data, originalDoc, operation, req }) => {
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
  recordOldAddress(req, originalDoc.id, known ? articlePath(known.slug) : null)
  return data
}

export const leaveArticleRedirect: CollectionAfterChangeHook<Resource> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const oldPath = oldAddressOf(req, doc.id)
  const path = articlePath(doc.slug)
  await clearRedirectAt(req, path)
  if (oldPath === null || oldPath === path) return doc
  await redirectMoved(req, oldPath, path, { type: 'custom', url: path })
  return doc
}
