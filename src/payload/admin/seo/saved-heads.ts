import type { PayloadRequest } from 'payload'
import { sectionsBelowHeading } from '@/lib/config/sections-below-heading'
import { defaultLocale, localeNames, locales, type Locale } from '@/lib/config/locales'
import { checkMetadata, titleWithBrand, type MetadataError } from '@/core/navigation/breadcrumbs'
import { findAlike, type AlikeHeading } from './endpoints'
import { isRecord } from '@/core/records'

type Values = Readonly<Record<string, unknown>>

export interface SavedHead {
  readonly locale: Locale
  readonly language: string
  readonly titleLength: number
  readonly descriptionLength: number
  readonly faults: readonly MetadataError[]
  readonly alike: readonly AlikeHeading[]
}

const said = (value: unknown, locale: Locale): string => {
  const text = isRecord(value) ? value[locale] : undefined
  return typeof text === 'string' ? text : ''
}

/** Falls back to English, as on the site (R6). */
const shown = (value: unknown, locale: Locale): string => said(value, locale) || said(value, defaultLocale)

/** Whether the first section renders the page's h1. */
const carriesHeading = (blockType: unknown): boolean =>
  typeof blockType === 'string' && !sectionsBelowHeading.some((slug) => slug === blockType)

/** The page's h1 in one language; empty if it has none of its own there. */
const headingOf = (page: Values, locale: Locale): string => {
  const first: unknown = Array.isArray(page['layout']) ? page['layout'][0] : undefined
  const own = isRecord(first) && carriesHeading(first['blockType']) ? said(first['heading'], locale) : ''
  return own || said(page['title'], locale)
}

/** SEO data of each language as saved, drafts included. */
export const findSavedHeads = async (req: PayloadRequest, id: string, brandName: string): Promise<readonly SavedHead[]> => {
  const page: unknown = await req.payload.findByID({
    collection: 'pages',
    id,
    locale: 'all' as never,
    draft: true,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!isRecord(page)) return []
  const meta = isRecord(page['meta']) ? page['meta'] : {}
  const heads: SavedHead[] = []
  for (const locale of locales) {
    const ownTitle = shown(meta['title'], locale)
    const title = titleWithBrand(ownTitle || shown(page['title'], locale), brandName)
    const description = shown(meta['description'], locale)
    heads.push({
      locale,
      language: localeNames[locale],
      titleLength: title.length,
      descriptionLength: description.length,
      faults: checkMetadata({ ownTitle, title, description }),
      alike: await findAlike(req, { heading: headingOf(page, locale), locale, except: id }),
    })
  }
  return heads
}
