import { monthsOfPeriod, type PaymentType } from '../catalog/types'
import { addDays, addMonths, startOfDay } from '../dates'
import { addYears, registrationYears } from '../domains/lifecycle'
import type { QuoteLine } from '../orders/types'
import type { Minor } from '../money/types'

type Line = Pick<QuoteLine, 'key' | 'type' | 'id' | 'billing' | 'serviceData'> & { readonly selectedPaymentType?: PaymentType }

/** What a payment pays for, as days in UTC (YYYY-MM-DD), both included. */
interface ServicePeriod {
  readonly from: string
  readonly to: string
}

interface PaidTerm {
  readonly termStart: number
  readonly termEnd: number
}

/** Instants in epoch milliseconds. */
export interface PeriodFacts {
  /** When the money came that was due at once. */
  readonly paidAt: number
  /** Terms of subscriptions that the order has paid, by the key of each line. */
  readonly terms: ReadonlyMap<string, PaidTerm>
  /** Of a renewal: where the domain's term ended when it was ordered. */
  readonly renewedFrom: number | null
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

const between = (start: number, end: number): ServicePeriod => ({ from: dayOf(start), to: dayOf(addDays(end, -1)) })

const domainPeriod = ({ serviceData: { operation = 'register', years = registrationYears } }: Line, facts: PeriodFacts) => {
  // the year comes on top of a term that only the other registrar knows
  if (operation === 'transfer') return null
  const start = operation === 'renew' ? facts.renewedFrom : startOfDay(facts.paidAt)
  return start === null ? null : between(start, addYears(start, years))
}

const firstTerm = (paidAt: number, months: number): PaidTerm => {
  const termStart = startOfDay(paidAt)
  return { termStart, termEnd: addMonths(new Date(termStart), months).getTime() }
}

/**
 * I10: of a line of an order; null where nobody knows it. A first term begins on the day the money came (U1), a renewal where the term
 * before ends, and add-ons share the term of their domain.
 */
export const servicePeriod = (line: Line, lines: readonly Line[], facts: PeriodFacts): ServicePeriod | null => {
  const { type, key, billing, serviceData } = line
  if (type === 'domain') return domainPeriod(line, facts)
  // O21: nobody knows how long a balance lasts
  if (line.selectedPaymentType === 'on-demand') return null
  const domain = type === 'addon' ? lines.find((other) => other.type === 'domain' && other.id === serviceData.domain) : undefined
  if (domain) return domainPeriod(domain, facts)
  const term = facts.terms.get(key) ?? (serviceData.operation === 'renew' ? null : firstTerm(facts.paidAt, monthsOfPeriod[billing]))
  return term && between(term.termStart, term.termEnd)
}

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

/** I2: credit notes count in a series of their own, so each begins at one and has no gap. */
const prefixes = { invoice: '', 'credit-note': 'C-' } as const satisfies Record<InvoiceKind, string>

/** `2026-000123`, `C-2026-000007`. Six digits, and as many more as a year needs. */
export const invoiceNumber = (kind: InvoiceKind, year: number, position: number): string =>
  `${prefixes[kind]}${year}-${String(position).padStart(6, '0')}`

/** What a number is of. */
export const kindOfNumber = (number: string): InvoiceKind => (number.startsWith(prefixes['credit-note']) ? 'credit-note' : 'invoice')

const form = /^(?:C-)?\d{4}-\d{6,9}$/

/** What could be the number of a document; there may be none. */
export const isInvoiceNumber = (text: string): boolean => form.test(text)
