import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { mailWords } from '@/modules/email/document/document'
import { formatDay } from '@/core/dates'
import type { InvoiceLine, Seller } from '@/core/invoices/types'
import { formatMoney, formatPercent, formatRate, percentOf } from '@/core/money/format'
import { defaultPriceLocale, type FormatAmount, isTransfer, termText } from '@/core/receipt/model'
import { isDatedRate } from '@/core/money/currency'
import { sumOf } from '@/core/money/arithmetic'
import { kindOfPayment } from '@/core/payments/types'
import type { Minor } from '@/core/money/types'
import type { InvoiceRecord } from '@/modules/invoices/invoices.repository'
import { lineName } from '@/modules/email/document/receipt'
import { ways, renderFeet, renderFacts, renderHead, type ReceiptSite, renderNotes } from '@/modules/invoices/pdf/receipt-pdf'
import { colours } from '@/modules/email/document/layout'
import { makeRoom, margin, read, rightEdge, rule, wrap, write, type PdfDocument, closePdf, openPdf } from '@/modules/invoices/pdf/paper'
import { chooseCjkStyle } from '@/modules/invoices/pdf/fonts'

export const invoiceWords = async (locale: Locale) => ({
  ...(await mailWords(locale)),
  invoice: createTranslator({ locale, messages: await loadMessages(locale), namespace: 'invoicePdf' }),
})

type InvoiceWords = Awaited<ReturnType<typeof invoiceWords>>

export interface InvoiceRow {
  readonly label: string
  readonly notes: readonly string[]
  readonly net: string
  readonly tax: string
  readonly gross: string
}

interface InvoiceText {
  readonly title: string
  readonly buyer: readonly string[]
  readonly seller: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly rows: readonly InvoiceRow[]
  readonly totals: readonly { readonly label: string; readonly amount: string }[]
  readonly notes: readonly string[]
}

/** Locale of amounts (M7); undefined is en-US. */
type PriceLocale = string | undefined

const filled = (lines: readonly (string | null)[]): readonly string[] => lines.filter((line): line is string => Boolean(line?.trim()))

interface Place {
  readonly postalCode: string
  readonly city: string
  readonly region: string | null
  readonly country: string
}

const placeLines = ({ postalCode, city, region, country }: Place, locale: string): readonly (string | null)[] => {
  const isCode = /^[A-Z]{2}$/.test(country)
  const countryName = isCode ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : country
  return [`${postalCode} ${city}`.trim(), region, countryName]
}

const sellerLines = ({ invoice: word, locale }: InvoiceWords, seller: Seller, brandName: string): readonly string[] =>
  filled([
    seller.legalName || brandName,
    seller.line1,
    seller.line2,
    ...placeLines(seller, locale),
    seller.vatId && word('vatId', { number: seller.vatId }),
    seller.registration,
  ])

const buyerLines = ({ invoice: word, locale }: InvoiceWords, { buyer }: InvoiceRecord): readonly string[] =>
  filled([
    buyer.company,
    buyer.name,
    buyer.line1,
    buyer.line2,
    ...placeLines(buyer, locale),
    buyer.vatId && word('vatId', { number: buyer.vatId }),
  ])

const factsOf = ({ invoice: word, locale }: InvoiceWords, invoice: InvoiceRecord): InvoiceText['facts'] => [
  { label: word('number'), value: invoice.number },
  { label: word('date'), value: formatDay(new Date(invoice.issuedOn), locale) },
  ...(invoice.corrects ? [{ label: word('corrects'), value: invoice.corrects.number }] : []),
  { label: word('order'), value: invoice.orderNumber },
  { label: word('paidThrough'), value: word(ways[kindOfPayment(invoice.paidThrough)]) },
]

const periodNote = ({ invoice: word, locale }: InvoiceWords, line: InvoiceLine): readonly string[] => {
  const day = (text: string) => formatDay(new Date(text), locale)
  if (line.period) return [word('period', { from: day(line.period.from), to: day(line.period.to) })]
  return isTransfer(line) ? [word('periodTransfer')] : []
}

