import type { ReactNode } from 'react'

import type { CallToActionView } from '../call-to-action/types'
import type { CaseStudiesView } from '../case-studies/types'
import type { ConfiguratorView } from '../configurator/types'
import type { ContactFormView } from '../contact-form/types'
import type { DomainHeroView, HeroResultsSlot } from '../domain-hero/types'
import type { DomainPricingView } from '../domain-pricing/types'
import type { EmailPlansView } from '../email-plans/types'
import type { FaqView } from '../faq/types'
import type { FeaturesGridView } from '../features-grid/types'
import type { HostingPlansView } from '../hosting-plans/types'
import type { HostingSummaryView } from '../hosting-summary/types'
import type { PricingComparisonView } from '../pricing-comparison/types'
import type { ServicesGridView } from '../services-grid/types'
import type { ResourceCentreView } from '../resource-centre/types'
import type { MigrationFormView } from '../migration-form/types'
import type { SslChooserView } from '../ssl-chooser/types'
import type { SslPlansView } from '../ssl-plans/types'
import type { TechnologyStackView } from '../technology-stack/types'
import type { TestimonialsView } from '../testimonials/types'
import type { TrustStatsView } from '../trust-stats/types'
import type { BulkSearchView } from '../bulk-search/types'
import type { DnsLookupView } from '../dns-lookup/types'
import type { DomainPricingGridView } from '../domain-pricing-grid/types'
import type { DomainSearchWidgetView } from '../domain-search-widget/types'
import type { DomainToolsView } from '../domain-tools/types'
import type { TransferPricingView } from '../transfer-pricing/types'
import type { TransferWizardView } from '../transfer-wizard/types'
import type { WhoisLookupView } from '../whois-lookup/types'
import type { DomainCategoriesView } from '../domain-categories/types'
import type { HeroView } from '../hero/types'
import type { NetworkMetricsView } from '../network-metrics/types'
import type { OnboardingView } from '../onboarding/types'
import type { SecurityFeaturesView } from '../security-features/types'
import type { TechnicalFeaturesView } from '../technical-features/types'
import type { TemplateGalleryView } from '../template-gallery/types'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'

/** What each block of a page shows, by the block's slug. */
export interface BlockViews {
  readonly hero: HeroView
  readonly 'technical-features': TechnicalFeaturesView
  readonly 'security-features': SecurityFeaturesView
  readonly onboarding: OnboardingView
  readonly 'network-metrics': NetworkMetricsView
  readonly 'template-gallery': TemplateGalleryView
  readonly 'domain-categories': DomainCategoriesView
  readonly 'domain-hero': DomainHeroView
  readonly 'trust-stats': TrustStatsView
  readonly 'hosting-plans': HostingPlansView
  readonly 'hosting-summary': HostingSummaryView
  readonly 'pricing-comparison': PricingComparisonView
  readonly configurator: ConfiguratorView
  readonly 'services-grid': ServicesGridView
  readonly 'email-plans': EmailPlansView
  readonly 'ssl-plans': SslPlansView
  readonly 'ssl-chooser': SslChooserView
  readonly 'domain-pricing': DomainPricingView
  readonly testimonials: TestimonialsView
  readonly 'case-studies': CaseStudiesView
  readonly 'technology-stack': TechnologyStackView
  readonly 'features-grid': FeaturesGridView
  readonly faq: FaqView
  readonly 'resource-centre': ResourceCentreView
  readonly 'migration-form': MigrationFormView
  readonly 'contact-form': ContactFormView
  readonly 'call-to-action': CallToActionView
  readonly 'bulk-search': BulkSearchView
  readonly 'dns-lookup': DnsLookupView
  readonly 'domain-pricing-grid': DomainPricingGridView
  readonly 'domain-search-widget': DomainSearchWidgetView
  readonly 'domain-tools': DomainToolsView
  readonly 'transfer-pricing': TransferPricingView
  readonly 'transfer-wizard': TransferWizardView
  readonly 'whois-lookup': WhoisLookupView
  readonly 'rich-text': { readonly content: ReactNode }
}

export type BlockSlug = keyof BlockViews

/** A block of a page, ready to draw. */
export type BlockView = {
  readonly [Slug in BlockSlug]: { readonly id: string; readonly slug: Slug; readonly view: BlockViews[Slug] }
}[BlockSlug]

/** A block whose data could not be read: its section draws its own face of §8. */
export interface FailedBlock {
  readonly id: string
  readonly slug: 'failed'
  readonly section: BlockSlug
  readonly heading: string | null
}

export type LoadedBlock = BlockView | FailedBlock

/** What sections need from beyond themselves. */
export interface BlockWorld {
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  readonly HeroResults?: HeroResultsSlot
}
