import { describe, expect, it } from 'vitest'
import { groupLines } from '@/features/cart/cart-lines.client'
import { billingChoices, chosenPayment, effectOf, hasPaymentChoice, paymentChoices } from '@/features/cart/line-options.client'
import type { CartItem, CartCode } from '@/features/cart/types'
import { requestWith } from '@/features/cart/removed-lines'
import { fromMajor } from '@/core/money/arithmetic'
import type { BillingPeriod } from '@/core/catalog/types'

const cents = (dollars: number) => fromMajor(dollars, 2)

const item = (fields: Partial<CartItem> & Pick<CartItem, 'id' | 'type'>): CartItem => ({
  lineId: fields.id,
  name: fields.id,
  category: 'shared',
  billing: 'yearly',
  quantity: 1,
  description: '',
  serviceData: {},
  price: cents(10),
  basePrice: 10,
  baseCurrency: 'USD',
  displayCurrency: 'USD',
  renewal: cents(10),
  subtotal: cents(10),
  setupFee: cents(0),
  discount: cents(0),
  tax: cents(1),
  total: cents(11),
  savings: cents(0),
  discounts: [],
  availablePaymentTypes: ['full'],
  selectedPaymentType: 'full',
  partialType: null,
  paymentTypeAmount: cents(11),
  schedule: [],
  ...fields,
})

const service = (pricing: readonly BillingPeriod[], allowedTypes: readonly ('deposit' | 'installments')[] = []) => ({
  pricing: Object.fromEntries(pricing.map((period) => [period, {}])),
  paymentTypes: { partial: { allowedTypes: [...allowedTypes] } },
})

describe('groupLines', () => {
  it('O9: nests add-ons under their domain; domains come first', () => {
    const lines = [
      item({ id: 'shared-pro', type: 'hosting' }),
      item({ id: 'cdn', type: 'addon', serviceData: { domain: 'a.com' } }),
      item({ id: 'a.com', type: 'domain' }),
      item({ id: 'lone', type: 'addon', serviceData: { domain: 'gone.com' } }),
    ]
    expect(groupLines(lines).map(({ item: { id }, addons }) => [id, addons.map((addon) => addon.id)])).toEqual([
      ['a.com', ['cdn']],
      ['shared-pro', []],
      ['lone', []],
    ])
  })
})

it('O9: groups a bundle with its parts; another period is another one', () => {
  const part = (lineId: string, billing: 'monthly' | 'yearly') =>
    item({ lineId, id: lineId, type: 'component', billing, serviceData: { bundle: 'server-a' } })
  const lines = [
    part('cpu', 'monthly'),
    item({ id: 'vps', type: 'hosting' }),
    part('memory', 'monthly'),
    part('cpu-y', 'yearly'),
    part('memory-y', 'yearly'),
  ]
  expect(groupLines(lines).map(({ item: { id }, addons }) => [id, addons.map((other) => other.id)])).toEqual([
    ['cpu', ['memory']],
    ['vps', []],
    ['cpu-y', ['memory-y']],
  ])
})

describe('line options', () => {
  const ssl = item({ id: 'ssl-dv', type: 'ssl', availablePaymentTypes: ['full', 'partial', 'on-demand'] })

  it('O3: include every payment type, deposit and installments separately', () => {
    expect(paymentChoices(ssl, service([], ['deposit', 'installments'])).map(({ key }) => key)).toEqual([
      'full',
      'deposit',
      'installments',
      'on-demand',
    ])
    expect(chosenPayment({ ...ssl, selectedPaymentType: 'partial', partialType: 'installments' })).toBe('installments')
  })

  it('§2.36, P4, P16: include periods that all parts of a line share', () => {
    expect(billingChoices([{ periods: ['yearly', 'monthly'] }])).toEqual(['monthly', 'yearly'])
    expect(billingChoices([{ periods: ['monthly', 'yearly'] }, { periods: ['yearly'] }])).toEqual(['yearly'])
    expect(billingChoices([{}])).toEqual([])
  })

  it('P17: are omitted if there is one way to pay', () => {
    expect(hasPaymentChoice([{ availablePaymentTypes: ['full'] }])).toBe(false)
    expect(hasPaymentChoice([{ availablePaymentTypes: ['full', 'partial'] }])).toBe(true)
    expect(hasPaymentChoice([{ availablePaymentTypes: ['full', 'partial'] }, { availablePaymentTypes: ['full'] }])).toBe(false)
  })

  it('O4: are priced by references only, with that line changed', () => {
    const quote = {
      currency: 'EUR',
      codes: [{ code: 'WELCOME10', status: 'applied' } satisfies CartCode],
      items: [item({ id: 'a.com', type: 'domain' }), ssl],
    }
    expect(requestWith(quote, 'ssl-dv', { selectedPaymentType: 'partial', partialType: 'deposit' })).toEqual({
      currency: 'EUR',
      codes: ['WELCOME10'],
      items: [
        { type: 'domain', id: 'a.com', billing: 'yearly', quantity: 1, serviceData: {}, selectedPaymentType: 'full' },
        {
          type: 'ssl',
          id: 'ssl-dv',
          billing: 'yearly',
          quantity: 1,
          serviceData: {},
          selectedPaymentType: 'partial',
          partialType: 'deposit',
        },
      ],
    })
  })

  it('read the effect from the changed line', () => {
    const quote = {
      dueNow: cents(45),
      items: [
        item({ id: 'x', type: 'hosting' }),
        {
          ...ssl,
          total: cents(98.99),
          paymentTypeAmount: cents(49.5),
          schedule: [
            { dueInMonths: 0, amount: cents(49.5) },
            { dueInMonths: 1, amount: cents(49.49) },
          ],
        },
      ],
    }
    expect(effectOf(quote, 1, ssl, { selectedPaymentType: 'partial' })).toEqual({
      line: 9899,
      lineNow: 4950,
      lineLater: 4949,
      laterParts: 1,
      drawn: null,
      dueNow: 4500,
    })
    expect(effectOf(quote, 1, ssl, { billing: 'monthly' })).toBeNull()
  })
})
