import { allocate, sumOf } from '../money/arithmetic'
import type { Minor } from '../money/types'
import type { QuoteLine } from '../orders/types'
import type { Covered, InvoiceLine } from './types'

/** What of `amount` belongs to `part` where `rest` remains, by largest remainder: whoever takes the rest later takes what is left of it. */
export const split = (amount: number, part: number, rest: number): number =>
  allocate(amount, [
    { weight: part, key: '0' },
    { weight: rest, key: '1' },
  ])[0] ?? 0

/** Which of an order's payments: what was due at once (0), or so many months later. */
interface PaymentCovering {
  readonly amount: Minor
  /** `null` where the order's own plan knows no such payment. */
  readonly dueInMonths: number | null
}

const toCovered = (gross: number, tax: number): Covered => ({
  net: (gross - tax) as Minor,
  tax: tax as Minor,
  gross: gross as Minor,
})

/** O3: the line's own parts, and what of it has no date yet. Their tax adds up to the line's by largest remainder (D9). */
const ofSchedule = ({ schedule, total, tax }: QuoteLine, dueInMonths: number): Covered => {
  const planned = sumOf(schedule.map(({ amount }) => amount))
  const parts = [...schedule.map(({ amount }) => amount), total - planned]
  const taxes = allocate(
    tax,
    parts.map((weight, index) => ({ weight, key: String(index).padStart(4, '0') })),
  )
  const part = schedule.findIndex((each) => each.dueInMonths === dueInMonths)
  return part === -1 ? toCovered(0, 0) : toCovered(schedule[part]?.amount ?? 0, taxes[part] ?? 0)
}

const byPlan = (lines: readonly QuoteLine[], { amount, dueInMonths }: PaymentCovering): readonly Covered[] | null => {
  if (dueInMonths === null) return null
  const covered = lines.map((line) => ofSchedule(line, dueInMonths))
  return sumOf(covered.map(({ gross }) => gross)) === amount ? covered : null
}

/** A payment no plan explains covers each line by its weight. */
const byWeight = (lines: readonly QuoteLine[], amount: Minor): readonly Covered[] => {
  const shares = allocate(
    amount,
    lines.map(({ total, key }) => ({ weight: total, key })),
  )
  return lines.map(({ total, tax }, index) => {
    const gross = shares[index] ?? 0
    return toCovered(gross, gross >= total ? tax : split(tax, gross, total - gross))
  })
}

/** I4: the order's lines as they were frozen, each with what this payment covers of it; their sum is the payment. */
export const coverLines = (lines: readonly QuoteLine[], payment: PaymentCovering): readonly InvoiceLine[] => {
  const covered = byPlan(lines, payment) ?? byWeight(lines, payment.amount)
  return lines.map((line, index) => ({
    key: line.key,
    type: line.type,
    id: line.id,
    name: line.name,
    billing: line.billing,
    quantity: line.quantity,
    serviceData: line.serviceData,
    unitPrice: line.unitPrice,
    subtotal: line.subtotal,
    setupFee: line.setupFee,
    discount: line.discount,
    tax: line.tax,
    total: line.total,
    ...(line.term ? { term: line.term } : {}),
    ...(line.topUpBelow === undefined ? {} : { selectedPaymentType: 'on-demand' as const }),
    covered: covered[index] ?? toCovered(0, 0),
  }))
}

const less = (covered: Covered, notes: readonly (readonly InvoiceLine[])[], key: string): Covered => {
  const credited = notes.flatMap((lines) => lines.filter((line) => line.key === key).map((line) => line.covered))
  const left = (of: 'net' | 'tax' | 'gross') => (covered[of] - sumOf(credited.map((each) => each[of]))) as Minor
  return { net: left('net'), tax: left('tax'), gross: left('gross') }
}

/** What of each line of an invoice has not gone back. */
export const leftOfLines = (lines: readonly InvoiceLine[], notes: readonly (readonly InvoiceLine[])[]): readonly Covered[] =>
  lines.map(({ key, covered }) => less(covered, notes, key))

/**
 * I3: what goes back of each line of an invoice, after what went back before. Shares are taken from what is left, so that the last
 * credit note takes the very cents that remain, of tax as well. `shares` says of which lines (U14); what is not left of them any more is
 * taken from all.
 */
export const creditLines = (
  lines: readonly InvoiceLine[],
  notes: readonly (readonly InvoiceLine[])[],
  amount: Minor,
  shares: ReadonlyMap<string, number> = new Map(),
): readonly InvoiceLine[] => {
  const left = leftOfLines(lines, notes)
  const asked = lines.map(({ key }, index) => Math.min(shares.get(key) ?? 0, left[index]?.gross ?? 0))
  const rest = allocate(
    amount - sumOf(asked),
    left.map(({ gross }, index) => ({ weight: gross - (asked[index] ?? 0), key: lines[index]?.key ?? '' })),
  )
  return lines.map((line, index) => {
    const gross = (asked[index] ?? 0) + (rest[index] ?? 0)
    const { gross: whole, tax: taxLeft } = left[index] ?? line.covered
    const tax = split(taxLeft, gross, whole - gross)
    return { ...line, covered: { net: (gross - tax) as Minor, tax: tax as Minor, gross: gross as Minor } }
  })
}

/** What the lines of a document come to. */
export const coveredInAll = (lines: readonly InvoiceLine[]): Covered => {
  const sum = (of: 'net' | 'tax' | 'gross') => sumOf(lines.map(({ covered }) => covered[of]))
  return { net: sum('net'), tax: sum('tax'), gross: sum('gross') }
}