const rowOf = (words: InvoiceWords, line: InvoiceLine, format: FormatAmount): InvoiceRow => {
  const { invoice: word } = words
  const figures = { listed: format(sumOf([line.subtotal, line.setupFee])), tax: format(line.tax), total: format(line.total) }
  return {
    label: lineName(words, line),
    notes: [
      ...periodNote(words, line),
      line.discount > 0 ? word('calculation', { ...figures, discount: format(line.discount) }) : word('plain', figures),
      ...(line.term ? [termText(line.term, format)] : []),
      ...(line.setupFee > 0 ? [word('setupFee', { amount: format(line.setupFee) })] : []),
    ],
    net: format(line.covered.net),
    tax: format(line.covered.tax),
    gross: format(line.covered.gross),
  }
}

const notesOf = ({ invoice: word, receipt, locale }: InvoiceWords, invoice: InvoiceRecord, priceLocale: PriceLocale): readonly string[] => {
  const { kind, corrects, currency, exchangeRate, rateDate, books, taxNote } = invoice
  const isPart = kind === 'invoice' && invoice.gross < sumOf(invoice.lines.map(({ total }) => total))
  const inBooks = (amount: Minor) => (books ? formatMoney(amount, { code: books.currency, digits: books.digits }, priceLocale) : '')
  return [
    ...(taxNote?.reason === 'reverse-charge' ? [word('reverseCharge')] : []),
    ...(taxNote?.reason === 'outside-eu' ? [word('outsideEu')] : []),
    ...(taxNote?.unconfirmedVatId ? [word('vatIdUnconfirmed', { number: invoice.buyer.vatId ?? '' })] : []),
    ...(isPart ? [word('part')] : []),
    ...(corrects ? [word('credit', { number: corrects.number })] : []),
    ...(currency === 'USD'
      ? []
      : [
          receipt(isDatedRate(rateDate, Date.parse(invoice.issuedOn)) ? 'rate' : 'rateFixed', {
            rate: formatRate(exchangeRate, priceLocale),
            currency,
            date: formatDay(new Date(rateDate), locale),
          }),
        ]),
    ...(books && books.currency !== currency
      ? [word('inBooks', { currency: books.currency, gross: inBooks(books.gross), tax: inBooks(books.tax) })]
      : []),
  ]
}

/** Name and percentage of the tax that was charged (T7). */
const taxLabel = ({ invoice: word, locale }: InvoiceWords, { taxRate, taxNote }: InvoiceRecord, priceLocale: PriceLocale): string => {
  const name = taxNote?.name || null
  if (taxRate === 0) return name ?? word('noTax')
  const percent = formatPercent(percentOf(taxRate), locale, priceLocale)
  return name === null ? word('taxTotal', { percent }) : word('taxTotalNamed', { name, percent })
}

/** Uses only the document's frozen data. */
export const invoiceText = (words: InvoiceWords, invoice: InvoiceRecord, brandName: string, priceLocale: PriceLocale): InvoiceText => {
  const { invoice: word } = words
  const { kind, currency, digits, net, tax, gross } = invoice
  const format: FormatAmount = Object.assign((amount: Minor) => formatMoney(amount, { code: currency, digits }, priceLocale), {
    locale: priceLocale ?? defaultPriceLocale,
  })
  const isInvoice = kind === 'invoice'
  return {
    title: word(isInvoice ? 'invoice' : 'creditNote'),
    buyer: buyerLines(words, invoice),
    seller: sellerLines(words, invoice.seller, brandName),
    facts: factsOf(words, invoice),
    rows: invoice.lines.map((line) => rowOf(words, line, format)),
    totals: [
      { label: word('netTotal'), amount: format(net) },
      {
        label: taxLabel(words, invoice, priceLocale),
        amount: format(tax),
      },
      { label: word(isInvoice ? 'grossTotal' : 'creditTotal'), amount: format(gross) },
    ],
    notes: notesOf(words, invoice, priceLocale),
  }
}

