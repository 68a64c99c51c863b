import type { Section } from '@/parts/sections/define-section'
import type { PageBlockSlug } from '@/server/content/page-block'
import { bulkSearchSection } from '../bulk-search/bulk-search'
import { callToActionSection } from '../call-to-action/call-to-action'
import { caseStudiesSection } from '../case-studies/case-studies'
import { configuratorSection } from '../configurator/configurator'
import { contactFormSection } from '../contact-form/contact-form'
import { dnsLookupSection } from '../dns-lookup/dns-lookup'
import { domainCategoriesSection } from '../domain-categories/domain-categories'
import { domainHeroSection } from '../domain-hero/domain-hero'
import { domainPricingGridSection } from '../domain-pricing-grid/domain-pricing-grid'
import { domainPricingSection } from '../domain-pricing/domain-pricing'
import { domainSearchWidgetSection } from '../domain-search-widget/domain-search-widget'
import { domainToolsSection } from '../domain-tools/domain-tools'
import { emailPlansSection } from '../email-plans/email-plans'
import { faqSection } from '../faq/faq'
import { featuresGridSection } from '../features-grid/features-grid'
import { heroSection } from '../hero/hero'
import { hostingPlansSection } from '../hosting-plans/hosting-plans'
import { hostingSummarySection } from '../hosting-summary/hosting-summary'
import { migrationFormSection } from '../migration-form/migration-form'
import { networkMetricsSection } from '../network-metrics/network-metrics'
import { onboardingSection } from '../onboarding/onboarding'
import { pricingComparisonSection } from '../pricing-comparison/pricing-comparison'
import { resourceCentreSection } from '../resource-centre/resource-centre'
import { richTextSection } from '../rich-text/rich-text'
import { securityFeaturesSection } from '../security-features/security-features'
import { servicesGridSection } from '../services-grid/services-grid'
import { sslChooserSection } from '../ssl-chooser/ssl-chooser'
import { sslPlansSection } from '../ssl-plans/ssl-plans'
import { technicalFeaturesSection } from '../technical-features/technical-features'
import { technologyStackSection } from '../technology-stack/technology-stack'
import { templateGallerySection } from '../template-gallery/template-gallery'
import { testimonialsSection } from '../testimonials/testimonials'
import { transferPricingSection } from '../transfer-pricing/transfer-pricing'
import { transferWizardSection } from '../transfer-wizard/transfer-wizard'
import { trustStatsSection } from '../trust-stats/trust-stats'
import { whoisLookupSection } from '../whois-lookup/whois-lookup'

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
