import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceLine } from '@/core/invoices/types'
import { sumOf } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { netOf, planMoneyBack, planBalanceRefund, type PaidInvoice } from '@/core/subscriptions/money-back'

const minor = (amount: number) => amount as Minor

const invoice = (number: string, net: number, tax: number, setupFee = 0): PaidInvoice => {
  const gross = minor(net + setupFee + tax)
  const line: InvoiceLine = {
    key: 'cloud',
    type: 'hosting',
    id: 'cloud',
    name: 'Cloud',
    billing: 'monthly',
    quantity: 1,
    serviceData: {},
    unitPrice: minor(net),
    subtotal: minor(net),
    setupFee: minor(setupFee),
    discount: minor(0),
    tax: minor(tax),
    total: gross,
    covered: { net: minor(net + setupFee), tax: minor(tax), gross },
  }
  return { number, orderId: number, paymentId: number, lines: [line], notes: [], onItsWay: [], own: new Map([['cloud', []]]), held: gross }
}

describe('planBalanceRefund', () => {
  it('U38: returns the newest payment first, each with its own tax', () => {
    const plan = planBalanceRefund([invoice('new', 10_000, 2_000), invoice('old', 10_000, 1_000)], minor(12_500))
    expect(plan?.parts.map(({ orderId, amount }) => [orderId, amount])).toEqual([
      ['new', 12_000],
      ['old', 2_750],
    ])
  })

  it('U38: keeps the setup fee', () => {
    const plan = planBalanceRefund([invoice('only', 10_000, 1_500, 5_000)], minor(20_000))
    expect(plan?.total).toBe(11_000)
  })

  it('U38: returns nothing without a remainder', () => {
    expect(planBalanceRefund([], minor(100))).toBeNull()
    expect(planBalanceRefund([{ ...invoice('gone', 10_000, 1_000), held: minor(0) }], minor(100))).toBeNull()
  })

  it('U38: never exceeds an invoice, and returns everything to the cent', () => {
    const invoices = fc.array(fc.tuple(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 0, max: 200_000 })), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(invoices, fc.double({ min: 0, max: 1, noNaN: true }), (paid, share) => {
        const books = paid.map(([net, tax], index) => invoice(String(index), net, tax))
        const whole = sumOf(paid.map(([net]) => net))
        const all = planBalanceRefund(books, whole)
        expect(all?.total).toBe(sumOf(paid.map(([net, tax]) => net + tax)))
        const some = planBalanceRefund(books, minor(Math.floor(whole * share)))
        for (const part of some?.parts ?? []) expect(part.amount).toBeLessThanOrEqual(books[Number(part.orderId)]?.held ?? 0)
        expect(some?.total ?? 0).toBeLessThanOrEqual(all?.total ?? 0)
      }),
    )
  })
})

describe('netOf', () => {
  it('U38: is the net top-up of a refund, without tax and setup fee', () => {
    const plan = planMoneyBack([invoice('only', 10_000, 1_500, 5_000)])
    expect(plan?.total).toBe(16_500)
    expect(plan && netOf(plan)).toBe(10_000)
  })
})
