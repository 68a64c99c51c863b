import { expect, it } from 'vitest'
import { amountFormatter, receiptModel } from '@/core/receipt/model'
import { ReceiptLines } from '@/components/receipt/receipt'
import { drawInWords } from '../../support/draw-in-words'
import { figures } from '../../support/receipt/figures'

it('D9: what a discount took of a line stands below its name, and no line break parts the minus from its amount', () => {
  const html = drawInWords(<ReceiptLines model={receiptModel(figures, 'Bundle')} format={amountFormatter('USD')} />, 'en')
  expect(html).toContain('First order\u00a0<span class="receipt-taken">−$0.50</span>')
  const amounts = html.match(/−\$/g) ?? []
  expect(amounts.length).toBeGreaterThan(0)
  expect(html.match(/<span class="receipt-taken">−\$/g)).toHaveLength(amounts.length)
})
