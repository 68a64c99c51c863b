import type { IconName, Localized } from '../types'

export interface DomainHero {
  readonly blockType: 'domain-hero'
  readonly heading: Localized
  readonly lead: Localized
  readonly intro: Localized
}

export interface DomainPricing {
  readonly blockType: 'domain-pricing'
  readonly heading: Localized
  readonly intro: Localized
}

/** Compact search that leads to the search page (§2). */
export interface DomainSearchWidget {
  readonly blockType: 'domain-search-widget'
  readonly heading: Localized
  readonly intro?: Localized
}

export type ExtensionCategory = 'popular' | 'business' | 'technology' | 'country' | 'organization' | 'creative'

export interface DomainPricingGrid {
  readonly blockType: 'domain-pricing-grid'
  readonly heading: Localized
  readonly intro: Localized
  /** Empty means every category that has a TLD. */
  readonly categories: readonly ExtensionCategory[]
}

export interface DomainCategories {
  readonly blockType: 'domain-categories'
  readonly heading: Localized
  readonly intro: Localized
  readonly items: readonly { readonly category: ExtensionCategory; readonly title: Localized; readonly description: Localized }[]
}

export interface DomainTools {
  readonly blockType: 'domain-tools'
  readonly heading: Localized
  readonly intro: Localized
  readonly tools: readonly {
    readonly icon: IconName
    readonly title: Localized
    readonly description: Localized
    readonly buttonLabel: Localized
    readonly href: string
  }[]
}

export interface TransferPricing {
  readonly blockType: 'transfer-pricing'
  readonly heading: Localized
  readonly intro: Localized
}

/** Texts of the transfer wizard (§4). */
export interface TransferWizard {
  readonly blockType: 'transfer-wizard'
  readonly heading: Localized
  readonly intro: Localized
}

export interface BulkSearch {
  readonly blockType: 'bulk-search'
  readonly heading: Localized
  readonly intro: Localized
}

export interface WhoisLookup {
  readonly blockType: 'whois-lookup'
  readonly heading: Localized
  readonly intro: Localized
}

export interface DnsLookup {
  readonly blockType: 'dns-lookup'
  readonly heading: Localized
  readonly intro: Localized
}
