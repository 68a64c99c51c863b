import { monthsOfPeriod, type PaymentType } from '../catalog/types'
import { addDays, addMonths, startOfDay } from '../dates'
import { addYears, registrationYears } from '../domains/lifecycle'
import type { QuoteLine } from '../orders/types'
import type { Minor } from '../money/types'

type Line = Pick<QuoteLine, 'key' | 'type' | 'id' | 'billing' | 'serviceData'> & { readonly selectedPaymentType?: PaymentType }

/** UTC days (YYYY-MM-DD), inclusive. */
interface ServicePeriod {
  readonly from: string
  readonly to: string
}

interface PaidTerm {
  readonly termStart: number
  readonly termEnd: number
}

/** Epoch milliseconds. */
export interface PeriodFacts {
  /** Date of the initial payment. */
  readonly paidAt: number
  /** Subscription terms paid by the order, by line key. */
  readonly terms: ReadonlyMap<string, PaidTerm>
  /** Renewals only: end of the domain's term at the time of the order. */
  readonly renewedFrom: number | null
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

const between = (start: number, end: number): ServicePeriod => ({ from: dayOf(start), to: dayOf(addDays(end, -1)) })

const domainPeriod = ({ serviceData: { operation = 'register', years = registrationYears } }: Line, facts: PeriodFacts) => {
  // The added year extends a term that only the losing registrar knows.
  if (operation === 'transfer') return null
  const start = operation === 'renew' ? facts.renewedFrom : startOfDay(facts.paidAt)
  return start === null ? null : between(start, addYears(start, years))
}

const firstTerm = (paidAt: number, months: number): PaidTerm => {
  const termStart = startOfDay(paidAt)
  return { termStart, termEnd: addMonths(new Date(termStart), months).getTime() }
}

/**
 * I10: service period of an order line; null if unknown. A first term starts on the day of payment (U1), a renewal at the end of the
 * previous term; add-ons share their domain's term.
 */
export const servicePeriod = (line: Line, lines: readonly Line[], facts: PeriodFacts): ServicePeriod | null => {
  const { type, key, billing, serviceData } = line
  if (type === 'domain') return domainPeriod(line, facts)
  // O21: a balance has no fixed duration.
  if (line.selectedPaymentType === 'on-demand') return null
  const domain = type === 'addon' ? lines.find((other) => other.type === 'domain' && other.id === serviceData.domain) : undefined
  if (domain) return domainPeriod(domain, facts)
  const term = facts.terms.get(key) ?? (serviceData.operation === 'renew' ? null : firstTerm(facts.paidAt, monthsOfPeriod[billing]))
  return term && between(term.termStart, term.termEnd)
}

/** The paid or credited part of a line. `net` + `tax` = `gross`. */
export interface CoveredAmounts {
  readonly net: Minor
  readonly tax: Minor
  readonly gross: Minor
}

/** Frozen order line and the part that this document covers. */
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
  /** O21: set for a balance top-up. */
  readonly selectedPaymentType?: 'on-demand'
  readonly covered: CoveredAmounts
  /** I10: absent if unknown, and on documents created before it was stored. */
  readonly period?: ServicePeriod
}

export type InvoiceKind = 'invoice' | 'credit-note'

/** Frozen in each document. Empty fields are not configured. */
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
  /** Company register and number, tax number. */
  readonly registration: string
}

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

/** I2: credit notes have their own number series, so that both start at one without gaps. */
const prefixes = { invoice: '', 'credit-note': 'C-' } as const satisfies Record<InvoiceKind, string>

/** `2026-000123`, `C-2026-000007`. At least six digits. */
export const invoiceNumber = (kind: InvoiceKind, year: number, position: number): string =>
  `${prefixes[kind]}${year}-${String(position).padStart(6, '0')}`

export const kindOfNumber = (number: string): InvoiceKind => (number.startsWith(prefixes['credit-note']) ? 'credit-note' : 'invoice')

const form = /^(?:C-)?\d{4}-\d{6,9}$/

/** Checks the format only. */
export const isInvoiceNumber = (text: string): boolean => form.test(text)
