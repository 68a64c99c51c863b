import type { Section } from '@/parts/sections/define-section'
import type { PageBlockSlug } from '@/modules/content/pages'
import { bulkSearchSection } from '@/features/bulk-search/bulk-search'
import { callToActionSection } from '@/features/call-to-action/call-to-action'
import { caseStudiesSection } from '@/features/case-studies/case-studies'
import { configuratorSection } from '@/features/configurator/configurator'
import { contactFormSection } from '@/features/contact-form/contact-form'
import { dnsLookupSection } from '@/features/dns-lookup/dns-lookup'
import { domainCategoriesSection } from '@/features/domain-categories/domain-categories'
import { domainHeroSection } from '@/features/domain-hero/domain-hero'
import { domainPricingGridSection } from '@/features/domain-pricing-grid/domain-pricing-grid'
import { domainPricingSection } from '@/features/domain-pricing/domain-pricing'
import { domainSearchWidgetSection } from '@/features/domain-search-widget/domain-search-widget'
import { domainToolsSection } from '@/features/domain-tools/domain-tools'
import { emailPlansSection } from '@/features/email-plans/email-plans'
import { faqSection } from '@/features/faq/faq'
import { featuresGridSection } from '@/features/features-grid/features-grid'
import { heroSection } from '@/features/hero/hero'
import { hostingPlansSection } from '@/features/hosting-plans/hosting-plans'
import { hostingSummarySection } from '@/features/hosting-summary/hosting-summary'
import { migrationFormSection } from '@/features/migration-form/migration-form'
import { networkMetricsSection } from '@/features/network-metrics/network-metrics'
import { onboardingSection } from '@/features/onboarding/onboarding'
import { pricingComparisonSection } from '@/features/pricing-comparison/pricing-comparison'
import { resourceCentreSection } from '@/features/resource-centre/resource-centre'
import { richTextSection } from '@/features/rich-text/rich-text'
import { securityFeaturesSection } from '@/features/security-features/security-features'
import { servicesGridSection } from '@/features/services-grid/services-grid'
import { sslChooserSection } from '@/features/ssl-chooser/ssl-chooser'
import { sslPlansSection } from '@/features/ssl-plans/ssl-plans'
import { technicalFeaturesSection } from '@/features/technical-features/technical-features'
import { technologyStackSection } from '@/features/technology-stack/technology-stack'
import { templateGallerySection } from '@/features/template-gallery/template-gallery'
import { testimonialsSection } from '@/features/testimonials/testimonials'
import { transferPricingSection } from '@/features/transfer-pricing/transfer-pricing'
import { transferWizardSection } from '@/features/transfer-wizard/transfer-wizard'
import { trustStatsSection } from '@/features/trust-stats/trust-stats'
import { whoisLookupSection } from '@/features/whois-lookup/whois-lookup'

/** The sections of the shop, one for each block of the CMS. */
const listed = [
  heroSection,
  domainHeroSection,
  hostingPlansSection,
  hostingSummarySection,
  pricingComparisonSection,
  configuratorSection,
  servicesGridSection,
  emailPlansSection,
  sslPlansSection,
  sslChooserSection,
  domainPricingSection,
  domainPricingGridSection,
  transferPricingSection,
  callToActionSection,
  featuresGridSection,
  technicalFeaturesSection,
  securityFeaturesSection,
  onboardingSection,
  domainCategoriesSection,
  templateGallerySection,
  faqSection,
  resourceCentreSection,
  richTextSection,
  testimonialsSection,
  caseStudiesSection,
  trustStatsSection,
  networkMetricsSection,
  technologyStackSection,
  domainSearchWidgetSection,
  bulkSearchSection,
  whoisLookupSection,
  dnsLookupSection,
  domainToolsSection,
  transferWizardSection,
  migrationFormSection,
  contactFormSection,
] as const

type Listed = (typeof listed)[number]
type ViewOf<Some> = Some extends Section<string, infer View> ? View : never

/** What each section shows, by its block's name. */
export type SectionViews = { readonly [Slug in PageBlockSlug]: ViewOf<Extract<Listed, { readonly slug: Slug }>> }

type Sections = { readonly [Slug in PageBlockSlug]: Section<Slug, SectionViews[Slug]> }

/** `true`, or a type that reads as what is to be done. */
type EveryBlockHasOne<Missing extends string> = [Missing] extends [never]
  ? true
  : `The block “${Missing}” has no section: define it in src/features/${Missing}/${Missing}.tsx, and list it here`

type NoBlockHasTwo<Repeated extends string> = [Repeated] extends [never]
  ? true
  : `The block “${Repeated}” has two sections: list one of them here`

type Named = { readonly slug: string }

/** The names that a list contains more than once. */
type RepeatedIn<All extends readonly Named[], Found = never> = All extends readonly [
  infer First extends Named,
  ...infer Rest extends Named[],
]
  ? RepeatedIn<Rest, Found | Extract<First['slug'], Rest[number]['slug']>>
  : Found

interface Check {
  readonly everyBlockHasOne: EveryBlockHasOne<Exclude<PageBlockSlug, Listed['slug']>>
  readonly noBlockHasTwo: NoBlockHasTwo<RepeatedIn<typeof listed>>
}

const bySlug = (all: readonly Listed[], _check: Check) =>
  Object.fromEntries<unknown>(all.map((section) => [section.slug, section])) as Sections

export const sections = bySlug(listed, { everyBlockHasOne: true, noBlockHasTwo: true })
