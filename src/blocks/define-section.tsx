import { type ReactNode, useId } from 'react'
import type { PageBlock, PageBlockOf, PageBlockSlug } from '@/modules/content/pages'
import type { AddToCartSlot } from '@/components/ui/button/button'
import type { HeroResultsSlot } from '@/components/domains/hero-results-slot'
import type { SectionFailure } from '@/components/section-data/section-words'
import type { SectionReads } from '@/components/plans/section-reads'
import { type BorrowedLanguage, languageOfBlock } from '@/lib/text-language'
import { useTranslations } from 'next-intl'
import type { Messages } from '@/lib/i18n/messages'
import type { DrawingName } from '@/components/ui/drawings/shapes'
import { Section as PageSection, SectionHead, Wide } from '@/components/ui/section/section'
import { IslandWords } from '@/components/words/words'

/** What sections are handed from beyond themselves, because features are strangers to each other. */
export interface SectionContext {
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  /** Draws what the hero's search has found, in place; without it the form leads to the search page. */
  readonly HeroResults?: HeroResultsSlot
}

export interface SectionProps<View> extends SectionContext {
  readonly view: View
  /** 1 where the section comes first on a page that has no other h1. */
  readonly headingLevel: 1 | 2
}

/** Whose h1 a section's heading may be: `page` draws it at the `headingLevel` it is given. */
type HeadingOf = 'page' | 'section'

interface SectionDefinition<Block, View> {
  /** `page`: where it comes first, its heading is the page's h1. */
  readonly heading: HeadingOf | ((view: View) => HeadingOf)
  /** What stands in its place when it cannot be loaded (§8). */
  readonly failure: SectionFailure
  /** R20: it marks borrowed texts itself, since words of the shop stand beside them. Else the whole section is marked. */
  readonly marksBorrowed?: boolean
  /** What `GET /api/data/{lang}/{section}` calls it, where that is not the block's name (§7). */
  readonly dataName?: string
  readonly load: (block: Block, reads: SectionReads) => View | Promise<View>
  /** A component of the server: what the browser does stands in a `.client.tsx` that it draws (ADR 016). */
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

/** The block's own name; a name the CMS does not know is met with a type that reads as what is to be done. */
type BlockName<Slug extends string> = Slug extends PageBlockSlug
  ? Slug
  : `The CMS has no block “${Slug}”: list its config in src/payload/blocks/index.ts, then npm run generate:types`

/** One section of a page: which block of the CMS it is, what it loads, how it is drawn, and what happens when it cannot be. */
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
      if (!isOwn(block)) throw new Error(`The section ${slug} was handed a block ${block.blockType}`)
      return { slug, view: await load(block, reads) }
    },
    draw,
  }
}

/** What a section shows that has a heading and an intro alone from its block. */
export interface HeadedView {
  readonly heading: string
  readonly intro: string | null
  /** R20: of both. */
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
  /** What the tool asks for. */
  readonly namespaces: readonly (keyof Messages)[]
  readonly drawing: DrawingName
  readonly children: ReactNode
}

/** For a tool that answers by script alone: said where there is none, instead of a button that does nothing. */
const NeedsScript = () => {
  const t = useTranslations('waiting')
  return (
    <noscript>
      <p className="script-notice">{t('needsScript')}</p>
    </noscript>
  )
}

/** A tool that answers by script alone, under its heading. */
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
