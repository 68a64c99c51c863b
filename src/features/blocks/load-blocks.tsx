import { RichText as LexicalRichText } from '@payloadcms/richtext-lexical/react'

import type { Locale } from '@/config/locales'
import { localizedHref } from '@/core/navigation/localized-href'
import type { Page } from '@/payload-types'
import { readCaseStudies, readFaqs, readShell, readShop, readTechnologies, readTestimonials } from '@/request-context'
import { createShopPrices } from '@/server/site/shop-prices'
import { toCaseStudiesView } from '../case-studies/to-view'
import { toDomainPricingView } from '../domain-pricing/to-view'
import { toFaqView } from '../faq/to-view'
import { toHostingPlansView } from '../hosting-plans/to-view'
import { toSslChooserView } from '../ssl-chooser/to-view'
import { toSslPlansView } from '../ssl-plans/to-view'
import { toTestimonialsView } from '../testimonials/to-view'
import type { BlockSlug, BlockView, BlockViews } from './types'

type PageBlock = NonNullable<Page['layout']>[number]
type BlockOf<Slug extends BlockSlug> = Extract<PageBlock, { blockType: Slug }>
type Load<Slug extends BlockSlug> = (block: BlockOf<Slug>, locale: Locale) => Promise<BlockViews[Slug]> | BlockViews[Slug]

/** The shop and its prices as pages show them, in the number format the site is set to (M7). */
const readPrices = async (locale: Locale) => {
  const [shop, { settings }] = await Promise.all([readShop(locale), readShell(locale)])
  return { shop, prices: createShopPrices(shop, settings.priceLocale === 'visitor' ? locale : undefined) }
}

/** What each block of the CMS needs beyond its own fields; a block that is not here does not compile. */
const loaders = {
  'domain-hero': ({ heading, lead, intro }) => ({ heading: heading ?? '', lead: lead ?? '', intro: intro ?? '' }),
  'trust-stats': ({ items }) => ({ items: (items ?? []).map(({ value, label }) => ({ value: value ?? '', label: label ?? '' })) }),
  'hosting-plans': async (block, locale) => {
    const { shop, prices } = await readPrices(locale)
    return toHostingPlansView(block, shop, prices)
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
  'call-to-action': ({ heading, body, buttonLabel, href, showPlate }, locale) => ({
    heading: heading ?? '',
    body,
    buttonLabel: buttonLabel ?? '',
    href: localizedHref(locale, href),
    showPlate: showPlate ?? false,
  }),
  'rich-text': ({ content }) => ({ content: content ? <LexicalRichText data={content as never} disableContainer /> : null }),
} satisfies { readonly [Slug in BlockSlug]: Load<Slug> }

const loadBlock = async (block: PageBlock, index: number, locale: Locale): Promise<BlockView> => {
  const load = loaders[block.blockType] as Load<BlockSlug>
  const view = await load(block, locale)
  return { id: block.id ?? String(index), slug: block.blockType, view } as BlockView
}

/** A page's blocks with everything they show, ready for `RenderBlocks`. */
export const loadBlocks = (page: Page, locale: Locale): Promise<readonly BlockView[]> =>
  Promise.all((page.layout ?? []).map((block, index) => loadBlock(block, index, locale)))
