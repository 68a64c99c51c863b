import type { HeroGroup, ExtensionFacts } from './tlds'
import type { Decimal, UsdCents } from '../money/types'
import type { CategoryId } from './categories'

/** What can stand on a cart line. */
export const itemTypes = ['hosting', 'ssl', 'domain', 'addon', 'email', 'component', 'service'] as const
export type ItemType = (typeof itemTypes)[number]

/** §4: the five billing periods. */
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

/** What anybody may put into a cart. */
export const domainOperations = ['register', 'transfer'] as const
/** `renew` is another year of a name, ordered for its holder by the shop itself and never from a cart. */
export const orderedOperations = [...domainOperations, 'renew'] as const
export type DomainOperation = (typeof orderedOperations)[number]

export { categoryIds, categoryParents, type CategoryId } from './categories'

/** One period of a service's pricing (§3): USD, `discount` is a fraction 0 ≤ d < 1. */
export interface PriceEntry {
  readonly basePrice: UsdCents
  readonly setupFee: UsdCents
  readonly discount: Decimal
  /** P11: what may be struck through beside it, `null` for nothing. Not there where the shop strikes through as P2 and P6 say. */
  readonly strike?: UsdCents | null
}

/** How a service may be paid (§3, O3). */
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
  /** P7: coverages this certificate may be sold with; empty for everything that is not `ssl`. */
  readonly coverages: readonly SslCoverage[]
  /** R20: the language of description and features, where it is not the one that was asked for. */
  readonly textLanguage?: string
}

/** What an extension is for: the groups of the price list. */
export const extensionCategories = ['popular', 'business', 'technology', 'country', 'organization', 'creative'] as const
export type ExtensionCategory = (typeof extensionCategories)[number]

/** A row of the extension catalogue (§9): first-year price, list price and renewal, all USD a year; the shortest name, the most years at once (N4); its facts. */
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
  /** R20: as of a service. */
  readonly textLanguage?: string
  /** Whom the `rdap` provider asks about it, where the admin names somebody else than IANA's list. */
  readonly rdapServer?: string | null
}

/** P8: what moving a domain of this ending here costs; one year is included. */
export interface TransferPrice {
  readonly extension: string
  readonly price: UsdCents
  readonly originalPrice: UsdCents
  readonly popular: boolean
  readonly description: string
  readonly features: readonly string[]
  /** R20: as of a service. */
  readonly textLanguage?: string
}

/** An add-on of a domain, billed yearly (§9). */
export interface Addon {
  readonly id: string
  readonly category: Extract<CategoryId, 'privacy' | 'email-addon' | 'security' | 'performance'>
  readonly heroGroup: HeroGroup
  readonly icon: string
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly price: UsdCents
  readonly originalPrice: UsdCents | null
  readonly popular: boolean
  readonly recommended: boolean
  /** Categories whose plans have it already. */
  readonly includedIn: readonly CategoryId[]
  readonly order: number
  /** R20: as of a service. */
  readonly textLanguage?: string
}

/** Everything priceable, in one language (words) and in USD (prices). */
export interface Catalog {
  readonly services: ReadonlyMap<string, Service>
  readonly extensions: ReadonlyMap<string, Extension>
  readonly transferPrices: ReadonlyMap<string, TransferPrice>
  readonly addons: ReadonlyMap<string, Addon>
}

/** The shop-wide pricing constants of §9, edited in the `pricing-settings` global. */
export interface PricingSettings {
  /** O1: 0.1 by default. */
  readonly taxRate: Decimal
  /** P7: 3. */
  readonly wildcardMultiplier: number
  /** P7: 149.99 a year, sold yearly only. */
  readonly multiDomainPrice: UsdCents
  /** P8: price of a transfer whose extension has no row of its own (12.99 / 19.99). */
  readonly defaultTransferPrice: UsdCents
  readonly defaultTransferOriginalPrice: UsdCents
  /** P6: struck-through price = price × multiplier; `null` is off. */
  readonly sslStrikeMultiplier: Decimal | null
  readonly emailStrikeMultiplier: Decimal | null
  /** D1: 100 by default. */
  readonly maxCombinedDiscountPercent: number
}

/** The service of this id, if it is one of the type asked for: a hosting plan is never sold as a certificate. */
export const findService = (catalog: Catalog, type: Service['type'], id: string): Service | undefined => {
  const service = catalog.services.get(id)
  return service?.type === type ? service : undefined
}

/** A row of the extension catalogue, by extension with its leading dot (§9). */
export const findExtension = (catalog: Catalog, extension: string): Extension | undefined => catalog.extensions.get(extension)

export const findAddon = (catalog: Catalog, id: string): Addon | undefined => catalog.addons.get(id)

const sizePattern = /^([\d., \u00a0\u202f]*\d)[\s\u00a0\u202f]*(\p{L}*)/u

/** In the smallest unit that is sold: a terabyte is a thousand gigabytes, whatever the language calls them. */
const thousandfold: ReadonlySet<string> = new Set(['TB', 'To'])

/** How much a line of a data sheet says there is, to draw it to scale: `250 GB`, `1,000`, `2 To`. `null` where it begins with no figure. */
export const sizeOf = (value: string): number | null => {
  const [, digits = '', unit = ''] = sizePattern.exec(value.trim()) ?? []
  if (digits === '') return null
  // Groups of three are one number in every language; anything else after a mark is a fraction.
  const [, whole = '', fraction = '0'] =
    /^(\d+)(?:[.,](\d{1,2}))?$/.exec(digits.replaceAll(/[.,\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '')) ?? []
  if (whole === '') return null
  const size = Number(`${whole}.${fraction}`)
  return thousandfold.has(unit) ? size * 1000 : size
}
