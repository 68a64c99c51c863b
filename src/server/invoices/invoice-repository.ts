import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import type { Handle } from '@/server/platform/database/handle'
import type { InvoiceRecord } from './invoice-record'

type Row = Readonly<Record<string, unknown>>

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

const prefixed = (prefix: string, fields: Row): Row =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}_${name}`, value]))

const sellerRow = ({ legalName, postalCode, vatId, ...seller }: InvoiceRecord['seller']): Row =>
  prefixed('seller', { ...seller, legal_name: legalName, postal_code: postalCode, vat_id: vatId })

const buyerRow = ({ postalCode, vatId, ...buyer }: InvoiceRecord['buyer']): Row =>
  prefixed('buyer', { ...buyer, postal_code: postalCode, vat_id: vatId })

const toColumns = (invoice: InvoiceRecord): Row => ({
  id: invoice.id,
  kind: invoice.kind,
  number: invoice.number,
  year: invoice.year,
  position: invoice.position,
  status: invoice.status,
  issued_at: instant(invoice.issuedAt),
  issued_on: invoice.issuedOn,
  order_id: invoice.orderId,
  order_number: invoice.orderNumber,
  payment_id: invoice.paymentId,
  corrects_id: invoice.corrects?.id ?? null,
  corrects_number: invoice.corrects?.number ?? null,
  paid_through: invoice.paidThrough,
  ...sellerRow(invoice.seller),
  ...buyerRow(invoice.buyer),
  lines: invoice.lines,
  currency: invoice.currency,
  digits: invoice.digits,
  exchange_rate: invoice.exchangeRate,
  rate_date: invoice.rateDate,
  tax_rate: invoice.taxRate,
  tax_note: invoice.taxNote,
  net: invoice.net,
  tax: invoice.tax,
  gross: invoice.gross,
  credited: invoice.credited,
  ...prefixed('book', { ...(invoice.books ?? {}) }),
  locale: invoice.locale,
  created_at: instant(invoice.issuedAt),
  updated_at: instant(invoice.issuedAt),
})

export const insertInvoice = async (handle: Handle, invoice: InvoiceRecord): Promise<void> => {
  await handle.execute(sql`
    insert into invoices select * from jsonb_populate_record(null::invoices, ${JSON.stringify(toColumns(invoice))}::jsonb)
  `)
}

interface Stored {
  readonly id: string
  readonly kind: InvoiceRecord['kind']
  readonly number: string
  readonly year: number
  readonly position: number
  readonly status: InvoiceRecord['status']
  readonly issued_at: string
  readonly issued_on: string
  readonly order_id: string
  readonly order_number: string
  readonly payment_id: string
  readonly corrects_id: string | null
  readonly corrects_number: string | null
  readonly paid_through: InvoiceRecord['paidThrough']
  readonly lines: InvoiceRecord['lines']
  readonly currency: string
  readonly digits: 0 | 2
  readonly exchange_rate: number
  readonly rate_date: string
  readonly tax_rate: number
  readonly tax_note: InvoiceRecord['taxNote']
  readonly net: Minor
  readonly tax: Minor
  readonly gross: Minor
  readonly credited: Minor
  readonly book_currency: string | null
  readonly book_digits: 0 | 2 | null
  readonly book_gross: Minor | null
  readonly book_tax: Minor | null
  readonly locale: InvoiceRecord['locale']
  /** Of a group of columns, under the names they have in the record. */
  readonly seller: InvoiceRecord['seller']
  readonly buyer: InvoiceRecord['buyer']
}

const booksOf = ({ book_currency, book_digits, book_gross, book_tax }: Stored): InvoiceRecord['books'] =>
  book_currency === null || book_gross === null || book_tax === null
    ? null
    : { currency: book_currency, digits: book_digits === 0 ? 0 : 2, gross: book_gross, tax: book_tax }

const toRecord = (row: Stored): InvoiceRecord => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  year: row.year,
  position: row.position,
  status: row.status,
  issuedAt: Date.parse(row.issued_at),
  issuedOn: row.issued_on,
  orderId: row.order_id,
  orderNumber: row.order_number,
  paymentId: row.payment_id,
  corrects: row.corrects_id === null ? null : { id: row.corrects_id, number: row.corrects_number ?? '' },
  paidThrough: row.paid_through,
  seller: row.seller,
  buyer: row.buyer,
  lines: row.lines,
  currency: row.currency,
  digits: row.digits,
  exchangeRate: row.exchange_rate,
  rateDate: row.rate_date,
  taxRate: row.tax_rate,
  taxNote: row.tax_note,
  net: row.net,
  tax: row.tax,
  gross: row.gross,
  credited: row.credited,
  books: booksOf(row),
  locale: row.locale,
})

/** JSON knows no text for a number: amounts come as the whole numbers they are. */
const asJson = sql`to_jsonb(i) || jsonb_build_object(
  'seller', jsonb_build_object('legalName', i.seller_legal_name, 'line1', i.seller_line1, 'line2', i.seller_line2, 'postalCode', i.seller_postal_code,
    'city', i.seller_city, 'region', i.seller_region, 'country', i.seller_country, 'vatId', i.seller_vat_id, 'registration', i.seller_registration),
  'buyer', jsonb_build_object('name', i.buyer_name, 'email', i.buyer_email, 'company', i.buyer_company, 'vatId', i.buyer_vat_id, 'line1', i.buyer_line1,
    'line2', i.buyer_line2, 'postalCode', i.buyer_postal_code, 'city', i.buyer_city, 'region', i.buyer_region, 'country', i.buyer_country))`

const find = async (handle: Handle, condition: ReturnType<typeof sql>): Promise<readonly InvoiceRecord[]> => {
  const { rows } = await handle.execute<{ row: Stored }>(sql`select ${asJson} as row from invoices i where ${condition}`)
  return rows.map(({ row }) => toRecord(row))
}

export const findInvoiceById = async (handle: Handle, id: string): Promise<InvoiceRecord | null> =>
  (await find(handle, sql`i.id = ${id}`))[0] ?? null

/** A document by its number, of this order alone. */
export const findInvoiceOfOrder = async (handle: Handle, orderId: string, number: string): Promise<InvoiceRecord | null> =>
  (await find(handle, sql`i.order_id = ${orderId} and i.number = ${number}`))[0] ?? null

/** What an invoice was credited with, oldest first. */
export const findCreditNotes = (handle: Handle, invoiceId: string): Promise<readonly InvoiceRecord[]> =>
  find(handle, sql`i.corrects_id = ${invoiceId} order by i.year, i.position`)

/** Every document of some orders, oldest first. */
export const findDocumentsOf = (handle: Handle, orderIds: readonly string[]): Promise<readonly InvoiceRecord[]> =>
  find(handle, sql`i.order_id = any(${`{${orderIds.join(',')}}`}::uuid[]) order by i.issued_at, i.year, i.position`)

export interface ExportPage {
  /** YYYY-MM-DD, both included. */
  readonly from: string
  readonly to: string
  readonly after: Pick<InvoiceRecord, 'issuedOn' | 'id'> | null
  readonly limit: number
}

/** Documents of a range of days, a page of them, in the order they are dated. */
export const findInvoicesBetween = (handle: Handle, { from, to, after, limit }: ExportPage): Promise<readonly InvoiceRecord[]> =>
  find(
    handle,
    sql`i.issued_on between ${from} and ${to} ${after ? sql`and (i.issued_on, i.id) > (${after.issuedOn}, ${after.id}::uuid)` : sql``}
      order by i.issued_on, i.id limit ${limit}`,
  )

interface Crediting {
  readonly before: Minor
  readonly credited: Minor
  readonly isWhole: boolean
}

/** Of two who credit one invoice at once, the second must not believe what it read. */
export const updateCredited = async (handle: Handle, id: string, { before, credited, isWhole }: Crediting): Promise<void> => {
  const { rows } = await handle.execute(sql`
    update invoices set credited = ${credited}, status = ${isWhole ? 'credited' : 'partly-credited'}
    where id = ${id} and credited = ${before} returning 1
  `)
  if (rows.length === 0) throw new Error('An invoice was credited by somebody else meanwhile')
}

/** The newest document about a payment. */
export const findNewestNumber = async (handle: Handle, paymentId: string, kind: InvoiceRecord['kind']): Promise<string | null> => {
  const { rows } = await handle.execute<{ number: string }>(sql`
    select number from invoices where payment_id = ${paymentId} and kind = ${kind} order by year desc, position desc limit 1
  `)
  return rows[0]?.number ?? null
}
