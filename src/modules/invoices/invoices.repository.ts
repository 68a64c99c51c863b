import type { Locale } from '@/lib/config/locales'
import type { InvoiceBuyer, InvoiceKind, InvoiceLine, Seller, PeriodFacts } from '@/core/invoices/types'
import type { Minor } from '@/core/money/types'
import type { TaxNote } from '@/core/tax/types'
import type { PaymentMethodId } from '@/core/payments/types'
import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'
import type { LineShare } from '@/core/subscriptions/money-back'
import { addMonths, toIsoString } from '@/core/dates'
import { renewedFrom } from '@/core/orders/renewal-order'
import { subscriptionLines } from '@/core/subscriptions/subscription-lines'
import { type OrderRecord, findPaidAt } from '@/modules/orders/orders.repository'

/** A credit note is always `issued`. */
export type InvoiceStatus = 'issued' | 'partly-credited' | 'credited'

/** Amounts in the accounting currency; `null` if no rate was known. */
export interface BookAmounts {
  readonly currency: string
  readonly digits: 0 | 2
  readonly gross: Minor
  readonly tax: Minor
}

/** An issued document (I1, I3, I5): immutable except for `status` and `credited`. */
export interface InvoiceRecord {
  readonly id: string
  readonly kind: InvoiceKind
  readonly number: string
  readonly year: number
  readonly position: number
  readonly status: InvoiceStatus
  /** Epoch milliseconds. */
  readonly issuedAt: number
  /** Invoice date, YYYY-MM-DD, in the accounting time zone. */
  readonly issuedOn: string
  readonly orderId: string
  readonly orderNumber: string
  readonly paymentId: string
  /** The invoice that a credit note corrects. */
  readonly corrects: { readonly id: string; readonly number: string } | null
  readonly paidThrough: PaymentMethodId
  readonly seller: Seller
  readonly buyer: InvoiceBuyer
  readonly lines: readonly InvoiceLine[]
  readonly currency: string
  readonly digits: 0 | 2
  /** Units per US dollar, as frozen in the order. */
  readonly exchangeRate: number
  readonly rateDate: string
  readonly taxRate: number
  /** T7: `null` if the shop had a single rate. */
  readonly taxNote: TaxNote | null
  readonly net: Minor
  readonly tax: Minor
  readonly gross: Minor
  /** Sum of an invoice's credit notes. */
  readonly credited: Minor
  readonly books: BookAmounts | null
  readonly locale: Locale
}

type Row = Readonly<Record<string, unknown>>

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
  issued_at: toIsoString(invoice.issuedAt),
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
  created_at: toIsoString(invoice.issuedAt),
  updated_at: toIsoString(invoice.issuedAt),
})

export const insertInvoice = async (handle: Handle, invoice: InvoiceRecord): Promise<void> => {
  await handle.execute(sql`
    insert into invoices select * from jsonb_populate_record(null::invoices, ${JSON.stringify(toColumns(invoice))}::jsonb)
  `)
}

/** As JSON, so that amounts arrive as numbers rather than text. */
const asRecord = sql`json_build_object('id', i.id, 'kind', i.kind, 'number', i.number, 'year', i.year, 'position', i.position, 'status', i.status,
  'issuedAt', round(extract(epoch from i.issued_at) * 1000), 'issuedOn', i.issued_on, 'orderId', i.order_id, 'orderNumber', i.order_number,
  'paymentId', i.payment_id, 'corrects', case when i.corrects_id is not null then json_build_object('id', i.corrects_id, 'number', coalesce(i.corrects_number, '')) end,
  'paidThrough', i.paid_through, 'lines', i.lines, 'currency', i.currency, 'digits', i.digits, 'exchangeRate', i.exchange_rate, 'rateDate', i.rate_date,
  'taxRate', i.tax_rate, 'taxNote', i.tax_note, 'net', i.net, 'tax', i.tax, 'gross', i.gross, 'credited', i.credited, 'locale', i.locale,
  'books', case when i.book_currency is not null and i.book_gross is not null and i.book_tax is not null
    then json_build_object('currency', i.book_currency, 'digits', coalesce(i.book_digits, 2), 'gross', i.book_gross, 'tax', i.book_tax) end,
  'seller', json_build_object('legalName', i.seller_legal_name, 'line1', i.seller_line1, 'line2', i.seller_line2, 'postalCode', i.seller_postal_code,
    'city', i.seller_city, 'region', i.seller_region, 'country', i.seller_country, 'vatId', i.seller_vat_id, 'registration', i.seller_registration),
  'buyer', json_build_object('name', i.buyer_name, 'email', i.buyer_email, 'company', i.buyer_company, 'vatId', i.buyer_vat_id, 'line1', i.buyer_line1,
    'line2', i.buyer_line2, 'postalCode', i.buyer_postal_code, 'city', i.buyer_city, 'region', i.buyer_region, 'country', i.buyer_country))`

