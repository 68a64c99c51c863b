import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveredInAll, creditLines } from '@/core/invoices/lines'
import type { InvoiceLine } from '@/core/invoices/types'
import { sumOf } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { moneyBackFigures, moneyBackUntil, planMoneyBack, type PaidInvoice } from '@/core/subscriptions/money-back'

const minor = (amount: number) => amount as Minor

const line = (key: string, gross: number, tax: number): InvoiceLine => ({
  key,
  type: 'hosting',
  id: key,
  name: key,
  billing: 'monthly',
  quantity: 1,
  serviceData: {},
  unitPrice: minor(gross - tax),
  subtotal: minor(gross - tax),
  setupFee: minor(0),
  discount: minor(0),
  tax: minor(tax),
  total: minor(gross),
  covered: { net: minor(gross - tax), tax: minor(tax), gross: minor(gross) },
})

const invoice = (lines: readonly InvoiceLine[], own: readonly string[], more: Partial<PaidInvoice> = {}): PaidInvoice => ({
  number: '2028-000001',
  orderId: 'order',
  paymentId: 'payment',
  lines,
  notes: [],
  onItsWay: [],
  own: new Map(own.map((key) => [key, []])),
  held: minor(sumOf(lines.map(({ covered }) => covered.gross))),
  ...more,
})

const drawn = fc
  .record({
    grosses: fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 5 }),
    own: fc.integer({ min: 1, max: 5 }),
    refunds: fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 3 }),
    flight: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ grosses, own, refunds, flight }) => {
    const lines = grosses.map((gross, index) => line(`line-${index}`, gross, Math.floor(gross / 11)))
    const notes: (readonly InvoiceLine[])[] = []
    let held = sumOf(grosses)
    for (const part of refunds) {
      const amount = minor(Math.floor((held * part) / 1000))
      if (amount > 0) notes.push(creditLines(lines, notes, amount))
      held = minor(held - amount)
    }
    const onHold = Math.floor((held * flight) / 1000)
    return invoice(
      lines,
      lines.slice(0, own).map(({ key }) => key),
      { notes, held: minor(held - onHold) },
    )
  })

describe('a money-back refund', () => {
  it('U14: never exceeds what is left of a line or payment; its parts add up', () => {
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 3 }), (several) => {
        const invoices = several.map((each, index) => ({ ...each, number: `2028-00000${index}`, paymentId: `payment-${index}` }))
        const plan = planMoneyBack(invoices)
        if (plan === null) return
        expect(sumOf(plan.parts.map(({ amount }) => amount))).toBe(plan.total)
        expect(sumOf(plan.lines.map(({ back }) => back))).toBe(plan.total)
        for (const { paid, before, back } of plan.lines) expect(before + back).toBeLessThanOrEqual(paid)
        for (const { paymentId, amount, shares } of plan.parts) {
          const of = invoices.find((each) => each.paymentId === paymentId)
          expect(amount).toBeLessThanOrEqual(of?.held ?? 0)
          expect(shares.every(({ key }) => of?.own.has(key) === true)).toBe(true)
        }
      }),
    )
  })

  it('U14: is credited to the requested lines only, with tax', () => {
    fc.assert(
      fc.property(drawn, (of) => {
        const plan = planMoneyBack([of])
        const [part] = plan?.parts ?? []
        if (!part) return
        const note = creditLines(of.lines, of.notes, part.amount, new Map(part.shares.map(({ key, gross }) => [key, gross])))
        expect(coveredInAll(note).gross).toBe(part.amount)
        for (const { key, covered } of note) {
          expect(covered.gross).toBe(part.shares.find((share) => share.key === key)?.gross ?? 0)
          expect(covered.net + covered.tax).toBe(covered.gross)
          expect(covered.tax).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('U14: is zero the second time, and counts pending refunds', () => {
    const lines = [line('plan', 1100, 100), line('name', 1540, 140)]
    const first = planMoneyBack([invoice(lines, ['plan'])])
    expect(first).toMatchObject({ total: 1100, parts: [{ amount: 1100, shares: [{ key: 'plan', gross: 1100 }] }] })
    expect(planMoneyBack([invoice(lines, ['plan'], { onItsWay: [{ key: 'plan', gross: minor(1100) }], held: minor(1540) })])).toBeNull()
    const partly = planMoneyBack([invoice(lines, ['plan'], { onItsWay: [{ key: 'plan', gross: minor(300) }], held: minor(2340) })])
    expect(partly).toMatchObject({ total: 800, lines: [{ paid: 1100, before: 300, back: 800 }] })
    expect(first && moneyBackFigures(first, 'USD')).not.toBe(partly && moneyBackFigures(partly, 'USD'))
  })

  it('U15: may be partial, spread over what is left, and not more', () => {
    const lines = [line('cpu', 1000, 0), line('memory', 3000, 0)]
    expect(planMoneyBack([invoice(lines, ['cpu', 'memory'])], minor(400))?.lines.map(({ back }) => back)).toEqual([100, 300])
    expect(planMoneyBack([invoice(lines, ['cpu'])], minor(1001))).toBeNull()
  })

  it('U14: is available until the thirtieth day after payment ends, in UTC', () => {
    const until = moneyBackUntil(Date.parse('2028-02-10T23:59:59Z'))
    expect(new Date(until).toISOString()).toBe('2028-03-12T00:00:00.000Z')
    expect(moneyBackUntil(Date.parse('2028-02-10T00:00:00Z'))).toBe(until)
  })
})
