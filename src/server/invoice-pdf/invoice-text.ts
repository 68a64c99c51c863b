import { formatDay } from '@/core/calendar'
import type { InvoiceLine, Seller } from '@/core/invoices/types'
import { formatMoney } from '@/core/money/format'
import { defaultPriceLocale, type FormatAmount } from '@/core/receipt/amounts'
import { isDatedRate } from '@/core/money/rate-age'
import { formatPercent, formatRate, percentOf } from '@/core/money/percent'
import { sumOf } from '@/core/money/sum'
import { isTransfer, termText } from '@/core/receipt/line-words'
import type { Minor } from '@/core/money/types'
import type { InvoiceRecord } from '@/server/invoices/invoice-record'
import { lineName } from '@/server/mail/document/receipt-rows'
import { ways } from '@/server/receipt-pdf/payment-lines'
import type { InvoiceWords } from './invoice-words'

/** One row of the table: what was bought, what the order says of it, and what this document covers. */
export interface InvoiceRow {
  readonly label: string
  readonly notes: readonly string[]
  readonly net: string
  readonly tax: string
  readonly gross: string
}

export interface InvoiceText {
  readonly title: string
  readonly buyer: readonly string[]
  readonly seller: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly rows: readonly InvoiceRow[]
  readonly totals: readonly { readonly label: string; readonly amount: string }[]
  readonly notes: readonly string[]
}

/** M7; undefined is en-US. */
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
  { label: word('paidThrough'), value: word(ways[invoice.paidThrough]) },
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

/** T7: what the tax is called, and its rate where there is one. */
const taxLabel = ({ invoice: word, locale }: InvoiceWords, { taxRate, taxNote }: InvoiceRecord, priceLocale: PriceLocale): string => {
  const name = taxNote?.name || null
  if (taxRate === 0) return name ?? word('noTax')
  const percent = formatPercent(percentOf(taxRate), locale, priceLocale)
  return name === null ? word('taxTotal', { percent }) : word('taxTotalNamed', { name, percent })
}

/** An invoice or a credit note in words, line by line: all of it from what was frozen. */
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
