import type { CollectionBeforeChangeHook, CollectionSlug, FlattenedField, GlobalBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'
import { holdTargets, type ContentLink } from '@/modules/translations/translations.repository'
import { sources } from '@/payload/admin/picker/source'
import { refuseConflict } from '@/payload/hooks/documents'
import { linksOf } from '@/payload/admin/translations/read-document'
import { words } from '@/payload/words'
import { z } from 'zod'

type Values = Readonly<Record<string, unknown>>

const nameOf = ({ kind, target }: ContentLink): string => `${kind} ${target}`

/** Picks by key or code are checked on publishing (`check-picks.ts`), after this hook's lock. */
const byKey: ReadonlySet<string> = new Set([...Object.keys(sources).filter((name) => name !== 'pages'), 'coupons'])

const idsOfDocuments = z.array(z.guid())

/** A malformed id refers to no document either, but Payload would pass it to Postgres. */
const isAnyGone = async (req: PayloadRequest, links: readonly ContentLink[]): Promise<boolean> => {
  const collections = [...new Set(links.map(({ kind }) => kind))].filter((kind) => kind in req.payload.collections && !byKey.has(kind))
  for (const collection of collections) {
    const ids = [...new Set(links.filter(({ kind }) => kind === collection).map(({ target }) => target))]
    if (!idsOfDocuments.safeParse(ids).success) return true
    const where: Where = { id: { in: ids } }
    const { totalDocs } = await req.payload.count({
      collection: collection as CollectionSlug,
      where,
      trash: true,
      overrideAccess: true,
      req,
    })
    if (totalDocs < ids.length) return true
  }
  return false
}

/** Locks newly referenced documents until the save, so that no one deletes them in the meantime, and fails if one was just deleted. */
const lockNew = async (req: PayloadRequest, fields: readonly FlattenedField[], data: Values, before: Values): Promise<void> => {
  const known = new Set(linksOf(fields, before).map(nameOf))
  const added = linksOf(fields, data).filter((link) => !known.has(nameOf(link)))
  if (added.length === 0) return
  await holdTargets(await handleOfRequest(req), added)
  if (await isAnyGone(req, added)) refuseConflict({ req }, words('links.justDeleted'))
}

export const lockNewTargets: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  await lockNew(req, collection.flattenedFields, data as Values, (originalDoc ?? {}) as Values)
  return data
}

export const lockNewTargetsOfGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await lockNew(req, global.flattenedFields, data as Values, (originalDoc ?? {}) as Values)
  return data
}
