import type { AddonGroupId, ExtensionFacts } from './tlds'
import type { Decimal, UsdCents } from '../money/types'
import type { CategoryId } from './categories'

export const itemTypes = ['hosting', 'ssl', 'domain', 'addon', 'email', 'component', 'service'] as const
export type ItemType = (typeof itemTypes)[number]

/** Billing periods a service can be sold for (§4). */
export const billingPeriods = ['monthly', 'quarterly', 'semiannual', 'yearly', 'biennial'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

export const monthsOfPeriod = { monthly: 1, quarterly: 3, semiannual: 6, yearly: 12, biennial: 24 } as const satisfies Record<
  BillingPeriod,
  number
>

export const paymentTypeIds = ['full', 'partial', 'on-demand'] as const
export type PaymentType = (typeof paymentTypeIds)[number]

export const partialPaymentTypes = ['deposit', 'installments'] as const
export type PartialPaymentType = (typeof partialPaymentTypes)[number]

export const sslCoverages = ['single', 'wildcard', 'multi-domain'] as const
export type SslCoverage = (typeof sslCoverages)[number]

/** Operations anyone may put into a cart. */
export const domainOperations = ['register', 'transfer'] as const
/** `renew` adds a year; the shop orders it for the owner, and carts can't contain it. */
export const orderedOperations = [...domainOperations, 'renew'] as const
export type DomainOperation = (typeof orderedOperations)[number]

export { categoryIds, categoryParents, type CategoryId } from './categories'

/** Price for one billing period (§3). USD cents; `discount` is a fraction 0 ≤ d < 1. */
export interface PriceEntry {
  readonly basePrice: UsdCents
  readonly setupFee: UsdCents
  readonly discount: Decimal
  /** P11: struck-through price, `null` for none; absent if P2 and P6 determine it. */
  readonly strike?: UsdCents | null
}

/** Payment options of a service (§3, O3). */
export interface PaymentTypes {
  readonly available: readonly PaymentType[]
  readonly default: PaymentType
  readonly partial: {
    readonly minimumAmount: UsdCents
    readonly depositPercentage: Decimal
    readonly allowedTypes: readonly PartialPaymentType[]
    readonly installmentCount: number
  } | null
  readonly onDemand: {
    readonly minimumBalance: UsdCents
    readonly autoTopupThreshold: UsdCents
  } | null
}

/** A hosting plan, certificate, email plan, server component or other service. `id` is the public key (`shared-basic`). */
export interface Service {
  readonly id: string
  readonly type: Exclude<ItemType, 'domain' | 'addon'>
  readonly category: CategoryId
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  readonly popular: boolean
  readonly demo: boolean
  readonly order: number
  readonly prices: Readonly<Partial<Record<BillingPeriod, PriceEntry>>>
  readonly paymentTypes: PaymentTypes
  /** P7: coverages of a certificate; empty for everything but `ssl`. */
  readonly coverages: readonly SslCoverage[]
  /** C10: number of domains of a plan; S19: number of names on a multi-domain certificate. At least 1. */
  readonly maxDomains: number
  /** S17: categories whose plans include it. */
  readonly includedIn: readonly CategoryId[]
  /** R20: language of description and features, if it differs from the requested one. */
  readonly textLanguage?: string
}

/** Groups of the price list. */
export const extensionCategories = ['popular', 'business', 'technology', 'country', 'organization', 'creative'] as const
export type ExtensionCategory = (typeof extensionCategories)[number]

/**
 * Catalogue row of an extension (§9): first-year, list and renewal price in USD per year; minimum name length; maximum years (N4); facts.
 */
export interface Extension extends ExtensionFacts {
  /** With its leading dot: `.com`. */
  readonly extension: string
  readonly price: UsdCents
  readonly originalPrice: UsdCents
  readonly renewal: UsdCents
  readonly minLength: number
  readonly maxYears: number
  readonly category: ExtensionCategory
  readonly features: readonly string[]
  readonly order: number
  /** R20: as in `Service`. */
  readonly textLanguage?: string
  /** RDAP server set in the admin; otherwise IANA's list is used. */
  readonly rdapServer?: string | null
}

/** P8: transfer price, including one year. */
export interface TransferPrice {
  readonly extension: string
  readonly price: UsdCents
  readonly originalPrice: UsdCents
  readonly popular: boolean
  readonly description: string
  readonly features: readonly string[]
  /** R20: as in `Service`. */
  readonly textLanguage?: string
}

/** Domain add-on, billed yearly (§9). */
export interface Addon {
  readonly id: string
  readonly category: Extract<CategoryId, 'privacy' | 'email-addon' | 'security' | 'performance'>
  readonly heroGroup: AddonGroupId
  readonly icon: string
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly price: UsdCents
  readonly originalPrice: UsdCents | null
  readonly popular: boolean
  readonly recommended: boolean
  /** Categories whose plans include it. */
  readonly includedIn: readonly CategoryId[]
  readonly order: number
  /** R20: as in `Service`. */
  readonly textLanguage?: string
}

/** Everything with a price: text in one language, prices in USD. */
export interface Catalog {
  readonly services: ReadonlyMap<string, Service>
  readonly extensions: ReadonlyMap<string, Extension>
  readonly transferPrices: ReadonlyMap<string, TransferPrice>
  readonly addons: ReadonlyMap<string, Addon>
}

/** §9: values edited in the `pricing-settings` global. */
export interface PricingSettings {
  /** O1: 0.1 by default. */
  readonly taxRate: Decimal
  /** P7: 3 by default. */
  readonly wildcardMultiplier: number
  /** P7: 149.99 per year by default; sold yearly only. */
  readonly multiDomainPrice: UsdCents
  /** P8: transfer price for extensions without their own row (12.99 / 19.99). */
  readonly defaultTransferPrice: UsdCents
  readonly defaultTransferOriginalPrice: UsdCents
  /** P6: struck-through price = price × multiplier; `null` disables it. */
  readonly sslStrikeMultiplier: Decimal | null
  readonly emailStrikeMultiplier: Decimal | null
  /** D1: 100 by default. */
  readonly maxCombinedDiscountPercent: number
}

/** `undefined` if the id belongs to another type, so that a hosting plan can't be sold as a certificate. */
export const findService = (catalog: Catalog, type: Service['type'], id: string): Service | undefined => {
  const service = catalog.services.get(id)
  return service?.type === type ? service : undefined
}

export const findExtension = (catalog: Catalog, extension: string): Extension | undefined => catalog.extensions.get(extension)

export const findAddon = (catalog: Catalog, id: string): Addon | undefined => catalog.addons.get(id)

const sizePattern = /^([\d., \u00a0\u202f]*\d)[\s\u00a0\u202f]*(\p{L}*)/u

/** 1 TB = 1000 GB; French uses `To`. */
const thousandfold: ReadonlySet<string> = new Set(['TB', 'To'])

/**
 * Numeric size from a specification value (`250 GB`, `1,000`, `2 To`), in the smallest unit sold. `null` if it does not start with a digit.
 */
export const parseSize = (value: string): number | null => {
  const [, digits = '', unit = ''] = sizePattern.exec(value.trim()) ?? []
  if (digits === '') return null
  // A separator before three digits groups thousands in every language; any other separator is a decimal mark.
  const [, whole = '', fraction = '0'] =
    /^(\d+)(?:[.,](\d{1,2}))?$/.exec(digits.replaceAll(/[.,\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '')) ?? []
  if (whole === '') return null
  const size = Number(`${whole}.${fraction}`)
  return thousandfold.has(unit) ? size * 1000 : size
}
