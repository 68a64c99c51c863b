import type { Minor, UsdCents, Currency, Decimal } from '../money/types'
import type {
  BillingPeriod,
  Catalog,
  CategoryId,
  DomainOperation,
  ItemType,
  PartialPaymentType,
  PaymentType,
  PricingSettings,
  SslCoverage,
  PaymentTypes,
} from '../catalog/types'
import type { AppliedDiscount } from '../discounts/discounts'
import type { Rejection } from '../discounts/coupons'
import type { AutomaticDiscount, Coupon } from '../discounts/types'
import type { Taxed } from '../tax/types'
import { removeInvisible } from '../typed-text'

/** N4: what several years are made of. A line's `unitPrice` is `firstYear` and `years` − 1 times `laterYear`. */
interface LineTerm {
  readonly years: number
  readonly firstYear: Minor
  readonly laterYear: Minor
  readonly baseFirstYear: UsdCents
  readonly baseLaterYear: UsdCents
}

/** What a line is about beyond its product: which name, what is done with it, what a certificate covers, which configured thing it is a part of (O9). */
export interface ServiceData {
  readonly bundle?: string
  readonly coverage?: SslCoverage
  readonly operation?: DomainOperation
  readonly domain?: string
  /** N4: for how many years a name is registered or renewed; absent is one. */
  readonly years?: number
}

/** A reference to something sold; never carries a price (O4). For a domain `id` is the full name (`example.com`). */
export interface QuoteItemRequest {
  readonly type: ItemType
  readonly id: string
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly serviceData?: ServiceData
  readonly selectedPaymentType?: PaymentType
  /** Which of the service's `allowedTypes` a partial payment follows; its first one by default. */
  readonly partialType?: PartialPaymentType
}

export interface QuoteRequest {
  readonly currency: string
  readonly codes: readonly string[]
  readonly items: readonly QuoteItemRequest[]
}

/** Everything the engine needs to know of the world, handed in: no clock, no dice, no database. */
export interface PricingContext extends Taxed {
  readonly catalog: Catalog
  readonly currencies: ReadonlyMap<string, Currency>
  readonly coupons: ReadonlyMap<string, Coupon>
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
  /** Epoch milliseconds. */
  readonly now: number
  /** D10: assumed true for an anonymous visitor. */
  readonly isFirstOrder: boolean
  /** How often this customer has redeemed each code; empty for an anonymous visitor. */
  readonly customerUses: ReadonlyMap<string, number> | null
}

export interface PaymentPart {
  /** Months after the order: 0 is now. */
  readonly dueInMonths: number
  readonly amount: Minor
}

/** What a line costs before discounts and tax. Every amount is in the cart's currency unless its name says USD. */
export interface LinePrices {
  readonly key: string
  readonly type: ItemType
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: CategoryId
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly serviceData: ServiceData
  /** Effective unit price (P2, P7), converted and rounded (M4); on demand what a unit pays into the balance (O21). */
  readonly unitPrice: Minor
  /** The same in USD (P2). */
  readonly baseUnitPrice: UsdCents
  /** Unit price of the renewal period: an extension's renewal, otherwise the service's effective price. */
  readonly renewal: Minor
  readonly unitSetupFee: Minor
  /** unitPrice × quantity. */
  readonly subtotal: Minor
  /** unitSetupFee × quantity (O2). */
  readonly setupFee: Minor
  /** D15: (list price − effective price) × quantity. */
  readonly catalogSavings: Minor
  /** O21: of what is paid into a balance: it is topped up below this. */
  readonly topUpBelow?: Minor
  /** Of a name, and what hangs on it, for more than one year. */
  readonly term?: LineTerm
  /** Of a name whose registry gives fewer years at once than any does; and (S10) not to everybody, in words. */
  readonly maxYears?: number
  readonly holder?: string
  /** P16. */
  readonly periods?: readonly BillingPeriod[]
  /** S16. */
  readonly includedIn?: readonly CategoryId[]
}

