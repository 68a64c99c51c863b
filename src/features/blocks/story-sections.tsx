import { DomainCategories } from '../domain-categories/domain-categories'
import { Hero } from '../hero/hero'
import { NetworkMetrics } from '../network-metrics/network-metrics'
import { Onboarding } from '../onboarding/onboarding'
import { SecurityFeatures } from '../security-features/security-features'
import { TechnicalFeatures } from '../technical-features/technical-features'
import { TemplateGallery } from '../template-gallery/template-gallery'
import type { BlockViews, BlockWorld } from './types'

type Level = 1 | 2

/** The blocks that tell: openings, data sheets, protections, steps and figures. */
export const storySections = {
  hero: (view: BlockViews['hero'], { placeholderNames }: BlockWorld, level: Level) => (
    <Hero view={view} placeholderNames={placeholderNames} headingLevel={level} />
  ),
  'technical-features': (view: BlockViews['technical-features']) => <TechnicalFeatures view={view} />,
  'security-features': (view: BlockViews['security-features'], { placeholderNames }: BlockWorld) => (
    <SecurityFeatures view={view} placeholderNames={placeholderNames} />
  ),
  onboarding: (view: BlockViews['onboarding'], { placeholderNames }: BlockWorld) => (
    <Onboarding view={view} placeholderNames={placeholderNames} />
  ),
  'network-metrics': (view: BlockViews['network-metrics']) => <NetworkMetrics view={view} />,
  'template-gallery': (view: BlockViews['template-gallery'], { placeholderNames }: BlockWorld) => (
    <TemplateGallery view={view} placeholderNames={placeholderNames} />
  ),
  'domain-categories': (view: BlockViews['domain-categories']) => <DomainCategories view={view} />,
}
