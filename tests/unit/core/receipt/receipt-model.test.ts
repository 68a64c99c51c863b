import { describe, expect, it } from 'vitest'
import type { ItemFigures, ReceiptFigures } from '@/core/receipt/figures'
import { receiptModel } from '@/core/receipt/model'
import { addonItem, cents, figures, item, minor } from '../../../support/receipt/figures'

const modelOf = (changes: Partial<ReceiptFigures> = {}) => receiptModel({ ...figures, ...changes }, 'Your configuration')

describe('receiptModel', () => {
  const model = modelOf()

  it('O9: nests add-ons under their domain, in any order', () => {
    expect(model.items.map(({ item: { id }, isChild }) => (isChild ? `> ${id}` : id))).toEqual([
      'otterbean.com',
      '> whois-privacy',
      '> professional-email',
      'shared-pro',
      'ssl-dv',
    ])
    expect(model.name).toBe('otterbean.com')
  })

  it('M4: adds up: items, list price, after discounts, total', () => {
    const shown = model.items.reduce((sum, line) => sum + line.now + line.setupFee, 0)
    expect(shown).toBe(model.listed)
    const taken = model.discounts.reduce((sum, { savings }) => sum + savings, 0)
    expect(model.listed - taken).toBe(model.afterDiscounts)
    expect(model.afterDiscounts + model.tax.amount).toBe(model.total)
    expect(model.dueNow + model.dueLater).toBe(model.total)
  })

  it('D3: states the base of a percentage, computed from lines if missing', () => {
    expect(model.discounts.map(({ rule }) => rule)).toEqual([
      { kind: 'percentage', percent: 10, base: cents(99.99), isLimited: false },
      { kind: 'percentage', percent: 5, base: cents(137.95), isLimited: false },
      { kind: 'percentage', percent: 10, base: cents(137.95), isLimited: false },
    ])
  })

  it('D4: marks a capped percentage', () => {
    const capped = modelOf({
      discountSummary: {
        automaticDiscounts: [],
        discountCodes: [
          {
            discountId: 'HOLIDAY50',
            name: 'Holiday',
            value: { kind: 'percentage', percent: 50 },
            savings: cents(200),
            eligible: cents(999.99),
          },
        ],
      },
    })
    expect(capped.discounts[0]?.rule).toMatchObject({ isLimited: true })
  })

  it('O1: shows tax with rate and base', () => {
    expect(model.tax).toEqual({ amount: cents(10.73), base: cents(107.25), percent: 10 })
    expect(modelOf({ taxRate: undefined }).tax.percent).toBeNull()
  })

  it('O3: dates later payments, which add up to due later', () => {
    expect(model.later).toEqual({ dated: [{ dueInMonths: 1, amount: cents(44.99), names: ['ssl-dv'] }], undated: cents(0) })
    const withoutSchedule = modelOf({ items: figures.items.map((line) => ({ ...line, schedule: undefined })) })
    expect(withoutSchedule.later).toEqual({ dated: [], undated: cents(44.99) })
  })

  it('sums renewals by period: 14.99 + 9.99 + 4.99 + 99.99 a year, 9.99 a month', () => {
    expect(model.renewals).toEqual([
      { billing: 'yearly', dueInMonths: 12, amount: cents(129.96) },
      { billing: 'monthly', dueInMonths: 1, amount: cents(9.99) },
    ])
  })

  it('has no renewal date for an incoming transfer, whose expiry is unknown', () => {
    const moving = figures.items.map((line) =>
      line.type === 'domain' ? { ...line, serviceData: { operation: 'transfer' as const } } : line,
    )
    expect(modelOf({ items: moving }).renewals).toEqual([
      { billing: 'yearly', dueInMonths: 12, amount: cents(114.97) },
      { billing: 'monthly', dueInMonths: 1, amount: cents(9.99) },
    ])
  })

  it('D16: counts discounts once in three years: 107.25 + 2 × 129.96 + 35 × 9.99', () => {
    expect(model.threeYears).toBe(71682)
  })

  it('M3: shows whole yen', () => {
    const yen = modelOf({
      currency: 'JPY',
      items: [item({ id: 'a.com', type: 'domain', billing: 'yearly', subtotal: minor(1429), renewal: minor(1649), setupFee: minor(0) })],
      breakdown: {
        subtotal: minor(1429),
        setupFees: minor(0),
        discount: minor(71),
        tax: minor(136),
        shipping: minor(0),
        total: minor(1494),
        savings: minor(0),
      },
      discountSummary: { automaticDiscounts: [], discountCodes: [] },
      dueNow: minor(1494),
      dueLater: minor(0),
    })
    expect(yen.afterDiscounts).toBe(1358)
    expect(yen.threeYears).toBe(1429 + 2 * 1649)
  })
})

