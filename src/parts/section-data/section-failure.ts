/** What a section shows when it cannot be loaded (§7, §8). */
export type SectionFailure =
  /** It is left out. */
  | 'nothing'
  | 'resourceCentre'
  | 'technicalFeatures'
  | 'migration'
  /** These two say what went wrong after a colon. */
  | 'services'
  | 'domainPricing'
  | 'generic'

const failures: Readonly<Record<string, SectionFailure>> = {
  // §7: on error, these three render nothing.
  'domain-hero': 'nothing',
  'domain-search-widget': 'nothing',
  'case-studies': 'nothing',
  testimonials: 'nothing',
  'resource-centre': 'resourceCentre',
  'technical-features': 'technicalFeatures',
  'migration-form': 'migration',
  'hosting-plans': 'services',
  'hosting-summary': 'services',
  'pricing-comparison': 'services',
  'services-grid': 'services',
  'email-plans': 'services',
  'ssl-plans': 'services',
  'ssl-chooser': 'services',
  configurator: 'services',
  'domain-pricing': 'domainPricing',
  'domain-pricing-grid': 'domainPricing',
}

/** By the block's slug; a section the specification says nothing of has the generic text. */
export const sectionFailure = (slug: string): SectionFailure => failures[slug] ?? 'generic'

const sections: Readonly<Record<string, string>> = {
  'domain-hero': 'domain-search',
  'domain-search-widget': 'domain-search',
  'migration-form': 'migration',
}

/** The name a block's data goes by in `GET /api/data/{lang}/{section}`: §7 names four, the others are called like their block. */
export const sectionOfBlock = (slug: string): string => sections[slug] ?? slug
