import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'

import { FailedSection } from '@/parts/section-data/failed-section.client'
import { SectionBoundary } from '@/parts/section-data/section-boundary.client'
import { SectionWordsProvider } from '@/parts/section-data/section-words.client'

import { CallToAction } from '../call-to-action/call-to-action'
import { CaseStudies } from '../case-studies/case-studies'
import { Configurator } from '../configurator/configurator'
import { ContactForm } from '../contact-form/contact-form'
import { DomainHero } from '../domain-hero/domain-hero'
import { DomainPricing } from '../domain-pricing/domain-pricing'
import { EmailPlans } from '../email-plans/email-plans'
import { Faq } from '../faq/faq'
import { FeaturesGrid } from '../features-grid/features-grid'
import { HostingPlans } from '../hosting-plans/hosting-plans'
import { ResourceCentre } from '../resource-centre/resource-centre'
import { HostingSummary } from '../hosting-summary/hosting-summary'
import { PricingComparison } from '../pricing-comparison/pricing-comparison'
import { MigrationForm } from '../migration-form/migration-form'
import { RichText } from '../rich-text/rich-text'
import { ServicesGrid } from '../services-grid/services-grid'
import { SslChooser } from '../ssl-chooser/ssl-chooser'
import { SslPlans } from '../ssl-plans/ssl-plans'
import { TechnologyStack } from '../technology-stack/technology-stack'
import { Testimonials } from '../testimonials/testimonials'
import { TrustStats } from '../trust-stats/trust-stats'
import { domainSections } from './domain-sections'
import { joinProof, type PagePart } from './join-proof'
import { Proof } from './proof'
import { useSectionSentences } from './section-sentences'
import { storySections } from './story-sections'
import type { BlockSlug, BlockViews, BlockWorld, LoadedBlock } from './types'

type HeadingLevel = 1 | 2
type Draw<Slug extends BlockSlug> = (view: BlockViews[Slug], world: BlockWorld, headingLevel: HeadingLevel) => ReactNode

/** Every block has a section of its name; a block without one does not compile. */
const sections = {
  'domain-hero': (view, { placeholderNames, HeroResults }) => (
    <DomainHero view={view} placeholderNames={placeholderNames} Results={HeroResults} />
  ),
  'trust-stats': (view) => <TrustStats view={view} />,
  'hosting-plans': (view, { placeholderNames, AddToCart }, headingLevel) => (
    <HostingPlans view={view} placeholderNames={placeholderNames} AddToCart={AddToCart} headingLevel={headingLevel} />
  ),
  'hosting-summary': (view, _world, headingLevel) => <HostingSummary view={view} headingLevel={headingLevel} />,
  'pricing-comparison': (view, { AddToCart }, headingLevel) => (
    <PricingComparison view={view} AddToCart={AddToCart} headingLevel={headingLevel} />
  ),
  configurator: (view, _world, headingLevel) => <Configurator view={view} headingLevel={headingLevel} />,
  'services-grid': (view, { AddToCart }, headingLevel) => <ServicesGrid view={view} AddToCart={AddToCart} headingLevel={headingLevel} />,
  'email-plans': (view, { placeholderNames, AddToCart }, headingLevel) => (
    <EmailPlans view={view} placeholderNames={placeholderNames} AddToCart={AddToCart} headingLevel={headingLevel} />
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
  'resource-centre': (view, _world, headingLevel) => <ResourceCentre view={view} headingLevel={headingLevel} />,
  'migration-form': (view, _world, headingLevel) => <MigrationForm view={view} headingLevel={headingLevel} />,
  'contact-form': (view, _world, headingLevel) => <ContactForm view={view} headingLevel={headingLevel} />,
  'call-to-action': (view, { placeholderNames }) => <CallToAction view={view} placeholderNames={placeholderNames} />,
  'rich-text': ({ content }) => <RichText>{content}</RichText>,
  ...domainSections,
  ...storySections,
} satisfies { readonly [Slug in BlockSlug]: Draw<Slug> }

function drawBlock<Slug extends BlockSlug>(
  block: { readonly slug: Slug; readonly view: BlockViews[Slug] },
  world: BlockWorld,
  level: HeadingLevel,
) {
  const draw: Draw<Slug> = sections[block.slug] as Draw<Slug>
  return draw(block.view, world, level)
}

const drawPart = (part: PagePart, world: BlockWorld, level: HeadingLevel): ReactNode => {
  if (part.slug === 'failed') return <FailedSection slug={part.section} heading={part.heading} />
  return part.slug === 'proof' ? <Proof quote={part.quote} story={part.story} /> : drawBlock(part, world, level)
}

/** Whose face of §8 stands in for a part that breaks. */
const sectionOf = (part: PagePart): BlockSlug => {
  if (part.slug === 'failed') return part.section
  return part.slug === 'proof' ? 'testimonials' : part.slug
}

interface RenderBlocksProps {
  readonly blocks: readonly LoadedBlock[]
  readonly world: BlockWorld
  /** The page has an h1 of its own above its blocks; without one the first block that can carries it. */
  readonly hasHeading?: boolean
}

/** Draws a page from its blocks, in their order. A quote and a story that follow each other share a row. */
export function RenderBlocks({ blocks, world, hasHeading = false }: RenderBlocksProps) {
  const words = useSectionSentences()
  const locale = useLocale()
  return (
    <SectionWordsProvider locale={locale} words={words}>
      {joinProof(blocks).map((part, index) => (
        <SectionBoundary key={part.id} slug={sectionOf(part)} heading={null}>
          {drawPart(part, world, index === 0 && !hasHeading ? 1 : 2)}
        </SectionBoundary>
      ))}
    </SectionWordsProvider>
  )
}
