import { describe, expect, it } from 'vitest'
import { thresholdIn } from '@/core/discounts/discounts'
import { usdCents } from '@/core/money/arithmetic'
import { amountFormatter, receiptModel } from '@/core/receipt/model'
import { ReceiptLedger } from '@/components/receipt/receipt-ledger'
import { drawInWords } from '../../../support/draw-in-words'
import { currencies } from '../../../support/engine/currencies'
import { cents, figures } from '../../../support/receipt/figures'

const priced = ['USD', 'EUR', 'JPY'].map((code) => currencies.get(code)!)

const terms = { minAmount: usdCents(200), minQuantity: null, isVolume: true, applicable: [], excluded: [], billing: null }

describe('the threshold of an automatic discount', () => {
  it('M11: is converted to the cart’s currency', () => {
    expect(priced.map((currency) => thresholdIn(terms, currency))).toEqual([20000, 17000, 22000])
    expect(thresholdIn(undefined, priced[0]!)).toBeNull()
  })

  it('M11: is shown beside the discount on the receipt', () => {
    const discount = {
      discountId: 'volume',
      name: 'Volume discount',
      value: { kind: 'percentage', percent: 5 },
      savings: cents(10),
    } as const
    const model = receiptModel(
      { ...figures, discountSummary: { automaticDiscounts: [{ ...discount, threshold: cents(170) }], discountCodes: [] } },
      'Bundle',
    )
    const html = drawInWords(<ReceiptLedger model={model} format={amountFormatter('EUR')} />)
    expect(html).toContain('for carts above €170.00')
  })
})
