import { type ReactNode, useId } from 'react'
import type { PageBlock, PageBlockOf, PageBlockSlug } from '@/modules/content/pages'
import type { AddToCartSlot } from '@/components/ui/button/button'
import type { HeroResultsSlot } from '@/components/domains/hero-results-slot'
import type { SectionFailure } from '@/components/section-data/failure-message'
import type { SectionReads } from '@/components/plans/section-reads'
import { type BorrowedLanguage, languageOfBlock } from '@/lib/text-language'
import { useTranslations } from 'next-intl'
import type { Messages } from '@/lib/i18n/messages'
import type { DrawingName } from '@/components/ui/drawings/shapes'
import { Section as PageSection, SectionHead, Wide } from '@/components/ui/section/section'
import { IslandWords } from '@/components/words/words'

/** Passed to sections, because features must not import each other. */
export interface SectionContext {
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  /** Renders search results in the hero; without it the form leads to the search page. */
  readonly HeroResults?: HeroResultsSlot
}

export interface SectionProps<View> extends SectionContext {
  readonly view: View
  /** 1 if it is the first section of a page without another h1. */
  readonly headingLevel: 1 | 2
}

/** Whether the section may render the page's h1: `page` uses `headingLevel`. */
type HeadingOf = 'page' | 'section'

interface SectionDefinition<Block, View> {
  /** `page`: as the first section its heading is the page's h1. */
  readonly heading: HeadingOf | ((view: View) => HeadingOf)
  /** Shown if loading fails (§8). */
  readonly failure: SectionFailure
  /** R20: the section sets `lang` itself, because it mixes borrowed and own texts; otherwise the whole section is marked. */
  readonly marksBorrowed?: boolean
  /** Name in `GET /api/data/{lang}/{section}`, if different from the slug (§7). */
  readonly dataName?: string
  readonly load: (block: Block, reads: SectionReads) => View | Promise<View>
  /** A server component; browser code is in a `.client.tsx` it renders (ADR 016). */
  readonly draw: (props: SectionProps<View>) => ReactNode
}

export interface Section<Slug extends string, View> {
  readonly slug: Slug
  readonly failure: SectionFailure
  readonly dataName: string
  readonly marksBorrowed: boolean
  readonly carriesPageHeading: (view: View) => boolean
  readonly load: (block: PageBlock, reads: SectionReads) => Promise<{ readonly slug: Slug; readonly view: View }>
  readonly draw: (props: SectionProps<View>) => ReactNode
}

/** The block's slug; for unknown ones, a type whose text is the compile error to show. */
type BlockName<Slug extends string> = Slug extends PageBlockSlug
  ? Slug
  : `The CMS has no block “${Slug}”: list its config in src/payload/blocks/index.ts, then npm run generate`

/** Ties a CMS block to its loader, its component and its fallback. */
export function defineSection<const Slug extends string, View>(
  slug: BlockName<Slug>,
  definition: SectionDefinition<PageBlockOf<Slug>, View>,
): Section<Slug, View>
export function defineSection<Slug extends string, View>(
  slug: Slug,
  { heading, failure, dataName = slug, marksBorrowed = false, load, draw }: SectionDefinition<PageBlockOf<Slug>, View>,
): Section<Slug, View> {
  const isOwn = (block: PageBlock): block is PageBlockOf<Slug> => block.blockType === slug
  return {
    slug,
    failure,
    dataName,
    marksBorrowed,
    carriesPageHeading: (view) => (typeof heading === 'function' ? heading(view) : heading) === 'page',
    load: async (block, reads) => {
      if (!isOwn(block)) throw new Error(`Section ${slug} received a block of type ${block.blockType}`)
      return { slug, view: await load(block, reads) }
    },
    draw,
  }
}

/** View of blocks with heading and intro only. */
export interface HeadedView {
  readonly heading: string
  readonly intro: string | null
  /** R20: language of heading and intro. */
  readonly lang?: BorrowedLanguage
}

interface HeadedBlock {
  readonly heading?: string | null
  readonly intro?: string | null
}

export const toHeadedView = (block: HeadedBlock): HeadedView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  lang: languageOfBlock(block),
})

interface ToolSectionProps {
  readonly view: HeadedView
  readonly headingLevel?: 1 | 2
  readonly namespaces: readonly (keyof Messages)[]
  readonly drawing: DrawingName
  readonly children: ReactNode
}

const NeedsScript = () => {
  const t = useTranslations('waiting')
  return (
    <noscript>
      <p className="script-notice">{t('needsScript')}</p>
    </noscript>
  )
}

export const ToolSection = ({ view, headingLevel, namespaces, drawing, children }: ToolSectionProps) => {
  const heading = useId()
  return (
    <PageSection labelledBy={heading}>
      <Wide>
        <SectionHead id={heading} level={headingLevel} heading={view.heading} intro={view.intro} lang={view.lang} drawing={drawing} />
        <NeedsScript />
        <IslandWords namespaces={namespaces}>{children}</IslandWords>
      </Wide>
    </PageSection>
  )
}
