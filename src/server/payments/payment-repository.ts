import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/config/locales'
import type { Minor } from '@/core/money/types'
import type { OrderStatus } from '@/core/orders/order-status'
import type { PaymentStatus } from '@/core/payments/payment-status'
import type { PaymentMethodId } from '@/core/payments/types'
import type { OrderRecord } from '@/server/orders/order-record'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'

/** A stored payment of an order: what is due now, or a part that falls due later. */
export interface PaymentRow {
  readonly id: string
  readonly provider: PaymentMethodId
  readonly status: PaymentStatus
  readonly amount: Minor
  readonly currency: string
  /** Epoch milliseconds; null is due at once. */
  readonly dueAt: number | null
  readonly refunded: Minor
  readonly attempt: number
  readonly intent: string | null
  readonly pageId: string | null
  readonly pageUrl: string | null
  readonly pageExpiresAt: number | null
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly provider: PaymentMethodId
  readonly status: PaymentStatus
  readonly amount: string
  readonly currency: string
  readonly due: string | null
  readonly refunded: string | null
  readonly attempt: string | null
  readonly intent: string | null
  readonly page_id: string | null
  readonly page_url: string | null
  readonly page_until: string | null
}

const instant = (value: string | null): number | null => (value === null ? null : Number(value))

const toRow = (row: Stored): PaymentRow => ({
  id: row.id,
  provider: row.provider,
  status: row.status,
  amount: Number(row.amount) as Minor,
  currency: row.currency,
  dueAt: instant(row.due),
  refunded: Number(row.refunded ?? 0) as Minor,
  attempt: Number(row.attempt ?? 0),
  intent: row.intent,
  pageId: row.page_id,
  pageUrl: row.page_url,
  pageExpiresAt: instant(row.page_until),
})

/** Every payment of an order, earliest due first. */
export const findPayments = async (handle: Handle, orderId: string): Promise<readonly PaymentRow[]> => {
  const { rows } = await handle.execute<Stored>(sql`
    select id, provider, status, amount, currency, (extract(epoch from due_at) * 1000)::bigint as due, refunded, attempt, intent,
      page_id, page_url, (extract(epoch from page_expires_at) * 1000)::bigint as page_until
    from payments where order_id = ${orderId} order by due_at nulls first, created_at, id
  `)
  return rows.map(toRow)
}

/** What settling must know of an order. */
export interface SettledOrder {
  readonly id: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly currency: string
  readonly digits: 0 | 2
  readonly email: string
  readonly locale: Locale
  /** O16: epoch milliseconds. */
  readonly expiresAt: number | null
}

interface StoredOrder extends Record<string, unknown> {
  readonly id: string
  readonly order_number: string
  readonly status: OrderStatus
  readonly currency: string
  readonly digits: string
  readonly contact_email: string
  readonly locale: Locale
  readonly expires: string | null
}

const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

/**
 * An order whose money nobody else moves until the transaction ends: its row is what everybody waits for who settles,
 * refunds or advances it. `null` where there is none.
 */
export const lockOrder = async (
  handle: Handle,
  by: { readonly id: string } | { readonly paymentId: string },
): Promise<SettledOrder | null> => {
  if (!isUuid('id' in by ? by.id : by.paymentId)) return null
  const condition = 'id' in by ? sql`id = ${by.id}` : sql`id = (select order_id from payments where id = ${by.paymentId})`
  const { rows } = await handle.execute<StoredOrder>(sql`
    select id, order_number, status, currency, digits, contact_email, locale, (extract(epoch from expires_at) * 1000)::bigint as expires
    from orders where ${condition} for update
  `)
  const [row] = rows
  if (!row) return null
  return {
    id: row.id,
    orderNumber: row.order_number,
    status: row.status,
    currency: row.currency,
    digits: Number(row.digits) === 0 ? 0 : 2,
    email: row.contact_email,
    locale: row.locale,
    expiresAt: instant(row.expires),
  }
}

/** The payment some money of a provider has paid. */
export const findPaymentOfIntent = async (handle: Handle, intent: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ id: string }>(sql`select id from payments where intent = ${intent} order by created_at limit 1`)
  return rows[0]?.id ?? null
}

export interface LaterPayment {
  readonly amount: Minor
  /** Epoch milliseconds. */
  readonly dueAt: number
}

/** Written with their order; there is at least one. */
export const insertPayments = async (handle: Handle, order: OrderRecord, payments: readonly LaterPayment[]): Promise<void> => {
  const rows = payments.map(
    ({ amount, dueAt }) => sql`(${uuidV7(order.orderDate)}, ${order.id}, ${order.paymentMethod}, 'pending', ${amount}, ${order.currency},
      ${order.paymentReference}, ${new Date(dueAt).toISOString()}::timestamptz, now(), now())`,
  )
  await handle.execute(sql`
    insert into payments (id, order_id, provider, status, amount, currency, reference, due_at, created_at, updated_at) values ${sql.join(rows, sql`, `)}
  `)
}
