import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/config/locales'
import { renderInvoice, invoiceText, invoiceWords } from '@/modules/invoices/pdf/invoice-pdf'
import { textRuns } from '@/modules/invoices/pdf/fonts'
import type { Minor } from '@/core/money/types'
import { invoiceSample } from '../../../support/invoices/invoice-sample'
import { laneLocales } from '../../../support/lane'
import { readPdf } from '../../../support/read-pdf'

const siteOf = (locale: Locale) => ({ brandName: 'Hostfront', supportEmail: 'support@shop.test', priceLocale: locale })
/** Runs in different fonts are read with spaces between them. */
const bare = (text: string): string =>
  textRuns('text', text)
    .map((run) => run.text)
    .join('')
    .replaceAll(/\s+/gu, '')

describe.each(laneLocales)('a PDF invoice, in %s', (locale) => {
  it('I5: contains seller, buyer, lines with net, tax and gross, and only frozen data', async () => {
    const invoice = invoiceSample(locale)
    const { text, title, language, pages } = await readPdf(await renderInvoice(invoice, siteOf(locale), locale))
    const said = invoiceText(await invoiceWords(locale), invoice, 'Hostfront', locale)
    const written = [
      ...said.seller,
      ...said.buyer,
      ...said.facts.flatMap(({ label, value }) => [label, value]),
      ...said.rows.flatMap(({ label, notes, net, tax, gross }) => [label, ...notes, net, tax, gross]),
      ...said.totals.flatMap(({ label, amount }) => [label, amount]),
      ...said.notes,
    ]
    for (const part of written) expect(bare(text)).toContain(bare(part))
    expect(said.seller.join()).toContain('DE123456789')
    expect(said.totals[1]?.label).toMatch(/, 10\s?%$/u)
    expect(said.buyer.slice(0, 2)).toEqual(['Salz & Gerste OHG', 'Łukasz Müßner-Nguyễn'])
    expect([title.includes('2026-000123'), language, pages]).toEqual([true, locale, 1])
    expect(text).not.toMatch(/\?|\{\w+\}|invoicePdf/)
  })

  it('I3: has its title and the invoice number if it is a credit note', async () => {
    const note = invoiceSample(locale, { kind: 'credit-note', number: 'C-2026-000007', corrects: { id: 'x', number: '2026-000123' } })
    const { text, title } = await readPdf(await renderInvoice(note, siteOf(locale), locale))
    const { invoice: word } = await invoiceWords(locale)
    expect(title).toBe(`${word('creditNote')} C-2026-000007`)
    expect(bare(text)).toContain(bare(word('credit', { number: '2026-000123' })))
  })

  it('I4: is marked as partial', async () => {
    const { invoice: word } = await invoiceWords(locale)
    const whole = invoiceSample(locale)
    const part = invoiceSample(locale, { gross: (whole.gross - 100) as Minor })
    const words = await invoiceWords(locale)
    expect(invoiceText(words, part, 'Hostfront', locale).notes).toContain(word('part'))
    expect(invoiceText(words, whole, 'Hostfront', locale).notes).not.toContain(word('part'))
  })
})

it('I5: is reproducible, and uses the shop’s name without a legal name', async () => {
  const invoice = invoiceSample('de')
  const draw = () => renderInvoice(invoice, siteOf('de'), 'de')
  expect(Buffer.from(await draw()).equals(Buffer.from(await draw()))).toBe(true)
  const { seller } = invoice
  const nameless = { ...invoice, seller: { ...seller, legalName: '' } }
  expect(invoiceText(await invoiceWords('de'), nameless, 'Hostfront', 'de').seller[0]).toBe('Hostfront')
})
