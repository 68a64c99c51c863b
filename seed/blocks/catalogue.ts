import type { CategoryId } from '@/core/catalog/types'
import type { Localized } from '../types'

export type HostingFamily = 'shared' | 'vps' | 'dedicated' | 'cloud' | 'wordpress' | 'ecommerce'

export interface HostingPlans {
  readonly blockType: 'hosting-plans'
  readonly heading: Localized
  readonly intro: Localized
  readonly category: HostingFamily | 'mixed'
  /** Keys in their order; empty is the whole category. */
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

/** The hosting configuration summary: plan, period and quantity chosen, and what that costs, line by line. */
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

/** Everything that is sold, with a filter that the address keeps (`?type=`). */
export interface ServicesGrid {
  readonly blockType: 'services-grid'
  readonly heading: Localized
  readonly intro: Localized
  /** What shows before anybody filters: a category or 'all'. */
  readonly defaultCategory: CategoryId | 'all'
  readonly showFilter: boolean
}

export interface PricingComparison {
  readonly blockType: 'pricing-comparison'
  readonly heading: Localized
  readonly intro: Localized
  /** Empty is every family. */
  readonly categories: readonly HostingFamily[]
  readonly defaultBilling: 'monthly' | 'yearly'
}

/** Parts chosen one by one, with a summary and a price that follow, into the cart. */
export interface Configurator {
  readonly blockType: 'configurator'
  readonly heading: Localized
  readonly intro: Localized
  readonly groups: readonly {
    readonly title: Localized
    readonly intro?: Localized
    /** Services of the CMS, or add-on products of a domain (then the visitor is asked for the name). */
    readonly source: 'services' | 'addons'
    readonly category: CategoryId
    /** Keys in their order; empty is the whole category. */
    readonly keys: readonly { readonly key: string }[]
    readonly selection: 'one' | 'many'
    readonly required: boolean
  }[]
}
