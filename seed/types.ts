import type { HeroGroup } from '@/core/catalog/hero-groups'
import type { SeedLocale } from './locales'
import type { BillingPeriod, CategoryId, PartialPaymentType, PaymentType, Service, SslCoverage } from '@/core/catalog/types'

/** One value in each language of the seed: leaving one out does not compile. */
export type Localized<T = string> = Readonly<Record<SeedLocale, T>>

/** A row of an array field whose only column is a text. */
export interface TextRow {
  readonly text: Localized
}

/** Prices are US dollars as an editor types them: decimals of at most two places. */
export interface PriceSeed {
  readonly period: BillingPeriod
  readonly basePrice: number
  readonly setupFee: number
  /** A fraction: 0.2 is 20 % off. */
  readonly discount: number
}

export interface PaymentTypesSeed {
  readonly available: readonly PaymentType[]
  readonly default: PaymentType
  readonly partial?: {
    readonly minimumAmount: number
    readonly depositPercentage: number
    readonly allowedTypes: readonly PartialPaymentType[]
    readonly installmentCount: number
  }
  readonly onDemand?: {
    readonly minimumBalance: number
    readonly autoTopupThreshold: number
  }
}

export interface SpecRow {
  readonly label: Localized
  readonly value: Localized
}

export interface ServiceSeed {
  readonly key: string
  readonly type: Service['type']
  readonly category: CategoryId
  readonly name: Localized
  readonly description: Localized
  readonly features: readonly TextRow[]
  readonly specs: readonly SpecRow[]
  readonly popular: boolean
  /** P9: at least one price of this row is not in §9. */
  readonly demo: boolean
  readonly order: number
  readonly prices: readonly PriceSeed[]
  readonly paymentTypes: PaymentTypesSeed
  readonly coverages?: readonly SslCoverage[]
}

export interface ExtensionSeed {
  readonly extension: string
  readonly price: number
  readonly originalPrice: number
  readonly renewal: number
  readonly minLength: number
  readonly popular: boolean
  readonly order: number
  readonly category: 'popular' | 'business' | 'technology' | 'country' | 'organization' | 'creative'
  readonly description: Localized
  readonly features: readonly TextRow[]
  readonly demo: boolean
}

export interface TransferPriceSeed {
  readonly extension: string
  readonly price: number
  readonly originalPrice: number
  readonly popular: boolean
  readonly order: number
  readonly description: Localized
  readonly features: readonly TextRow[]
}

export interface AddonSeed {
  readonly key: string
  readonly category: Extract<CategoryId, 'privacy' | 'email-addon' | 'security' | 'performance'>
  readonly heroGroup: HeroGroup
  readonly name: Localized
  readonly description: Localized
  readonly features: readonly TextRow[]
  readonly price: number
  readonly popular: boolean
  readonly recommended: boolean
  readonly order: number
  readonly icon: IconName
  readonly demo: boolean
}

export interface CouponSeed {
  readonly code: string
  readonly name: Localized
  readonly description: Localized
  readonly type: 'percentage' | 'fixed'
  readonly value: number
  readonly minAmount?: number
  readonly maxDiscount?: number
  readonly currency: 'USD'
  readonly isActive: boolean
  readonly applicableCategories: readonly CategoryId[]
  readonly excludedCategories: readonly CategoryId[]
  readonly isFirstTimeOnly: boolean
  readonly minQuantity?: number
  readonly combinable: boolean
  readonly priority: number
}

export interface AutomaticDiscountSeed {
  readonly key: string
  readonly name: Localized
  readonly description: Localized
  readonly type: 'percentage' | 'fixed'
  readonly value: number
  readonly currency: 'USD'
  readonly isActive: boolean
  readonly maxDiscount?: number
  readonly priority: number
  readonly conditions: {
    readonly billingPeriod?: BillingPeriod
    readonly isFirstOrder?: boolean
    readonly minAmount?: number
  }
  readonly applicableCategories: readonly CategoryId[]
}

export interface CurrencySeed {
  readonly code: string
  readonly symbol: string
  readonly name: Localized
  readonly locale: string
  /** Units of this currency per 1 USD. */
  readonly exchangeRate: number
  readonly digits: 0 | 2
  /** ISO date the rate was taken on. */
  readonly rateDate: string
  readonly isActive: boolean
  readonly order: number
}

export interface TestimonialSeed {
  readonly name: string
  readonly role: Localized
  readonly company: string
  readonly content: Localized
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly verified: boolean
  readonly industry: Localized
  readonly companySize: string
  readonly domain: string
  readonly order: number
  readonly demo: boolean
}

export interface CaseStudySeed {
  readonly slug: string
  readonly company: string
  readonly industry: Localized
  readonly description: Localized
  readonly challenge: Localized
  readonly solution: Localized
  readonly testimonial: Localized
  readonly results: readonly {
    readonly metric: Localized
    readonly value: Localized
    readonly improvement: Localized
  }[]
  readonly timeline: Localized
  readonly tags: readonly TextRow[]
  /** What the picture counts: 41 sites are 41 plates. */
  readonly count: number
  readonly order: number
  readonly demo: boolean
}

export interface ResourceSeed {
  readonly key: string
  readonly type: 'video' | 'documentation' | 'tutorial' | 'guide'
  readonly title: Localized
  readonly description: Localized
  readonly difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  /** Minutes. */
  readonly duration: number
  readonly rating: number
  readonly views: number
  readonly order: number
  readonly demo: boolean
}

export type FaqTopic =
  | 'general'
  | 'pricing'
  | 'domains'
  | 'hosting'
  | 'shared'
  | 'vps'
  | 'dedicated'
  | 'cloud'
  | 'wordpress'
  | 'ecommerce'
  | 'ssl'
  | 'email'
  | 'transfer'
  | 'services'
  | 'backup'
  | 'cdn'
  | 'monitoring'
  | 'security'
  | 'customization'

export interface FaqSeed {
  readonly key: string
  readonly topic: FaqTopic
  readonly question: Localized
  readonly answer: Localized
  readonly order: number
}

export interface TechnologySeed {
  readonly key: string
  readonly name: string
  readonly category: 'language' | 'database' | 'server' | 'cms' | 'tool'
  readonly description: Localized
  readonly order: number
}

export interface MetricSeed {
  readonly key: string
  readonly label: Localized
  readonly value: string
  readonly unit: string
  readonly trend: number
  readonly color: 'ink' | 'wall' | 'action' | 'saving'
  readonly icon: IconName
  readonly order: number
  readonly demo: boolean
}

/** The lucide icons the seed uses, by their names. */
export type IconName =
  | 'activity'
  | 'at-sign'
  | 'badge-check'
  | 'building-2'
  | 'calendar-clock'
  | 'camera'
  | 'clock'
  | 'copy'
  | 'cpu'
  | 'database'
  | 'eye-off'
  | 'file-check'
  | 'forward'
  | 'gauge'
  | 'git-branch'
  | 'globe'
  | 'hard-drive'
  | 'headset'
  | 'history'
  | 'key-round'
  | 'layers'
  | 'lock'
  | 'mail'
  | 'network'
  | 'receipt'
  | 'refresh-cw'
  | 'scan-search'
  | 'server'
  | 'shield-check'
  | 'shopping-bag'
  | 'sliders-horizontal'
  | 'terminal'
  | 'truck'
  | 'undo-2'
  | 'wrench'
  | 'zap'
