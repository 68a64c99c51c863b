import type { Decimal } from '../money/types'

/** T2: whom a row is for. */
export const taxKinds = ['everyone', 'consumer', 'business'] as const
export type TaxKind = (typeof taxKinds)[number]

/** T1: a row of the shop's table. */
export interface TaxRow {
  /** ISO 3166-1 alpha-2; empty is every country without a row of its own. */
  readonly country: string
  /** As buyers write it; empty is the whole country. */
  readonly region: string
  readonly kind: TaxKind
  /** A fraction: 0.19 is 19 %. */
  readonly rate: Decimal
  /** What the tax is called. */
  readonly name: string
  /** T3: epoch milliseconds, `from` included and `to` not; null has no end there. */
  readonly from: number | null
  readonly to: number | null
}

/** T10: how pages show the prices of the catalogue. */
export type ShownPrices = 'withoutTax' | 'withTax'

export interface TaxTable {
  readonly rows: readonly TaxRow[]
  /** Where the shop is registered for VAT; empty where it has not said so. */
  readonly seat: string
}

/** T5: why a VAT number was not confirmed: the tax offices did not answer, or do not list it. */
export const unconfirmedVatIds = ['no-answer', 'not-found'] as const
export type UnconfirmedVatId = (typeof unconfirmedVatIds)[number]

/** What of a buyer decides the tax. Only the server makes one. */
export interface TaxPlace {
  readonly country: string
  readonly region: string
  readonly isBusiness: boolean
  /** T5: confirmed by the tax offices, and of this country. */
  readonly hasValidVatId: boolean
  /** Absent where it was confirmed, or none was given. */
  readonly unconfirmedVatId?: UnconfirmedVatId
}

export const taxReasons = ['table', 'reverse-charge', 'outside-eu'] as const
type TaxReason = (typeof taxReasons)[number]

/** Why an amount is taxed as it is; kept with orders and invoices. */
export interface TaxNote {
  readonly name: string
  /** Empty where the buyer has not said one. */
  readonly country: string
  readonly reason: TaxReason
  /** T5: there where a confirmed number would have been taxed otherwise. */
  readonly unconfirmedVatId?: UnconfirmedVatId
}

/** T7: what has a tax rate, and why it is that one; nothing where the shop has one for everybody. */
export interface Taxed {
  readonly taxNote?: TaxNote
}

export interface ResolvedTax {
  readonly rate: Decimal
  /** `null` where the shop has one rate for everybody. */
  readonly note: TaxNote | null
}

/** Member states, as ISO 3166-1 writes them. */
const members: ReadonlySet<string> = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

export const isInEu = (country: string): boolean => members.has(country)

/** VAT numbers of Greece begin with EL. */
export const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country)

/** What the tax offices say of a VAT number. `unknown`: nobody answered. */
export type VatIdAnswer =
  | { readonly status: 'valid'; /** What proves that it was asked; empty where they gave none. */ readonly reference: string }
  | { readonly status: 'invalid' | 'unknown' }

/** T5: who knows whether a VAT number was given out. */
export interface VatIdChecker {
  /** Normalised, with its two letters. Never rejects. */
  readonly check: (vatId: string) => Promise<VatIdAnswer>
}

/** A confirmation as it is kept, for the proof. */
export interface VatIdProof {
  readonly vatId: string
  /** Epoch milliseconds. */
  readonly checkedAt: number
  readonly reference: string
}
