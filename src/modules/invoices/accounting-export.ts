import anyAscii from 'any-ascii'
import iconv from 'iconv-lite'
import { datevHead, datevRow, type DatevBooking, monthRange, type Months } from '@/core/invoices/datev'
import { toCsv } from '@/core/csv'
import { percentOf, plainAmount } from '@/core/money/format'
import { isInEu, vatPrefixOf } from '@/core/tax/types'
import type { Context } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import { findBookkeeping } from './accounting-export.repository'
import { findInvoicesBetween, type InvoiceRecord } from './invoices.repository'

/** The code page that DATEV expects. */
const codePage = 'win1252'

export const encodeWindows1252 = (text: string): Uint8Array => iconv.encode(text, codePage)

const isInCodePage = (character: string): boolean => iconv.decode(iconv.encode(character, codePage), codePage) === character

/** Transliterates characters missing from Windows-1252 ("Łódź" becomes "Lódz") so that they don't become question marks. */
export const inWindows1252 = (text: string): string =>
  [...text.normalize('NFC')].map((character) => (isInCodePage(character) ? character : anyAscii(character))).join('')

export const exportFormats = ['csv', 'datev'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Streams a year of documents instead of loading it into memory. */
const pageSize = 500

/** One query per page, so that a slow reader holds no connection. */
async function* pagesOf(handle: Handle, months: Months, write: (invoice: InvoiceRecord) => string): AsyncGenerator<string> {
  const days = monthRange(months)
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

/** T9: a sale to another EU member state: reverse charge, or tax that the shop owes there. */
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

/** I9: documents issued in these months, as CSV or as a DATEV booking batch. */
export async function* exportInvoices(context: Context, format: ExportFormat, months: Months): AsyncGenerator<string> {
  const { drizzle } = context.payload.db
  if (format === 'csv') {
    // Without a byte order mark, Excel on Windows reads UTF-8 in its own code page.
    yield `\ufeff${toCsv([csvColumns])}`
    yield* pagesOf(drizzle, months, toCsvRow)
    return
  }
  const bookkeeping = await findBookkeeping(drizzle)
  yield datevHead(bookkeeping, months, monthRange(months), new Date(context.now()))
  yield* pagesOf(drizzle, months, (invoice) => datevRow(bookkeeping, toBooking(invoice)))
}
