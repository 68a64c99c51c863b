import { describe, expect, it } from 'vitest'
import { fillWithEnglish, locales, type Locale } from '@/lib/config/locales'
import type { PaymentRow } from '@/modules/payments/payments.repository'
import { receiptText } from '@/modules/email/document/receipt'
import { mailWords } from '@/modules/email/document/document'
import { receiptOf } from '@/modules/email/templates/orders'
import { renderReceipt } from '@/modules/invoices/pdf/receipt-pdf'
import { textRuns } from '@/modules/invoices/pdf/fonts'
import type { Minor } from '@/core/money/types'
import { orderSample } from '../../../support/mail/order-sample'
import { readPdf } from '../../../support/read-pdf'

const payment: PaymentRow = {
  id: 'p',
  provider: 'stripe',
  status: 'paid',
  amount: 9397 as Minor,
  currency: 'EUR',
  dueAt: null,
  refunded: 0 as Minor,
  attempt: 0,
  intent: null,
  pageId: null,
  pageUrl: null,
  pageExpiresAt: null,
}
const siteOf = (locale: Locale) => ({ brandName: 'Hostfront', supportEmail: 'support@shop.test', priceLocale: locale })
const drawn = (text: string): string =>
  textRuns('text', text)
    .map((run) => run.text)
    .join('')
const plain = (text: string): string => drawn(text).replaceAll(/\s+/gu, ' ')
/** Runs in different fonts are read with spaces between them. */
const bare = (text: string): string => text.replaceAll(' ', '')

describe.each(locales)('the PDF receipt, in %s', (locale) => {
  it('contains number, lines with amounts, and payments', async () => {
    const order = orderSample(locale, 'paid', 'Łukasz Müßner-Nguyễn')
    const later = { ...payment, id: 'q', provider: 'offline', status: 'pending', dueAt: Date.UTC(2026, 11, 21) } as const
    const { text, title, language } = await readPdf(await renderReceipt(order, [payment, later], siteOf(locale), locale))
    const { rows, billedTo } = receiptText(await mailWords(locale), receiptOf(order, locale), locale)
    for (const { label, amount } of rows) {
      expect(bare(text)).toContain(bare(plain(label)))
      expect(bare(text)).toContain(bare(plain(amount)))
    }
    for (const part of receiptOf(order, locale).billedTo) expect(bare(text)).toContain(bare(plain(part)))
    expect(billedTo).toContain('Łukasz Müßner-Nguyễn')
    expect(text).toContain(order.orderNumber)
    expect(title).toContain(order.orderNumber)
    expect(language).toBe(locale)
    expect(text).not.toContain('?')
    const dueOn = fillWithEnglish({
      en: 'due on Dec 21, 2026',
      es: 'vence el 21 dic 2026',
      fr: 'à régler le 21 déc. 2026',
      de: 'fällig am 21. Dez. 2026',
    })
    expect(text).toContain(dueOn[locale])
  })
})

describe.each(locales)('O9: a configured server, in %s', (locale) => {
  it('is one line with its parts in email and PDF', async () => {
    const order = orderSample(locale)
    const [line] = order.lines
    if (!line) throw new Error('An order without lines')
    const part = (name: string) => ({
      ...line,
      type: 'component' as const,
      id: name,
      name,
      billing: 'monthly' as const,
      serviceData: { bundle: 'server-a' },
    })
    const configured = { ...order, lines: [part('Four cores'), part('Much memory')] }
    const words = await mailWords(locale)
    const { rows } = receiptText(words, receiptOf(configured, locale), locale)
    const items = rows.filter(({ kind }) => kind === 'item')
    expect(items).toHaveLength(1)
    expect(items[0]?.label).toContain(words.receipt('bundle'))
    expect(items[0]?.note).toContain('Four cores, Much memory')
    const { text } = await readPdf(await renderReceipt(configured, [], siteOf(locale), locale))
    expect(bare(text)).toContain(bare(plain('Four cores, Much memory')))
    expect(bare(text)).toContain(bare(plain(items[0]?.amount ?? '?')))
  })
})

describe('the PDF layout', () => {
  it('continues on further pages with page numbers', async () => {
    const order = orderSample('en')
    const [line] = order.lines
    if (!line) throw new Error('An order without lines')
    const many = {
      ...order,
      lines: Array.from({ length: 40 }, (_, index) => ({
        ...line,
        id: `name-${index}.com`,
        name: `name-${index}.com`,
        key: String(index),
      })),
    }
    const { pages, text } = await readPdf(await renderReceipt(many, [payment], siteOf('en'), 'en'))
    expect(pages).toBeGreaterThan(1)
    expect(text).toContain('name-39.com, 1 year')
    expect(text).toContain(`Page ${pages} of ${pages}`)
  })

  it('wraps a domain of 63 letters and a long address', async () => {
    const name = `${'w'.repeat(63)}.com`
    const order = orderSample('en', 'pending', 'A very long name of somebody '.repeat(6).trim())
    const long = { ...order, lines: order.lines.map((line) => (line.type === 'domain' ? { ...line, id: name, name } : line)) }
    const { text } = await readPdf(await renderReceipt(long, [], siteOf('en'), 'en'))
    expect(bare(text)).toContain(bare(`${name}, 1 year`))
  })
})
