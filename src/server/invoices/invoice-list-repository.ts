import { sql } from '@payloadcms/db-postgres'
import type { InvoiceKind } from '@/core/invoices/types'
import type { Minor } from '@/core/money/types'
import type { Handle } from '@/server/platform/database/handle'
import type { InvoiceStatus } from './invoice-record'

/** A document as a list names it. */
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

interface Stored extends Record<string, unknown> {
  readonly kind: InvoiceKind
  readonly number: string
  readonly status: InvoiceStatus
  readonly issued_on: string
  readonly order_number: string
  readonly currency: string
  readonly digits: string
  readonly gross: string
  readonly in_all: string
}

const toListed = (row: Stored): ListedInvoice => ({
  kind: row.kind,
  number: row.number,
  status: row.status,
  issuedOn: row.issued_on,
  orderNumber: row.order_number,
  currency: row.currency,
  digits: Number(row.digits) === 0 ? 0 : 2,
  gross: Number(row.gross) as Minor,
})

const columns = sql`i.kind, i.number, i.status, i.issued_on, i.order_number, i.currency, i.digits, i.gross`

/** An order has one for each of its payments and refunds; oldest first. */
export const findListedOfOrder = async (handle: Handle, orderId: string): Promise<readonly ListedInvoice[]> => {
  const { rows } = await handle.execute<Stored>(
    sql`select ${columns} from invoices i where i.order_id = ${orderId} order by i.issued_at, i.id`,
  )
  return rows.map(toListed)
}

export interface InvoicePage {
  readonly invoices: readonly ListedInvoice[]
  readonly inAll: number
}

/** I8: of the customer's own orders, newest first, a page of them. */
export const findListedOfCustomer = async (
  handle: Handle,
  customerId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<InvoicePage> => {
  const { rows } = await handle.execute<Stored>(sql`
    select ${columns}, count(*) over () as in_all from invoices i join orders o on o.id = i.order_id
    where o.customer_id = ${customerId} order by i.issued_at desc, i.id desc offset ${offset} limit ${limit}
  `)
  return { invoices: rows.map(toListed), inAll: Number(rows[0]?.in_all ?? 0) }
}
