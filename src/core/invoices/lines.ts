import { allocate, sumOf } from '../money/arithmetic'
import type { Minor } from '../money/types'
import type { QuoteLine } from '../orders/types'
import type { CoveredAmounts, InvoiceLine } from './types'

/** `part`'s share of `amount` when `rest` remains, by largest remainder, so that later shares add up exactly. */
export const split = (amount: number, part: number, rest: number): number =>
  allocate(amount, [
    { weight: part, key: '0' },
    { weight: rest, key: '1' },
  ])[0] ?? 0

interface PaymentCovering {
  readonly amount: Minor
  /** 0 is due immediately, otherwise in this many months; `null` if the order's plan has no such payment. */
  readonly dueInMonths: number | null
}

const toCovered = (gross: number, tax: number): CoveredAmounts => ({
  net: (gross - tax) as Minor,
  tax: tax as Minor,
  gross: gross as Minor,
})

/** O3: the line's scheduled payments, with any unscheduled amount last. Their taxes add up to the line's tax by largest remainder (D9). */
const ofSchedule = ({ schedule, total, tax }: QuoteLine, dueInMonths: number): CoveredAmounts => {
  const planned = sumOf(schedule.map(({ amount }) => amount))
  const parts = [...schedule.map(({ amount }) => amount), total - planned]
  const taxes = allocate(
    tax,
    parts.map((weight, index) => ({ weight, key: String(index).padStart(4, '0') })),
  )
  const part = schedule.findIndex((each) => each.dueInMonths === dueInMonths)
  return part === -1 ? toCovered(0, 0) : toCovered(schedule[part]?.amount ?? 0, taxes[part] ?? 0)
}

const byPlan = (lines: readonly QuoteLine[], { amount, dueInMonths }: PaymentCovering): readonly CoveredAmounts[] | null => {
  if (dueInMonths === null) return null
  const covered = lines.map((line) => ofSchedule(line, dueInMonths))
  return sumOf(covered.map(({ gross }) => gross)) === amount ? covered : null
}

/** A payment outside the plan covers each line in proportion to its total. */
const byWeight = (lines: readonly QuoteLine[], amount: Minor): readonly CoveredAmounts[] => {
  const shares = allocate(
    amount,
    lines.map(({ total, key }) => ({ weight: total, key })),
  )
  return lines.map(({ total, tax }, index) => {
    const gross = shares[index] ?? 0
    return toCovered(gross, gross >= total ? tax : split(tax, gross, total - gross))
  })
}

/** I4: the order's frozen lines with the part that this payment covers; the parts add up to the payment. */
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

const less = (covered: CoveredAmounts, notes: readonly (readonly InvoiceLine[])[], key: string): CoveredAmounts => {
  const credited = notes.flatMap((lines) => lines.filter((line) => line.key === key).map((line) => line.covered))
  const left = (of: 'net' | 'tax' | 'gross') => (covered[of] - sumOf(credited.map((each) => each[of]))) as Minor
  return { net: left('net'), tax: left('tax'), gross: left('gross') }
}

/** Remainder of each invoice line that has not been credited. */
export const leftOfLines = (lines: readonly InvoiceLine[], notes: readonly (readonly InvoiceLine[])[]): readonly CoveredAmounts[] =>
  lines.map(({ key, covered }) => less(covered, notes, key))

/**
 * I3: amounts to credit per invoice line, after earlier credit notes. Shares are taken from the remainder, so the last credit note clears
 * it to the cent, including tax. `shares` restricts the credit to certain lines (U14); any excess is spread over all lines.
 */
export const creditLines = (
  lines: readonly InvoiceLine[],
  notes: readonly (readonly InvoiceLine[])[],
  amount: Minor,
  shares: ReadonlyMap<string, number> = new Map(),
): readonly InvoiceLine[] => {
  const left = leftOfLines(lines, notes)
  const requested = lines.map(({ key }, index) => Math.min(shares.get(key) ?? 0, left[index]?.gross ?? 0))
  const rest = allocate(
    amount - sumOf(requested),
    left.map(({ gross }, index) => ({ weight: gross - (requested[index] ?? 0), key: lines[index]?.key ?? '' })),
  )
  return lines.map((line, index) => {
    const gross = (requested[index] ?? 0) + (rest[index] ?? 0)
    const { gross: whole, tax: taxLeft } = left[index] ?? line.covered
    const tax = split(taxLeft, gross, whole - gross)
    return { ...line, covered: { net: (gross - tax) as Minor, tax: tax as Minor, gross: gross as Minor } }
  })
}

export const coveredInAll = (lines: readonly InvoiceLine[]): CoveredAmounts => {
  const sum = (of: 'net' | 'tax' | 'gross') => sumOf(lines.map(({ covered }) => covered[of]))
  return { net: sum('net'), tax: sum('tax'), gross: sum('gross') }
}