const find = async (handle: Handle, condition: ReturnType<typeof sql>): Promise<readonly InvoiceRecord[]> => {
  const { rows } = await handle.execute<{ record: InvoiceRecord }>(sql`select ${asRecord} as record from invoices i where ${condition}`)
  return rows.map(({ record }) => record)
}

export const findInvoiceById = async (handle: Handle, id: string): Promise<InvoiceRecord | null> =>
  (await find(handle, sql`i.id = ${id}`))[0] ?? null

/** Restricted to this order, so that a number alone reveals nothing. */
export const findInvoiceOfOrder = async (handle: Handle, orderId: string, number: string): Promise<InvoiceRecord | null> =>
  (await find(handle, sql`i.order_id = ${orderId} and i.number = ${number}`))[0] ?? null

/** Oldest first. */
export const findCreditNotes = (handle: Handle, invoiceId: string): Promise<readonly InvoiceRecord[]> =>
  find(handle, sql`i.corrects_id = ${invoiceId} order by i.year, i.position`)

/** Oldest first. */
export const findDocumentsOf = (handle: Handle, orderIds: readonly string[]): Promise<readonly InvoiceRecord[]> =>
  find(handle, sql`i.order_id = any(${`{${orderIds.join(',')}}`}::uuid[]) order by i.issued_at, i.year, i.position`)

interface ExportPage {
  /** YYYY-MM-DD, inclusive. */
  readonly from: string
  readonly to: string
  readonly after: Pick<InvoiceRecord, 'issuedOn' | 'id'> | null
  readonly limit: number
}

export const findInvoicesBetween = (handle: Handle, { from, to, after, limit }: ExportPage): Promise<readonly InvoiceRecord[]> =>
  find(
    handle,
    sql`i.issued_on between ${from} and ${to} ${after ? sql`and (i.issued_on, i.id) > (${after.issuedOn}, ${after.id}::uuid)` : sql``}
      order by i.issued_on, i.id limit ${limit}`,
  )

interface CreditInput {
  readonly before: Minor
  readonly credited: Minor
  readonly isWhole: boolean
}

/** Throws if the invoice was credited concurrently. */
export const updateCredited = async (handle: Handle, id: string, { before, credited, isWhole }: CreditInput): Promise<void> => {
  const { rows } = await handle.execute(sql`
    update invoices set credited = ${credited}, status = ${isWhole ? 'credited' : 'partly-credited'}
    where id = ${id} and credited = ${before} returning 1
  `)
  if (rows.length === 0) throw new Error('Invoice was credited concurrently')
}

export const findNewestNumber = async (handle: Handle, paymentId: string, kind: InvoiceRecord['kind']): Promise<string | null> => {
  const { rows } = await handle.execute<{ number: string }>(sql`
    select number from invoices where payment_id = ${paymentId} and kind = ${kind} order by year desc, position desc limit 1
  `)
  return rows[0]?.number ?? null
}

interface SeriesPosition {
  readonly position: number
  /** Epoch milliseconds; never earlier than the previous position's. */
  readonly issuedAt: number
}

/**
 * I2: takes the next number in a year's series. The counter's row stays locked until the transaction ends; a rollback returns the number to
 * the next caller, so that there are no gaps.
 */
export const reserveNextNumber = async (handle: Handle, kind: InvoiceKind, year: number, now: number): Promise<SeriesPosition> => {
  const { rows } = await handle.execute<{ last: string; at: string }>(sql`
    insert into infra.invoice_counters as counter (kind, year, last, last_at)
    values (${kind}, ${year}, 1, ${new Date(now).toISOString()}::timestamptz)
    on conflict (kind, year) do update set last = counter.last + 1, last_at = greatest(counter.last_at, excluded.last_at)
    returning last, (extract(epoch from last_at) * 1000)::bigint as at
  `)
  const [row] = rows
  if (!row) throw new Error('Invoice counter returned no row')
  return { position: Number(row.last), issuedAt: Number(row.at) }
}

export interface ListedInvoice {
  readonly kind: InvoiceKind
  readonly number: string
  readonly status: InvoiceStatus
  /** YYYY-MM-DD. */
  readonly issuedOn: string
  readonly orderNumber: string
  readonly currency: string
  readonly digits: 0 | 2
  readonly gross: Minor
}

const listed = sql`i.kind, i.number, i.status, i.issued_on as "issuedOn", i.order_number as "orderNumber", i.currency, i.digits::int,
  i.gross::float8 as gross`

/** Oldest first. */
export const findListedOfOrder = async (handle: Handle, orderId: string): Promise<readonly ListedInvoice[]> => {
  const { rows } = await handle.execute<ListedInvoice & Record<string, unknown>>(
    sql`select ${listed} from invoices i where i.order_id = ${orderId} order by i.issued_at, i.id`,
  )
  return rows
}

interface InvoicePage {
  readonly invoices: readonly ListedInvoice[]
  readonly inAll: number
}

