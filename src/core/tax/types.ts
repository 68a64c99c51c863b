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
export type TaxReason = (typeof taxReasons)[number]

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
