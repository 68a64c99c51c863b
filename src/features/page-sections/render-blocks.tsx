import { useLocale } from 'next-intl'
import { createElement, type ComponentType, type ReactNode } from 'react'

import { FailedSection } from '@/parts/section-data/failed-section.client'
import { SectionBoundary } from '@/parts/section-data/section-boundary.client'
import { SectionWordsProvider } from '@/parts/section-data/section-words.client'
import type { SectionProps, SectionWorld } from '@/parts/sections/define-section'
import type { PageBlockSlug } from '@/modules/content/pages'

import { joinProof, type PagePart } from './join-proof'
import { Proof } from './proof'
import { sections, type SectionViews } from './registry'
import { useSectionSentences } from './section-sentences'
import type { LoadedBlock } from './loaded-block'

type HeadingLevel = SectionProps<unknown>['headingLevel']

function drawBlock<Slug extends PageBlockSlug>(
  { slug, view }: { readonly slug: Slug; readonly view: SectionViews[Slug] },
  world: SectionWorld,
  headingLevel: HeadingLevel,
) {
  return createElement(sections[slug].draw, { ...world, view, headingLevel })
}

/** The section whose data a part needs; a quote beside a story is the quote's. */
const sectionOf = (part: PagePart) => {
  if (part.slug === 'failed') return sections[part.section]
  return part.slug === 'proof' ? sections.testimonials : sections[part.slug]
}

const drawPart = (part: PagePart, world: SectionWorld, headingLevel: HeadingLevel): ReactNode => {
  if (part.slug === 'proof') return <Proof quote={part.quote} story={part.story} />
  if (part.slug !== 'failed') return drawBlock(part, world, headingLevel)
  const { dataName, failure } = sections[part.section]
  return <FailedSection dataName={dataName} failure={failure} heading={part.heading} />
}

const headingOf = (part: PagePart): string | null => {
  if (part.slug === 'failed') return part.heading
  return 'view' in part && 'heading' in part.view && typeof part.view.heading === 'string' ? part.view.heading : null
}

/** Neighbours in one language share an element, so that the style sheet still sees them side by side. */
const inRuns = (parts: readonly PagePart[]): readonly (readonly PagePart[])[] =>
  parts.reduce<PagePart[][]>((runs, part) => {
    const last = runs.at(-1)
    if (last && last[0]?.lang === part.lang) last.push(part)
    else runs.push([part])
    return runs
  }, [])

interface RenderBlocksProps {
  readonly blocks: readonly LoadedBlock[]
  readonly world: SectionWorld
  /** The page has an h1 of its own above its blocks; without one the first block that can carries it. */
  readonly hasHeading?: boolean
  /** Around each section, where somebody wants to know which is which. */
  readonly Frame?: ComponentType<{ readonly id: string; readonly children: ReactNode }>
}

/** Draws a page from its blocks, in their order. A quote and a story that follow each other share a row. */
export const RenderBlocks = ({ blocks, world, hasHeading = false, Frame }: RenderBlocksProps) => {
  const words = useSectionSentences()
  const locale = useLocale()
  const framed = (id: string, drawn: ReactNode) => (Frame ? <Frame id={id}>{drawn}</Frame> : drawn)
  const parts = joinProof(blocks)
  const drawn = (part: PagePart) => {
    const headingLevel = part === parts[0] && !hasHeading ? 1 : 2
    return (
      <SectionBoundary
        key={part.id}
        dataName={sectionOf(part).dataName}
        failure={sectionOf(part).failure}
        heading={headingOf(part)}
        headingLevel={headingLevel}
      >
        {framed(part.id, drawPart(part, world, headingLevel))}
      </SectionBoundary>
    )
  }
  return (
    <SectionWordsProvider locale={locale} words={words}>
      {inRuns(parts).map((run) => {
        const [first] = run
        return first?.lang === undefined ? (
          run.map(drawn)
        ) : (
          <div key={first.id} className="borrowed" lang={first.lang}>
            {run.map(drawn)}
          </div>
        )
      })}
    </SectionWordsProvider>
  )
}
