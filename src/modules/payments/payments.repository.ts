import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/lib/config/locales'
import type { Minor } from '@/core/money/types'
import type { OrderStatus } from '@/core/orders/status'
import type { PaymentStatus, PaymentMethodId, PaymentPage, PaymentReport } from '@/core/payments/types'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { unpaidOrderLimits } from '@/lib/config/limits'

/** An order's payment: the first one, due immediately, or a later part. */
export interface PaymentRow {
  readonly id: string
  readonly provider: PaymentMethodId
  readonly status: PaymentStatus
  readonly amount: Minor
  readonly currency: string
  /** Epoch milliseconds; null means due immediately. */
  readonly dueAt: number | null
  readonly refunded: Minor
  readonly attempt: number
  readonly intent: string | null
  readonly pageId: string | null
  readonly pageUrl: string | null
  readonly pageExpiresAt: number | null
}

interface StoredPayment extends Record<string, unknown> {
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

const toRow = (row: StoredPayment): PaymentRow => ({
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

export const findPayments = async (handle: Handle, orderId: string): Promise<readonly PaymentRow[]> => {
  const { rows } = await handle.execute<StoredPayment>(sql`
    select id, provider, status, amount, currency, (extract(epoch from due_at) * 1000)::bigint as due, refunded, attempt, intent,
      page_id, page_url, (extract(epoch from page_expires_at) * 1000)::bigint as page_until
    from payments where order_id = ${orderId} order by due_at nulls first, created_at, id
  `)
  return rows.map(toRow)
}

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

/** Locks an order's row until the transaction ends. Everything that settles, refunds or advances an order takes this lock first. */
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

export const findPaymentOfIntent = async (handle: Handle, intent: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ id: string }>(sql`select id from payments where intent = ${intent} order by created_at limit 1`)
  return rows[0]?.id ?? null
}

interface LaterPayment {
  readonly amount: Minor
  /** Epoch milliseconds. */
  readonly dueAt: number
}

export const insertPayments = async (handle: Handle, order: OrderRecord, payments: readonly LaterPayment[]): Promise<void> => {
  const rows = payments.map(
    ({ amount, dueAt }) => sql`(${uuidV7(order.orderDate)}, ${order.id}, ${order.paymentMethod}, 'pending', ${amount}, ${order.currency},
      ${order.paymentReference}, ${new Date(dueAt).toISOString()}::timestamptz, now(), now())`,
  )
  await handle.execute(sql`
    insert into payments (id, order_id, provider, status, amount, currency, reference, due_at, created_at, updated_at) values ${sql.join(rows, sql`, `)}
  `)
}

export interface ClosablePage {
  readonly paymentId: string
  readonly provider: PaymentMethodId
  readonly pageId: string
}

/**
 * Pages of payments that are void or were received manually. Providers themselves close a page 24 hours after it was opened, so older ones
 * are skipped.
 */
export const findClosablePages = async (handle: Handle): Promise<readonly ClosablePage[]> => {
  const { rows } = await handle.execute<{ payment_id: string; provider: PaymentMethodId; page_id: string }>(sql`
    select id as payment_id, provider, page_id from payments
    where updated_at > now() - interval '25 hours' and page_id is not null
      and (status = 'void' or (status in ('paid', 'partly-refunded', 'refunded') and intent is null))
    order by updated_at
  `)
  return rows.map((row) => ({ paymentId: row.payment_id, provider: row.provider, pageId: row.page_id }))
}

type Attempt = Pick<PaymentRow, 'id' | 'attempt'>

/** Writes nothing unless `attempt` is still the current one. */
export const updateOpenPage = async (handle: Handle, { id, attempt }: Attempt, page: PaymentPage): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update payments set page_id = ${page.id}, page_url = ${page.url}, page_expires_at = ${new Date(page.expiresAt).toISOString()}::timestamptz, updated_at = now()
    where id = ${id} and attempt = ${attempt} and status = 'pending' returning 1
  `)
  return rows.length > 0
}

/** For an order cancelled in the meantime; the worker closes its page (`closePages`). */
export const updateVoidPage = async (handle: Handle, { id }: Attempt, page: PaymentPage): Promise<void> => {
  await handle.execute(
    sql`update payments set page_id = ${page.id}, updated_at = now() where id = ${id} and page_id is null and status = 'void'`,
  )
}

/** The provider would reject the same idempotency key again, so the next attempt needs a new number. */
export const updateRejectedAttempt = async (handle: Handle, { id, attempt }: Attempt): Promise<void> => {
  await handle.execute(
    sql`update payments set attempt = ${attempt + 1}, updated_at = now() where id = ${id} and attempt = ${attempt} and page_id is null and status = 'pending'`,
  )
}

/** False for a duplicate. A concurrent delivery of the same event waits here for the first one. */
export const insertReport = async (handle: Handle, { id, name }: PaymentReport): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    insert into payment_reports (id, report_id, name, created_at, updated_at) values (${uuidV7()}, ${id}, ${name}, now(), now())
    on conflict (report_id) do nothing returning 1
  `)
  return rows.length > 0
}

export const updateReport = async (
  handle: Handle,
  { id }: PaymentReport,
  { outcome, paymentId }: { readonly outcome: string; readonly paymentId: string },
): Promise<void> => {
  await handle.execute(sql`update payment_reports set outcome = ${outcome}, payment_id = ${paymentId} where report_id = ${id}`)
}

const { cardMinutes } = unpaidOrderLimits.defaults

/** O17: a SQL condition on order `o`. */
export const isGuestWithLimitedCode = sql`o.customer_id is null and exists (
      select 1 from redemptions r join coupons c on c.code = r.coupon where r.order_id = o.id and c.usage_limit is not null)`

/** O16: opening a payment page extends the deadline. O17: except for a guest's order with a limited code. */
export const extendCardDeadline = async (handle: Handle, orderId: string, now: number): Promise<void> => {
  await handle.execute(sql`
    update orders o set expires_at = greatest(o.expires_at, ${new Date(now).toISOString()}::timestamptz
      + make_interval(mins => coalesce((select card_minutes from pricing_settings order by id limit 1), ${cardMinutes})::int))
    where o.id = ${orderId} and o.expires_at is not null and not (${isGuestWithLimitedCode})
  `)
}

export interface RefundRow {
  readonly id: string
  readonly paymentId: string
  readonly state: 'requested' | 'done' | 'failed'
  readonly amount: Minor
  readonly key: string
  readonly reason: string | null
}

interface StoredRefund extends Record<string, unknown> {
  readonly id: string
  readonly payment_id: string
  readonly state: RefundRow['state']
  readonly amount: string
  readonly key: string
  readonly reason: string | null
}

export const findRefunds = async (handle: Handle, orderId: string): Promise<readonly RefundRow[]> => {
  const { rows } = await handle.execute<StoredRefund>(sql`
    select id, payment_id, state, amount, key, reason from refunds where order_id = ${orderId} order by created_at, id
  `)
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    state: row.state,
    amount: Number(row.amount) as Minor,
    key: row.key,
    reason: row.reason,
  }))
}
