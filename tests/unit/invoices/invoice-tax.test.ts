import { describe, expect, it } from 'vitest'
import { locales } from '@/config/locales'
import type { Minor } from '@/core/money/types'
import type { TaxNote } from '@/core/tax/types'
import { invoiceText } from '@/server/invoice-pdf/invoice-text'
import { invoiceWords } from '@/server/invoice-pdf/invoice-words'
import { invoiceSample } from '../../support/invoices/invoice-sample'

const zero = 0 as Minor
const articles = {
  en: 'Art. 196 Directive 2006/112/EC',
  es: 'art. 196 de la Directiva 2006/112/CE',
  fr: 'art. 196 de la directive 2006/112/CE',
  de: 'Art. 196 Richtlinie 2006/112/EG',
}

describe.each(locales)('the tax of an invoice, in %s', (locale) => {
  it('T7: is called what the table calls it, with its rate', async () => {
    const taxNote: TaxNote = { name: 'TVA', country: 'FR', reason: 'table' }
    const said = invoiceText(await invoiceWords(locale), invoiceSample(locale, { taxRate: 0.2, taxNote }), 'Hostfront', locale)
    expect(said.totals[1]?.label).toMatch(/^TVA, 20\s?%$/u)
    expect(said.notes.join()).not.toContain('2006/112')
  })

  it('T7, I5: under reverse charge the invoice says so, naming the directive', async () => {
    const taxNote: TaxNote = { name: 'TVA', country: 'FR', reason: 'reverse-charge' }
    const said = invoiceText(await invoiceWords(locale), invoiceSample(locale, { taxRate: 0, tax: zero, taxNote }), 'Hostfront', locale)
    expect(said.totals[1]?.label).toBe('TVA')
    expect(said.notes[0]).toContain(articles[locale])
  })
})
