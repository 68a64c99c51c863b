import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import type { OrderStatus } from '@/core/orders/status'
import type { Handle } from '@/lib/db/sql'
import { toIsoString } from '@/core/dates'

/** Links an order to the term it pays. The first term's is the original order. */
interface TermOrder {
  readonly subscriptionId: string
  /** Epoch milliseconds; start of the paid term. */
  readonly termStart: number
  readonly attempt: number
  readonly orderId: string
}

/** U3: unique per term and attempt. */
export const insertTermOrder = async (
  handle: Handle,
  { subscriptionId, termStart, attempt, orderId }: TermOrder,
  bookedAt: number | null = null,
  carried = 0,
): Promise<void> => {
  await handle.execute(sql`
    insert into infra.subscription_orders (subscription_id, term_start, attempt, order_id, booked_at, carried)
    values (${subscriptionId}, ${toIsoString(termStart)}::timestamptz, ${attempt}, ${orderId}, ${bookedAt === null ? null : toIsoString(bookedAt)}::timestamptz, ${carried})
  `)
}

export interface OrderOfTerm {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: OrderStatus
  /** Cancelled together with its subscription; resuming orders it again. */
  readonly isWithdrawn: boolean
}

export const findOrdersOfTerm = async (handle: Handle, subscriptionId: string, termStart: number): Promise<readonly OrderOfTerm[]> => {
  const { rows } = await handle.execute<Record<string, unknown> & OrderOfTerm>(sql`
    select o.id as "orderId", o.order_number as "orderNumber", o.status, (t.withdrawn or t.carried_by is not null) as "isWithdrawn"
    from infra.subscription_orders t join orders o on o.id = t.order_id
    where t.subscription_id = ${subscriptionId} and t.term_start = ${toIsoString(termStart)}::timestamptz order by t.attempt
  `)
  return rows
}

export const findOpenOrder = async (handle: Handle, subscriptionId: string, termEnd: number): Promise<OrderOfTerm | null> =>
  (await findOrdersOfTerm(handle, subscriptionId, termEnd)).find(({ status }) => status === 'pending' || status === 'failed') ?? null

/** Unpaid orders of any term: a refund may have reverted the term before one that is ordered. */
export const findOpenOrders = async (handle: Handle, subscriptionId: string): Promise<readonly OrderOfTerm[]> => {
  const { rows } = await handle.execute<Record<string, unknown> & OrderOfTerm>(sql`
    select o.id as "orderId", o.order_number as "orderNumber", o.status, t.withdrawn as "isWithdrawn"
    from infra.subscription_orders t join orders o on o.id = t.order_id
    where t.subscription_id = ${subscriptionId} and t.booked_at is null and o.status in ('pending', 'failed') order by o.id
  `)
  return rows
}

interface StoredTermOrder extends Record<string, unknown> {
  readonly subscription_id: string
  readonly starts: string
  readonly attempt: number
}

/** `isBooked`: the term already counts. */
export const findTermsOfOrder = async (handle: Handle, orderId: string, isBooked: boolean): Promise<readonly TermOrder[]> => {
  const { rows } = await handle.execute<StoredTermOrder>(sql`
    select subscription_id, (extract(epoch from term_start) * 1000)::bigint as starts, attempt from infra.subscription_orders
    where order_id = ${orderId} and (booked_at is not null) = ${isBooked} and carried_by is null order by subscription_id
  `)
  return rows.map((row) => ({ subscriptionId: row.subscription_id, termStart: Number(row.starts), attempt: row.attempt, orderId }))
}

/** U4: false if it was booked before. */
export const bookTermOrder = async (handle: Handle, orderId: string, at: number, carried = 0): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update infra.subscription_orders set booked_at = ${toIsoString(at)}::timestamptz, carried = ${carried} where order_id = ${orderId} and booked_at is null returning 1
  `)
  return rows.length > 0
}

/** U8: cancelled with its subscription, which is not the customer declining the term. */
export const withdrawTermOrder = async (handle: Handle, orderId: string): Promise<void> => {
  await handle.execute(sql`update infra.subscription_orders set withdrawn = true where order_id = ${orderId} and booked_at is null`)
}

/** U8, U37: the term starts on another day; its unpaid order moves along, numbered after those already there. */
export const moveTermOrders = async (handle: Handle, subscriptionId: string, from: number, to: number): Promise<void> => {
  await handle.execute(sql`
    update infra.subscription_orders set term_start = ${toIsoString(to)}::timestamptz, attempt = attempt + (
      select coalesce(max(attempt), 0) from infra.subscription_orders where subscription_id = ${subscriptionId} and term_start = ${toIsoString(to)}::timestamptz)
    where subscription_id = ${subscriptionId} and term_start = ${toIsoString(from)}::timestamptz and booked_at is null
  `)
}

export interface ListedTermOrder {
  readonly orderNumber: string
  readonly termStart: number
  readonly status: OrderStatus
  readonly currency: string
  readonly digits: 0 | 2
  readonly total: Minor
  readonly invoices: readonly string[]
}

interface StoredListed extends Record<string, unknown> {
  readonly order_number: string
  readonly starts: string
  readonly status: OrderStatus
  readonly currency: string
  readonly digits: string
  readonly total: string
  readonly invoices: readonly string[] | null
}

export const findListedTermOrders = async (handle: Handle, subscriptionId: string, limit: number): Promise<readonly ListedTermOrder[]> => {
  const { rows } = await handle.execute<StoredListed>(sql`
    select o.order_number, (extract(epoch from t.term_start) * 1000)::bigint as starts, o.status, o.currency, o.digits, o.breakdown_total as total,
      (select json_agg(i.number order by i.issued_at, i.number) from invoices i where i.order_id = o.id) as invoices
    from infra.subscription_orders t join orders o on o.id = t.order_id
    where t.subscription_id = ${subscriptionId} order by t.term_start desc, t.attempt desc limit ${limit}
  `)
  return rows.map((row) => ({
    orderNumber: row.order_number,
    termStart: Number(row.starts),
    status: row.status,
    currency: row.currency,
    digits: Number(row.digits) === 0 ? 0 : 2,
    total: Number(row.total) as Minor,
    invoices: row.invoices ?? [],
  }))
}
