import { describe, expect, it } from 'vitest'
import type { ItemFigures, ReceiptFigures } from '@/core/receipt/figures'
import { receiptModel } from '@/core/receipt/receipt-model'

const item = (fields: Partial<ItemFigures> & Pick<ItemFigures, 'id' | 'type' | 'billing' | 'subtotal'>): ItemFigures => ({
  name: fields.id,
  quantity: 1,
  serviceData: {},
  renewal: fields.subtotal,
  setupFee: 0,
  discount: 0,
  discounts: [],
  total: fields.subtotal,
  paymentTypeAmount: fields.subtotal,
  ...fields,
})

/** The cart of the design: a name with two add-ons, hosting by the month, a certificate paid half. */
const figures: ReceiptFigures = {
  currency: 'USD',
  taxRate: 0.1,
  items: [
    item({
      id: 'shared-pro',
      type: 'hosting',
      billing: 'monthly',
      subtotal: 9.99,
      discount: 1.5,
      discounts: [{ discountId: 'first-order', savings: 0.5 }],
    }),
    item({
      id: 'whois-privacy',
      type: 'addon',
      billing: 'yearly',
      subtotal: 9.99,
      discount: 1.5,
      serviceData: { domain: 'otterbean.com' },
    }),
    item({ id: 'otterbean.com', type: 'domain', billing: 'yearly', subtotal: 12.99, renewal: 14.99, discount: 1.95 }),
    item({
      id: 'professional-email',
      type: 'addon',
      billing: 'yearly',
      subtotal: 4.99,
      discount: 0.75,
      serviceData: { domain: 'otterbean.com' },
    }),
    item({
      id: 'ssl-dv',
      type: 'ssl',
      billing: 'yearly',
      subtotal: 99.99,
      discount: 25,
      total: 82.49,
      paymentTypeAmount: 37.5,
      discounts: [{ discountId: 'yearly-billing', savings: 10 }],
      schedule: [
        { dueInMonths: 0, amount: 37.5 },
        { dueInMonths: 1, amount: 44.99 },
      ],
    }),
  ],
  discountSummary: {
    automaticDiscounts: [
      { discountId: 'yearly-billing', name: 'Paying yearly', type: 'percentage', originalValue: 10, savings: 10 },
      { discountId: 'first-order', name: 'First order', type: 'percentage', originalValue: 5, savings: 6.9, eligible: 137.95 },
    ],
    discountCodes: [{ discountId: 'WELCOME10', name: 'Welcome', type: 'percentage', originalValue: 10, savings: 13.8, eligible: 137.95 }],
  },
  breakdown: { subtotal: 137.95, setupFees: 0, discount: 30.7, tax: 10.73, shipping: 0, total: 117.98, savings: 30.7 },
  dueNow: 72.99,
  dueLater: 44.99,
}

describe('receiptModel', () => {
  const model = receiptModel(figures, 'Your configuration')

  it('O9: hangs add-ons under their name, whatever order they were added in', () => {
    expect(model.items.map(({ item: { id }, isChild }) => (isChild ? `> ${id}` : id))).toEqual([
      'otterbean.com',
      '> whois-privacy',
      '> professional-email',
      'shared-pro',
      'ssl-dv',
    ])
    expect(model.name).toBe('otterbean.com')
  })

  it('M4: the figures on the page add up: items, listed, after discounts, total', () => {
    const cents = (amount: number) => Math.round(amount * 100)
    const shown = model.items.reduce((sum, line) => sum + cents(line.now) + cents(line.setupFee), 0)
    expect(shown).toBe(cents(model.listed))
    const taken = model.discounts.reduce((sum, { savings }) => sum + cents(savings), 0)
    expect(cents(model.listed) - taken).toBe(cents(model.afterDiscounts))
    expect(cents(model.afterDiscounts) + cents(model.tax.amount)).toBe(cents(model.total))
    expect(cents(model.dueNow) + cents(model.dueLater)).toBe(cents(model.total))
  })

  it('D3: names the base of a percentage, from its lines where the answer has none', () => {
    expect(model.discounts.map(({ rule }) => rule)).toEqual([
      { kind: 'percentage', percent: 10, base: 99.99, isLimited: false },
      { kind: 'percentage', percent: 5, base: 137.95, isLimited: false },
      { kind: 'percentage', percent: 10, base: 137.95, isLimited: false },
    ])
  })

  it('D4: says when a percentage was limited', () => {
    const capped = receiptModel(
      {
        ...figures,
        discountSummary: {
          automaticDiscounts: [],
          discountCodes: [
            { discountId: 'HOLIDAY50', name: 'Holiday', type: 'percentage', originalValue: 50, savings: 200, eligible: 999.99 },
          ],
        },
      },
      'Your configuration',
    )
    expect(capped.discounts[0]?.rule).toMatchObject({ isLimited: true })
  })

  it('O1: tax is shown with its rate and its base', () => {
    expect(model.tax).toEqual({ amount: 10.73, base: 107.25, percent: 10 })
    expect(receiptModel({ ...figures, taxRate: undefined }, 'Your configuration').tax.percent).toBeNull()
  })

  it('O3: later payments carry their date and sum to due later', () => {
    expect(model.later).toEqual({ dated: [{ dueInMonths: 1, amount: 44.99, names: ['ssl-dv'] }], undated: 0 })
    const withoutSchedule = receiptModel(
      { ...figures, items: figures.items.map((line) => ({ ...line, schedule: undefined })) },
      'Your configuration',
    )
    expect(withoutSchedule.later).toEqual({ dated: [], undated: 44.99 })
  })

  it('sums renewals by period: 14.99 + 9.99 + 4.99 + 99.99 a year, 9.99 a month', () => {
    expect(model.renewals).toEqual([
      { billing: 'yearly', dueInMonths: 12, amount: 129.96 },
      { billing: 'monthly', dueInMonths: 1, amount: 9.99 },
    ])
  })

  it('dates no renewal of a name that moves here: its end is not known until it has arrived', () => {
    const moving = figures.items.map((line) =>
      line.type === 'domain' ? { ...line, serviceData: { operation: 'transfer' as const } } : line,
    )
    expect(receiptModel({ ...figures, items: moving }, 'Your configuration').renewals).toEqual([
      { billing: 'yearly', dueInMonths: 12, amount: 114.97 },
      { billing: 'monthly', dueInMonths: 1, amount: 9.99 },
    ])
  })

  it('D16: three years take the discounts once: 107.25 + 2 × 129.96 + 35 × 9.99', () => {
    expect(model.threeYears).toBe(716.82)
  })

  it('M3: yen are whole', () => {
    const yen = receiptModel(
      {
        ...figures,
        currency: 'JPY',
        items: [item({ id: 'a.com', type: 'domain', billing: 'yearly', subtotal: 1429, renewal: 1649, setupFee: 0 })],
        breakdown: { subtotal: 1429, setupFees: 0, discount: 71, tax: 136, shipping: 0, total: 1494, savings: 0 },
        discountSummary: { automaticDiscounts: [], discountCodes: [] },
        dueNow: 1494,
        dueLater: 0,
      },
      'Your configuration',
    )
    expect(yen.afterDiscounts).toBe(1358)
    expect(yen.threeYears).toBe(1429 + 2 * 1649)
  })
})

