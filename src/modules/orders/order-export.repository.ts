import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
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

export const exportedAmounts = ['subtotal', 'setupFees', 'discount', 'tax', 'total', 'dueNow', 'dueLater'] as const

export interface ExportedOrder extends Record<(typeof exportedAmounts)[number], Minor>, Position {
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly reference: string | null
  readonly metadata: OrderMetadata | null
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly vatId: string | null
  readonly country: string | null
  readonly currency: string
  readonly digits: 0 | 2
  readonly paymentMethod: string
  readonly locale: string
  readonly lines: readonly QuoteLine[]
}

/** Oldest first. */
export const findExported = async (
  handle: Handle,
  { from, to, status }: ExportFilter,
  after: Position | undefined,
  limit: number,
): Promise<readonly ExportedOrder[]> => {
  const conditions = [
    sql`true`,
    ...(from === undefined ? [] : [sql`order_date >= ${`${from}T00:00:00Z`}::timestamptz`]),
    ...(to === undefined ? [] : [sql`order_date < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(after === undefined ? [] : [sql`(order_date, id) > (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ]
  const { rows } = await handle.execute<ExportedOrder & Record<string, unknown>>(sql`
    select id, to_char(order_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, order_number as "orderNumber", status, reference, metadata,
      contact_name as name, contact_email as email, contact_company as company, contact_vat_id as "vatId", billing_address_country as country,
      currency, digits::int, breakdown_subtotal::float8 as subtotal, breakdown_setup_fees::float8 as "setupFees",
      breakdown_discount::float8 as discount, breakdown_tax::float8 as tax, breakdown_total::float8 as total, due_now::float8 as "dueNow",
      due_later::float8 as "dueLater", payment_method as "paymentMethod", locale, lines
    from orders where ${sql.join(conditions, sql` and `)} order by order_date, id limit ${limit}
  `)
  return rows
}
