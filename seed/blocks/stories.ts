import type { RichText } from '../rich-text'
import type { IconName, Localized } from '../types'
import type { FaqTopic } from '../story-types'

export interface TrustStats {
  readonly blockType: 'trust-stats'
  readonly items: readonly { readonly value: Localized; readonly label: Localized }[]
}

export interface Testimonials {
  readonly blockType: 'testimonials'
  readonly heading: Localized
  readonly presentation: 'quote' | 'grid'
  readonly limit: number
  /** Customers by domain, in that order; empty means all. */
  readonly domains?: readonly { readonly key: string }[]
}

export interface CaseStudies {
  readonly blockType: 'case-studies'
  readonly heading: Localized
  readonly presentation: 'feature' | 'masonry'
  readonly limit: number
}

export interface TechnologyStack {
  readonly blockType: 'technology-stack'
  readonly heading: Localized
}

export interface FeaturesGrid {
  readonly blockType: 'features-grid'
  readonly heading: Localized
  readonly intro: Localized
  readonly items: readonly { readonly icon: IconName; readonly title: Localized; readonly description: Localized }[]
}

export interface TechnicalFeatures {
  readonly blockType: 'technical-features'
  readonly heading: Localized
  readonly intro: Localized
  readonly groups: readonly {
    readonly icon: IconName
    readonly title: Localized
    readonly items: readonly { readonly name: Localized; readonly value: Localized }[]
  }[]
}

export interface SecurityFeatures {
  readonly blockType: 'security-features'
  readonly heading: Localized
  readonly intro: Localized
  readonly items: readonly {
    readonly icon: IconName
    readonly title: Localized
    readonly description: Localized
    /** Such as 'In every plan' or 'From Pro'. Never a price: those come from the catalogue. */
    readonly included: Localized
  }[]
}

/** R9: sample data until the site settings have a status page. */
export interface NetworkMetrics {
  readonly blockType: 'network-metrics'
  readonly heading: Localized
  readonly intro: Localized
}

export interface Onboarding {
  readonly blockType: 'onboarding'
  readonly heading: Localized
  readonly intro: Localized
  readonly steps: readonly {
    readonly title: Localized
    readonly description: Localized
    readonly detail: Localized
    readonly buttonLabel: Localized
    readonly href: string
  }[]
}

export interface ResourceCentre {
  readonly blockType: 'resource-centre'
  readonly heading: Localized
  readonly intro: Localized
  /** Empty means all. */
  readonly types: readonly ('video' | 'documentation' | 'tutorial' | 'guide')[]
  readonly limit: number
}

export interface Faq {
  readonly blockType: 'faq'
  readonly heading: Localized
  readonly topic: FaqTopic | 'all'
  readonly limit: number
}

export interface TemplateGallery {
  readonly blockType: 'template-gallery'
  readonly heading: Localized
  readonly intro: Localized
  readonly templates: readonly {
    readonly layout: 'shop' | 'portfolio' | 'restaurant' | 'journal' | 'studio' | 'event'
    readonly name: Localized
    readonly description: Localized
  }[]
}

export interface Hero {
  readonly blockType: 'hero'
  readonly heading: Localized
  /** One bold sentence. */
  readonly lead: Localized
  readonly intro: Localized
  readonly primaryLabel?: Localized
  readonly primaryHref?: string
  readonly secondaryLabel?: Localized
  readonly secondaryHref?: string
  readonly picture: 'rack' | 'rods' | 'tags' | 'plates' | 'screws' | 'ledger' | 'none'
  /** Whether the picture shows the visitor's domain. */
  readonly showPlate: boolean
}

export interface CallToAction {
  readonly blockType: 'call-to-action'
  readonly heading: Localized
  readonly body: Localized
  readonly buttonLabel: Localized
  readonly href: string
  readonly showPlate: boolean
}

export interface RichTextBlock {
  readonly blockType: 'rich-text'
  readonly content: Localized<RichText>
}
