import { describe, expect, it } from 'vitest'
import { noProgress, orderSubjects, type OrderProgress } from '@/core/orders/status-sentence'
import { laterSteps, orderSteps } from '@/features/checkout/order/order-plan'
import { fromMajor, usdCents } from '@/core/money/arithmetic'
import type { OrderView } from '@/modules/orders/presenter'

const cents = (dollars: number) => fromMajor(dollars, 2)

type Line = OrderView['items'][number]

const line = (fields: Pick<Line, 'id' | 'name' | 'type' | 'category' | 'subtotal' | 'renewal'> & Partial<Line>): Line => ({
  key: fields.id,
  billing: 'yearly',
  quantity: 1,
  description: '',
  serviceData: {},
  unitPrice: fields.subtotal,
  baseUnitPrice: usdCents(10),
  unitSetupFee: cents(0),
  setupFee: cents(0),
  discount: cents(0),
  tax: cents(0),
  total: fields.subtotal,
  catalogSavings: cents(0),
  discounts: [],
  availablePaymentTypes: ['full'],
  selectedPaymentType: 'full',
  paymentTypeAmount: fields.subtotal,
  schedule: [],
  ...fields,
})

const name = line({
  id: 'otterbean.com',
  name: 'otterbean.com',
  type: 'domain',
  category: 'domain',
  subtotal: cents(12.99),
  renewal: cents(14.99),
})

const certificate = line({
  id: 'ssl-dv',
  name: 'DV',
  type: 'ssl',
  category: 'ssl',
  subtotal: cents(99.99),
  renewal: cents(99.99),
  schedule: [{ dueInMonths: 1, amount: cents(44.99) }],
})

const order = (fields: Partial<OrderView> = {}): OrderView => ({
  orderNumber: 'ORD-MWQ7WY5C-7QX4ZA',
  orderDate: '2026-11-21T09:41:00.000Z',
  termsFrom: '2026-11-21T09:41:00.000Z',
  waitsUntil: null,
  hasGuestCode: false,
  status: 'pending',
  currency: 'USD',
  exchangeRate: 1,
  rateDate: '2026-11-21',
  taxRate: 0.1,
  contact: { email: 'ada@example.com', name: 'Ada' },
  billingAddress: { line1: 'Pier 1', city: 'Bilbao', postalCode: '48001', country: 'ES' },
  items: [name, certificate],
  discountSummary: { automaticDiscounts: [], discountCodes: [] },
  breakdown: {
    subtotal: cents(112.98),
    setupFees: cents(0),
    discount: cents(0),
    tax: cents(11.3),
    shipping: cents(0),
    total: cents(124.28),
    savings: cents(0),
  },
  dueNow: cents(79.29),
  dueLater: cents(44.99),
  events: [],
  payment: { method: 'offline', reference: 'ORD-MWQ7WY5C-7QX4ZA' },
  ...fields,
})

const bundle = 'Your configuration'
const stepsOf = (view: OrderView, progress: OrderProgress = noProgress) => orderSteps(view, orderSubjects(view, progress, bundle))

describe('orderSteps', () => {
  it('asks for the bank transfer first, with its reference', () => {
    expect(stepsOf(order())).toEqual([
      { kind: 'bank-transfer', amount: 7929, reference: 'ORD-MWQ7WY5C-7QX4ZA' },
      { kind: 'registration', name: 'otterbean.com', state: 'waiting' },
      { kind: 'service', name: 'DV', state: 'waiting' },
    ])
  })

  it('O9: sets up a bundle as one', () => {
    const part = (id: string) => ({ ...certificate, id, name: id, type: 'component' as const, serviceData: { bundle: 'server-a' } })
    const configured = order({ items: [part('cpu'), part('memory')] })
    expect(stepsOf(configured).slice(1)).toEqual([{ kind: 'service', name: 'Your configuration', state: 'waiting' }])
  })

  it.each([
    ['card', 'stripe'],
    ['sandbox', 'sandbox'],
  ] as const)('of one by %s asks for payment', (kind, method) => {
    const payment = { method, reference: 'ORD' }
    expect(stepsOf(order({ payment }))[0]).toEqual({ kind, amount: 7929 })
  })

  it('confirms a paid one, and promises nothing for a failed one', () => {
    expect(stepsOf(order({ status: 'paid' }))[0]).toEqual({ kind: 'paid', amount: 7929 })
    expect(stepsOf(order({ status: 'failed' }))).toEqual([])
    expect(laterSteps(order({ status: 'cancelled' }), 'Your configuration')).toEqual([])
  })
})

describe('laterSteps', () => {
  it('O3: lists later payments by date; §9: a reminder 90 days before; renewals, in order of date', () => {
    expect(
      laterSteps(order(), 'Your configuration').map((step) => [step.kind, 'date' in step ? step.date.toISOString().slice(0, 10) : null]),
    ).toEqual([
      ['payment', '2026-12-21'],
      ['reminder', '2027-08-23'],
      ['renewal', '2027-11-21'],
    ])
  })
})

describe('an order with an incoming transfer', () => {
  it('has no reminder date, since the expiry is unknown', () => {
    const move = order({ items: [{ ...name, serviceData: { operation: 'transfer' } }] })
    expect(laterSteps(move, 'Your configuration').map(({ kind }) => kind)).not.toContain('reminder')
  })
})

describe('a renewal order', () => {
  it('is renewed, not registered, without a term from its own date', () => {
    const renewal = order({ items: [{ ...name, serviceData: { operation: 'renew' } }] })
    expect(stepsOf(renewal)).toEqual([
      { kind: 'bank-transfer', amount: 7929, reference: 'ORD-MWQ7WY5C-7QX4ZA' },
      { kind: 'renewal', name: 'otterbean.com', state: 'waiting' },
    ])
    expect(laterSteps(renewal, 'Your configuration').filter(({ kind }) => kind !== 'on-use')).toEqual([])
  })
})
