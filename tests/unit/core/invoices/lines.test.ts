import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverLines, coveredInAll, creditLines } from '@/core/invoices/lines'
import type { InvoiceLine } from '@/core/invoices/types'
import { sumOf } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { PaymentPart, QuoteLine } from '@/core/orders/types'

const lineOf = (key: string, total: number, tax: number, parts: readonly number[]): QuoteLine => ({
  key,
  type: 'hosting',
  id: key,
  name: key,
  description: '',
  category: 'hosting',
  billing: 'yearly',
  quantity: 1,
  serviceData: {},
  unitPrice: (total - tax) as Minor,
  baseUnitPrice: (total - tax) as QuoteLine['baseUnitPrice'],
  renewal: 0 as Minor,
  unitSetupFee: 0 as Minor,
  subtotal: (total - tax) as Minor,
  setupFee: 0 as Minor,
  catalogSavings: 0 as Minor,
  discounts: [],
  discount: 0 as Minor,
  tax: tax as Minor,
  total: total as Minor,
  availablePaymentTypes: ['full'],
  selectedPaymentType: 'full',
  paymentTypeAmount: (parts[0] ?? 0) as Minor,
  schedule: parts.map((amount, dueInMonths): PaymentPart => ({ dueInMonths, amount: amount as Minor })),
})

/** Random line: paid in full, in parts, or with an undated remainder. */
const line = (key: string) =>
  fc
    .record({
      total: fc.integer({ min: 0, max: 5_000_000 }),
      taxed: fc.integer({ min: 0, max: 300 }),
      cuts: fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 4 }),
      isOpen: fc.boolean(),
    })
    .map(({ total, taxed, cuts, isOpen }) => {
      const tax = Math.floor((total * taxed) / 1000)
      const parts: number[] = []
      let rest = total
      for (const cut of cuts) {
        const part = Math.floor((rest * cut) / 1000)
        parts.push(part)
        rest -= part
      }
      return lineOf(key, total, tax, isOpen ? [...parts, 0] : [...parts, rest])
    })

const lines = fc
  .array(fc.integer(), { minLength: 1, maxLength: 5 })
  .chain((keys) => fc.tuple(...keys.map((_, index) => line(`line-${index}`))))

const plannedOf = (of: readonly QuoteLine[], dueInMonths: number): Minor =>
  sumOf(of.flatMap(({ schedule }) => schedule.filter((part) => part.dueInMonths === dueInMonths).map(({ amount }) => amount)))

const taxOf = (of: readonly InvoiceLine[]) => coveredInAll(of).tax

describe('invoice lines', () => {
  it('I4: cover their payment’s part, and the parts’ tax adds up to the order’s to the cent', () => {
    fc.assert(
      fc.property(lines, (order) => {
        const invoices = [0, 1, 2, 3, 4].map((dueInMonths) => {
          const amount = plannedOf(order, dueInMonths)
          const covered = coverLines(order, { amount, dueInMonths })
          expect(coveredInAll(covered).gross).toBe(amount)
          return covered
        })
        for (const [index, { total, tax, schedule }] of order.entries()) {
          const parts = invoices.map((invoice) => invoice[index]?.covered)
          const isWhole = sumOf(schedule.map(({ amount }) => amount)) === total
          const taxes = sumOf(parts.map((part) => part?.tax ?? 0))
          if (isWhole) expect(taxes).toBe(tax)
          else expect(taxes).toBeLessThanOrEqual(tax)
          for (const part of parts) expect(part && part.tax >= 0 && part.net >= 0 && part.net + part.tax === part.gross).toBe(true)
        }
      }),
    )
  })

  it('I4: share a payment outside the plan by line weight', () => {
    const covered = coverLines([lineOf('a', 1000, 160, [1000]), lineOf('b', 3000, 480, [3000])], {
      amount: 1000 as Minor,
      dueInMonths: null,
    })
    expect(covered.map((each) => each.covered)).toEqual([
      { net: 210, tax: 40, gross: 250 },
      { net: 630, tax: 120, gross: 750 },
    ])
  })

  it('I3: of credit notes never exceed what is left of a line; the last takes every cent of net and tax', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 6 }), (order, cuts) => {
        const invoice = coverLines(order, { amount: plannedOf(order, 0), dueInMonths: 0 })
        const whole = coveredInAll(invoice)
        const notes: (readonly InvoiceLine[])[] = []
        let left: number = whole.gross
        const credit = (amount: number): void => {
          if (amount === 0) return
          const note = creditLines(invoice, notes, amount as Minor)
          expect(coveredInAll(note).gross).toBe(amount)
          for (const { covered } of note)
            expect(covered.net >= 0 && covered.tax >= 0 && covered.net + covered.tax === covered.gross).toBe(true)
          notes.push(note)
          left -= amount
        }
        for (const cut of cuts) credit(Math.floor((left * cut) / 1000))
        credit(left)
        expect(sumOf(notes.map(taxOf))).toBe(whole.gross === 0 ? 0 : whole.tax)
        for (const { key, covered } of invoice) {
          const given = notes.flatMap((note) => note.filter((each) => each.key === key).map((each) => each.covered.gross))
          expect(sumOf(given)).toBe(covered.gross)
        }
      }),
    )
  })
})
