import type { CollectionSlug, GlobalSlug } from 'payload'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { findPublished, type Reader } from '@/lib/find-published'
import { findResources } from './articles'
import { findPathsWithSection } from './content.repository'
import type { PageBlockSlug } from './pages'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { describeError } from '@/lib/db/database-errors'
import { refusal, type DomainError } from '@/lib/http/http-error'

type Source = (reader: Reader) => Promise<unknown>

const collection =
  (slug: CollectionSlug, depth = 0): Source =>
  (reader) =>
    findPublished(reader, slug, { sort: 'order', depth })

const global =
  (slug: GlobalSlug): Source =>
  ({ payload, locale }) =>
    payload.findGlobal({ slug, depth: 0, locale, fallbackLocale: defaultLocale })

const block =
  (slug: string): Source =>
  async (reader) => {
    const [path] = await findPathsWithSection(reader.payload.db.drizzle, slug, 1)
    if (path === undefined) return null
    const pages = await findPublished(reader, 'pages', { where: { path: { equals: path } } })
    return pages.flatMap(({ layout }) => layout ?? []).find(({ blockType }) => blockType === slug) ?? null
  }

/** §7 requires `migration`: the form's text, or the bundled one while no page contains the form. */
const migration: Source = async (reader) =>
  (await block('migration-form')(reader)) ?? (await loadMessages(reader.locale)).bundledSections.migration

const ofCollections = {
  'case-studies': collection('case-studies', 1),
  testimonials: collection('testimonials', 1),
  'resource-centre': async (reader) => (await findResources(reader)).rows,
  'technology-stack': collection('technologies'),
  'network-metrics': collection('metrics'),
  faq: collection('faqs'),
} satisfies Partial<Record<PageBlockSlug, Source>>

/** R5, §7: sections that are not plain page blocks, by their API name. */
const sources: Readonly<Record<string, Source>> = { ...ofCollections, 'domain-search': global('domain-search'), migration }

const isPageBlock = ({ payload }: Reader, section: string): boolean =>
  payload.collections.pages.config.flattenedFields.some(
    (field) => field.type === 'blocks' && field.name === 'layout' && field.blocks.some(({ slug }) => slug === section),
  )

const sourceOf = (reader: Reader, section: string): Source | undefined => {
  if (Object.hasOwn(sources, section)) return sources[section]
  return isPageBlock(reader, section) ? block(section) : undefined
}

const housekeeping: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'blockType',
  'blockName',
  'globalType',
  'deletedAt',
  'changedBy',
])

const withoutHousekeeping = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutHousekeeping)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !housekeeping.has(key))
      .map(([key, inner]) => [key, withoutHousekeeping(inner)]),
  )
}

const findSectionContent = async (reader: Reader, section: string): Promise<unknown> => {
  const source = sourceOf(reader, section)
  return source === undefined ? undefined : withoutHousekeeping(await source(reader))
}

/** R5: an error response also has the three keys. */
const refused = { success: false, data: null } as const

/** Data of one section by its API name (§7, §8); in English if loading fails in the language. */
export const getSectionData = async (context: Context, language: string, section: string): Promise<Result<unknown, DomainError>> => {
  if (!isLocale(language)) return err(refusal('language-not-found', { details: refused }))
  for (const locale of new Set([language, defaultLocale])) {
    try {
      const content = await findSectionContent({ payload: context.payload, locale }, section)
      return content === undefined ? err(refusal('section-not-found', { values: { section }, details: refused })) : ok(content)
    } catch (fault) {
      context.logger.error({ fault: describeError(fault), locale, section }, 'Section failed to load')
    }
  }
  return err(refusal('section-failed', { values: { section }, details: refused }))
}
