import { allocate } from '../money/allocate'
import { sumOf } from '../money/sum'
import type { Minor } from '../money/types'
import type { QuoteLine } from '../orders/types'
import { split } from './split'
import type { Covered, InvoiceLine } from './types'

/** Which of an order's payments: what was due at once (0), or so many months later. */
export interface PaymentCovering {
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
