import type { PayloadRequest, SelectType } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
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

type Found = { readonly id: string; readonly prices?: readonly PriceRow[] | null } & Readonly<Record<string, unknown>>

const hasDraftsOf = ({ payload }: PayloadRequest, { collection }: PriceList): boolean =>
  Boolean(payload.collections[collection].config.versions?.drafts)

/** As many as one read may ask for. */
const pageSize = 1_000

const findAll = async (req: PayloadRequest, list: PriceList): Promise<readonly Found[]> => {
  const { collection, named, key, columns, byPeriod } = list
  const fields = byPeriod ? ['prices'] : columns.map(({ field }) => field)
  const select: SelectType = Object.fromEntries([key, ...(named ? ['name'] : []), ...fields].map((field) => [field, true]))
  const found: Found[] = []
  for (let page: number | null | undefined = 1; page && found.length < fileLimits.lines;) {
    const read: { docs: object[]; nextPage?: number | null | undefined } = await req.payload.find({
      collection,
      ...(hasDraftsOf(req, list) ? { where: { _status: { equals: 'published' } } } : {}),
      depth: 0,
      limit: pageSize,
      locale: defaultLocale,
      overrideAccess: false,
      page,
      req,
      select,
      sort: ['order', key],
    })
    found.push(...read.docs.map((doc) => ({ ...doc }) as Found))
    page = read.nextPage
  }
  return found
}

/** Those whose newest version is a draft: few, as a rule. */
const findInDraft = async (req: PayloadRequest, list: PriceList): Promise<ReadonlySet<string>> => {
  if (!hasDraftsOf(req, list)) return new Set()
  const { docs } = await req.payload.findVersions({
    collection: list.collection,
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    depth: 0,
    limit: pageSize,
    locale: defaultLocale,
    overrideAccess: false,
    req,
  })
  return new Set(docs.map(({ parent }) => String(parent)))
}

/** Every document of a list that is sold, in the order of the catalogue. */
export const findEntries = async (req: PayloadRequest, list: PriceList): Promise<readonly Entry[]> => {
  const docs = await findAll(req, list)
  const inDraft = await findInDraft(req, list)
  return docs.map((doc) => ({
    id: doc.id,
    key: String(doc[list.key]),
    name: list.named ? String(doc['name'] ?? '') : '',
    fields: doc,
    prices: doc.prices ?? [],
    hasDraft: inDraft.has(doc.id),
  }))
}
