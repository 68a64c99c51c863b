import { addDays, startOfDay } from '../dates'
import type { Minor } from '../money/types'
import type { OrderStatus } from '../orders/status'
import { inMinorUnits } from '../money/arithmetic'
import { type ChargeAnswer, type PaymentReport, type ReportedMoney, isOpen, type PaymentStatus } from './types'

export interface EvaluatedPayment {
  readonly status: PaymentStatus
  readonly amount: Minor
  readonly currency: string
  readonly digits: 0 | 2
  readonly refunded: Minor
  readonly attempt: number
  /** The provider's payment id. */
  readonly intent: string | null
  /** A later instalment of an order that is already paid. */
  readonly isLater: boolean
  readonly orderStatus: OrderStatus
}

export type PaymentTransition =
  | { readonly kind: 'ignore' }
  | { readonly kind: 'pay' }
  /** The order is already paid or cancelled: record the money separately. */
  | { readonly kind: 'surplus'; readonly amount: Minor | null }
  /**
   * The amount or currency differs from the order: don't book it, record the money separately, alert staff. `amount` is `null` in another
   * currency.
   */
  | { readonly kind: 'mismatch'; readonly amount: Minor | null }
  | { readonly kind: 'process' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'fail' }
  | { readonly kind: 'expire' }
  /** `isFirstHeard`: the refund arrived before the payment, so the payment is booked first. */
  | { readonly kind: 'refund'; readonly refunded: Minor; readonly isFirstHeard: boolean }
  | { readonly kind: 'dispute' }

const ignore: PaymentTransition = { kind: 'ignore' }

const isSameMoney = ({ amount, currency, digits }: EvaluatedPayment, money: ReportedMoney): boolean =>
  money.currency === currency && inMinorUnits(money.amount, money.digits, digits) === amount

const takesMoney = ({ status, isLater, orderStatus }: EvaluatedPayment): boolean => {
  if (!isOpen(status)) return false
  const waits = orderStatus === 'pending' || orderStatus === 'failed'
  return waits || (isLater && (orderStatus === 'paid' || orderStatus === 'fulfilled'))
}

const evaluatePaid = (payment: EvaluatedPayment, intent: string | null, money: ReportedMoney): PaymentTransition => {
  if (!isOpen(payment.status) && payment.intent !== null && payment.intent === intent) return ignore
  const amount = money.currency === payment.currency ? inMinorUnits(money.amount, money.digits, payment.digits) : null
  if (!takesMoney(payment)) return { kind: 'surplus', amount }
  return isSameMoney(payment, money) ? { kind: 'pay' } : { kind: 'mismatch', amount }
}

const evaluateRefunded = (payment: EvaluatedPayment, report: Extract<PaymentReport, { kind: 'refunded' }>): PaymentTransition => {
  const refunded = inMinorUnits(report.refunded, report.money.digits, payment.digits)
  const isFirstHeard = isOpen(payment.status)
  if (isFirstHeard) {
    const paid = evaluatePaid(payment, report.intent, report.money)
    if (paid.kind !== 'pay') return paid
  } else if (payment.intent !== report.intent) return evaluatePaid(payment, report.intent, report.money)
  if (refunded === null || report.money.currency !== payment.currency) return { kind: 'mismatch', amount: null }
  const given = Math.min(refunded, payment.amount) as Minor
  return given > payment.refunded ? { kind: 'refund', refunded: given, isFirstHeard } : ignore
}

/**
 * Idempotent and order-independent: the same events in any order, repeated or not, lead to the same state. Payments count for any attempt;
 * other events only for the current one.
 */
export const resolvePaymentTransition = (payment: EvaluatedPayment, report: PaymentReport): PaymentTransition => {
  const isCurrent = report.attempt === null || report.attempt === payment.attempt
  switch (report.kind) {
    case 'paid':
      return evaluatePaid(payment, report.intent, report.money)
    case 'refunded':
      return evaluateRefunded(payment, report)
    case 'disputed':
      return { kind: 'dispute' }
    case 'processing':
      return isCurrent && payment.status === 'pending' ? { kind: 'process' } : ignore
    case 'failed':
      if (!isCurrent || (payment.status !== 'pending' && payment.status !== 'processing')) return ignore
      return report.isFinal ? { kind: 'fail' } : { kind: 'decline' }
    case 'expired':
      return isCurrent && payment.status === 'pending' ? { kind: 'expire' } : ignore
    default:
      return report satisfies never
  }
}

/**
 * `waiting`: not due yet. `charging`: result of the attempt unknown. `declined`: with or without another attempt. `authentication`: the
 * customer must pay. `stopped`: nothing owed, or no saved card.
 */
export type ChargeState = 'waiting' | 'charging' | 'declined' | 'authentication' | 'paid' | 'stopped'

/** Automatic payment has given up, so the customer must pay manually. */
export const isGivenUp = ({ state, nextAt }: { readonly state: ChargeState; readonly nextAt: number | null }): boolean =>
  state === 'authentication' || (state === 'declined' && nextAt === null)

const mostTries = 10

/** "1, 3, 5": days after the first attempt, ascending; null if invalid. */
export const readRetryDays = (text: string): readonly number[] | null => {
  if (text.trim() === '') return []
  const days = text.split(',').map((part) => Number(/^\s*\d{1,2}\s*$/.test(part) ? part : NaN))
  const isRising = days.every((day, place) => Number.isInteger(day) && day > (days[place - 1] ?? 0))
  return isRising && days.length <= mostTries ? days : null
}

/** U22: next retry day, counted in whole days from the first attempt; null after the last one. */
export const nextTryAt = (firstTriedAt: number, retryDays: readonly number[], now: number): number | null =>
  retryDays.map((days) => addDays(startOfDay(firstTriedAt), days)).find((at) => at > now) ?? null

/** In ms: how long to wait before querying an attempt with an unknown result. */
export const queryAgainAfterMs = 600_000

export interface ChargeStep {
  readonly state: ChargeState
  readonly nextAt: number | null
  readonly reason: string | null
}

/** U21, U22: maps the provider's response to the next state. */
export const stepAfter = (answer: ChargeAnswer, firstTriedAt: number, retryDays: readonly number[], now: number): ChargeStep => {
  switch (answer.kind) {
    case 'paid':
      return { state: 'paid', nextAt: null, reason: null }
    case 'authentication':
      return { state: 'authentication', nextAt: null, reason: 'authentication_required' }
    case 'declined':
      return { state: 'declined', nextAt: nextTryAt(firstTriedAt, retryDays, now), reason: answer.reason }
    case 'unknown':
      return { state: 'charging', nextAt: now + queryAgainAfterMs, reason: null }
    default:
      return answer satisfies never
  }
}
