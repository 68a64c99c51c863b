import type { FactName } from '@/core/catalog/extension-facts'
import type { ColumnName } from '@/core/discounts/conditions/kept-settings'
import type { Addon, AutomaticDiscount, Coupon, Currency, Extension, PricingSetting, Service, TransferPrice } from '@/payload-types'

/** As it was read, nobody writes into it. */
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value

/**
 * What the mappers read of a stored document: fields of the types Payload generates from the CMS, so that one that is renamed
 * or retyped there does not compile here. `Needed` are always filled in; each of the rest may be empty or absent, as rows of
 * before a field was asked for are. Prices are decimals in USD as editors type them.
 */
type Read<Document, Needed extends keyof Document, Rest extends keyof Document> = Frozen<
  Pick<Document, Needed> & { [Field in Rest]?: Document[Field] | null }
>

/** Payload numbers the rows of a list; a mapper does not ask. */
export type FeatureRow = Frozen<Pick<NonNullable<Service['features']>[number], 'text'>>

export type ServiceDocument = Read<
  Service,
  'key' | 'type' | 'category',
  'name' | 'description' | 'features' | 'specs' | 'popular' | 'demo' | 'order' | 'prices' | 'paymentTypes' | 'coverages'
>

/** The field a fact is kept in, or a type that reads as what is to be done. */
type FieldOfFact<Name extends string> = Name extends keyof Extension
  ? Name
  : `Extensions have no field “${Name}” yet: npm run generate:types`

type ReadFacts<Kept extends keyof Extension> = Frozen<{ [Name in FactName]?: (Name extends Kept ? Extension[Name] : null) | null }>

export type ExtensionDocument = Read<
  Extension,
  'extension' | 'price' | 'originalPrice' | 'renewal' | 'category',
  'minLength' | 'maxYears' | 'rdapServer' | 'order' | 'features'
> &
  ReadFacts<FieldOfFact<FactName>>

export type TransferPriceDocument = Read<TransferPrice, 'extension' | 'price' | 'originalPrice', 'popular' | 'description' | 'features'>

export type AddonDocument = Read<
  Addon,
  'key' | 'category' | 'heroGroup' | 'price',
  'icon' | 'name' | 'description' | 'features' | 'originalPrice' | 'popular' | 'recommended' | 'includedIn' | 'order'
>

export type CurrencyDocument = Read<Currency, 'code' | 'exchangeRate' | 'digits', 'symbol' | 'name' | 'rateDate'>

/** With every setting of a condition that has a column of its own; the rest are rows of `conditions`. */
export type CouponDocument = Read<
  Coupon,
  'code' | 'type' | 'value',
  'name' | 'description' | 'maxDiscount' | 'usedCount' | 'applicableCategories' | 'excludedCategories' | 'priority' | ColumnName
> & {
  /** Another version of the shop may have written them. */
  readonly conditions?: readonly unknown[] | null
}

export type AutomaticDiscountDocument = Read<
  AutomaticDiscount,
  'key' | 'type' | 'value',
  'name' | 'description' | 'isActive' | 'maxDiscount' | 'priority' | 'conditions' | 'applicableCategories'
>

export type PricingSettingsDocument = Read<
  PricingSetting,
  never,
  | 'taxRate'
  | 'wildcardMultiplier'
  | 'wildcardExcluded'
  | 'multiDomainPrice'
  | 'defaultTransferPrice'
  | 'defaultTransferOriginalPrice'
  | 'sslStrikeMultiplier'
  | 'sslStrikeEnabled'
  | 'emailStrikeMultiplier'
  | 'emailStrikeEnabled'
  | 'maxCombinedDiscountPercent'
  | 'nameHoldHours'
  | 'transferDays'
  | 'cardMinutes'
  | 'unpaidDomains'
  | 'taxSeat'
  | 'taxRates'
>
