import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { kindOf } from '@/payload/admin/dashboard/drafts'

type Comparison = (query: string) => Readonly<Record<string, string>>

/** Uses the column's index, however many rows there are. No text sorts after U+10FFFF. */
const startsWith =
  (toStored: (query: string) => string = (query) => query): Comparison =>
  (query) => ({ greater_than_equal: toStored(query), less_than: `${toStored(query)}\u{10FFFF}` })

const inUpperCase = startsWith((query) => query.toUpperCase())
const inLowerCase = startsWith((query) => query.toLowerCase())
/** Only for columns of a trigram index (`*_search_idx`). */
const anywhere: Comparison = (query) => ({ like: query })
/** Shorter parts would match too many rows. */
const anywhereFromFour =
  (shorter: Comparison): Comparison =>
  (query) =>
    (query.length < 4 ? shorter : anywhere)(query)

interface SearchedCollection {
  readonly slug: CollectionSlug
  /** In order of precedence. */
  readonly fields: Readonly<Record<string, Comparison>>
  readonly title: string
  readonly note: string
}

/** Customers come first, because an email address or a name also finds their orders. */
const searched: readonly SearchedCollection[] = [
  { slug: 'customers', fields: { email: inLowerCase, name: anywhere }, title: 'email', note: 'name' },
  {
    slug: 'orders',
    fields: { orderNumber: anywhereFromFour(inUpperCase), customerKey: inLowerCase, reference: startsWith(), 'contact.name': anywhere },
    title: 'orderNumber',
    note: 'customerKey',
  },
  { slug: 'domains', fields: { name: inLowerCase }, title: 'name', note: 'customerKey' },
  { slug: 'invoices', fields: { number: inUpperCase }, title: 'number', note: 'orderNumber' },
  { slug: 'coupons', fields: { code: inUpperCase }, title: 'code', note: 'name' },
]

interface FoundRecord {
  readonly title: string
  readonly note: string
  readonly address: string
}

export interface FoundRecords {
  readonly collection: string
  readonly label: string
  readonly records: readonly FoundRecord[]
}

const mostPerCollection = 5

const findRecords = async (req: PayloadRequest, { slug, fields, title, note }: SearchedCollection, query: string) => {
  const found = new Map<string, FoundRecord>()
  // One query per field, sorted by it: with `or`, Postgres may walk the whole table in the order of the list.
  for (const [field, compare] of Object.entries(fields)) {
    if (found.size >= mostPerCollection) break
    const { docs } = await req.payload.find({
      collection: slug,
      where: { [field]: compare(query) } as Where,
      select: { [title]: true, [note]: true } as never,
      sort: field,
      limit: mostPerCollection,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      // Empty for a role that may not read the collection.
      disableErrors: true,
      req,
    })
    for (const each of docs) {
      const row: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(each))
      const id = String(row['id'])
      const address = `${req.payload.config.routes.admin}/collections/${slug}/${id}`
      found.set(id, { title: String(row[title] ?? id), note: String(row[note] ?? ''), address })
    }
  }
  return [...found.values()].slice(0, mostPerCollection)
}

/** Orders, customers and other records by number, email or name, as far as the reader's role may read them. */
export const searchRecords = async (req: PayloadRequest, query: string): Promise<readonly FoundRecords[]> => {
  const all: FoundRecords[] = []
  for (const each of searched) {
    const records = await findRecords(req, each, query)
    if (records.length > 0) all.push({ collection: each.slug, label: kindOf(req.payload, req, each.slug, true), records })
  }
  return all
}
