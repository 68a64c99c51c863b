import { datevHead, datevRow, type DatevBooking } from '@/core/invoices/datev-batch'
import { daysOf, type Months } from '@/core/invoices/months'
import { toCsv } from '@/core/csv/to-csv'
import { percentOf } from '@/core/money/percent'
import { isInEu, vatPrefixOf } from '@/core/tax/eu'
import { plainAmount } from '@/core/money/format'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { findBookkeeping } from './bookkeeping-repository'
import { findInvoicesBetween } from './invoice-repository'
import type { InvoiceRecord } from './invoice-record'
import { inWindows1252 } from './windows-1252'

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
