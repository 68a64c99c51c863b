import type { HeroGroup } from '@/core/catalog/hero-groups'
import type { BillingPeriod, CategoryId, Extension, PartialPaymentType, PaymentType, Service, SslCoverage } from '@/core/catalog/types'

/**
 * What the mappers read of a stored document: the names of the data dictionary, each absent where an editor may leave it
 * empty. Prices are decimals in USD as editors type them.
 */
type Maybe<Value> = Value | null | undefined

export interface FeatureRow {
  readonly text?: Maybe<string>
}

export interface ServiceDocument {
  readonly key: string
  readonly type: Service['type']
  readonly category: CategoryId
  readonly name?: Maybe<string>
  readonly description?: Maybe<string>
  readonly features?: Maybe<readonly FeatureRow[]>
  readonly specs?: Maybe<readonly { readonly label?: Maybe<string>; readonly value?: Maybe<string> }[]>
  readonly popular?: Maybe<boolean>
  readonly demo?: Maybe<boolean>
  readonly order?: Maybe<number>
  readonly prices?: Maybe<
    readonly {
      readonly period: BillingPeriod
      readonly basePrice: number
      readonly setupFee?: Maybe<number>
      readonly discount?: Maybe<number>
    }[]
  >
  readonly paymentTypes?: Maybe<{
    readonly available?: Maybe<readonly PaymentType[]>
    readonly default?: Maybe<PaymentType>
    readonly partial?: Maybe<{
      readonly minimumAmount?: Maybe<number>
      readonly depositPercentage?: Maybe<number>
      readonly allowedTypes?: Maybe<readonly PartialPaymentType[]>
      readonly installmentCount?: Maybe<number>
    }>
    readonly onDemand?: Maybe<{ readonly minimumBalance?: Maybe<number>; readonly autoTopupThreshold?: Maybe<number> }>
  }>
  readonly coverages?: Maybe<readonly SslCoverage[]>
}

export interface ExtensionDocument {
  readonly extension: string
  readonly price: number
  readonly originalPrice: number
  readonly renewal: number
  readonly minLength?: Maybe<number>
  readonly category: Extension['category']
  readonly rdapServer?: Maybe<string>
  readonly popular?: Maybe<boolean>
  readonly order?: Maybe<number>
  readonly description?: Maybe<string>
  readonly features?: Maybe<readonly FeatureRow[]>
}

export interface TransferPriceDocument {
  readonly extension: string
  readonly price: number
  readonly originalPrice: number
  readonly popular?: Maybe<boolean>
  readonly description?: Maybe<string>
  readonly features?: Maybe<readonly FeatureRow[]>
}

export interface AddonDocument {
  readonly key: string
  readonly category: Extract<CategoryId, 'privacy' | 'email-addon' | 'security' | 'performance'>
  readonly heroGroup: HeroGroup
  readonly icon?: Maybe<string>
  readonly name?: Maybe<string>
  readonly description?: Maybe<string>
  readonly features?: Maybe<readonly FeatureRow[]>
  readonly price: number
  readonly originalPrice?: Maybe<number>
  readonly popular?: Maybe<boolean>
  readonly recommended?: Maybe<boolean>
  readonly order?: Maybe<number>
}

export interface CurrencyDocument {
  readonly code: string
  readonly symbol?: Maybe<string>
  readonly name?: Maybe<string>
  readonly exchangeRate: number
  readonly digits: number | string
  readonly rateDate?: Maybe<string>
  readonly isActive?: Maybe<boolean>
  readonly order?: Maybe<number>
}

export interface CouponDocument {
  readonly code: string
  readonly name?: Maybe<string>
  readonly description?: Maybe<string>
  readonly type: 'percentage' | 'fixed'
  readonly value: number
  readonly minAmount?: Maybe<number>
  readonly maxDiscount?: Maybe<number>
  readonly isActive?: Maybe<boolean>
  readonly startsAt?: Maybe<string>
  readonly expiresAt?: Maybe<string>
  readonly usageLimit?: Maybe<number>
  readonly usedCount?: Maybe<number>
  readonly perCustomerLimit?: Maybe<number>
  readonly applicableCategories?: Maybe<readonly CategoryId[]>
  readonly excludedCategories?: Maybe<readonly CategoryId[]>
  readonly isFirstTimeOnly?: Maybe<boolean>
  readonly minQuantity?: Maybe<number>
  readonly combinable?: Maybe<boolean>
  readonly priority?: Maybe<number>
}

export interface AutomaticDiscountDocument {
  readonly key: string
  readonly name?: Maybe<string>
  readonly description?: Maybe<string>
  readonly type: 'percentage' | 'fixed'
  readonly value: number
  readonly isActive?: Maybe<boolean>
  readonly maxDiscount?: Maybe<number>
  readonly priority?: Maybe<number>
  readonly conditions?: Maybe<{
    readonly billingPeriod?: Maybe<BillingPeriod>
    readonly isFirstOrder?: Maybe<boolean>
    readonly minAmount?: Maybe<number>
  }>
  readonly applicableCategories?: Maybe<readonly CategoryId[]>
}

export interface PricingSettingsDocument {
  readonly taxRate?: Maybe<number>
  readonly wildcardMultiplier?: Maybe<number>
  readonly wildcardExcluded?: Maybe<readonly { readonly key: string }[]>
  readonly multiDomainPrice?: Maybe<number>
  readonly defaultTransferPrice?: Maybe<number>
  readonly defaultTransferOriginalPrice?: Maybe<number>
  readonly sslStrikeMultiplier?: Maybe<number>
  readonly sslStrikeEnabled?: Maybe<boolean>
  readonly emailStrikeMultiplier?: Maybe<number>
  readonly emailStrikeEnabled?: Maybe<boolean>
  readonly maxCombinedDiscountPercent?: Maybe<number>
  readonly nameHoldHours?: Maybe<number>
}
