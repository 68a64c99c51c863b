import type {
  FlattenedField,
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  Where,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { canonicalOf } from '@/lib/config/aliases'
import { type ContentLink, deleteLinks, saveLinks, deleteStates, type Place } from '@/modules/translations/translations.repository'
import { codeAddressOf, tidyAddress, wayOf } from '@/payload/addresses/tidy-address'
import type { PickedFrom } from '@/payload/admin/picker/source'
import { handleOfRequest } from '@/lib/db/transaction'
import { nobody } from '@/payload/access/rules'
import type { Locale } from '@/lib/config/locales'
import {
  type Area,
  type CollectionArea,
  changedLocales,
  hasDrafts,
  findMessageUnits,
  unitsOf,
  type Unit,
  findArea,
  messageAreaOf,
  messageDocumentOf,
  textsOf,
} from './units'
import { saveStates, type Amend } from '@/modules/translations/states'
import { isRecord, pick } from '@/core/records'
import { isSame } from '@/core/unsaved-changes'
import { type TextPlace, withoutTexts } from './message-places'

type Values = Readonly<Record<string, unknown>>
type Target = Pick<ContentLink, 'kind' | 'target'>

/** Target path of an internal link and the codes in its query; external links have none. */
const targetsOfAddress = (address: string): readonly Target[] => {
  const tidy = tidyAddress(address)
  if (!tidy.startsWith('/')) return []
  const codes = new URLSearchParams(/\?([^#]*)/.exec(tidy)?.[1] ?? '').getAll('code')
  const path = canonicalOf(wayOf(tidy))
  const kind = codeAddressOf(path) === 'screen' ? 'screen' : 'path'
  return [{ kind, target: path }, ...codes.map((code) => ({ kind: 'coupons', target: code.trim().toUpperCase() }))]
}

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  const id = isRecord(value) ? value['id'] : undefined
  return typeof id === 'string' ? id : null
}

const related = (relationTo: unknown, value: unknown): readonly Target[] => {
  if (Array.isArray(value)) return value.flatMap((each) => related(relationTo, each))
  const isPair = isRecord(value) && 'relationTo' in value
  const [kind, id] = isPair ? [value['relationTo'], idOf(value['value'])] : [relationTo, idOf(value)]
  return typeof kind === 'string' && id !== null ? [{ kind, target: id }] : []
}

const targetsOfRichText = (node: unknown): readonly Target[] => {
  if (Array.isArray(node)) return node.flatMap(targetsOfRichText)
  if (!isRecord(node)) return []
  const { type, fields, relationTo, value, root, children } = node
  const { doc, url, poster }: Values = isRecord(fields) ? fields : {}
  const own =
    type === 'upload'
      ? related(relationTo, value)
      : [...related(null, doc), ...related('media', poster), ...(typeof url === 'string' ? targetsOfAddress(url) : [])]
  return [...own, ...targetsOfRichText(root), ...targetsOfRichText(children)]
}

const targetsOf = (field: FlattenedField, value: unknown): readonly Target[] => {
  if (field.type === 'richText') return targetsOfRichText(value)
  if (field.type === 'relationship' || field.type === 'upload') return related(field.relationTo, value)
  // A select that covers everything of its kind, such as all questions of a topic.
  const shows: unknown = field.admin?.custom?.['shows']
  if (typeof shows === 'string' && typeof value === 'string') return [{ kind: shows, target: value }]
  const picked = field.admin?.custom?.['picked'] as PickedFrom | undefined
  if (!picked || typeof value !== 'string' || value === '') return []
  return picked.isOpen ? targetsOfAddress(value) : [{ kind: picked.from, target: value }]
}

const inRows = (value: unknown, path: string, fieldsOf: (row: Values) => readonly FlattenedField[]): readonly ContentLink[] =>
  Array.isArray(value) ? value.filter(isRecord).flatMap((row) => linksOf(fieldsOf(row), row, `${path}.${String(row['id'])}.`)) : []

const linksOfField = (field: FlattenedField, value: unknown, path: string): readonly ContentLink[] => {
  switch (field.type) {
    case 'array':
      return inRows(value, path, () => field.flattenedFields)
    case 'blocks':
      return inRows(value, path, ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [])
    case 'group':
    case 'tab':
      return isRecord(value) ? linksOf(field.flattenedFields, value, `${path}.`) : []
    default: {
      const isLocalized = 'localized' in field && field.localized === true
      const values: readonly (readonly [string, unknown])[] = isLocalized && isRecord(value) ? Object.entries(value) : [['', value]]
      return values.flatMap(([locale, each]) => targetsOf(field, each).map((target) => ({ path, locale, ...target })))
    }
  }
}

/** Every reference of a document, read from its stored form in all languages. */
export const linksOf = (fields: readonly FlattenedField[], document: Values, prefix = ''): readonly ContentLink[] =>
  fields.flatMap((field) => linksOfField(field, document[field.name], `${prefix}${field.name}`))

type Stored = Readonly<Record<string, unknown>>

interface ReadDocument {
  readonly units: readonly Unit[]
  /** In English. */
  readonly title: string
  readonly isShown: boolean
  readonly links: readonly ContentLink[]
}

const titleOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  const english: unknown = typeof value === 'object' && value !== null ? (value as Stored)['en'] : undefined
  return typeof english === 'string' ? english : ''
}

const findMain = (req: PayloadRequest, { slug }: Area, id: string): Promise<Stored | null> =>
  req.payload.db.findOne<Stored & { id: string }>({ collection: slug as CollectionSlug, where: { id: { equals: id } }, locale: 'all', req })

/** Reads the newest version, draft or not: that is what the form shows and translators work on. */
const findStored = async (req: PayloadRequest, area: CollectionArea, id: string): Promise<Stored | null> => {
  const { db } = req.payload
  if (hasDrafts(area)) {
    const collection = area.slug as CollectionSlug
    const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
    const { docs } = await db.findVersions<Stored & { id: string }>({ collection, where, limit: 1, pagination: false, locale: 'all', req })
    if (docs[0]) return docs[0].version
  }
  return findMain(req, area, id)
}

/** The newest version of a document and its published one; `null` if there is none. */
const findBoth = async (req: PayloadRequest, area: CollectionArea, id: string) => {
  const [newest, main] = [await findStored(req, area, id), await findMain(req, area, id)]
  return { newest, published: main?.['_status'] === 'published' ? main : null }
}

/** Fields that every save writes. */
const housekeeping: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', '_status'])

/** What staff edit: counts and authors of changes are the shop's. */
const isEdited = (field: FlattenedField): boolean =>
  field.type !== 'join' && !housekeeping.has(field.name) && !('access' in field && field.access?.update === nobody)

/** Every save fills missing lists and groups with empty ones. */
const withoutBlanks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(withoutBlanks)
  if (!isRecord(value)) return value === '' || value === undefined ? null : value
  const filled = Object.entries(value).flatMap(([name, each]) => {
    const content = withoutBlanks(each)
    return content === null ? [] : [[name, content] as const]
  })
  return filled.length === 0 ? null : Object.fromEntries(filled)
}

const contentOf = ({ config }: CollectionArea, stored: Stored, texts: readonly TextPlace[]): unknown => {
  const names = config.flattenedFields.filter(isEdited).map(({ name }) => name)
  return withoutBlanks(withoutTexts(pick(stored, names), texts))
}

/** Whether publishing the newest version of a document changes nothing but these texts. */
export const releasesOnly = async (req: PayloadRequest, area: Area, id: string, texts: readonly TextPlace[]): Promise<boolean> => {
  if (area.kind !== 'collection' || !hasDrafts(area)) return true
  const { newest, published } = await findBoth(req, area, id)
  if (newest === null || newest['_status'] === 'published') return true
  return published !== null && isSame(contentOf(area, newest, texts), contentOf(area, published, texts))
}

/** Ids of documents whose newest version is a draft, except in the trash; one document or, with `null`, all of an area. */
export const findDrafts = async (
  req: PayloadRequest,
  area: CollectionArea,
  id: string | null,
  limit: number,
): Promise<readonly string[]> => {
  const ofDocument: Where[] = id === null ? [] : [{ parent: { equals: id } }]
  const { docs } = await req.payload.db.findVersions<Stored & { id: string }>({
    collection: area.slug as CollectionSlug,
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }, ...ofDocument] },
    sort: '-updatedAt',
    limit,
    pagination: false,
    req,
  })
  return docs.flatMap(({ parent, version }) => (version['deletedAt'] ? [] : [String(parent)])).sort()
}

