import type { RichText } from './rich-text'
import type { FaqTopic, IconName, Localized } from './types'

export type HostingFamily = 'shared' | 'vps' | 'dedicated' | 'cloud' | 'wordpress' | 'ecommerce'

interface DomainHero {
  readonly blockType: 'domain-hero'
  readonly heading: Localized
  readonly lead: Localized
  readonly intro: Localized
}

interface TrustStats {
  readonly blockType: 'trust-stats'
  readonly items: readonly { readonly value: Localized; readonly label: Localized }[]
}

interface HostingPlans {
  readonly blockType: 'hosting-plans'
  readonly heading: Localized
  readonly intro: Localized
  readonly category: HostingFamily | 'mixed'
  /** Keys in their order; empty is the whole category. */
  readonly services: readonly { readonly key: string }[]
  readonly defaultBilling: 'monthly' | 'yearly'
  readonly showPlate: boolean
}

interface SslPlans {
  readonly blockType: 'ssl-plans'
  readonly heading: Localized
  readonly intro: Localized
  readonly presentation: 'plans' | 'strip'
  readonly defaultBilling: 'monthly' | 'yearly'
}

interface SslChooser {
  readonly blockType: 'ssl-chooser'
  readonly heading: Localized
  readonly intro: Localized
  readonly preset: 'single' | 'wildcard' | 'multi-domain'
  /** A service key. */
  readonly plan: string
}

interface DomainPricing {
  readonly blockType: 'domain-pricing'
  readonly heading: Localized
  readonly intro: Localized
}

interface Testimonials {
  readonly blockType: 'testimonials'
  readonly heading: Localized
  readonly presentation: 'quote' | 'grid'
  readonly limit: number
}

interface CaseStudies {
  readonly blockType: 'case-studies'
  readonly heading: Localized
  readonly presentation: 'feature' | 'masonry'
  readonly limit: number
}

interface TechnologyStack {
  readonly blockType: 'technology-stack'
  readonly heading: Localized
}

export interface FeaturesGrid {
  readonly blockType: 'features-grid'
  readonly heading: Localized
  readonly intro: Localized
  readonly items: readonly { readonly icon: IconName; readonly title: Localized; readonly description: Localized }[]
}

interface Faq {
  readonly blockType: 'faq'
  readonly heading: Localized
  readonly topic: FaqTopic | 'all'
  readonly limit: number
}

interface CallToAction {
  readonly blockType: 'call-to-action'
  readonly heading: Localized
  readonly body: Localized
  readonly buttonLabel: Localized
  readonly href: string
  readonly showPlate: boolean
}

interface RichTextBlock {
  readonly blockType: 'rich-text'
  readonly content: Localized<RichText>
}

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

export interface PageSeed {
  /** Without the language: `/shared-hosting`. */
  readonly path: string
  readonly title: Localized
  readonly breadcrumb: Localized
  readonly layout: readonly BlockSeed[]
  /** The whole `<title>` (≤ 60 characters) and description (≤ 155), shop's name included. */
  readonly meta: { readonly title: Localized; readonly description: Localized }
  readonly noindex: boolean
}
