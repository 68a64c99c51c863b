import { sql } from '@payloadcms/db-postgres'
import type { OrderStatus } from '@/core/orders/status'
import type { QuoteLine } from '@/core/orders/types'
import type { Handle } from '@/lib/db/sql'
import type { OrderMetadata } from './orders.repository'

/** Position of the last order on a page. */
export interface Position {
  /** ISO 8601. */
  readonly at: string
  readonly id: string
}

interface ExportFilter {
  /** YYYY-MM-DD, UTC, inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly status?: OrderStatus | undefined
}

export interface ExportRow extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly order_number: string
  readonly status: OrderStatus
  readonly reference: string | null
  readonly metadata: OrderMetadata | null
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly vat_id: string | null
  readonly country: string | null
  readonly currency: string
  readonly digits: string
  readonly subtotal: string
  readonly setup_fees: string
  readonly discount: string
  readonly tax: string
  readonly total: string
  readonly due_now: string
  readonly due_later: string
  readonly payment_method: string
  readonly locale: string
  readonly lines: readonly QuoteLine[]
}

/** Oldest first. */
export const findExported = async (
  handle: Handle,
  { from, to, status }: ExportFilter,
  after: Position | undefined,
  limit: number,
): Promise<readonly ExportRow[]> => {
  const conditions = [
    sql`true`,
    ...(from === undefined ? [] : [sql`order_date >= ${`${from}T00:00:00Z`}::timestamptz`]),
    ...(to === undefined ? [] : [sql`order_date < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(after === undefined ? [] : [sql`(order_date, id) > (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ]
  const { rows } = await handle.execute<ExportRow>(sql`
    select id, to_char(order_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, order_number, status, reference, metadata,
      contact_name as name, contact_email as email, contact_company as company, contact_vat_id as vat_id, billing_address_country as country,
      currency, digits, breakdown_subtotal as subtotal, breakdown_setup_fees as setup_fees, breakdown_discount as discount,
      breakdown_tax as tax, breakdown_total as total, due_now, due_later, payment_method, locale, lines
    from orders where ${sql.join(conditions, sql` and `)} order by order_date, id limit ${limit}
  `)
  return rows
}
