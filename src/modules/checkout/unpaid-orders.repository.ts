import { sql } from '@payloadcms/db-postgres'
import { type Handle, instant } from '@/lib/db/sql'
import { questionRows, type CountedCustomer, ordersOf } from '@/modules/pricing/coupons.repository'
import { unpaidOrderLimits } from '@/lib/config/limits'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import type { PaymentMethodId } from '@/core/payments/types'
import { isGuestWithLimitedCode } from '@/modules/payments/payments.repository'

interface UnpaidClaims {
  /** Limited codes with a use taken or, for a guest, returned (O17). */
  readonly codes: ReadonlySet<string>
  readonly names: number
}

/** O18: domains and codes reserved by a buyer's unpaid orders. Uses the indexes on mailbox, account and network. */
export const findUnpaidClaims = async (
  handle: Handle,
  customer: CountedCustomer,
  network: string | null,
  now: number,
): Promise<UnpaidClaims> => {
  const { rows } = await handle.execute<{ codes: readonly string[] | null; names: string }>(sql`
    with unpaid as materialized (
      select o.id from orders o where o.status = 'pending' and o.id in (
        select own.order_id from ${questionRows([{ codes: [], customer, locale: defaultLocale }])} cross join lateral (${ordersOf}) as own
        union all select id from orders where network = ${network}::text))
    select (select json_agg(distinct coupon) from redemptions where order_id in (select id from unpaid)) as codes,
      (select count(*) from name_holds where order_id in (select id from unpaid) and held_until > ${new Date(now).toISOString()}::timestamptz) as names
  `)
  const [row] = rows
  return { codes: new Set(row?.codes ?? []), names: Number(row?.names ?? 0) }
}

const day = 86_400_000
const minute = 60_000

interface Position {
  readonly at: string
  readonly id: string
}

export const firstPosition: Position = { at: '1970-01-01T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000000' }

const afterPosition = (column: ReturnType<typeof sql>, { at, id }: Position) => sql`(${column}, o.id) > (${at}::timestamptz, ${id}::uuid)`

export interface ExpiredOrder {
  readonly id: string
  readonly orderNumber: string
  readonly at: string
  /** Open payment page of its first payment. */
  readonly page: { readonly paymentId: string; readonly provider: PaymentMethodId; readonly pageId: string } | null
}

const iso = (column: ReturnType<typeof sql>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const isPaymentProcessing = sql`exists (select 1 from payments p where p.order_id = o.id and p.status = 'processing')`

/** O16: a batch of overdue orders, excluding processing payments and providers that are down. */
export const findExpiredOrders = async (
  handle: Handle,
  { now, after, silent }: { readonly now: number; readonly after: Position; readonly silent: readonly string[] },
): Promise<readonly ExpiredOrder[]> => {
  const { rows } = await handle.execute<Record<string, string | null> & { provider: PaymentMethodId }>(sql`
    select o.id, o.order_number, ${iso(sql`o.expires_at`)} as at, first.id as payment_id, first.provider, first.page_id
    from orders o left join lateral (
      select p.id, p.provider, p.page_id from payments p where p.order_id = o.id and p.due_at is null and p.page_id is not null limit 1) as first on true
    where o.expires_at <= ${instant(now)} and ${afterPosition(sql`o.expires_at`, after)} and o.status in ('pending', 'failed') and not ${isPaymentProcessing}
      and not exists (select 1 from jsonb_array_elements_text(${JSON.stringify(silent)}::jsonb) as s (provider) where s.provider = first.provider::text)
    order by o.expires_at, o.id limit ${unpaidOrderLimits.atOnce}
  `)
  return rows.map((row) => ({
    id: row['id'] ?? '',
    orderNumber: row['order_number'] ?? '',
    at: row['at'] ?? '',
    page: row['payment_id'] && row['page_id'] ? { paymentId: row['payment_id'], provider: row.provider, pageId: row['page_id'] } : null,
  }))
}

/** Locks the order and checks again: staff may have moved the deadline, a page may be open, or a payment processing. */
export const isStillExpired = async (handle: Handle, id: string, now: number): Promise<boolean> => {
  const { rows: locked } = await handle.execute(sql`
    select 1 from orders where id = ${id} and status in ('pending', 'failed') and expires_at <= ${instant(now)} for update
  `)
  if (locked.length === 0) return false
  const { rows } = await handle.execute(sql`
    select 1 from payments where order_id = ${id} and (status = 'processing' or (status = 'pending' and page_id is not null)) limit 1
  `)
  return rows.length === 0
}

/** The page was paid but its webhook has not arrived. */
export const postponeExpiry = async (handle: Handle, id: string, until: number): Promise<void> => {
  await handle.execute(
    sql`update orders set expires_at = greatest(expires_at, ${instant(until)}) where id = ${id} and expires_at is not null`,
  )
}

interface RemindedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly email: string
  readonly locale: Locale
  readonly deadline: string
}

/** O16: marks and returns a batch of bank transfers due soon, once per deadline even under concurrency. */
export const markReminded = async (handle: Handle, now: number): Promise<readonly RemindedOrder[]> => {
  const { rows } = await handle.execute<Record<'id' | 'order_number' | 'contact_email' | 'deadline', string> & { locale: Locale }>(sql`
    update orders as o set reminded_for = o.expires_at from (
      select id from orders where status = 'pending' and payment_method = 'offline' and expires_at > ${instant(now)}
        and expires_at <= ${instant(now + unpaidOrderLimits.reminderDays * day)} and reminded_for is distinct from expires_at
      order by expires_at, id limit ${unpaidOrderLimits.atOnce} for update skip locked) as due
    where o.id = due.id returning o.id, o.order_number, o.contact_email, o.locale, ${iso(sql`o.expires_at`)} as deadline
  `)
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number,
    email: row.contact_email,
    locale: row.locale,
    deadline: row.deadline,
  }))
}

/** O17: a batch of guests' bank transfers that still hold a limited code after an hour. */
export const findGuestsWithUses = async (handle: Handle, now: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select o.id from orders o where o.expires_at is not null and o.status = 'pending' and o.payment_method = 'offline'
      and o.order_date <= ${instant(now - unpaidOrderLimits.guestCodeMinutes * minute)} and ${isGuestWithLimitedCode}
      and exists (select 1 from redemptions r join coupons c on c.code = r.coupon
        where r.order_id = o.id and r.state = 'reserved' and c.usage_limit is not null)
    order by o.order_date, o.id limit ${unpaidOrderLimits.atOnce}
  `)
  return rows.map(({ id }) => id)
}

export const lockPending = async (handle: Handle, id: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`select 1 from orders where id = ${id} and status = 'pending' for update`)
  return rows.length > 0
}
