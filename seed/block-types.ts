import type {
  Configurator,
  EmailPlans,
  HostingPlans,
  HostingSummary,
  PricingComparison,
  ServicesGrid,
  SslChooser,
  SslPlans,
} from './blocks/catalogue'
import type {
  BulkSearch,
  DnsLookup,
  DomainCategories,
  DomainHero,
  DomainPricing,
  DomainPricingGrid,
  DomainSearchWidget,
  DomainTools,
  TransferPricing,
  TransferWizard,
  WhoisLookup,
} from './blocks/domains'
import type { ContactForm, MigrationForm } from './blocks/forms'
import type {
  CallToAction,
  CaseStudies,
  Faq,
  FeaturesGrid,
  Hero,
  NetworkMetrics,
  Onboarding,
  ResourceCentre,
  RichTextBlock,
  SecurityFeatures,
  TechnicalFeatures,
  TechnologyStack,
  TemplateGallery,
  Testimonials,
  TrustStats,
} from './blocks/stories'

export type { HostingFamily } from './blocks/catalogue'
export type { FeaturesGrid } from './blocks/stories'

export type BlockSeed =
  | DomainHero
  | TrustStats
  | HostingPlans
  | SslPlans
  | SslChooser
  | DomainPricing
  | Testimonials
  | CaseStudies
  | TechnologyStack
  | FeaturesGrid
  | Faq
  | CallToAction
  | RichTextBlock
  | Hero
  | DomainSearchWidget
  | TechnicalFeatures
  | SecurityFeatures
  | ResourceCentre
  | NetworkMetrics
  | Onboarding
  | DomainPricingGrid
  | DomainCategories
  | DomainTools
  | TransferPricing
  | TransferWizard
  | BulkSearch
  | WhoisLookup
  | DnsLookup
  | HostingSummary
  | EmailPlans
  | ServicesGrid
  | PricingComparison
  | Configurator
  | TemplateGallery
  | MigrationForm
  | ContactForm
