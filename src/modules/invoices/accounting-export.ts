import anyAscii from 'any-ascii'
import iconv from 'iconv-lite'
import { datevHead, datevRow, type DatevBooking, daysOf, type Months } from '@/core/invoices/datev'
import { toCsv } from '@/core/csv'
import { percentOf, plainAmount } from '@/core/money/format'
import { isInEu, vatPrefixOf } from '@/core/tax/types'
import type { Context } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import { findBookkeeping } from './accounting-export.repository'
import { findInvoicesBetween, type InvoiceRecord } from './invoices.repository'

/** The code page that DATEV reads. */
const codePage = 'win1252'

export const encodeWindows1252 = (text: string): Uint8Array => iconv.encode(text, codePage)

const isInCodePage = (character: string): boolean => iconv.decode(iconv.encode(character, codePage), codePage) === character

/** The same text with every character that Windows-1252 lacks spelt in ASCII ("Łódź" becomes "Lódz"), so that no name turns into question marks. */
export const inWindows1252 = (text: string): string =>
  [...text.normalize('NFC')].map((character) => (isInCodePage(character) ? character : anyAscii(character))).join('')

export const exportFormats = ['csv', 'datev'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Documents read at once: a year of them passes through, and never stands in memory. */
const pageSize = 500

/** One page after the other, each as text: whoever reads slowly holds no connection meanwhile. */
async function* pagesOf(handle: Handle, months: Months, write: (invoice: InvoiceRecord) => string): AsyncGenerator<string> {
  const days = daysOf(months)
  let after: InvoiceRecord | null = null
  let count = pageSize
  while (count === pageSize) {
    const page: readonly InvoiceRecord[] = await findInvoicesBetween(handle, { ...days, after, limit: pageSize })
    count = page.length
    after = page.at(-1) ?? null
    if (count > 0) yield page.map(write).join('')
  }
}

const csvColumns = [
  ...['number', 'kind', 'date', 'status', 'order', 'corrects', 'paid_through', 'buyer', 'company', 'email', 'country', 'vat_id'],
  ...['currency', 'net', 'tax', 'gross', 'tax_rate', 'book_currency', 'book_net', 'book_tax', 'book_gross'],
  ...['tax_name', 'tax_country', 'tax_reason', 'seller_vat_id'],
]

const toCsvRow = (invoice: InvoiceRecord): string => {
  const { buyer, books, digits, taxNote } = invoice
  const amounts = [invoice.net, invoice.tax, invoice.gross].map((amount) => plainAmount(amount, digits))
  const inBooks = books
    ? [books.currency, ...[books.gross - books.tax, books.tax, books.gross].map((amount) => plainAmount(amount, books.digits))]
    : ['', '', '', '']
  return toCsv([
    [
      ...[invoice.number, invoice.kind, invoice.issuedOn, invoice.status, invoice.orderNumber, invoice.corrects?.number ?? ''],
      ...[invoice.paidThrough, buyer.name, buyer.company ?? '', buyer.email, buyer.country, buyer.vatId ?? ''],
      ...[invoice.currency, ...amounts, String(invoice.taxRate), ...inBooks],
      ...[taxNote?.name ?? '', taxNote?.country ?? '', taxNote?.reason ?? '', invoice.seller.vatId],
    ],
  ])
}

/** T9: a sale to another member state than the seller's: the buyer owes its tax, or the shop owes it there. */
const abroadOf = ({ taxNote, taxRate, seller }: Omit<InvoiceRecord, 'books' | 'buyer'>): Pick<DatevBooking, 'abroad'> => {
  if (taxNote?.reason === 'reverse-charge') return { abroad: { kind: 'reverse-charge' } }
  const country = taxNote?.country ?? ''
  const isAbroad = taxRate > 0 && isInEu(country) && seller.country !== '' && country !== seller.country
  return isAbroad ? { abroad: { kind: 'other-state', country: vatPrefixOf(country), percent: percentOf(taxRate) } } : {}
}

const toBooking = ({ books, buyer, ...invoice }: InvoiceRecord): DatevBooking => {
  const paid = { minor: invoice.gross, digits: invoice.digits, currency: invoice.currency }
  return {
    kind: invoice.kind,
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    corrects: invoice.corrects?.number ?? null,
    orderNumber: invoice.orderNumber,
    buyer: inWindows1252(buyer.company ?? buyer.name),
    vatId: buyer.vatId,
    isCard: invoice.paidThrough !== 'offline',
    hasTax: invoice.tax > 0,
    ...abroadOf(invoice),
    amount: books ? { minor: books.gross, digits: books.digits, currency: books.currency } : paid,
    paid,
  }
}

/** I9: every document that is dated in these months, in pieces of text: for a spreadsheet, or as a booking batch of DATEV. */
export async function* exportInvoices(context: Context, format: ExportFormat, months: Months): AsyncGenerator<string> {
  const { drizzle } = context.payload.db
  if (format === 'csv') {
    // without the byte order mark Excel on Windows reads UTF-8 as its own code page
    yield `\ufeff${toCsv([csvColumns])}`
    yield* pagesOf(drizzle, months, toCsvRow)
    return
  }
  const desk = await findBookkeeping(drizzle)
  yield datevHead(desk, months, daysOf(months), new Date(context.now()))
  yield* pagesOf(drizzle, months, (invoice) => datevRow(desk, toBooking(invoice)))
}
