import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { amountFormatter, receiptModel } from '@/core/receipt/model'
import type { TaxNote } from '@/core/tax/types'
import { ReceiptLedger } from '@/components/receipt/receipt-ledger'
import { drawInWords } from '../../../support/draw-in-words'
import { figures } from '../../../support/receipt/figures'

const draw = (taxNote: TaxNote | undefined, locale: (typeof locales)[number]) =>
  drawInWords(<ReceiptLedger model={receiptModel({ ...figures, taxNote }, 'Bundle')} format={amountFormatter('USD')} />, locale)

describe.each(locales)('the tax on a receipt, in %s', (locale) => {
  it('T7: names the tax and its country', () => {
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of('FR') ?? ''
    const html = draw({ name: 'TVA', country: 'FR', reason: 'table' }, locale)
    expect(html).toContain(`TVA, ${country}`)
    expect(html).toMatch(/10\s?%/u)
  })

  it('T7: explains reverse charge', () => {
    expect(draw({ name: 'TVA', country: 'FR', reason: 'reverse-charge' }, locale)).toContain('2006/112')
  })

  it('T1: adds nothing with a single rate', () => {
    expect(draw(undefined, locale)).toBe(
      drawInWords(<ReceiptLedger model={receiptModel(figures, 'Bundle')} format={amountFormatter('USD')} />, locale),
    )
    expect(draw(undefined, locale)).not.toContain('2006/112')
  })
})
