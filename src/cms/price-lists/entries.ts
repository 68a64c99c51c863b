import type { PayloadRequest, SelectType } from 'payload'
import { defaultLocale } from '@/config/locales'
import { fileLimits, type PriceList } from './kinds'

export interface PriceRow {
  readonly id?: string | null
  readonly period: string
  readonly [field: string]: unknown
}

/** A document of a price list, as far as a price list goes. */
export interface Entry {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly prices: readonly PriceRow[]
  /** Its newest version is a draft, which saving would publish. */
  readonly hasDraft: boolean
}

type Found = { readonly id: string; readonly prices?: readonly PriceRow[] | null; readonly _status?: string | null } & Readonly<
  Record<string, unknown>
>

const hasDraftsOf = ({ payload }: PayloadRequest, { collection }: PriceList): boolean =>
  Boolean(payload.collections[collection].config.versions?.drafts)

const findAll = async (req: PayloadRequest, list: PriceList, draft: boolean): Promise<readonly Found[]> => {
  const { collection, named, key, columns, byPeriod } = list
  const hasDrafts = hasDraftsOf(req, list)
  const fields = byPeriod ? ['prices'] : columns.map(({ field }) => field)
  const select: SelectType = Object.fromEntries(
    [key, ...(named ? ['name'] : []), ...fields, ...(hasDrafts ? ['_status'] : [])].map((field) => [field, true]),
  )
  const { docs } = await req.payload.find({
    collection,
    ...(hasDrafts && !draft ? { where: { _status: { equals: 'published' } } } : {}),
    draft,
    depth: 0,
    limit: fileLimits.lines,
    locale: defaultLocale,
    overrideAccess: false,
    req,
    select,
    sort: 'order',
  })
  return docs.map((doc) => ({ ...doc }))
}

/** Every document of a list that is sold, in the order of the catalogue. */
export const findEntries = async (req: PayloadRequest, list: PriceList): Promise<readonly Entry[]> => {
  const docs = await findAll(req, list, false)
  const drafts = hasDraftsOf(req, list) ? await findAll(req, list, true) : []
  const inDraft = new Set(drafts.filter(({ _status }) => _status === 'draft').map(({ id }) => id))
  return docs.map((doc) => ({
    id: doc.id,
    key: String(doc[list.key]),
    name: list.named ? String(doc['name'] ?? '') : '',
    fields: doc,
    prices: doc.prices ?? [],
    hasDraft: inDraft.has(doc.id),
  }))
}