describe('O9: what was put together from parts', () => {
  const part = (id: string, subtotal: number, bundle: string, fields: Partial<ItemFigures> = {}) =>
    item({ id, type: 'component', billing: 'monthly', subtotal, quantity: 2, renewal: subtotal / 2, serviceData: { bundle }, ...fields })
  const half = (amount: number) => ({
    schedule: [
      { dueInMonths: 0, amount },
      { dueInMonths: 1, amount },
    ],
  })
  const parts = [
    part('cpu-4', 20.02, 'server-a', { setupFee: 4.99, ...half(10.01) }),
    item({ id: 'vps', type: 'hosting', billing: 'monthly', subtotal: 9.99 }),
    part('memory-16', 0.1, 'server-a', half(0.05)),
    part('storage-100', 0.2, 'server-a', { setupFee: 0.01 }),
    part('cpu-8', 30, 'server-b'),
  ]
  const model = receiptModel({ ...figures, items: parts, dueLater: 10.06 }, 'Your configuration')

  it('is one thing with its parts, priced with their exact sum', () => {
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
      { name: 'Your configuration', of: ['cpu-4', 'memory-16', 'storage-100'], quantity: 2, now: 20.32, setupFee: 5, renewal: 20.32 },
      { name: 'vps', of: undefined, quantity: 1, now: 9.99, setupFee: 0, renewal: 9.99 },
      { name: 'cpu-8', of: undefined, quantity: 2, now: 30, setupFee: 0, renewal: 30 },
    ])
    expect(model.lineCount).toBe(3)
    expect(model.later).toEqual({ dated: [{ dueInMonths: 1, amount: 10.06, names: ['Your configuration'] }], undated: 0 })
  })

  it('by another period it is another thing, and parts in unlike numbers say theirs', () => {
    const unlike = [
      part('cpu-4', 20, 'server-a'),
      part('memory-16', 10, 'server-a', { quantity: 1, renewal: 10 }),
      part('cpu-4', 200, 'server-a', { billing: 'yearly' }),
    ]
    const { items } = receiptModel({ ...figures, items: unlike }, 'Your configuration')
    expect(items.map(({ item: { name, parts: of, quantity }, renewal }) => ({ name, of, quantity, renewal }))).toEqual([
      { name: 'Your configuration', of: ['2 × cpu-4', 'memory-16'], quantity: 1, renewal: 30 },
      { name: 'cpu-4', of: undefined, quantity: 2, renewal: 200 },
    ])
  })
})

describe('the receipt of a renewal', () => {
  it('counts nothing from the day of the order: the term begins where the old one ends', () => {
    const renewal = item({ id: 'otterbean.com', type: 'domain', billing: 'yearly', subtotal: 14.99, serviceData: { operation: 'renew' } })
    const addon = item({ id: 'whois-privacy', type: 'addon', billing: 'yearly', subtotal: 9.99, serviceData: { domain: 'otterbean.com' } })
    const { renewals, threeYears, items } = receiptModel({ ...figures, items: [renewal, addon] }, 'Your configuration')
    expect([renewals, threeYears]).toEqual([[], null])
    expect(items.map(({ isChild, renewal: again }) => [isChild, again])).toEqual([
      [false, 14.99],
      [true, 9.99],
    ])
  })
})
