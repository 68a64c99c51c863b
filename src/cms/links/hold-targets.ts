import type { CollectionBeforeChangeHook, CollectionSlug, FlattenedField, GlobalBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { handleOfRequest } from '@/lib/http/client-address'
import { holdTargets, type ContentLink } from '@/modules/translations/translations.repository'
import { sources } from '@/cms/admin/picker/source'
import { refuseConflict } from '@/cms/hooks/refuse-change'
import { linksOf } from '@/cms/translations/links-of'
import { justDeleted } from './link-words'

type Values = Readonly<Record<string, unknown>>

const nameOf = ({ kind, target }: ContentLink): string => `${kind} ${target}`

/** What is named by a key or a code is looked at when it is published (`picks`), after this has waited. */
const byKey: ReadonlySet<string> = new Set([...Object.keys(sources).filter((name) => name !== 'pages'), 'coupons'])

/** Whether something that is named by its id is not there any more. */
const isAnyGone = async (req: PayloadRequest, links: readonly ContentLink[]): Promise<boolean> => {
  const collections = [...new Set(links.map(({ kind }) => kind))].filter((kind) => kind in req.payload.collections && !byKey.has(kind))
  for (const collection of collections) {
    const ids = [...new Set(links.filter(({ kind }) => kind === collection).map(({ target }) => target))]
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

/** What a document names anew stays until it is saved: nobody deletes it meanwhile (`refuse-used.ts`), and it was not deleted just before. */
const holdNew = async (req: PayloadRequest, fields: readonly FlattenedField[], data: Values, before: Values): Promise<void> => {
  const known = new Set(linksOf(fields, before).map(nameOf))
  const added = linksOf(fields, data).filter((link) => !known.has(nameOf(link)))
  if (added.length === 0) return
  await holdTargets(await handleOfRequest(req), added)
  if (await isAnyGone(req, added)) refuseConflict({ req }, justDeleted)
}

export const holdNewTargets: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  await holdNew(req, collection.flattenedFields, data as Values, (originalDoc ?? {}) as Values)
  return data
}

export const holdNewTargetsOfGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await holdNew(req, global.flattenedFields, data as Values, (originalDoc ?? {}) as Values)
  return data
}