describe('O9: a configured bundle', () => {
  const part = (id: string, subtotal: number, bundle: string, fields: Partial<ItemFigures> = {}) =>
    item({
      id,
      type: 'component',
      billing: 'monthly',
      subtotal: cents(subtotal),
      quantity: 2,
      renewal: cents(subtotal / 2),
      serviceData: { bundle },
      ...fields,
    })
  const half = (amount: number) => ({
    schedule: [
      { dueInMonths: 0, amount: cents(amount) },
      { dueInMonths: 1, amount: cents(amount) },
    ],
  })
  const parts = [
    part('cpu-4', 20.02, 'server-a', { setupFee: cents(4.99), ...half(10.01) }),
    item({ id: 'vps', type: 'hosting', billing: 'monthly', subtotal: cents(9.99) }),
    part('memory-16', 0.1, 'server-a', half(0.05)),
    part('storage-100', 0.2, 'server-a', { setupFee: cents(0.01) }),
    part('cpu-8', 30, 'server-b'),
  ]
  const model = modelOf({ items: parts, dueLater: cents(10.06) })

  it('is one item with its parts, priced at their exact sum', () => {
    expect(
      model.items.map(({ item: { name, parts: of, quantity }, now, setupFee, renewal }) => ({
        name,
        of,
        quantity,
        now,
        setupFee,
        renewal,
      })),
    ).toEqual([
      {
        name: 'Your configuration',
        of: ['cpu-4', 'memory-16', 'storage-100'],
        quantity: 2,
        now: cents(20.32),
        setupFee: cents(5),
        renewal: cents(20.32),
      },
      { name: 'vps', of: undefined, quantity: 1, now: cents(9.99), setupFee: cents(0), renewal: cents(9.99) },
      { name: 'cpu-8', of: undefined, quantity: 2, now: cents(30), setupFee: cents(0), renewal: cents(30) },
    ])
    expect(model.lineCount).toBe(3)
    expect(model.later).toEqual({ dated: [{ dueInMonths: 1, amount: cents(10.06), names: ['Your configuration'] }], undated: cents(0) })
  })

  it('is another item in another period, and states unequal quantities of parts', () => {
    const unlike = [
      part('cpu-4', 20, 'server-a'),
      part('memory-16', 10, 'server-a', { quantity: 1, renewal: cents(10) }),
      part('cpu-4', 200, 'server-a', { billing: 'yearly' }),
    ]
    const { items } = modelOf({ items: unlike })
    expect(items.map(({ item: { name, parts: of, quantity }, renewal }) => ({ name, of, quantity, renewal }))).toEqual([
      { name: 'Your configuration', of: ['2 × cpu-4', 'memory-16'], quantity: 1, renewal: cents(30) },
      { name: 'cpu-4', of: undefined, quantity: 2, renewal: cents(200) },
    ])
  })
})

describe('a renewal receipt', () => {
  it('has no term from the order date: it starts where the old one ends', () => {
    const renewal = item({
      id: 'otterbean.com',
      type: 'domain',
      billing: 'yearly',
      subtotal: cents(14.99),
      serviceData: { operation: 'renew' },
    })
    const { renewals, threeYears, items } = modelOf({ items: [renewal, addonItem('whois-privacy', 9.99)] })
    expect([renewals, threeYears]).toEqual([[], null])
    expect(items.map(({ isChild, renewal: again }) => [isChild, again])).toEqual([
      [false, 1499],
      [true, 999],
    ])
  })
})
