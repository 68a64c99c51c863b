import type { Minor } from '../money/types'
import type { QuoteLine } from '../orders/types'
import type { ServicePeriod } from './service-period'

/** What one payment covers of a line, or what goes back of it. `net` + `tax` = `gross`. */
export interface Covered {
  readonly net: Minor
  readonly tax: Minor
  readonly gross: Minor
}

/** A line of the order as it was frozen, and what of it this document is about. */
export interface InvoiceLine extends Pick<
  QuoteLine,
  | 'key'
  | 'type'
  | 'id'
  | 'name'
  | 'billing'
  | 'quantity'
  | 'serviceData'
  | 'unitPrice'
  | 'subtotal'
  | 'setupFee'
  | 'discount'
  | 'tax'
  | 'total'
  | 'term'
> {
  /** O21: there where it was paid into a balance. */
  readonly selectedPaymentType?: 'on-demand'
  readonly covered: Covered
  /** I10: absent where nobody knows it, and on documents from before it was written down. */
  readonly period?: ServicePeriod
}

export type InvoiceKind = 'invoice' | 'credit-note'

/** Whoever sells: frozen with each document. Empty where the shop has not said it. */
export interface Seller {
  readonly legalName: string
  readonly line1: string
  readonly line2: string
  readonly postalCode: string
  readonly city: string
  readonly region: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly vatId: string
  /** Register and number, tax number. */
  readonly registration: string
}

/** Whom it is made out to. */
export interface InvoiceBuyer {
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly vatId: string | null
  readonly line1: string
  readonly line2: string | null
  readonly postalCode: string
  readonly city: string
  readonly region: string | null
  readonly country: string
}