const size = 10
const noteSize = 8.5
const lineHeight = 14
const noteHeight = 12
const edges = { net: rightEdge - 164, tax: rightEdge - 84, gross: rightEdge } as const
const room = edges.net - 76 - margin

export const renderHeads = (paper: PdfDocument, heads: Readonly<Record<'item' | keyof typeof edges, string>>): void => {
  const style = { size: noteSize, colour: colours.ink2 } as const
  read(paper, 'P', () => {
    write(paper, heads.item, margin, paper.y, style)
    for (const column of ['net', 'tax', 'gross'] as const) write(paper, heads[column], edges[column], paper.y, style, 'right')
  })
  paper.y += 15
  rule(paper, 1.5, colours.ink)
}

export const renderRow = (paper: PdfDocument, { label, notes, ...amounts }: InvoiceRow): void => {
  const lines = wrap(paper, label, room, { size })
  const under = notes.flatMap((note) => wrap(paper, note, room, { size: noteSize }))
  const height = lines.length * lineHeight + under.length * noteHeight + 10
  makeRoom(paper, height)
  const top = paper.y + 5
  read(paper, 'P', () => {
    lines.forEach((line, index) => write(paper, line, margin, top + index * lineHeight, { size }))
    const first = top + lines.length * lineHeight
    under.forEach((line, index) => write(paper, line, margin, first + index * noteHeight, { size: noteSize, colour: colours.ink2 }))
    for (const column of ['net', 'tax', 'gross'] as const) write(paper, amounts[column], edges[column], top, { size }, 'right')
  })
  paper.y += height
  rule(paper, 0.5, colours.line)
}

const renderTotals = (paper: PdfDocument, totals: InvoiceText['totals']): void => {
  makeRoom(paper, 100)
  paper.y += 6
  const sums = totals.slice(0, -1)
  for (const { label, amount } of sums) {
    read(paper, 'P', () => {
      write(paper, label, margin, paper.y, { size })
      write(paper, amount, rightEdge, paper.y, { size }, 'right')
    })
    paper.y += 18
  }
  rule(paper, 1.5, colours.ink)
  for (const { label, amount } of totals.slice(-1)) {
    read(paper, 'P', () => {
      write(paper, label, margin, paper.y + 21, { face: 'strong', size: 12 })
      write(paper, amount, rightEdge, paper.y + 8, { face: 'display', size: 26 }, 'right')
    })
    paper.y += 46
  }
}

/** I5: deterministic, so that the same document and language always give the same bytes. */
export const renderInvoice = async (invoice: InvoiceRecord, site: ReceiptSite, locale: Locale): Promise<Uint8Array> => {
  const words = await invoiceWords(locale)
  const { invoice: word } = words
  const text = invoiceText(words, invoice, site.brandName, site.priceLocale)
  const paper = openPdf({
    title: word('subject', { title: text.title, number: invoice.number }),
    author: invoice.seller.legalName || site.brandName,
    locale,
    date: new Date(invoice.issuedAt),
    cjkStyle: chooseCjkStyle(text.buyer, invoice.buyer.country),
  })
  renderHead(paper, site.brandName, text.title)
  renderFacts(paper, word('buyer'), text.buyer, text.facts)
  renderFacts(paper, word('seller'), text.seller, [])
  renderHeads(paper, { item: word('item'), net: word('net'), tax: word('tax'), gross: word('gross') })
  for (const row of text.rows) renderRow(paper, row)
  renderTotals(paper, text.totals)
  renderNotes(paper, text.notes)
  renderFeet(paper, `${site.brandName} · ${site.supportEmail} · ${invoice.number}`, (place) => word('page', place))
  return closePdf(paper)
}
