import type { SanitizedConfig, CollectionSlug, PayloadRequest, Where } from 'payload'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { type FoundLink, findUses } from '@/modules/translations/translations.repository'
import { addressOfText } from '@/payload/admin/search-and-replace/search-texts'
import { findArea, translateLabel } from '@/payload/admin/translations/units'
import type { Reader } from '@/payload/translate'
import { handleOfRequest } from '@/lib/db/transaction'
import { targetsOfDocument } from './find-picks'

interface NamedPlace {
  readonly name: string
  readonly address: string
}

/** Title of the linking document and link to the field in its form; `null` if its collection no longer exists. */
export const namePlace = (config: SanitizedConfig, reader: Reader, link: FoundLink): NamedPlace | null => {
  const area = findArea(config, link.area)
  if (!area) return null
  const title: unknown = area.kind === 'collection' ? link.texts[area.config.admin.useAsTitle ?? ''] : undefined
  const kind = translateLabel(reader, area.label)
  const locale = isLocale(link.locale) ? link.locale : defaultLocale
  return {
    name: typeof title === 'string' && title !== '' ? `${kind} › ${title}` : kind,
    address: addressOfText(config.routes.admin, area, { document: link.document, path: link.path, locale }),
  }
}

/** Titles that are not translated are not among the stored texts. One query for each collection. */
export const withTitles = async <Link extends FoundLink>(req: PayloadRequest, links: readonly Link[]): Promise<readonly Link[]> => {
  const titles = new Map<string, object>()
  for (const slug of new Set(links.map(({ area }) => area))) {
    const area = findArea(req.payload.config, slug)
    const title = area?.kind === 'collection' ? area.config.admin.useAsTitle : undefined
    const untitled = links.filter(({ area, texts }) => area === slug && title && !(title in texts))
    if (!title || untitled.length === 0) continue
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { id: { in: [...new Set(untitled.map(({ document }) => document))] } },
      limit: untitled.length,
      pagination: false,
      depth: 0,
      select: { [title]: true },
      overrideAccess: true,
      req,
    })
    for (const doc of docs) titles.set(`${slug} ${doc.id}`, { [title]: Reflect.get(doc, title) as unknown })
  }
  return links.map((link) => ({ ...link, texts: { ...link.texts, ...titles.get(`${link.area} ${link.document}`) } }))
}

interface Holder {
  readonly collection: CollectionSlug
  /** The record's field, and the document's field that it refers to. */
  readonly field: string
  readonly by: string
  readonly only?: readonly [field: string, values: readonly string[]]
}

const running: Holder['only'] = ['state', ['pending', 'active', 'pastDue', 'suspended']]
const subscribed: Holder = { collection: 'subscriptions', field: 'product', by: 'key', only: running }

/** Records that depend on a document without a text that links to it, such as customers' products. */
const holders: Readonly<Record<string, readonly Holder[]>> = {
  services: [subscribed],
  addons: [subscribed],
  extensions: [
    { collection: 'domains', field: 'extension', by: 'extension', only: ['status', ['pending', 'active', 'grace', 'redemption']] },
  ],
  coupons: [{ collection: 'code-batches', field: 'template', by: 'id' }],
}

const listOf = (admin: string, { collection, field, only }: Holder, value: string): string => {
  const query = new URLSearchParams({ [`where[or][0][and][0][${field}][equals]`]: value })
  if (only) query.set(`where[or][0][and][1][${only[0]}][in]`, only[1].join(','))
  return `${admin}/collections/${collection}?${query.toString()}`
}

/** One entry per kind of record, with a link to the filtered list; one indexed query each. */
const findSoldUses = async (req: PayloadRequest, area: string, document: object): Promise<readonly NamedPlace[]> => {
  const found: NamedPlace[] = []
  for (const holder of holders[area] ?? []) {
    const value: unknown = Reflect.get(document, holder.by)
    if (typeof value !== 'string') continue
    const { collection, field, only } = holder
    const where: Where = { and: [{ [field]: { equals: value } }, ...(only ? [{ [only[0]]: { in: [...only[1]] } }] : [])] }
    const { docs } = await req.payload.find({
      collection,
      where,
      limit: 1,
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess: true,
      req,
    })
    if (docs.length === 0) continue
    const { labels } = req.payload.collections[collection].config
    found.push({
      name: translateLabel(req, typeof labels.plural === 'function' ? collection : labels.plural),
      address: listOf(req.payload.config.routes.admin, holder, value),
    })
  }
  return found
}

type Values = Readonly<Record<string, unknown>>

export interface DocumentUses {
  readonly places: readonly NamedPlace[]
  readonly isMore: boolean
}

const most = 50

/** Everything that references a document, except itself. */
export const findDocumentUses = async (req: PayloadRequest, area: string, document: Values): Promise<DocumentUses> => {
  const links = await findUses(await handleOfRequest(req), targetsOfDocument(area, document), most + 1)
  const others = links.filter((link) => link.area !== area || link.document !== document['id'])
  const named = (await withTitles(req, others.slice(0, most))).flatMap((link) => namePlace(req.payload.config, req, link) ?? [])
  const all = [...(await findSoldUses(req, area, document)), ...named]
  // A document that contains two references to it is listed once.
  return { places: [...new Map(all.map((place) => [place.name, place])).values()], isMore: links.length > most }
}
