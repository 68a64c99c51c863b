import type { CollectionSlug, GlobalSlug } from 'payload'
import { defaultLocale } from '@/config/locales'
import { loadMessages } from '@/i18n/messages'
import type { Page } from '@/payload-types'
import { findPublished, type Reader } from '@/server/platform/find-published'

type Source = (reader: Reader) => Promise<unknown>

const collection =
  (slug: CollectionSlug, depth = 0): Source =>
  (reader) =>
    findPublished(reader, slug, { sort: 'order', depth })

const global =
  (slug: GlobalSlug): Source =>
  ({ payload, locale }) =>
    payload.findGlobal({ slug, depth: 0, locale, fallbackLocale: defaultLocale })

/** The words of a section as the first page that shows it has them. */
const block =
  (slug: string): Source =>
  async (reader) => {
    const pages = await findPublished(reader, 'pages', { sort: 'path' })
    return pages.flatMap(({ layout }) => layout ?? []).find(({ blockType }) => blockType === slug) ?? null
  }

/** Every block a page may have is a section: one that is not named here does not compile. */
type PageBlockSlug = NonNullable<Page['layout']>[number]['blockType']

/** §7 names `migration`; its words are the form's, or those the site was built with while no page has the form. */
const migration: Source = async (reader) =>
  (await block('migration-form')(reader)) ?? (await loadMessages(reader.locale)).bundledSections.migration

const blocks = {
  'case-studies': collection('case-studies', 1),
  testimonials: collection('testimonials', 1),
  'resource-centre': collection('resources'),
  'technology-stack': collection('technologies'),
  'network-metrics': collection('metrics'),
  faq: collection('faqs'),
  hero: block('hero'),
  'domain-hero': block('domain-hero'),
  'domain-search-widget': block('domain-search-widget'),
  'trust-stats': block('trust-stats'),
  'hosting-plans': block('hosting-plans'),
  'hosting-summary': block('hosting-summary'),
  'pricing-comparison': block('pricing-comparison'),
  configurator: block('configurator'),
  'services-grid': block('services-grid'),
  'email-plans': block('email-plans'),
  'ssl-plans': block('ssl-plans'),
  'ssl-chooser': block('ssl-chooser'),
  'domain-pricing': block('domain-pricing'),
  'domain-pricing-grid': block('domain-pricing-grid'),
  'domain-categories': block('domain-categories'),
  'domain-tools': block('domain-tools'),
  'bulk-search': block('bulk-search'),
  'whois-lookup': block('whois-lookup'),
  'dns-lookup': block('dns-lookup'),
  'transfer-pricing': block('transfer-pricing'),
  'transfer-wizard': block('transfer-wizard'),
  'features-grid': block('features-grid'),
  'technical-features': block('technical-features'),
  'security-features': block('security-features'),
  onboarding: block('onboarding'),
  'template-gallery': block('template-gallery'),
  'migration-form': block('migration-form'),
  'contact-form': block('contact-form'),
  'call-to-action': block('call-to-action'),
  'rich-text': block('rich-text'),
} satisfies Record<PageBlockSlug, Source>

/** R5, §7: every section the pages have, by the name the call asks for. */
const sources: Readonly<Record<string, Source>> = { ...blocks, 'domain-search': global('domain-search'), migration }

const housekeeping: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'blockType',
  'blockName',
  'globalType',
  'deletedAt',
])

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
