import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { formatDay } from '@/core/dates'
import type { Minor } from '@/core/money/types'
import type { TaxNote } from '@/core/tax/types'
import { invoiceText, invoiceWords } from '@/modules/invoices/pdf/invoice-pdf'
import { invoiceSample } from '../../../support/invoices/invoice-sample'

const zero = 0 as Minor
const articles = {
  en: 'Art. 196 Directive 2006/112/EC',
  es: 'art. 196 de la Directiva 2006/112/CE',
  fr: 'art. 196 de la directive 2006/112/CE',
  de: 'Art. 196 Richtlinie 2006/112/EG',
}

describe.each(locales)('the tax of an invoice, in %s', (locale) => {
  it('T7: is named as in the table, with its rate', async () => {
    const taxNote: TaxNote = { name: 'TVA', country: 'FR', reason: 'table' }
    const said = invoiceText(await invoiceWords(locale), invoiceSample(locale, { taxRate: 0.2, taxNote }), 'Hostfront', locale)
    expect(said.totals[1]?.label).toMatch(/^TVA, 20\s?%$/u)
    expect(said.notes.join()).not.toContain('2006/112')
  })

  it('T7, I5: cites the directive for reverse charge', async () => {
    const taxNote: TaxNote = { name: 'TVA', country: 'FR', reason: 'reverse-charge' }
    const said = invoiceText(await invoiceWords(locale), invoiceSample(locale, { taxRate: 0, tax: zero, taxNote }), 'Hostfront', locale)
    expect(said.totals[1]?.label).toBe('TVA')
    expect(said.notes[0]).toContain(articles[locale])
  })

  it('T11: cites the directive when none is charged outside the EU', async () => {
    const taxNote: TaxNote = { name: 'VAT', country: 'US', reason: 'outside-eu' }
    const words = await invoiceWords(locale)
    const said = invoiceText(words, invoiceSample(locale, { taxRate: 0, tax: zero, taxNote }), 'Hostfront', locale)
    expect(said.notes[0]).toBe(words.invoice('outsideEu'))
    expect(said.notes[0]).toContain('2006/112')
  })

  it('T5: explains that an unconfirmed number is taxed', async () => {
    const taxNote: TaxNote = { name: 'USt.', country: 'AT', reason: 'table', unconfirmedVatId: 'no-answer' }
    const words = await invoiceWords(locale)
    const { notes } = invoiceText(words, invoiceSample(locale, { taxRate: 0.2, taxNote }), 'Hostfront', locale)
    expect(notes[0]).toBe(words.invoice('vatIdUnconfirmed', { number: 'ATU12345678' }))
  })

  it('I10: states the service period of each line from first to last day', async () => {
    const words = await invoiceWords(locale)
    const { rows } = invoiceText(words, invoiceSample(locale), 'Hostfront', locale)
    const day = (text: string) => formatDay(new Date(text), locale)
    const period = (to: string) => words.invoice('period', { from: day('2026-11-22'), to: day(to) })
    expect(rows.map(({ notes }) => notes[0])).toEqual(['2027-11-21', '2027-11-21', '2026-12-21'].map(period))
  })

  it('I10: states what is known about the term of an incoming transfer', async () => {
    const words = await invoiceWords(locale)
    const { lines } = invoiceSample(locale)
    const moved = lines.slice(0, 1).map(({ period: _period, ...line }) => ({ ...line, serviceData: { operation: 'transfer' as const } }))
    const { rows } = invoiceText(words, invoiceSample(locale, { lines: moved }), 'Hostfront', locale)
    expect(rows[0]?.notes[0]).toBe(words.invoice('periodTransfer'))
  })
})
