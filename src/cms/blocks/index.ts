import type { Block } from 'payload'
import { callToAction } from './call-to-action/schema'
import { caseStudies } from './case-studies/schema'
import { contactForm } from './contact-form/schema'
import { domainHero } from './domain-hero/schema'
import { domainPricing } from './domain-pricing/schema'
import { faq } from './faq/schema'
import { featuresGrid } from './features-grid/schema'
import { hostingPlans } from './hosting-plans/schema'
import { resourceCentre } from './resource-centre/schema'
import { migrationForm } from './migration-form/schema'
import { richText } from './rich-text/schema'
import { sslChooser } from './ssl-chooser/schema'
import { sslPlans } from './ssl-plans/schema'
import { technologyStack } from './technology-stack/schema'
import { testimonials } from './testimonials/schema'
import { trustStats } from './trust-stats/schema'
import { configurator } from './configurator/schema'
import { emailPlans } from './email-plans/schema'
import { hostingSummary } from './hosting-summary/schema'
import { pricingComparison } from './pricing-comparison/schema'
import { servicesGrid } from './services-grid/schema'
import { bulkSearch } from './bulk-search/schema'
import { dnsLookup } from './dns-lookup/schema'
import { domainPricingGrid } from './domain-pricing-grid/schema'
import { domainSearchWidget } from './domain-search-widget/schema'
import { domainTools } from './domain-tools/schema'
import { transferPricing } from './transfer-pricing/schema'
import { transferWizard } from './transfer-wizard/schema'
import { whoisLookup } from './whois-lookup/schema'
import { domainCategories } from './domain-categories/schema'
import { hero } from './hero/schema'
import { networkMetrics } from './network-metrics/schema'
import { onboarding } from './onboarding/schema'
import { securityFeatures } from './security-features/schema'
import { technicalFeatures } from './technical-features/schema'
import { templateGallery } from './template-gallery/schema'

/** The sections a page may have, in the order the admin offers them; each is drawn by the feature of the same name. */
export const pageBlocks: Block[] = [
  hero,
  domainHero,
  hostingPlans,
  hostingSummary,
  pricingComparison,
  configurator,
  servicesGrid,
  emailPlans,
  sslPlans,
  sslChooser,
  domainPricing,
  domainPricingGrid,
  transferPricing,
  callToAction,
  featuresGrid,
  technicalFeatures,
  securityFeatures,
  onboarding,
  domainCategories,
  templateGallery,
  faq,
  resourceCentre,
  richText,
  testimonials,
  caseStudies,
  trustStats,
  networkMetrics,
  technologyStack,
  domainSearchWidget,
  bulkSearch,
  whoisLookup,
  dnsLookup,
  domainTools,
  transferWizard,
  migrationForm,
  contactForm,
]
