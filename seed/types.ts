import type { AddonGroupId } from '@/core/catalog/tlds'
import type { SeedLocale } from './locales'
import type { BillingPeriod, CategoryId, PartialPaymentType, PaymentType, Service, SslCoverage } from '@/core/catalog/types'

/** A value per language of the seed; a missing one is a compile error. */
export type Localized<T = string> = Readonly<Record<SeedLocale, T>>

export interface TextRow {
  readonly text: Localized
}

/** Prices in US dollars with at most two decimals. */
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
  /** C10, S19: 1 without. */
  readonly maxDomains?: number
  /** S17. */
  readonly includedIn?: readonly CategoryId[]
}

export interface ExtensionSeed {
  readonly extension: string
  readonly price: number
  readonly originalPrice: number
  readonly renewal: number
  readonly minLength: number
  readonly maxYears: number
  readonly popular: boolean
  readonly order: number
  readonly category: 'popular' | 'business' | 'technology' | 'country' | 'organization' | 'creative'
  readonly description: Localized
  /** S10: who may register, unless anyone. */
  readonly holder?: Localized
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
  readonly heroGroup: AddonGroupId
  readonly name: Localized
  readonly description: Localized
  readonly features: readonly TextRow[]
  readonly price: number
  readonly popular: boolean
  readonly recommended: boolean
  readonly includedIn?: readonly CategoryId[]
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
  /** ISO date of the rate. */
  readonly rateDate: string
  readonly isActive: boolean
  readonly order: number
}

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
