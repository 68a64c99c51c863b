import { Fragment, type ReactNode } from 'react'

import { CallToAction } from '../call-to-action/call-to-action'
import { CaseStudies } from '../case-studies/case-studies'
import { DomainHero } from '../domain-hero/domain-hero'
import { DomainPricing } from '../domain-pricing/domain-pricing'
import { Faq } from '../faq/faq'
import { FeaturesGrid } from '../features-grid/features-grid'
import { HostingPlans } from '../hosting-plans/hosting-plans'
import { RichText } from '../rich-text/rich-text'
import { SslChooser } from '../ssl-chooser/ssl-chooser'
import { SslPlans } from '../ssl-plans/ssl-plans'
import { TechnologyStack } from '../technology-stack/technology-stack'
import { Testimonials } from '../testimonials/testimonials'
import { TrustStats } from '../trust-stats/trust-stats'
import { joinProof } from './join-proof'
import { Proof } from './proof'
import type { BlockSlug, BlockView, BlockViews, BlockWorld } from './types'

type HeadingLevel = 1 | 2
type Draw<Slug extends BlockSlug> = (view: BlockViews[Slug], world: BlockWorld, headingLevel: HeadingLevel) => ReactNode

/** Every block has a section of its name; a block without one does not compile. */
const sections = {
  'domain-hero': (view, { placeholderNames, HeroResults }) => <DomainHero view={view} placeholderNames={placeholderNames} Results={HeroResults} />,
  'trust-stats': (view) => <TrustStats view={view} />,
  'hosting-plans': (view, { placeholderNames, AddToCart }, headingLevel) => (
    <HostingPlans view={view} placeholderNames={placeholderNames} AddToCart={AddToCart} headingLevel={headingLevel} />
  ),
  'ssl-plans': (view, { placeholderNames, AddToCart }, headingLevel) => (
    <SslPlans view={view} placeholderNames={placeholderNames} AddToCart={AddToCart} headingLevel={headingLevel} />
  ),
  'ssl-chooser': (view, { AddToCart }, headingLevel) => <SslChooser view={view} AddToCart={AddToCart} headingLevel={headingLevel} />,
  'domain-pricing': (view) => <DomainPricing view={view} />,
  testimonials: (view) => <Testimonials view={view} />,
  'case-studies': (view) => <CaseStudies view={view} />,
  'technology-stack': (view) => <TechnologyStack view={view} />,
  'features-grid': (view) => <FeaturesGrid view={view} />,
  faq: (view, { placeholderNames }) => <Faq view={view} placeholderNames={placeholderNames} />,
  'call-to-action': (view, { placeholderNames }) => <CallToAction view={view} placeholderNames={placeholderNames} />,
  'rich-text': ({ content }) => <RichText>{content}</RichText>,
} satisfies { readonly [Slug in BlockSlug]: Draw<Slug> }

function drawBlock<Slug extends BlockSlug>(block: { readonly slug: Slug; readonly view: BlockViews[Slug] }, world: BlockWorld, level: HeadingLevel) {
  const draw: Draw<Slug> = sections[block.slug] as Draw<Slug>
  return draw(block.view, world, level)
}

interface RenderBlocksProps {
  readonly blocks: readonly BlockView[]
  readonly world: BlockWorld
  /** The page has an h1 of its own above its blocks; without one the first block that can carries it. */
  readonly hasHeading?: boolean
}

/** Draws a page from its blocks, in their order. A quote and a story that follow each other share a row. */
export function RenderBlocks({ blocks, world, hasHeading = false }: RenderBlocksProps) {
  return joinProof(blocks).map((part, index) => {
    const level: HeadingLevel = index === 0 && !hasHeading ? 1 : 2
    return (
      <Fragment key={part.id}>{part.slug === 'proof' ? <Proof quote={part.quote} story={part.story} /> : drawBlock(part, world, level)}</Fragment>
    )
  })
}
