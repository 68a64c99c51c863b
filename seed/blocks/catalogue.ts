import type { CategoryId } from '@/core/catalog/types'
import type { Localized } from '../types'

export type HostingFamily = 'shared' | 'vps' | 'dedicated' | 'cloud' | 'wordpress' | 'ecommerce'

export interface HostingPlans {
  readonly blockType: 'hosting-plans'
  readonly heading: Localized
  readonly intro: Localized
  readonly category: HostingFamily | 'mixed'
  /** In order; empty means the whole category. */
  readonly services: readonly { readonly key: string }[]
  readonly defaultBilling: 'monthly' | 'yearly'
  readonly showPlate: boolean
}

export interface SslPlans {
  readonly blockType: 'ssl-plans'
  readonly heading: Localized
  readonly intro: Localized
  readonly presentation: 'plans' | 'strip'
  readonly defaultBilling: 'monthly' | 'yearly'
}

export interface SslChooser {
  readonly blockType: 'ssl-chooser'
  readonly heading: Localized
  readonly intro: Localized
  readonly preset: 'single' | 'wildcard' | 'multi-domain'
  /** A service key. */
  readonly plan: string
}

export interface HostingSummary {
  readonly blockType: 'hosting-summary'
  readonly heading: Localized
  readonly intro: Localized
  readonly category: HostingFamily | 'mixed'
}

export interface EmailPlans {
  readonly blockType: 'email-plans'
  readonly heading: Localized
  readonly intro: Localized
  readonly defaultBilling: 'monthly' | 'yearly'
}

export interface ServicesGrid {
  readonly blockType: 'services-grid'
  readonly heading: Localized
  readonly intro: Localized
  readonly defaultCategory: CategoryId | 'all'
  readonly showFilter: boolean
}

export interface PricingComparison {
  readonly blockType: 'pricing-comparison'
  readonly heading: Localized
  readonly intro: Localized
  /** Empty means every family. */
  readonly categories: readonly HostingFamily[]
  readonly defaultBilling: 'monthly' | 'yearly'
}

export interface Configurator {
  readonly blockType: 'configurator'
  readonly heading: Localized
  readonly intro: Localized
  readonly groups: readonly {
    readonly title: Localized
    readonly intro?: Localized
    /** Services of the CMS, or add-ons of a domain, for which the visitor enters one. */
    readonly source: 'services' | 'addons'
    readonly category: CategoryId
    /** In order; empty means the whole category. */
    readonly keys: readonly { readonly key: string }[]
    readonly selection: 'one' | 'many'
    readonly required: boolean
  }[]
}