export interface QuoteLine extends LinePrices {
  readonly discounts: readonly { readonly discountId: string; readonly savings: Minor }[]
  readonly discount: Minor
  readonly tax: Minor
  /** subtotal + setupFee − discount + tax. */
  readonly total: Minor
  readonly availablePaymentTypes: readonly PaymentType[]
  readonly selectedPaymentType: PaymentType
  /** O3: what is due now of `total`. */
  readonly paymentTypeAmount: Minor
  /** O3: all parts, the first one due now; sums to `total`. */
  readonly schedule: readonly PaymentPart[]
}

/** D13, D14: a code that does not count now, and why. */
export interface RejectedCode extends Rejection {
  readonly code: string
}

export interface Breakdown {
  readonly subtotal: Minor
  readonly setupFees: Minor
  readonly discount: Minor
  readonly tax: Minor
  readonly shipping: Minor
  readonly total: Minor
  readonly savings: Minor
}

export interface Quote extends Taxed {
  readonly currency: Currency
  readonly taxRate: Decimal
  readonly lines: readonly QuoteLine[]
  readonly automaticDiscounts: readonly AppliedDiscount[]
  readonly discountCodes: readonly AppliedDiscount[]
  readonly rejectedCodes: readonly RejectedCode[]
  readonly breakdown: Breakdown
  readonly dueNow: Minor
  readonly dueLater: Minor
}

/** Why a request cannot be priced at all. `item` is the index in the request. */
export type QuoteRefusal =
  | { readonly code: 'unknown-currency'; readonly currency: string }
  | { readonly code: 'unknown-product'; readonly item: number }
  | { readonly code: 'unknown-extension'; readonly item: number }
  | { readonly code: 'invalid-domain'; readonly item: number; readonly reason: string }
  | { readonly code: 'period-not-offered' | 'years-not-offered'; readonly item: number }
  | { readonly code: 'coverage-not-offered'; readonly item: number }
  | { readonly code: 'payment-type-not-offered'; readonly item: number }
  | { readonly code: 'quantity-out-of-range' | 'duplicate-line'; readonly item: number }
  | { readonly code: 'addon-without-domain' | 'incomplete-bundle'; readonly item: number }

/** What a reference turned out to be: words, category, and unit prices in USD. */
export interface Product {
  readonly name: string
  readonly description: string
  readonly category: CategoryId
  /** P2, P7: effective unit price; of several years the first one's (N4). */
  readonly price: UsdCents
  /** D15: what it is measured against; equal to `price` where nothing is saved. */
  readonly listPrice: UsdCents
  readonly renewal: UsdCents
  readonly setupFee: UsdCents
  /** O3: `null` where only payment in full is possible. */
  readonly paymentTypes: PaymentTypes | null
  /** N4: how many years a name and what hangs on it are bought for, each after the first at `renewal`; absent is one. */
  readonly years?: number
  readonly maxYears?: number
  /** S10: of a name, whom its registry gives it to, where that is not everybody. */
  readonly holder?: string
  /** P16: of a service, every period it can be billed in. */
  readonly periods?: readonly BillingPeriod[]
  /** S16: of an add-on, the categories whose plans include it. */
  readonly includedIn?: readonly CategoryId[]
}

export const noSetupFee = 0 as UsdCents

/** O7: as it is kept, however it was typed. */
export const normaliseOrderNumber = (typed: string): string => removeInvisible(typed).trim().toUpperCase()

const randomLength = 6

const randomCharacter = (random: () => number): string => Math.floor(random() * 36).toString(36)

/**
 * O7: `ORD-{time}-{random}`, upper case: base-36 milliseconds and 6 base-36 characters.
 * `random` gives numbers in [0, 1). The number opens nothing by itself; uniqueness is the database's index.
 */
export const createOrderNumber = (now: number, random: () => number): string =>
  `ORD-${now.toString(36)}-${Array.from({ length: randomLength }, () => randomCharacter(random)).join('')}`.toUpperCase()
