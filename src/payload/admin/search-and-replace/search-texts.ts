import { isLocale, type Locale, defaultLocale, locales } from '@/lib/config/locales'
import { partOfMessage, placeOfMessages } from '@/payload/admin/translations/message-places'
import {
  translateLabel,
  plainOf,
  type Unit,
  overridesSlug,
  type Area,
  areasOf,
  segmentsOf,
  findArea,
  translatable,
} from '@/payload/admin/translations/units'
import { translate, type Reader } from '@/payload/translate'
import type { PayloadRequest, Endpoint } from 'payload'
import { excerptOf, hasText, type Excerpt, replaceInSegments, longestQuery, toQuery } from '@/core/find-text'
import { handleOfRequest } from '@/lib/db/transaction'
import { findTexts, type TextRow } from '@/modules/translations/translations.repository'
import { admins, marketers, guardEndpoint, staff } from '@/payload/access/rules'
import { versionOf, type Edit } from '@/payload/admin/translations/find-units'
import { allowsArea, readTexts } from '@/payload/admin/translations/rights'
import { saveEdits, type EditError } from '@/payload/admin/translations/save-edits'
import { type FoundRecords, searchRecords } from './search-records'
import { textParameter } from './text-parameter'
import { z } from 'zod'
import { readBodyWithin } from '@/payload/admin/promotions/promotion-fields'
import { describeEditError } from '@/payload/admin/translations/describe-import-errors'

export const nameNamespace = (reader: Reader, namespace: string): string => {
  const known = placeOfMessages(namespace)
  return known ? translate(reader, known) : namespace
}

/** In characters; longer excerpts do not identify a text any better. */
const longest = 48

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()}…`
}

/**
 * Location of a text for editors: a field by its labels, a message by its section and an excerpt, because keys are only known to
 * developers.
 */
export const nameText = (reader: Reader, unit: Unit, locale: Locale): string => {
  if (unit.field !== null) return unit.labels.map((label) => translateLabel(reader, label)).join(' › ')
  const part = partOfMessage(unit.path)
  const { language } = reader.i18n
  const own = isLocale(language) && language !== locale ? shorten(plainOf(unit, unit.values[language])) : ''
  return [part === null ? '' : translate(reader, part), own].filter((word) => word !== '').join(' › ')
}

interface TextPlace {
  readonly document: string
  readonly path: string
  readonly locale: Locale
}

/** Link to where a text is edited: its form and field, or for messages the translations screen or UI strings. */
export const addressOfText = (admin: string, area: Area, { document, path, locale }: TextPlace): string => {
  if (area.kind === 'messages') {
    const desk = new URLSearchParams({ area: area.slug, in: locale, state: 'all', document })
    return locale === defaultLocale ? `${admin}/collections/${overridesSlug}` : `${admin}/translations?${desk.toString()}`
  }
  const form = area.kind === 'global' ? `globals/${area.slug}` : `collections/${area.slug}/${document}`
  return `${admin}/${form}?${new URLSearchParams({ locale, [textParameter]: path }).toString()}`
}

export interface TextHit {
  readonly path: string
  readonly locale: Locale
  /** Location in the reader's language. */
  readonly label: string
  /** Message key, for admins only. */
  readonly key: string | null
  readonly excerpt: Excerpt
  readonly segments: readonly string[]
  /** Version of the text (`versionOf`), for conflict detection. */
  readonly version: string
  /** Whether the user's role may change it. */
  readonly mayChange: boolean
  readonly address: string
}

export interface FoundDocument {
  readonly area: string
  readonly document: string
  readonly areaLabel: string
  readonly title: string
  readonly hits: readonly TextHit[]
}

export interface TextSearchResponse {
  readonly query: string
  /** Total matches, shown or not. */
  readonly places: number
  /** Whether the search stopped at its limit. */
  readonly isMore: boolean
  readonly documents: readonly FoundDocument[]
}

/** Response of `GET /api/texts/search`. */
export interface SearchResponse extends TextSearchResponse {
  readonly records: readonly FoundRecords[]
}

/** More than anyone reviews; common words need a narrower query. */
const mostRows = 1_000
const mostDocuments = 40

const groupsOf = (rows: readonly TextRow[]): readonly (readonly TextRow[])[] => {
  const groups = new Map<string, TextRow[]>()
  for (const row of rows) {
    const key = `${row.area} ${row.document}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

const readHits = async (req: PayloadRequest, area: Area, rows: readonly TextRow[], query: string): Promise<FoundDocument | null> => {
  const document = rows[0]?.document ?? ''
  const read = await readTexts(req, area, document)
  if (!read) return null
  const isKeyShown = area.kind === 'messages' && admins({ req })
  const hits = read.units.flatMap((unit) =>
    locales.flatMap((locale): TextHit[] => {
      const excerpt = excerptOf(plainOf(unit, unit.values[locale]), query)
      if (!excerpt) return []
      return [
        {
          path: unit.path,
          locale,
          label: nameText(req, unit, locale),
          key: isKeyShown ? unit.path : null,
          excerpt,
          segments: segmentsOf(unit, unit.values[locale]),
          version: versionOf(unit, locale),
          mayChange: unit.mayChange,
          address: addressOfText(req.payload.config.routes.admin, area, { document, path: unit.path, locale }),
        },
      ]
    }),
  )
  const title = area.kind === 'messages' ? nameNamespace(req, document) : read.title
  return { area: area.slug, document, areaLabel: translateLabel(req, area.label), title, hits }
}

