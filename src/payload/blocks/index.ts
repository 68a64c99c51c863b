import type { Block } from 'payload'
import { callToAction } from '@/blocks/call-to-action/config'
import { caseStudies } from '@/blocks/case-studies/config'
import { contactForm } from '@/blocks/contact-form/config'
import { domainHero } from '@/blocks/domain-hero/config'
import { domainPricing } from '@/blocks/domain-pricing/config'
import { faq } from '@/blocks/faq/config'
import { featuresGrid } from '@/blocks/features-grid/config'
import { hostingPlans } from '@/blocks/hosting-plans/config'
import { resourceCentre } from '@/blocks/resource-centre/config'
import { migrationForm } from '@/blocks/migration-form/config'
import { richText } from '@/blocks/rich-text/config'
import { sslChooser } from '@/blocks/ssl-chooser/config'
import { sslPlans } from '@/blocks/ssl-plans/config'
import { technologyStack } from '@/blocks/technology-stack/config'
import { testimonials } from '@/blocks/testimonials/config'
import { trustStats } from '@/blocks/trust-stats/config'
import { configurator } from '@/blocks/configurator/config'
import { emailPlans } from '@/blocks/email-plans/config'
import { hostingSummary } from '@/blocks/hosting-summary/config'
import { pricingComparison } from '@/blocks/pricing-comparison/config'
import { servicesGrid } from '@/blocks/services-grid/config'
import { bulkSearch } from '@/blocks/bulk-search/config'
import { dnsLookup } from '@/blocks/dns-lookup/config'
import { domainPricingGrid } from '@/blocks/domain-pricing-grid/config'
import { domainSearchWidget } from '@/blocks/domain-search-widget/config'
import { domainTools } from '@/blocks/domain-tools/config'
import { transferPricing } from '@/blocks/transfer-pricing/config'
import { transferWizard } from '@/blocks/transfer-wizard/config'
import { whoisLookup } from '@/blocks/whois-lookup/config'
import { domainCategories } from '@/blocks/domain-categories/config'
import { hero } from '@/blocks/hero/config'
import { networkMetrics } from '@/blocks/network-metrics/config'
import { onboarding } from '@/blocks/onboarding/config'
import { securityFeatures } from '@/blocks/security-features/config'
import { technicalFeatures } from '@/blocks/technical-features/config'
import { templateGallery } from '@/blocks/template-gallery/config'

/** In the order of the admin's block picker. */
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
