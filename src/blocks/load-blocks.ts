import type { PageBlockSlug, PageBlock } from '@/modules/content/pages'
import { type BorrowedLanguage, languageOfBlock } from '@/lib/text-language'
import { type SectionViews, sections } from './registry'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import type { SectionReads } from '@/components/plans/section-reads'
import {
  readCaseStudies,
  readFaqs,
  readMetrics,
  readResources,
  readShell,
  readShop,
  readTechnologies,
  readTestimonials,
  transferDelays,
  getContext,
} from '@/request-context'
import { createShopPrices } from '@/modules/content/shop-settings'
import { sectionName } from '@/lib/config/preview-messages'
import type { Page } from '@/payload-types'
import { describeError } from '@/lib/db/database-errors'
import { unstable_cache } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'

/** Caches an incomplete page for one second; then it expires (`expireTime`). */
const markIncomplete = unstable_cache(async () => null, ['incomplete-page'], { revalidate: 1 })

/**
 * Contains a block's loading error: `fallBack` replaces the block, and the page is cached for one second. Errors that Next uses for control
 * flow (redirect, notFound) pass through.
 */
export const guardLoad = async <Loaded, FallenBack>(
  load: () => Promise<Loaded> | Loaded,
  fallBack: (fault: unknown) => Promise<FallenBack> | FallenBack,
  leaveMark: () => Promise<unknown> = markIncomplete,
): Promise<Loaded | FallenBack> => {
  try {
    return await load()
  } catch (fault) {
    unstable_rethrow(fault)
    await leaveMark()
    return fallBack(fault)
  }
}

export type BlockView = {
  readonly [Slug in PageBlockSlug]: {
    readonly id: string
    readonly slug: Slug
    readonly view: SectionViews[Slug]
    /** R20: language of the whole section, if not the page's. */
    readonly lang?: BorrowedLanguage
  }
}[PageBlockSlug]

interface FailedBlock {
  readonly id: string
  readonly slug: 'failed'
  readonly section: PageBlockSlug
  readonly heading: string | null
  readonly lang?: undefined
}

export type LoadedBlock = BlockView | FailedBlock

const carriesPageHeading = <Slug extends PageBlockSlug>({ slug, view }: { readonly slug: Slug; readonly view: SectionViews[Slug] }) =>
  sections[slug].carriesPageHeading(view)

/** Whether the first section renders the page's h1; otherwise the page needs a `PageHead`. */
export const firstBlockCarriesHeading = ([first]: readonly LoadedBlock[]): boolean =>
  first !== undefined && first.slug !== 'failed' && carriesPageHeading(first)

/** Cached by tag, and run once per request. */
const sectionReads = (locale: Locale): SectionReads => ({
  locale,
  priceLocale: async () => ((await readShell(locale)).settings.priceLocale === 'visitor' ? locale : undefined),
  pricedShop: async () => {
    const [shop, { settings }] = await Promise.all([readShop(locale), readShell(locale)])
    // M7: number format of the site setting.
    return { shop, prices: createShopPrices(shop, settings.priceLocale === 'visitor' ? locale : undefined) }
  },
  testimonials: () => readTestimonials(locale),
  caseStudies: () => readCaseStudies(locale),
  technologies: () => readTechnologies(locale),
  faqs: () => readFaqs(locale),
  resources: () => readResources(locale),
  metrics: () => readMetrics(locale),
  statusPage: async () => (await readShell(locale)).settings.statusPage || null,
  transferDelays,
})

const headingOf = (block: PageBlock): string | null => ('heading' in block && typeof block.heading === 'string' ? block.heading : null)

/** Shorter than the database id, which is in every page's payload. */
const idOf = (layout: readonly PageBlock[], index: number): string =>
  sectionName(
    layout.map(({ blockType }) => blockType),
    index,
  )

const loadView = async (block: PageBlock, id: string, locale: Locale): Promise<BlockView> => {
  const section = sections[block.blockType]
  const lang = section.marksBorrowed ? undefined : languageOfBlock(block)
  return { id, ...(await section.load(block, sectionReads(locale))), ...(lang === undefined ? {} : { lang }) }
}

/** §7.3: data that fails to load in another language is loaded in English. */
const loadBlock = (block: PageBlock, id: string, locale: Locale): Promise<LoadedBlock> =>
  guardLoad(
    () => loadView(block, id, locale),
    async (fault) => {
      const { logger } = await getContext(locale)
      logger.error({ fault: describeError(fault), section: block.blockType }, 'Section failed to load')
      const failed = { id, slug: 'failed', section: block.blockType, heading: headingOf(block) } as const
      if (locale === defaultLocale) return failed
      return guardLoad(
        async () => ({ ...(await loadView(block, id, defaultLocale)), lang: defaultLocale }),
        () => failed,
      )
    },
  )

export const loadBlocks = (page: Page, locale: Locale): Promise<readonly LoadedBlock[]> =>
  Promise.all((page.layout ?? []).map((block, index, layout) => loadBlock(block, idOf(layout, index), locale)))
