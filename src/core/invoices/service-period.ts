import { monthsOfPeriod, type PaymentType } from '../catalog/types'
import { addDays, addMonths, startOfDay } from '../calendar'
import { addYears, registrationYears } from '../domains/registration-term'
import type { QuoteLine } from '../orders/types'

type Line = Pick<QuoteLine, 'key' | 'type' | 'id' | 'billing' | 'serviceData'> & { readonly selectedPaymentType?: PaymentType }

/** What a payment pays for, as days in UTC (YYYY-MM-DD), both included. */
export interface ServicePeriod {
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
