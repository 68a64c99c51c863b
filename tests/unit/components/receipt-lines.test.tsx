import { expect, it } from 'vitest'
import { amountFormatter, receiptModel } from '@/core/receipt/model'
import { ReceiptLines } from '@/components/receipt/receipt'
import { drawInWords } from '../../support/draw-in-words'
import { figures } from '../../support/receipt/figures'

it('D9: shows a line’s discounts below its name, without a break between minus and amount', () => {
  const html = drawInWords(<ReceiptLines model={receiptModel(figures, 'Bundle')} format={amountFormatter('USD')} />, 'en')
  expect(html).toContain('First order\u00a0<span class="receipt-taken">−$0.50</span>')
  const amounts = html.match(/−\$/g) ?? []
  expect(amounts.length).toBeGreaterThan(0)
  expect(html.match(/<span class="receipt-taken">−\$/g)).toHaveLength(amounts.length)
})
