import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { resolvePaymentTransition, type EvaluatedPayment } from '@/core/payments/payment-transition'
import { type PaymentReport, type PaymentStatus, isOpen, paymentStatuses } from '@/core/payments/types'

/** Monotonic: a late event never returns a payment to an earlier state. */
const paymentTransitions = {
  pending: ['processing', 'paid', 'failed', 'void'],
  processing: ['paid', 'failed', 'void'],
  // The shop opens each retry as a new attempt; events of the old one can't.
  failed: ['pending', 'paid', 'void'],
  paid: ['partly-refunded', 'refunded'],
  'partly-refunded': ['partly-refunded', 'refunded'],
  surplus: ['refunded'],
  refunded: [],
  void: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

const canFollow = (from: PaymentStatus, to: PaymentStatus): boolean => (paymentTransitions[from] as readonly PaymentStatus[]).includes(to)

const payment = (changes: Partial<EvaluatedPayment> = {}): EvaluatedPayment => ({
  status: 'pending',
  amount: 1299 as Minor,
  currency: 'USD',
  digits: 2,
  refunded: 0 as Minor,
  attempt: 1,
  intent: null,
  isLater: false,
  orderStatus: 'pending',
  ...changes,
})

const base = { id: 'evt_1', name: 'test', paymentId: 'p', attempt: 1, intent: 'pi_1' }
const usd = (amount: number) => ({ amount, digits: 2, currency: 'USD' })
const paid = (amount = 1299): PaymentReport => ({ ...base, kind: 'paid', money: usd(amount) })
const refunded = (amount: number): PaymentReport => ({ ...base, kind: 'refunded', money: usd(1299), refunded: amount })

describe('judgeReport', () => {
  it('M4: pays only for the stored order’s amount and currency, to the cent', () => {
    expect(resolvePaymentTransition(payment(), paid())).toEqual({ kind: 'pay' })
    expect(resolvePaymentTransition(payment(), paid(1298))).toEqual({ kind: 'mismatch', amount: 1298 })
    expect(resolvePaymentTransition(payment(), { ...base, kind: 'paid', money: { ...usd(1299), currency: 'EUR' } })).toEqual({
      kind: 'mismatch',
      amount: null,
    })
  })

  it('M1: compares yen as yen', () => {
    const yen = payment({ amount: 1429 as Minor, currency: 'JPY', digits: 0 })
    expect(resolvePaymentTransition(yen, { ...base, kind: 'paid', money: { amount: 1429, digits: 0, currency: 'JPY' } })).toEqual({
      kind: 'pay',
    })
    expect(resolvePaymentTransition(yen, { ...base, kind: 'paid', money: { amount: 142_900, digits: 0, currency: 'JPY' } })).toEqual({
      kind: 'mismatch',
      amount: 142_900,
    })
  })

  it('ignores a duplicate payment, and marks another as overpaid', () => {
    const isPaid = payment({ status: 'paid', intent: 'pi_1', orderStatus: 'paid' })
    expect(resolvePaymentTransition(isPaid, paid())).toEqual({ kind: 'ignore' })
    expect(resolvePaymentTransition(isPaid, { ...paid(), intent: 'pi_2' } as PaymentReport)).toEqual({ kind: 'surplus', amount: 1299 })
  })

  it('O8: marks a payment for a closed order as overpaid', () => {
    for (const orderStatus of ['cancelled', 'refunded'] as const)
      expect(resolvePaymentTransition(payment({ orderStatus }), paid())).toEqual({ kind: 'surplus', amount: 1299 })
  })

  it('pays first when a refund is reported first', () => {
    expect(resolvePaymentTransition(payment(), refunded(1299))).toEqual({ kind: 'refund', refunded: 1299, isFirstHeard: true })
    expect(
      resolvePaymentTransition(payment({ status: 'paid', intent: 'pi_1', orderStatus: 'paid', refunded: 500 as Minor }), refunded(500)),
    ).toEqual({
      kind: 'ignore',
    })
  })

  it('ignores the status of an earlier attempt, but not its payment', () => {
    const second = payment({ attempt: 2 })
    expect(resolvePaymentTransition(second, { ...base, kind: 'expired' })).toEqual({ kind: 'ignore' })
    expect(resolvePaymentTransition(second, { ...base, kind: 'failed', isFinal: true, reason: 'x' })).toEqual({ kind: 'ignore' })
    expect(resolvePaymentTransition(second, paid())).toEqual({ kind: 'pay' })
  })

  const reports = fc.oneof(
    fc.constantFrom<PaymentReport>(
      paid(),
      paid(1),
      { ...base, kind: 'processing' },
      { ...base, kind: 'expired' },
      { ...base, kind: 'disputed', reason: 'x' },
    ),
    fc.boolean().map((isFinal): PaymentReport => ({ ...base, kind: 'failed', isFinal, reason: 'x' })),
    fc.integer({ min: 1, max: 1299 }).map(refunded),
  )
  const target = { pay: 'paid', process: 'processing', fail: 'failed' } as const

  it('never moves backwards, for any event and state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentStatuses), reports, (status, report) => {
        const verdict = resolvePaymentTransition(
          payment({ status, intent: isOpen(status) ? null : 'pi_1', orderStatus: isOpen(status) ? 'pending' : 'paid' }),
          report,
        )
        if (verdict.kind in target) expect(canFollow(status, target[verdict.kind as keyof typeof target])).toBe(true)
        if (verdict.kind === 'pay' || (verdict.kind === 'refund' && verdict.isFirstHeard)) expect(isOpen(status)).toBe(true)
      }),
    )
  })
})
