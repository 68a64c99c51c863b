import { expect, it } from 'vitest'
import { servicePeriod } from '@/core/invoices/types'
import type { Minor } from '@/core/money/types'
import type { ItemFigures } from '@/core/receipt/figures'
import { debitPerPeriod, lineWords, receiptItems, renewalsByPeriod, threeYearsBeforeTax } from '@/core/receipt/model'

const item: ItemFigures = {
  id: 'cloud-scale',
  type: 'hosting',
  name: 'Cloud Scale',
  billing: 'monthly',
  quantity: 2,
  selectedPaymentType: 'on-demand',
  renewal: 8_999 as Minor,
  subtotal: 20_000 as Minor,
  setupFee: 0 as Minor,
  discount: 0 as Minor,
  discounts: [],
  total: 22_000 as Minor,
  paymentTypeAmount: 22_000 as Minor,
}

it('O21: labels a balance top-up, with its amount per period', () => {
  expect(lineWords(item)).toBe('balanceLine')
  expect(debitPerPeriod(item)).toBe(17_998)
  expect(debitPerPeriod({ ...item, selectedPaymentType: 'full' })).toBeNull()
})

it('O21: shows no renewal for a balance, and counts its price over three years', () => {
  expect(receiptItems([item])[0]?.renewal).toBeNull()
  expect(renewalsByPeriod([item])).toEqual([])
  expect(threeYearsBeforeTax([item])).toBe(36 * 17_998)
})

it('O21, I10: shows no period for a balance of unknown duration', () => {
  const line = {
    key: 'cloud',
    type: 'hosting',
    id: 'cloud-scale',
    billing: 'monthly',
    serviceData: {},
    selectedPaymentType: 'on-demand',
  } as const
  expect(servicePeriod(line, [line], { paidAt: Date.UTC(2028, 3, 1), terms: new Map(), renewedFrom: null })).toBeNull()
})
