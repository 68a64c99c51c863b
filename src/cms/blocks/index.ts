import type { Block } from 'payload'
import { callToAction } from './call-to-action/schema'
import { caseStudies } from './case-studies/schema'
import { domainHero } from './domain-hero/schema'
import { domainPricing } from './domain-pricing/schema'
import { faq } from './faq/schema'
import { featuresGrid } from './features-grid/schema'
import { hostingPlans } from './hosting-plans/schema'
import { richText } from './rich-text/schema'
import { sslChooser } from './ssl-chooser/schema'
import { sslPlans } from './ssl-plans/schema'
import { technologyStack } from './technology-stack/schema'
import { testimonials } from './testimonials/schema'
import { trustStats } from './trust-stats/schema'

/** The sections a page may have, in the order the admin offers them; each is drawn by the feature of the same name. */
export const pageBlocks: Block[] = [
  domainHero,
  trustStats,
  hostingPlans,
  sslPlans,
  sslChooser,
  domainPricing,
  testimonials,
  caseStudies,
  technologyStack,
  featuresGrid,
  faq,
  callToAction,
  richText,
]
