import type { PayloadRequest } from 'payload'
import { locales, type Locale } from '@/lib/config/locales'
import { excerptOf, hasText, type Excerpt } from '@/core/find-text'
import { handleOfRequest } from '@/lib/http/client-address'
import { findTexts, type TextRow } from '@/modules/translations/translations.repository'
import { admins, marketers } from '@/cms/access/rules'
import { areasOf, type Area } from '@/cms/translations/areas'
import { versionOf } from '@/cms/translations/edits'
import { readDocument } from '@/cms/translations/read-document'
import { sayLabel } from '@/cms/translations/say-label'
import { plainOf, segmentsOf } from '@/cms/translations/units'
import { nameNamespace, nameText } from './name-message'
import { addressOfText } from './text-address'

/** A place in one language that says what was looked for. */
export interface TextHit {
  readonly path: string
  readonly locale: Locale
  /** Where it stands, in the reader's words. */
  readonly label: string
  /** A message's, as developers name it, for admins. */
  readonly key: string | null
  readonly excerpt: Excerpt
  readonly segments: readonly string[]
  /** Names the text as it was seen (`versionOf`). */
  readonly version: string
  /** Its form, at its field. */
  readonly address: string
}

export interface FoundDocument {
  readonly area: string
  readonly document: string
  readonly areaLabel: string
  readonly title: string
  readonly hits: readonly TextHit[]
}

export interface TextAnswer {
  readonly query: string
  /** In all that was found, shown or not. */
  readonly places: number
  /** There may be more than were counted. */
  readonly isMore: boolean
  readonly documents: readonly FoundDocument[]
}

/** More rows than a reviewer reads; a word that is everywhere is looked for more narrowly. */
const mostRows = 1_000
export const mostDocuments = 40

type ReadAccess = (asked: { req: PayloadRequest }) => unknown

/** Whoever may read every row of it; messages are marketing's. */
const mayRead = async (req: PayloadRequest, area: Area): Promise<boolean> => {
  if (area.kind === 'messages') return marketers({ req })
  return (await (area.config.access.read as ReadAccess)({ req })) === true
}

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
  const read = await readDocument(req, area, document)
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
          address: addressOfText(req.payload.config.routes.admin, area, { document, path: unit.path, locale }),
        },
      ]
    }),
  )
  const title = area.kind === 'messages' ? nameNamespace(req, document) : read.title
  return { area: area.slug, document, areaLabel: sayLabel(req, area.label), title, hits }
}

/** Every text of collections, globals and messages that says it, in all languages; as forms show it, drafts included. */
export const searchTexts = async (req: PayloadRequest, query: string, most: number = mostDocuments): Promise<TextAnswer> => {
  const areas: Area[] = []
  for (const area of areasOf(req.payload.config)) if (await mayRead(req, area)) areas.push(area)
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
