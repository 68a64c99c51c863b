import type { PayloadRequest } from 'payload'
import { listedDocuments, type PlaceInList, placeInList } from '@/core/listed-documents'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { findPublished } from '@/lib/find-published'
import { findPathsWithSection } from '@/modules/content/content.repository'
import { namePlace } from './document-uses'

type ListedArea = 'testimonials' | 'case-studies'

/** Their sections have the collection's name and list its documents by position. */
export const isListed = (area: string): area is ListedArea => area === 'testimonials' || area === 'case-studies'

export interface SectionPlace extends PlaceInList {
  readonly name: string
  readonly address: string
  /** At this position or a lower one, the section shows the document. */
  readonly position: number
}

interface Listed {
  readonly id: string
  readonly order: number
  readonly domain?: string | null
}

const mostPages = 50

type Values = Readonly<Record<string, unknown>>

/** An unpublished document is placed where its position would put it. */
const withDocument = (published: readonly Listed[], { id, order, domain }: Values): readonly Listed[] => {
  if (typeof id !== 'string' || published.some((each) => each.id === id)) return published
  const own = { id, order: Number(order), domain: typeof domain === 'string' ? domain : null }
  const next = published.findIndex((each) => each.order > own.order)
  return published.toSpliced(next < 0 ? published.length : next, 0, own)
}

interface SectionPlaces {
  readonly sections: readonly SectionPlace[]
  /** Whether the document is published, possibly alongside a newer draft. */
  readonly isPublished: boolean
}

/** Sections on published pages that show a document because of its position, or would show it at a lower one. */
export const findSectionPlaces = async (req: PayloadRequest, area: string, document: Values): Promise<SectionPlaces> => {
  const id = document['id']
  if (!isListed(area) || typeof id !== 'string') return { sections: [], isPublished: false }
  const { payload, i18n } = req
  const reader = { payload, locale: isLocale(i18n.language) ? i18n.language : defaultLocale }
  const paths = await findPathsWithSection(payload.db.drizzle, area, mostPages)
  const [pages, published] = await Promise.all([
    findPublished(reader, 'pages', { where: { path: { in: [...paths] } }, sort: 'path' }),
    findPublished(reader, area, { sort: 'order' }),
  ])
  const documents = withDocument(published, document)
  const sections = pages.flatMap(({ id: page, title, layout }) =>
    (layout ?? []).flatMap((block): readonly SectionPlace[] => {
      if (block.blockType !== area) return []
      const found = placeInList(block, documents, id)
      if (!found) return []
      const path = `layout.${String(block.id)}.heading`
      const link = { area: 'pages', document: page, path, locale: defaultLocale, kind: area, target: id, texts: { title } }
      const named = namePlace(payload.config, req, link)
      const last = listedDocuments(block, documents).at(-1)
      return named ? [{ ...found, ...named, position: (last?.order ?? 1) - 1 }] : []
    }),
  )
  return { sections, isPublished: published.some((each) => each.id === id) }
}
