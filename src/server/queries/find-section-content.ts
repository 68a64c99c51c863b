import type { CollectionSlug, GlobalSlug } from 'payload'
import { defaultLocale } from '@/config/locales'
import { loadMessages } from '@/i18n/messages'
import { findPublished, type Reader } from './find-published'

type Source = (reader: Reader) => Promise<unknown>

const collection =
  (slug: CollectionSlug, depth = 0): Source =>
  (reader) =>
    findPublished(reader, slug, { sort: 'order', depth })

const global =
  (slug: GlobalSlug): Source =>
  ({ payload, locale }) =>
    payload.findGlobal({ slug, depth: 0, locale, fallbackLocale: defaultLocale })

interface Block {
  readonly blockType: string
}

/** The words of a section as the first page that shows it has them. */
const block =
  (slug: string): Source =>
  async (reader) => {
    const pages = await findPublished<{ readonly layout?: readonly Block[] | null }>(reader, 'pages', { sort: 'path' })
    return pages.flatMap(({ layout }) => layout ?? []).find(({ blockType }) => blockType === slug) ?? null
  }

/** R5, §7: every section the pages have, by the name the call asks for. */
const sources: Readonly<Record<string, Source>> = {
  'domain-search': global('domain-search'),
  'case-studies': collection('case-studies'),
  testimonials: collection('testimonials', 1),
  migration: async ({ locale }) => (await loadMessages(locale)).migrationSection,
  'resource-centre': collection('resources'),
  'technology-stack': collection('technologies'),
  'network-metrics': collection('metrics'),
  faq: collection('faqs'),
  'domain-hero': block('domain-hero'),
  'trust-stats': block('trust-stats'),
  'hosting-plans': block('hosting-plans'),
  'ssl-plans': block('ssl-plans'),
  'ssl-chooser': block('ssl-chooser'),
  'domain-pricing': block('domain-pricing'),
  'features-grid': block('features-grid'),
  'call-to-action': block('call-to-action'),
}

const housekeeping: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', '_status', 'blockType', 'blockName', 'globalType', 'deletedAt'])

/** Only what an editor wrote. */
const withoutHousekeeping = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutHousekeeping)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !housekeeping.has(key))
      .map(([key, inner]) => [key, withoutHousekeeping(inner)]),
  )
}

export const isSection = (section: string): boolean => Object.hasOwn(sources, section)

/** The content of a section in one language; `undefined` where there is no such section. */
export const findSectionContent = async (reader: Reader, section: string): Promise<unknown> => {
  const source = Object.hasOwn(sources, section) ? sources[section] : undefined
  return source === undefined ? undefined : withoutHousekeeping(await source(reader))
}