/** The texts of the published version of a document; none if there is none. */
export const findPublishedUnits = async (req: PayloadRequest, area: CollectionArea, id: string): Promise<readonly Unit[]> => {
  const { published } = await findBoth(req, area, id)
  return published ? unitsOf(area.config.flattenedFields, published) : []
}

/** Languages in which publishing the newest version would change a text. */
export const findDraftLocales = async (req: PayloadRequest, area: Area, id: string): Promise<readonly Locale[]> => {
  if (area.kind !== 'collection') return []
  const { newest, published } = await findBoth(req, area, id)
  const textsIn = (stored: Stored | null) => textsOf(unitsOf(area.config.flattenedFields, stored ?? {}))
  return changedLocales(textsIn(newest), published ? textsIn(published) : {})
}

const readStored = (area: Extract<Area, { kind: 'collection' | 'global' }>, stored: Stored): ReadDocument => ({
  units: unitsOf(area.config.flattenedFields, stored),
  title: area.kind === 'collection' ? titleOf(stored[area.config.admin.useAsTitle ?? 'id']) : '',
  isShown: !stored['deletedAt'],
  links: linksOf(area.config.flattenedFields, stored),
})

/**
 * Texts of a document in every language as stored: no fallback, no hooks, and `req.locale` stays unchanged. `null` if there is no
 * document.
 */
