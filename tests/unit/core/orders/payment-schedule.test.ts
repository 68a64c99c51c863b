import { describe, expect, it } from 'vitest'
import type { PaymentTypes } from '@/core/catalog/types'
import { parseDecimal, usdCents } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { choosePayment, paymentTermsFor, type RequestedPayment, amountDueNow, paymentSchedule } from '@/core/orders/payment-options'
import { everyPaymentType, price } from '../../../support/engine/catalog'
import { currency } from '../../../support/engine/currencies'
import { quote } from '../../../support/engine/quote'
import { domain, hosting } from '../../../support/engine/world'

const pay = (total: number, wish: RequestedPayment, terms: PaymentTypes = everyPaymentType, code = 'USD') => {
  const chosen = choosePayment(wish, terms)
  if (!chosen) throw new Error('Not offered')
  const now = amountDueNow(total as Minor, chosen, currency(code))
  return { now, parts: paymentSchedule(total as Minor, now, chosen).map(({ dueInMonths, amount }) => [dueInMonths, amount]) }
}

const partial = (more: Partial<NonNullable<PaymentTypes['partial']>>): PaymentTypes => ({
  ...everyPaymentType,
  partial: everyPaymentType.partial && { ...everyPaymentType.partial, ...more },
})

describe('full', () => {
  it('O3: all of it now', () => {
    expect(pay(10001, { selectedPaymentType: 'full' })).toEqual({ now: 10001, parts: [[0, 10001]] })
  })
})

describe('partial, deposit', () => {
  it('O3: round(L × depositPercentage) now, the rest later', () => {
    // 100.05 × 0.3 = 30.015
    expect(pay(10005, { selectedPaymentType: 'partial' })).toEqual({
      now: 3002,
      parts: [
        [0, 3002],
        [1, 7003],
      ],
    })
  })

  it('O3: at least minimumAmount, converted', () => {
    expect(pay(5000, { selectedPaymentType: 'partial' }).now).toBe(2000)
    expect(pay(5000, { selectedPaymentType: 'partial' }, everyPaymentType, 'GBP').now).toBe(1500)
    expect(pay(4000, { selectedPaymentType: 'partial' }, everyPaymentType, 'JPY').now).toBe(2200)
  })

  it('O3: never more than L', () => {
    expect(pay(1500, { selectedPaymentType: 'partial' })).toEqual({ now: 1500, parts: [[0, 1500]] })
  })
})

describe('partial, installments', () => {
  const wish = { selectedPaymentType: 'partial', partialType: 'installments' } as const

  it('O3: the rest in equal monthly parts, the remainder in the first', () => {
    // 30.00 now, 70.00 in three: 23.34, 23.33, 23.33
    expect(pay(10000, wish).parts).toEqual([
      [0, 3000],
      [1, 2334],
      [2, 2333],
      [3, 2333],
    ])
  })

  it('O3: installmentCount', () => {
    const five = partial({ installmentCount: 5 })
    expect(pay(10003, wish, five).parts).toEqual([
      [0, 3001],
      [1, 1402],
      [2, 1400],
      [3, 1400],
      [4, 1400],
      [5, 1400],
    ])
  })

  it('O3: a rest too small for every part is paid at once', () => {
    const almostAll = partial({ minimumAmount: usdCents(0.98), depositPercentage: parseDecimal(0) })
    expect(pay(100, wish, almostAll).parts).toEqual([
      [0, 98],
      [1, 2],
    ])
  })

  it('O3: nothing left, nothing later', () => {
    expect(pay(1500, wish).parts).toEqual([[0, 1500]])
  })

  it('O3: a count of 0 still pays the rest', () => {
    expect(pay(10000, wish, partial({ installmentCount: 0 })).parts).toEqual([
      [0, 3000],
      [1, 7000],
    ])
  })
})

describe('on-demand', () => {
  it('O3: charges all that is paid in now', () => {
    expect(pay(10000, { selectedPaymentType: 'on-demand' })).toEqual({ now: 10000, parts: [[0, 10000]] })
  })

  it('O3: is refused for any but the shortest billing period', () => {
    const both = { paymentTypes: everyPaymentType, prices: { monthly: price(10), yearly: price(100) } }
    expect(paymentTermsFor(both, { billing: 'monthly' }).available).toContain('on-demand')
    expect(paymentTermsFor(both, { billing: 'yearly' }).available).not.toContain('on-demand')
    expect(paymentTermsFor({ paymentTypes: everyPaymentType, prices: { yearly: price(100) } }, { billing: 'yearly' }).available).toContain(
      'on-demand',
    )
  })
})

describe('partial, on the shortest billing period', () => {
  it('O3: is offered as the service says, and its rest falls due as the next term begins', () => {
    const [plan] = quote([hosting('vps-starter', { billing: 'monthly', selectedPaymentType: 'partial', partialType: 'deposit' })]).lines
    expect(plan?.availablePaymentTypes).toContain('partial')
    expect(plan?.schedule.map(({ dueInMonths }) => dueInMonths)).toEqual([0, 1])
  })
})

describe('terms that have gone', () => {
  const without = (selected: 'partial' | 'on-demand') =>
    ({ available: [selected], selected, partialType: selected === 'partial' ? 'installments' : null, terms: null }) as const

  it('O3: all is due now', () => {
    for (const selected of ['partial', 'on-demand'] as const) {
      expect(amountDueNow(10000 as Minor, without(selected), currency('USD'))).toBe(10000)
      const noTerms = { ...everyPaymentType, partial: null, onDemand: null }
      expect(amountDueNow(10000 as Minor, { ...without(selected), terms: noTerms }, currency('USD'))).toBe(10000)
    }
  })

  it('O3: installments nobody counted are three', () => {
    const parts = paymentSchedule(10000 as Minor, 4000 as Minor, without('partial'))
    expect(parts.map(({ amount }) => amount)).toEqual([4000, 2000, 2000, 2000])
    const noTerms = { ...everyPaymentType, partial: null }
    expect(paymentSchedule(10000 as Minor, 4000 as Minor, { ...without('partial'), terms: noTerms })).toEqual(parts)
  })
})

describe('the cart', () => {
  it("O3: due now is the sum of the lines' parts, due later the rest of the total", () => {
    const result = quote([hosting('vps-starter', { billing: 'yearly', selectedPaymentType: 'partial' }), domain('a.com')])
    const [plan, name] = result.lines
    expect(result.dueNow).toBe((plan?.paymentTypeAmount ?? 0) + (name?.total ?? 0))
    expect(result.dueNow + result.dueLater).toBe(result.breakdown.total)
    expect(result.dueLater).toBeGreaterThan(0)
  })

  it("O3: of the line's total after discount and tax", () => {
    const [plan] = quote([hosting('vps-starter', { billing: 'yearly', selectedPaymentType: 'partial' })]).lines
    expect(plan?.paymentTypeAmount).toBe(Math.round((plan?.total ?? 0) * 0.3))
  })
})