/** Finds text in collections, globals and messages in all languages, drafts included. */
export const searchTexts = async (req: PayloadRequest, query: string, most: number = mostDocuments): Promise<TextSearchResponse> => {
  const areas: Area[] = []
  for (const area of areasOf(req.payload.config)) if (await allowsArea(req, area, 'read')) areas.push(area)
  const slugs = areas.map(({ slug }) => slug)
  const rows = await findTexts(await handleOfRequest(req), { query, areas: slugs, limit: mostRows + 1 })
  const groups = groupsOf(rows.slice(0, mostRows))
  const documents: FoundDocument[] = []
  for (const group of groups.slice(0, most)) {
    const area = areas.find(({ slug }) => slug === group[0]?.area)
    const found = area ? await readHits(req, area, group, query) : null
    if (found && found.hits.length > 0) documents.push(found)
  }
  const places = rows.reduce((sum, { texts }) => sum + Object.values(texts).filter((text) => hasText(text, query)).length, 0)
  return { query, places, isMore: rows.length > mostRows, documents }
}

export interface ReviewedPlace {
  readonly area: string
  readonly document: string
  readonly path: string
  readonly locale: Locale
  readonly version: string
}

interface RefusedPlace {
  readonly place: ReviewedPlace
  readonly fault: EditError
}

interface Replacing {
  readonly find: string
  readonly replacement: string
  readonly places: readonly ReviewedPlace[]
  readonly publishes: boolean
}

const editOf = async (req: PayloadRequest, place: ReviewedPlace, { find, replacement }: Replacing): Promise<Edit | EditError> => {
  const area = findArea(req.payload.config, place.area)
  const read = area ? await readTexts(req, area, place.document) : null
  const unit = translatable(read?.units ?? []).find(({ path }) => path === place.path)
  if (!unit) return { kind: 'gone' }
  if (!unit.mayChange) return { kind: 'forbidden' }
  const segments = replaceInSegments(segmentsOf(unit, unit.values[place.locale]), find, replacement)
  // The text changed since the review, or never matched.
  if (segments === null || versionOf(unit, place.locale) !== place.version) return { kind: 'conflict', isEnglish: false }
  return { ...place, segments }
}

/**
 * Replaces text in all chosen places or none: one transaction, through Payload's operations, with the user's rights. Returns the
 * conflicts if a place changed since the review; versions are checked again under the document lock.
 */
export const replaceTexts = async (req: PayloadRequest, asked: Replacing): Promise<readonly RefusedPlace[]> => {
  const edits: Edit[] = []
  const refused: RefusedPlace[] = []
  for (const place of asked.places) {
    const made = await editOf(req, place, asked)
    if ('kind' in made) refused.push({ place, fault: made })
    else edits.push(made)
  }
  if (refused.length > 0) return refused
  return (await saveEdits(req, edits, { publishes: asked.publishes })).map(({ edit, fault }) => ({ place: placeOf(edit), fault }))
}

const placeOf = ({ area, document, path, locale, version }: Edit): ReviewedPlace => ({ area, document, path, locale, version })

const answer = (body: unknown, status = 200): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
const malformed = (): Response => answer({ errors: [{ message: 'Bad Request' }] }, 400)

const search: Endpoint = {
  method: 'get',
  path: '/texts/search',
  handler: async (req) => {
    const query = toQuery(req.searchParams.get('q') ?? '')
    const most = z.coerce
      .number()
      .int()
      .min(1)
      .max(mostDocuments)
      .safeParse(req.searchParams.get('most') ?? mostDocuments)
    if (query === null || !most.success) return malformed()
    const found: SearchResponse = { ...(await searchTexts(req, query, most.data)), records: await searchRecords(req, query) }
    return answer(found)
  },
}

/** Bounds how long the transaction holds its locks. */
const mostPlaces = 200

const place = z.strictObject({
  area: z.string().max(100),
  document: z.string().max(100),
  path: z.string().max(500),
  locale: z.enum(locales as [Locale, ...Locale[]]),
  version: z.string().max(60),
})

const replacing = z.strictObject({
  find: z.string().min(1).max(longestQuery),
  replacement: z.string().max(longestQuery),
  publishes: z.boolean(),
  places: z.array(place).min(1).max(mostPlaces),
})

/** A place takes about 300 bytes. */
const mostBytes = 200_000

const replace: Endpoint = {
  method: 'post',
  path: '/texts/replace',
  handler: async (req) => {
    const asked = replacing.safeParse(await readBodyWithin(req, mostBytes))
    if (!asked.success) return malformed()
    const refused = await replaceTexts(req, asked.data)
    const told = refused.map((each) => ({ place: each.place, message: describeEditError(req, each.fault) }))
    return answer({ replaced: refused.length === 0 ? asked.data.places.length : 0, refused: told }, refused.length === 0 ? 200 : 409)
  },
}

/** `/api/texts/…`: search for all staff, limited to what they may read; replace for marketers. */
export const textEndpoints: Endpoint[] = [guardEndpoint(search, staff), guardEndpoint(replace, marketers)]
