import { expect, it } from 'vitest'
import { amountFormatter, receiptModel, discountText } from '@/core/receipt/model'
import { cents, figures, item } from '../../../support/receipt/figures'

it('D9: shows each line’s share of each discount; a one-line receipt shows totals instead', () => {
  const model = receiptModel(figures, 'Your configuration')
  const dollars = amountFormatter('USD', 'en')
  const taken = Object.fromEntries(model.items.map(({ item: line }) => [line.id, discountText(line, model, dollars)]))
  expect(taken).toMatchObject({ 'shared-pro': 'First order\u00a0−$0.50', 'ssl-dv': 'Paying yearly\u00a0−$10.00', 'whois-privacy': '' })
  const discounts = ['WELCOME10', 'yearly-billing', 'WELCOME10'].map((discountId) => ({ discountId, savings: cents(2) }))
  const line = item({ id: 'vps', type: 'hosting', billing: 'yearly', subtotal: cents(40), discounts })
  expect(discountText(line, model, dollars)).toBe('Paying yearly\u00a0−$2.00\u00a0· WELCOME10\u00a0−$4.00')
  const alone = receiptModel({ ...figures, items: [line] }, 'Your configuration')
  expect(discountText(line, alone, dollars)).toBe('')
})
