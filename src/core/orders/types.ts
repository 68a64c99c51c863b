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
import type { Rejection, AutomaticDiscount, Coupon } from '../discounts/coupons'
import type { TaxedRecord } from '../tax/types'
import { removeInvisible } from '../typed-text'

/** N4: a line's `unitPrice` is `firstYear` plus (`years` − 1) × `laterYear`. */
interface LineTerm {
  readonly years: number
  readonly firstYear: Minor
  readonly laterYear: Minor
  readonly baseFirstYear: UsdCents
  readonly baseLaterYear: UsdCents
}

/** Domain, operation, certificate coverage, or the configured bundle that the line belongs to (O9). */
export interface ServiceData {
  readonly bundle?: string
  readonly coverage?: SslCoverage
  readonly operation?: DomainOperation
  readonly domain?: string
  /** C10, S19: in addition to `domain`; absent if there are none. */
  readonly additionalDomains?: readonly string[]
  /** N4: years to register or renew; absent means 1. */
  readonly years?: number
}

/** Reference to a product, never with a price (O4). For a domain, `id` is the full domain (`example.com`). */
export interface QuoteItemRequest {
  readonly type: ItemType
  readonly id: string
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly serviceData?: ServiceData
  readonly selectedPaymentType?: PaymentType
  /** One of the service's `allowedTypes`; the first by default. */
  readonly partialType?: PartialPaymentType
}

export interface QuoteRequest {
  readonly currency: string
  readonly codes: readonly string[]
  readonly items: readonly QuoteItemRequest[]
}

/** All inputs of the engine, which has no clock, randomness or database. */
export interface PricingContext extends TaxedRecord {
  readonly catalog: Catalog
  readonly currencies: ReadonlyMap<string, Currency>
  readonly coupons: ReadonlyMap<string, Coupon>
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
  /** Epoch milliseconds. */
  readonly now: number
  /** D10: true for anonymous visitors. */
  readonly isFirstOrder: boolean
  /** This customer's redemptions per code; `null` for anonymous visitors. */
  readonly customerUses: ReadonlyMap<string, number> | null
}

export interface PaymentPart {
  /** Months after the order; 0 means now. */
  readonly dueInMonths: number
  readonly amount: Minor
}

/** Before discounts and tax, in the cart's currency unless the name contains USD. */
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
  /** Effective unit price (P2, P7), converted and rounded (M4); for on-demand payment, the top-up per unit (O21). */
  readonly unitPrice: Minor
  /** In USD (P2). */
  readonly baseUnitPrice: UsdCents
  /** Unit price of the renewal: an extension's renewal price, or a service's effective price. */
  readonly renewal: Minor
  readonly unitSetupFee: Minor
  /** unitPrice × quantity. */
  readonly subtotal: Minor
  /** unitSetupFee × quantity (O2). */
  readonly setupFee: Minor
  /** D15: (list price − effective price) × quantity. */
  readonly catalogSavings: Minor
  /** O21: balance below which a top-up is ordered. */
  readonly topUpBelow?: Minor
  /** For domains and their add-ons with more than one year. */
  readonly term?: LineTerm
  /** `maxYears` if the registry allows fewer than the usual maximum; `holder` describes eligibility restrictions (S10). */
  readonly maxYears?: number
  readonly holder?: string
  /** P16. */
  readonly periods?: readonly BillingPeriod[]
  /** C10, S19: absent if it is 1. */
  readonly maxDomains?: number
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
  /** O3: part of `total` due now. */
  readonly paymentTypeAmount: Minor
  /** O3: adds up to `total`; the first part is due now. */
  readonly schedule: readonly PaymentPart[]
}

/** D13, D14. */
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

export interface Quote extends TaxedRecord {
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

/** `item` is the index in the request. */
export type QuoteRefusal =
  | { readonly code: 'unknown-currency'; readonly currency: string }
  | { readonly code: 'unknown-product'; readonly item: number }
  | { readonly code: 'unknown-extension'; readonly item: number }
  | { readonly code: 'invalid-domain'; readonly item: number; readonly reason: string }
  | { readonly code: 'period-not-offered' | 'years-not-offered'; readonly item: number }
  | { readonly code: 'coverage-not-offered'; readonly item: number }
  | { readonly code: 'payment-type-not-offered'; readonly item: number }
  | { readonly code: 'too-many-domains'; readonly item: number; readonly most: number }
  | { readonly code: 'quantity-out-of-range' | 'duplicate-line'; readonly item: number }
  | { readonly code: 'addon-without-domain' | 'incomplete-bundle' | 'domain-not-attachable'; readonly item: number }

/** Resolved catalogue item; unit prices are in USD. */
export interface Product {
  readonly name: string
  readonly description: string
  readonly category: CategoryId
  /** P2, P7: effective unit price; for several years, that of the first year (N4). */
  readonly price: UsdCents
  /** D15: reference price for savings; equals `price` if there are none. */
  readonly listPrice: UsdCents
  readonly renewal: UsdCents
  readonly setupFee: UsdCents
  /** O3: `null` if only full payment is possible. */
  readonly paymentTypes: PaymentTypes | null
  /** N4: each year after the first costs `renewal`; absent means one year. */
  readonly years?: number
  readonly maxYears?: number
  /** S10: eligibility restriction of the registry. */
  readonly holder?: string
  /** P16: all billing periods of the service. */
  readonly periods?: readonly BillingPeriod[]
  /** C10, S19: absent if it is 1. */
  readonly maxDomains?: number
  /** S16, S17: categories whose plans include it. */
  readonly includedIn?: readonly CategoryId[]
}

export const noSetupFee = 0 as UsdCents

/** O7. */
export const normaliseOrderNumber = (typed: string): string => removeInvisible(typed).trim().toUpperCase()

const randomLength = 6

const randomCharacter = (random: () => number): string => Math.floor(random() * 36).toString(36)

/**
 * O7: `ORD-{time}-{random}` in upper case: base-36 milliseconds and 6 base-36 characters. `random` returns [0, 1). Knowing the number
 * grants no access; a database index ensures uniqueness.
 */
export const createOrderNumber = (now: number, random: () => number): string =>
  `ORD-${now.toString(36)}-${Array.from({ length: randomLength }, () => randomCharacter(random)).join('')}`.toUpperCase()
