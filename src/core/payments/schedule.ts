import type { Minor } from '../money/types'
import type { QuoteLine } from '../orders/types'
import type { PaymentMethodId } from './types'

interface LaterPart {
  readonly dueInMonths: number
  readonly amount: Minor
}

/** O3: later payments over all lines, one per month. */
export const laterParts = (lines: readonly Pick<QuoteLine, 'schedule'>[]): readonly LaterPart[] => {
  const byMonth = new Map<number, number>()
  for (const { dueInMonths, amount } of lines.flatMap(({ schedule }) => schedule)) {
    if (dueInMonths > 0) byMonth.set(dueInMonths, (byMonth.get(dueInMonths) ?? 0) + amount)
  }
  return [...byMonth]
    .filter(([, amount]) => amount > 0)
    .sort(([first], [second]) => first - second)
    .map(([dueInMonths, amount]) => ({ dueInMonths, amount: amount as Minor }))
}

/** Deadlines and limits for unpaid orders, from the settings (O16, O18). */
export interface UnpaidLimits {
  readonly transferDays: number
  readonly cardMinutes: number
  /** Number of domains that one buyer may reserve before paying. */
  readonly domains: number
}

const minute = 60_000
const day = 86_400_000

interface PlacedPayment {
  readonly method: PaymentMethodId
  /** Epoch milliseconds. */
  readonly at: number
  /** O17: in minutes, for a guest's order with a limited code. */
  readonly guestCodeMinutes?: number | null
}

/** O16, O17: deadline for the first payment, epoch milliseconds. */
export const paymentDeadline = ({ method, at, guestCodeMinutes }: PlacedPayment, limits: Omit<UnpaidLimits, 'domains'>): number => {
  if (method === 'offline') return at + limits.transferDays * day
  return at + Math.min(limits.cardMinutes, guestCodeMinutes ?? limits.cardMinutes) * minute
}

interface RefundablePayment {
  readonly id: string
  readonly amount: Minor
  /** Refunded or in progress. */
  readonly refunded: Minor
}

interface RefundPart {
  readonly paymentId: string
  readonly amount: Minor
}

/** Splits a refund across payments, newest first; `null` if it exceeds what is left. */
export const planRefund = (payments: readonly RefundablePayment[], amount: Minor): readonly RefundPart[] | null => {
  const parts: RefundPart[] = []
  let rest: number = amount
  for (const payment of [...payments].reverse()) {
    const part = Math.min(rest, payment.amount - payment.refunded)
    if (part <= 0) continue
    parts.push({ paymentId: payment.id, amount: part as Minor })
    rest -= part
  }
  return rest === 0 && parts.length > 0 ? parts : null
}
