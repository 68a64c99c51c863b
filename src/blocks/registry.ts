import type { Section } from '@/blocks/define-section'
import type { PageBlockSlug } from '@/modules/content/pages'
import { bulkSearchSection } from '@/blocks/bulk-search/component'
import { callToActionSection } from '@/blocks/call-to-action/component'
import { caseStudiesSection } from '@/blocks/case-studies/component'
import { configuratorSection } from '@/blocks/configurator/component'
import { contactFormSection } from '@/blocks/contact-form/component'
import { dnsLookupSection } from '@/blocks/dns-lookup/component'
import { domainCategoriesSection } from '@/blocks/domain-categories/component'
import { domainHeroSection } from '@/blocks/domain-hero/component'
import { domainPricingGridSection } from '@/blocks/domain-pricing-grid/component'
import { domainPricingSection } from '@/blocks/domain-pricing/component'
import { domainSearchWidgetSection } from '@/blocks/domain-search-widget/component'
import { domainToolsSection } from '@/blocks/domain-tools/component'
import { emailPlansSection } from '@/blocks/email-plans/component'
import { faqSection } from '@/blocks/faq/component'
import { featuresGridSection } from '@/blocks/features-grid/component'
import { heroSection } from '@/blocks/hero/component'
import { hostingPlansSection } from '@/blocks/hosting-plans/component'
import { hostingSummarySection } from '@/blocks/hosting-summary/component'
import { migrationFormSection } from '@/blocks/migration-form/component'
import { networkMetricsSection } from '@/blocks/network-metrics/component'
import { onboardingSection } from '@/blocks/onboarding/component'
import { pricingComparisonSection } from '@/blocks/pricing-comparison/component'
import { resourceCentreSection } from '@/blocks/resource-centre/component'
import { richTextSection } from '@/blocks/rich-text/component'
import { securityFeaturesSection } from '@/blocks/security-features/component'
import { servicesGridSection } from '@/blocks/services-grid/component'
import { sslChooserSection } from '@/blocks/ssl-chooser/component'
import { sslPlansSection } from '@/blocks/ssl-plans/component'
import { technicalFeaturesSection } from '@/blocks/technical-features/component'
import { technologyStackSection } from '@/blocks/technology-stack/component'
import { templateGallerySection } from '@/blocks/template-gallery/component'
import { testimonialsSection } from '@/blocks/testimonials/component'
import { transferPricingSection } from '@/blocks/transfer-pricing/component'
import { transferWizardSection } from '@/blocks/transfer-wizard/component'
import { trustStatsSection } from '@/blocks/trust-stats/component'
import { whoisLookupSection } from '@/blocks/whois-lookup/component'

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

export type SectionViews = { readonly [Slug in PageBlockSlug]: ViewOf<Extract<Listed, { readonly slug: Slug }>> }

type Sections = { readonly [Slug in PageBlockSlug]: Section<Slug, SectionViews[Slug]> }

/** `true`, or a type whose text is the compile error to show. */
type EveryBlockHasOne<Missing extends string> = [Missing] extends [never]
  ? true
  : `The block “${Missing}” has no section: define it in src/blocks/${Missing}/component.tsx, and list it here`

type NoBlockHasTwo<Repeated extends string> = [Repeated] extends [never]
  ? true
  : `The block “${Repeated}” has two sections: list one of them here`

type Named = { readonly slug: string }

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
