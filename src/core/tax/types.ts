import type { Decimal } from '../money/types'

/** Kinds of buyer that a tax row applies to; a specific kind takes precedence over `everyone` (T2). */
export const taxKinds = ['everyone', 'consumer', 'business'] as const
export type TaxKind = (typeof taxKinds)[number]

/** A row in the tax table (T1). */
export interface TaxRow {
  /** ISO 3166-1 alpha-2; empty matches every country without its own row. */
  readonly country: string
  /** As buyers write it; empty means the whole country. */
  readonly region: string
  readonly kind: TaxKind
  /** As a fraction: 0.19 is 19%. */
  readonly rate: Decimal
  readonly name: string
  /** T3: epoch milliseconds, `from` inclusive, `to` exclusive; null is unbounded. */
  readonly from: number | null
  readonly to: number | null
}

/** How pages show catalogue prices (T10). */
export type ShownPrices = 'withoutTax' | 'withTax'

export interface TaxTable {
  readonly rows: readonly TaxRow[]
  /** Country of VAT registration; empty if not configured. */
  readonly seat: string
}

/** T5: the tax authorities did not respond, or don't list the number. */
export const unconfirmedVatIds = ['no-answer', 'not-found'] as const
export type UnconfirmedVatId = (typeof unconfirmedVatIds)[number]

/** Facts about the buyer that determine the tax. Only the server creates them. */
export interface TaxPlace {
  readonly country: string
  readonly region: string
  readonly isBusiness: boolean
  /** T5: confirmed by the tax authorities, for this country. */
  readonly hasValidVatId: boolean
  /** Absent if confirmed or not given. */
  readonly unconfirmedVatId?: UnconfirmedVatId
}

export const taxReasons = ['table', 'reverse-charge', 'outside-eu'] as const
type TaxReason = (typeof taxReasons)[number]

/** Reason for the tax, stored with orders and invoices. */
export interface TaxNote {
  readonly name: string
  /** Empty if unknown. */
  readonly country: string
  readonly reason: TaxReason
  /** T5: set if a confirmed number would have changed the rate. */
  readonly unconfirmedVatId?: UnconfirmedVatId
}

/** T7: absent if the shop has a single rate. */
export interface TaxedRecord {
  readonly taxNote?: TaxNote
}

export interface ResolvedTax {
  readonly rate: Decimal
  /** `null` if the shop has a single rate. */
  readonly note: TaxNote | null
}

/** EU member states, ISO 3166-1 alpha-2. */
const members: ReadonlySet<string> = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

export const isInEu = (country: string): boolean => members.has(country)

/** Greek VAT IDs use EL. */
export const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country)

/** `unknown`: no response. */
export type VatIdCheckResult =
  | { readonly status: 'valid'; /** Consultation number as proof; empty if none was issued. */ readonly reference: string }
  | { readonly status: 'invalid' | 'unknown' }

/** Service that verifies VAT IDs with the tax authorities (T5). */
export interface VatIdChecker {
  /** `vatId` is normalised, including its prefix. Never rejects. */
  readonly check: (vatId: string) => Promise<VatIdCheckResult>
}

/** Stored as proof. */
export interface VatIdProof {
  readonly vatId: string
  /** Epoch milliseconds. */
  readonly checkedAt: number
  readonly reference: string
}
