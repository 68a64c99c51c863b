import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { laterParts, planRefund } from '@/core/payments/schedule'

const minor = (value: number) => value as Minor
const of = (id: string, amount: number, refunded = 0) => ({ id, amount: minor(amount), refunded: minor(refunded) })

describe('planRefund', () => {
  it('refunds the last payment first', () => {
    expect(planRefund([of('a', 500), of('b', 300)], minor(400))).toEqual([
      { paymentId: 'b', amount: 300 },
      { paymentId: 'a', amount: 100 },
    ])
  })

  it('is null if not enough is left', () => {
    expect(planRefund([of('a', 500, 200)], minor(301))).toBeNull()
    expect(planRefund([of('a', 500, 500)], minor(0))).toBeNull()
    expect(planRefund([], minor(1))).toBeNull()
  })

  it('has parts that add up and never exceed what is left', () => {
    const figure = fc.integer({ min: 0, max: 9999 })
    const payments = fc.array(
      fc.tuple(figure, figure).map(([one, two]) => of('', Math.max(one, two), Math.min(one, two))),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 30_000 }), (list, amount) => {
        const named = list.map((each, index) => ({ ...each, id: String(index) }))
        const left = named.reduce((sum, each) => sum + each.amount - each.refunded, 0)
        const plan = planRefund(named, minor(amount))
        expect(plan === null).toBe(amount > left)
        expect((plan ?? []).reduce((sum, part) => sum + part.amount, 0)).toBe(plan === null ? 0 : amount)
        for (const part of plan ?? []) {
          const payment = named.find(({ id }) => id === part.paymentId)
          expect(part.amount).toBeLessThanOrEqual((payment?.amount ?? 0) - (payment?.refunded ?? 0))
        }
      }),
    )
  })
})

describe('laterParts', () => {
  it('O3: has one payment a month over all lines, and none without date or amount', () => {
    const line = (...parts: readonly [number, number][]) => ({
      schedule: parts.map(([dueInMonths, amount]) => ({ dueInMonths, amount: minor(amount) })),
    })
    expect(laterParts([line([0, 10], [2, 5]), line([0, 1], [1, 7], [2, 3]), line([0, 9], [3, 0])])).toEqual([
      { dueInMonths: 1, amount: 7 },
      { dueInMonths: 2, amount: 8 },
    ])
    expect(laterParts([line([0, 10])])).toEqual([])
  })
})