export const readDocument = async (req: PayloadRequest, area: Area, document: string): Promise<ReadDocument | null> => {
  if (area.kind === 'messages') {
    const units = await findMessageUnits(await handleOfRequest(req), document)
    return units.length === 0 ? null : { units, title: document, isShown: true, links: [] }
  }
  const stored =
    area.kind === 'global'
      ? await req.payload.db.findGlobal<Stored>({ slug: area.slug as GlobalSlug, locale: 'all', req })
      : await findStored(req, area, document)
  return stored ? readStored(area, stored) : null
}

/** Records the texts of each language, in the transaction of the change. */
export const recordDocument = async (req: PayloadRequest, area: Area, document: string, amend?: Amend): Promise<void> => {
  const read = await readDocument(req, area, document)
  if (!read) return
  const place: Place = { area: area.slug, document }
  const handle = await handleOfRequest(req)
  await saveLinks(handle, place, read.links)
  await saveStates(handle, { place, texts: textsOf(read.units), isShown: read.isShown, areMeant: !req.user, ...(amend ? { amend } : {}) })
}

const record = async (req: PayloadRequest, slug: string, document: string): Promise<void> => {
  const area = findArea(req.payload.config, slug)
  if (area) await recordDocument(req, area, document)
}

export const recordChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await record(req, collection.slug, String(doc.id))
}

export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const place: Place = { area: collection.slug, document: String(id) }
  const handle = await handleOfRequest(req)
  await deleteLinks(handle, place)
  await deleteStates(handle, place)
}

export const recordGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await record(req, global.slug, '')
}

/** Records the namespace of a message override that was changed or deleted. */
const recordMessage = (req: PayloadRequest, key: unknown): Promise<void> =>
  typeof key === 'string' ? record(req, messageAreaOf(key), messageDocumentOf(key)) : Promise.resolve()

export const recordMessageChange: CollectionAfterChangeHook<{ id: string; key?: unknown }> = ({ doc, req }) => recordMessage(req, doc.key)

export const recordMessageDeletion: CollectionAfterDeleteHook<{ id: string; key?: unknown }> = ({ doc, req }) => recordMessage(req, doc.key)