/** I8: newest first. */
export const findListedOfCustomer = async (
  handle: Handle,
  customerId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<InvoicePage> => {
  const { rows } = await handle.execute<ListedInvoice & { readonly inAll: number } & Record<string, unknown>>(sql`
    select ${listed}, (count(*) over ())::int as "inAll" from invoices i join orders o on o.id = i.order_id
    where o.customer_id = ${customerId} order by i.issued_at desc, i.id desc offset ${offset} limit ${limit}
  `)
  return { invoices: rows.map(({ inAll: _, ...invoice }) => invoice as ListedInvoice), inAll: rows[0]?.inAll ?? 0 }
}

interface SharedRefund {
  readonly refundId: string
  readonly amount: Minor
  readonly shares: readonly LineShare[]
}

/** U14: completed refunds first, then the oldest. Excludes refunds rejected by the provider and manual ones not yet made. */
export const findSharedRefunds = async (handle: Handle, paymentId: string): Promise<readonly SharedRefund[]> => {
  const { rows } = await handle.execute<SharedRefund & Record<string, unknown>>(sql`
    select m.refund_id as "refundId", r.amount::float8, m.shares from infra.refund_requests m join refunds r on r.id = m.refund_id
    where m.payment_id = ${paymentId} and m.credit_note_id is null and (r.state = 'done' or (r.state = 'requested' and not m.by_hand))
    order by (r.state = 'done') desc, m.created_at, m.refund_id
  `)
  return rows
}

export const updateCreditNote = async (handle: Handle, refundId: string, invoiceId: string): Promise<void> => {
  await handle.execute(sql`update infra.refund_requests set credit_note_id = ${invoiceId} where refund_id = ${refundId}`)
}

/** O19: subscriptions that a later payment is for, by line key; empty if not recorded. */
export const findPartLineKeys = async (handle: Handle, paymentId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ line_key: string }>(sql`
    select s.line_key from infra.subscription_parts part join subscriptions s on s.id = part.subscription_id where part.payment_id = ${paymentId}
  `)
  return rows.map(({ line_key: key }) => key)
}

interface PeriodRow extends Record<string, unknown> {
  readonly line_key: string
  readonly starts: string
  readonly months: string
  readonly anchor_day: string
  /** The subscription's current term. */
  readonly current: string
  readonly ends: string
}

const termOf = ({ starts, current, ends, months, anchor_day }: PeriodRow) => {
  const termStart = Number(starts)
  const termEnd = starts === current ? Number(ends) : addMonths(new Date(termStart), Number(months), Number(anchor_day)).getTime()
  return { termStart, termEnd }
}

/** I10: data for the service periods on an invoice; read after the order's subscriptions have started or advanced. */
export const findPeriodFacts = async (handle: Handle, order: OrderRecord, now: number): Promise<PeriodFacts> => {
  const { rows } = await handle.execute<PeriodRow>(sql`
    select s.line_key, s.months, s.anchor_day, (extract(epoch from t.term_start) * 1000)::bigint as starts,
      (extract(epoch from s.term_start) * 1000)::bigint as current, (extract(epoch from s.term_end) * 1000)::bigint as ends
    from infra.subscription_orders t join subscriptions s on s.id = t.subscription_id
    where t.order_id = ${order.id} and t.booked_at is not null
  `)
  const terms = rows.flatMap((row) => subscriptionLines(order.lines, row.line_key).map(({ key }) => [key, termOf(row)] as const))
  return {
    paidAt: (await findPaidAt(handle, order.id)) ?? now,
    terms: new Map(terms),
    renewedFrom: renewedFrom(order.idempotencyKey),
  }
}

export interface PaymentWithoutInvoice {
  readonly id: string
  readonly amount: Minor
  readonly refunded: Minor
  /** Epoch milliseconds; null means due immediately. */
  readonly dueAt: number | null
  readonly paidThrough: PaymentMethodId
  /** `null` if the invoice itself is missing. */
  readonly invoiceId: string | null
}

/**
 * I1, I3: payments without an invoice, or with refunds that exceed their credit notes. Excludes payments made before `paid_at` existed and
 * money that belongs to no order.
 */
export const findPaymentsWithoutInvoice = async (handle: Handle, orderId: string): Promise<readonly PaymentWithoutInvoice[]> => {
  const { rows } = await handle.execute<PaymentWithoutInvoice & Record<string, unknown>>(sql`
    select p.id, p.amount::float8, coalesce(p.refunded, 0)::float8 as refunded, round(extract(epoch from p.due_at) * 1000)::float8 as "dueAt",
      case when p.intent is null then 'offline' else p.provider::text end as "paidThrough", i.id as "invoiceId"
    from payments p left join invoices i on i.payment_id = p.id and i.kind = 'invoice'
    where p.order_id = ${orderId} and p.paid_at is not null and p.amount > 0 and (i.id is null or coalesce(p.refunded, 0) > i.credited)
    order by p.due_at nulls first, p.created_at, p.id
  `)
  return rows
}
