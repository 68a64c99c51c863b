import { useId, createElement, type ComponentType, type ReactNode } from 'react'
import { Section, Split, Wide } from '@/components/ui/section/section'
import { CaseStory } from '@/blocks/case-studies/component'
import { Quote } from '@/blocks/testimonials/component'
import { type SectionViews, sections } from './registry'
import { useTranslations } from 'next-intl'
import { failureMessage } from '@/components/section-data/failure-message'
import { FailedSection, SectionBoundary } from '@/components/section-data/section-boundary.client'
import type { SectionProps, SectionContext } from '@/blocks/define-section'
import type { PageBlockSlug } from '@/modules/content/pages'
import type { LoadedBlock } from './load-blocks'

interface ProofPart {
  readonly id: string
  readonly slug: 'proof'
  readonly quote: SectionViews['testimonials']
  readonly story: SectionViews['case-studies']
  readonly lang?: undefined
}

type PagePart = LoadedBlock | ProofPart

/** Puts a single quote and the single story that follows it side by side. */
export function joinProof(blocks: readonly LoadedBlock[]): readonly PagePart[] {
  const parts: PagePart[] = []
  for (const block of blocks) {
    const before = parts.at(-1)
    const isPair =
      before?.slug === 'testimonials' &&
      before.view.presentation === 'quote' &&
      before.view.items.length > 0 &&
      block.slug === 'case-studies' &&
      block.view.presentation === 'feature' &&
      block.view.items.length > 0
    if (isPair) parts.splice(-1, 1, { id: before.id, slug: 'proof', quote: before.view, story: block.view })
    else parts.push(block)
  }
  return parts
}

interface ProofProps {
  readonly quote: SectionViews['testimonials']
  readonly story: SectionViews['case-studies']
}

const Proof = ({ quote, story }: ProofProps) => {
  const heading = useId()
  const [testimonial] = quote.items
  const [study] = story.items
  return (
    <Section labelledBy={heading}>
      <Wide>
        <Split>
          {testimonial ? (
            <div>
              <h2 className="visually-hidden" lang={quote.lang}>
                {quote.heading}
              </h2>
              <Quote testimonial={testimonial} />
            </div>
          ) : null}
          {study ? (
            <CaseStory
              study={study}
              heading={
                <h2 id={heading} lang={story.lang}>
                  {story.heading}
                </h2>
              }
            />
          ) : null}
        </Split>
      </Wide>
    </Section>
  )
}

type HeadingLevel = SectionProps<unknown>['headingLevel']

function renderBlock<Slug extends PageBlockSlug>(
  { slug, view }: { readonly slug: Slug; readonly view: SectionViews[Slug] },
  world: SectionContext,
  headingLevel: HeadingLevel,
) {
  return createElement(sections[slug].draw, { ...world, view, headingLevel })
}

/** Section whose data a part shows; a quote beside a story counts as the quote. */
const sectionOf = (part: PagePart) => {
  if (part.slug === 'failed') return sections[part.section]
  return part.slug === 'proof' ? sections.testimonials : sections[part.slug]
}

const headingOf = (part: PagePart): string | null => {
  if (part.slug === 'failed') return part.heading
  return 'view' in part && 'heading' in part.view && typeof part.view.heading === 'string' ? part.view.heading : null
}

/** Groups neighbours by language into one wrapper, so that adjacent-sibling styles still apply. */
const inRuns = (parts: readonly PagePart[]): readonly (readonly PagePart[])[] =>
  parts.reduce<PagePart[][]>((runs, part) => {
    const last = runs.at(-1)
    if (last && last[0]?.lang === part.lang) last.push(part)
    else runs.push([part])
    return runs
  }, [])

interface RenderBlocksProps {
  readonly blocks: readonly LoadedBlock[]
  readonly world: SectionContext
  /** The page has an h1 above its blocks; otherwise the first block that can renders it. */
  readonly hasHeading?: boolean
  /** Wraps each section; used by the preview. */
  readonly Frame?: ComponentType<{ readonly id: string; readonly children: ReactNode }>
}

/** Renders a page's blocks in order; a quote followed by a story share a row. */
export const RenderBlocks = ({ blocks, world, hasHeading = false, Frame }: RenderBlocksProps) => {
  const t = useTranslations('sectionData')
  const words = { loading: t('loading'), retry: t('retry') }
  const framed = (id: string, drawn: ReactNode) => (Frame ? <Frame id={id}>{drawn}</Frame> : drawn)
  const parts = joinProof(blocks)
  const drawn = (part: PagePart) => {
    const headingLevel = part === parts[0] && !hasHeading ? 1 : 2
    const section = sectionOf(part)
    const failed = { heading: headingOf(part), headingLevel, words } as const
    const rendered = (): ReactNode => {
      if (part.slug === 'failed') return <FailedSection {...failed} message={failureMessage(t, section, 'not-loaded')} />
      if (part.slug === 'proof') return <Proof quote={part.quote} story={part.story} />
      return renderBlock(part, world, headingLevel)
    }
    return (
      <SectionBoundary key={part.id} {...failed} message={failureMessage(t, section, 'broken')}>
        {framed(part.id, rendered())}
      </SectionBoundary>
    )
  }
  return inRuns(parts).map((run) => {
    const [first] = run
    return first?.lang === undefined ? (
      run.map(drawn)
    ) : (
      <div key={first.id} className="borrowed" lang={first.lang}>
        {run.map(drawn)}
      </div>
    )
  })
}
