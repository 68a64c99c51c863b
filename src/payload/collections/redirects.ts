import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { matchesAddress, foldAddress } from '@/core/navigation/addresses'
import { canonicalOf } from '@/lib/config/aliases'
import type { Redirect } from '@/payload-types'
import { findKnownPaths } from '@/payload/addresses/find-known'
import { wayOf } from '@/payload/addresses/tidy-address'
import { translate } from '@/payload/translate'
import { words, type Words, labelsOf } from '@/payload/words'
import { marketers, publishedOnly } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { redirectSource, redirectTarget } from '@/payload/redirects/fields'
import { UnpublishedReference } from '@/payload/references/unpublished-reference'

type Target = Redirect['to'] | null | undefined

const hasPage = async (req: PayloadRequest, path: string): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ path: { equals: path } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** A target page must be published; if it moves later, the redirect follows. */
const faultOfPage = async (req: PayloadRequest, from: string, to: Target): Promise<Words | null> => {
  const value = to?.reference?.value
  const id = typeof value === 'object' ? value.id : value
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    select: { path: true, _status: true },
    overrideAccess: true,
    req,
  })
  if (docs[0]?.path === from) return words('redirects.faults.itself')
  return docs[0]?._status === 'published' ? null : words('redirects.faults.missing')
}

const faultOfAddress = async (req: PayloadRequest, from: string, url: string): Promise<Words | null> => {
  // The field's own validation rejects anything else.
  if (!/^\/(?!\/)/.test(url)) return null
  const path = canonicalOf(wayOf(url))
  const address = foldAddress(`${path}${url.slice(wayOf(url).length).replace(/#.*$/s, '')}`)
  if (matchesAddress(address, from)) return words('redirects.faults.itself')
  const isKnown = (await findKnownPaths(req, [path])).has(path)
  if (!isKnown) return words('redirects.faults.missing')
  const old = wayOf(foldAddress(path))
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      and: [{ or: [{ from: { equals: old } }, { from: { like: `${old}?` } }] }, { _status: { equals: 'published' } }],
    },
    pagination: false,
    depth: 0,
    select: { from: true },
    overrideAccess: true,
    req,
  })
  const followed = docs.filter((other) => matchesAddress(address, foldAddress(other.from)))
  const isChained = followed.some((other) => other.from.includes('?')) || (followed.length > 0 && !(await hasPage(req, path)))
  return isChained ? words('redirects.faults.chain') : null
}

/**
 * Rejects redirects whose source is a published page, whose target is missing, or whose target is another redirect, so that there are no
 * chains or loops. Drafts are checked when published.
 */
const keepRedirectsApart: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req, collection }) => {
  if (data._status === 'draft') return data
  const from = data.from ?? originalDoc?.from ?? ''
  const to = data.to ?? originalDoc?.to
  const refuse = (path: string, fault: Words) => {
    throw new UnpublishedReference({ collection: collection.slug, errors: [{ path, message: translate(req, fault) }], req })
  }
  if (await hasPage(req, from)) refuse('from', words('redirects.faults.livePage'))
  const isCustom = to?.type === 'custom'
  const fault = isCustom ? await faultOfAddress(req, from, to.url ?? '') : await faultOfPage(req, from, to)
  if (fault) refuse(isCustom ? 'to.url' : 'to.reference', fault)
  return data
}

const kinds = [
  { value: '308', label: words('redirects.kinds.308.label') },
  { value: '307', label: words('redirects.kinds.307.label') },
]

export const redirects = defineCollection({
  slug: 'redirects',
  labels: labelsOf('redirects', ['singular', 'plural']),
  access: { create: marketers, read: publishedOnly, update: marketers, delete: marketers, readVersions: marketers, unlock: marketers },
  versions: 'planned',
  shown: true,
  admin: { useAsTitle: 'from', defaultColumns: ['from', 'type', '_status', 'updatedAt'] },
  hooks: { beforeChange: [keepRedirectsApart] },
  fields: [
    redirectSource,
    redirectTarget,
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: '308',
      label: words('redirects.type.label'),
      options: kinds,
      admin: { position: 'sidebar', description: words('redirects.type.description') },
    },
  ],
})
