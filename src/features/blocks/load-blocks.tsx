import { RichText as LexicalRichText } from '@payloadcms/richtext-lexical/react'

import type { Locale } from '@/config/locales'
import { localizedHref } from '@/core/navigation/localized-href'
import type { Page } from '@/payload-types'
import { getContext, readCaseStudies, readFaqs, readResources, readTechnologies, readTestimonials } from '@/request-context'
import { describeFault } from '@/server/platform/database/database-faults'
import { toCaseStudiesView } from '../case-studies/to-view'
import { toConfiguratorView } from '../configurator/to-view'
import { toContactFormView } from '../contact-form/to-view'
import { toDomainPricingView } from '../domain-pricing/to-view'
import { toEmailPlansView } from '../email-plans/to-view'
import { toFaqView } from '../faq/to-view'
import { toHostingPlansView } from '../hosting-plans/to-view'
import { toHostingSummaryView } from '../hosting-summary/to-view'
import { toPricingComparisonView } from '../pricing-comparison/to-view'
import { toServicesGridView } from '../services-grid/to-view'
import { toResourceCentreView } from '../resource-centre/to-view'
import { toMigrationFormView } from '../migration-form/to-view'
import { toSslChooserView } from '../ssl-chooser/to-view'
import { toSslPlansView } from '../ssl-plans/to-view'
import { toTestimonialsView } from '../testimonials/to-view'
import { domainLoaders } from './domain-loaders'
import { readPrices } from './read-prices'
import { guardLoad } from './guard-load'
import { storyLoaders } from './story-loaders'
import type { BlockSlug, BlockView, BlockViews, LoadedBlock } from './types'

type PageBlock = NonNullable<Page['layout']>[number]
type BlockOf<Slug extends BlockSlug> = Extract<PageBlock, { blockType: Slug }>
type Load<Slug extends BlockSlug> = (block: BlockOf<Slug>, locale: Locale) => Promise<BlockViews[Slug]> | BlockViews[Slug]

/** What each block of the CMS needs beyond its own fields; a block that is not here does not compile. */
const loaders = {
  'domain-hero': ({ heading, lead, intro }) => ({ heading: heading ?? '', lead: lead ?? '', intro: intro ?? '' }),
  'trust-stats': ({ items }) => ({ items: (items ?? []).map(({ value, label }) => ({ value: value ?? '', label: label ?? '' })) }),
  'hosting-plans': async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toHostingPlansView(block, shop, prices)
  },
  'hosting-summary': async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toHostingSummaryView(block, shop, prices)
  },
  'pricing-comparison': async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toPricingComparisonView(block, shop, prices)
  },
  configurator: async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toConfiguratorView(block, shop, prices)
  },
  'services-grid': async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toServicesGridView(block, locale, shop, prices)
  },
  'email-plans': async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toEmailPlansView(block, shop, prices)
  },
  'ssl-plans': async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toSslPlansView(block, locale, shop, prices)
  },
  'ssl-chooser': async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toSslChooserView(block, shop, prices)
  },
  'domain-pricing': async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toDomainPricingView(block, locale, shop, prices)
  },
  testimonials: async (block, locale) => toTestimonialsView(block, await readTestimonials(locale)),
  'case-studies': async (block, locale) => toCaseStudiesView(block, await readCaseStudies(locale)),
  'technology-stack': async ({ heading }, locale) => ({
    heading: heading ?? '',
    items: (await readTechnologies(locale)).map(({ key, name, description }) => ({ key, name, description })),
  }),
  'features-grid': ({ heading, intro, items }) => ({
    heading: heading ?? '',
    intro,
    items: (items ?? []).map(({ icon, title, description }) => ({ icon, title: title ?? '', description: description ?? '' })),
  }),
  faq: async (block, locale) => toFaqView(block, await readFaqs(locale)),
  'resource-centre': async (block, locale) => toResourceCentreView(block, await readResources(locale), locale),
  'migration-form': (block) => toMigrationFormView(block),
  'contact-form': (block) => toContactFormView(block),
  'call-to-action': ({ heading, body, buttonLabel, href, showPlate }, locale) => ({
    heading: heading ?? '',
    body,
    buttonLabel: buttonLabel ?? '',
    href: localizedHref(locale, href),
    showPlate: showPlate ?? false,
  }),
  'rich-text': ({ content }) => ({ content: content ? <LexicalRichText data={content as never} disableContainer /> : null }),
  ...domainLoaders,
  ...storyLoaders,
} satisfies { readonly [Slug in BlockSlug]: Load<Slug> }

const headingOf = (block: PageBlock): string | null => ('heading' in block && typeof block.heading === 'string' ? block.heading : null)

const loadBlock = (block: PageBlock, index: number, locale: Locale): Promise<LoadedBlock> => {
  const load = loaders[block.blockType] as Load<BlockSlug>
  const id = block.id ?? String(index)
  return guardLoad(
    async () => ({ id, slug: block.blockType, view: await load(block, locale) }) as BlockView,
    async (fault) => {
      const { logger } = await getContext(locale)
      logger.error({ fault: describeFault(fault), section: block.blockType }, 'A section could not be loaded')
      return { id, slug: 'failed', section: block.blockType, heading: headingOf(block) } as const
    },
  )
}

/** A page's blocks with everything they show, ready for `RenderBlocks`. */
export const loadBlocks = (page: Page, locale: Locale): Promise<readonly LoadedBlock[]> =>
  Promise.all((page.layout ?? []).map((block, index) => loadBlock(block, index, locale)))
