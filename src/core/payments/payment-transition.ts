import type { Minor } from '../money/types'
import type { OrderStatus } from '../orders/status'
import { inMinorUnits } from '../money/arithmetic'
import { type PaymentReport, type ReportedMoney, isOpen, type PaymentStatus } from './types'

export interface EvaluatedPayment {
  readonly status: PaymentStatus
  readonly amount: Minor
  readonly currency: string
  readonly digits: 0 | 2
  readonly refunded: Minor
  readonly attempt: number
  /** Provider's payment id. */
  readonly intent: string | null
  /** Later installment of an order that is already paid. */
  readonly isLater: boolean
  readonly orderStatus: OrderStatus
}

export type PaymentTransition =
  | { readonly kind: 'ignore' }
  | { readonly kind: 'pay' }
  /** Already paid or cancelled: record the money separately. */
  | { readonly kind: 'surplus'; readonly amount: Minor | null }
  /**
   * Amount or currency differs from the order: don't book it, record the money separately, alert staff. `amount` is `null` in another
   * currency.
   */
  | { readonly kind: 'mismatch'; readonly amount: Minor | null }
  | { readonly kind: 'process' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'fail' }
  | { readonly kind: 'expire' }
  /** `isFirstHeard`: the refund arrived before the payment, so book the payment first. */
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
 * Idempotent and order-independent: the same events in any order, repeated or not, end in the same state. Payments count from any attempt;
 * other events only from the current one.
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
