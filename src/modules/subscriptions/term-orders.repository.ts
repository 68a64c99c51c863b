import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import type { OrderStatus } from '@/core/orders/status'
import type { PaidTerm } from '@/core/subscriptions/plan-change'
import { subscriptionLines } from '@/core/subscriptions/subscription-lines'
import { findOrderById } from '@/modules/orders/orders.repository'
import type { Handle } from '@/lib/db/sql'
import { toIsoString } from '@/core/dates'
import type { SubscriptionRecord } from './subscriptions.repository'

/** Links an order to the term that it pays for. The first term's is the original order. */
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
  /** Cancelled together with its subscription; resuming the subscription orders it again. */
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

/** Unpaid orders for any term, since a refund may have reverted the term before one that is ordered. */
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

/** U8: cancelled with its subscription, so it does not count as the customer declining the term. */
export const withdrawTermOrder = async (handle: Handle, orderId: string): Promise<void> => {
  await handle.execute(sql`update infra.subscription_orders set withdrawn = true where order_id = ${orderId} and booked_at is null`)
}

/** U8, U37: the term starts on a different day; its unpaid order moves along, numbered after those already there. */
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

/** The plan that a change replaces. */
export const planFields = [
  ...(['product', 'name', 'items', 'quantity', 'billing', 'amount', 'currency'] as const),
  ...(['months', 'anchorDay', 'termStart', 'termEnd', 'credit'] as const),
] as const

export type Plan = Pick<SubscriptionRecord, (typeof planFields)[number]>

interface Change {
  readonly orderId: string
  readonly subscriptionId: string
  /** First day of the new term. */
  readonly day: number
  readonly figures: string
  /** Includes the unused amount on that day. */
  readonly before: Plan & { readonly unused: Minor }
  readonly after: Plan
  readonly used: Minor
  readonly leftOver: Minor
  /** The staff member; null means the customer. */
  readonly by: string | null
  readonly reason: string | null
  readonly createdAt: number
  readonly expiresAt: number
}

export interface StoredChange extends Change {
  readonly orderNumber: string
  readonly bookedAt: number | null
  readonly revertedAt: number | null
}

export const insertChange = async (handle: Handle, change: Change): Promise<void> => {
  await handle.execute(sql`
    insert into infra.subscription_changes (order_id, subscription_id, day, figures, before, after, used, left_over, asked_by, reason, created_at, expires_at)
    values (${change.orderId}, ${change.subscriptionId}, ${toIsoString(change.day)}::timestamptz, ${change.figures}, ${JSON.stringify(change.before)}::jsonb,
      ${JSON.stringify(change.after)}::jsonb, ${change.used}, ${change.leftOver}, ${change.by}, ${change.reason}, ${toIsoString(change.createdAt)}::timestamptz,
      ${toIsoString(change.expiresAt)}::timestamptz)
  `)
  await handle.execute(sql`
    update subscriptions set care_at = least(care_at, ${toIsoString(change.expiresAt)}::timestamptz) where id = ${change.subscriptionId}
  `)
}

const findChanges = async (handle: Handle, condition: ReturnType<typeof sql>): Promise<readonly StoredChange[]> => {
  const { rows } = await handle.execute<StoredChange & Record<string, unknown>>(sql`
    select c.order_id as "orderId", c.subscription_id as "subscriptionId", o.order_number as "orderNumber", c.figures, c.before, c.after,
      c.used::float8, c.left_over::float8 as "leftOver", c.asked_by as by, c.reason, round(extract(epoch from c.day) * 1000)::float8 as day,
      round(extract(epoch from c.created_at) * 1000)::float8 as "createdAt", round(extract(epoch from c.expires_at) * 1000)::float8 as "expiresAt",
      round(extract(epoch from c.booked_at) * 1000)::float8 as "bookedAt", round(extract(epoch from c.reverted_at) * 1000)::float8 as "revertedAt"
    from infra.subscription_changes c join orders o on o.id = c.order_id where ${condition}
  `)
  return rows
}

export const findOpenChange = async (handle: Handle, id: string): Promise<StoredChange | null> =>
  (await findChanges(handle, sql`c.subscription_id = ${id} and c.booked_at is null and o.status in ('pending', 'failed') limit 1`))[0] ??
  null

/**
 * U13: locks the orders whose money a change relies on, so that either a refund withdraws the change or the change sees the refund. Acquire
 * before the subscription's row lock, as the booking of a refund does.
 */
export const lockCountedOrders = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`
    select 1 from orders where id in (select t.order_id from infra.subscription_orders t join subscriptions s on s.id = t.subscription_id
      where s.id = ${id} and t.booked_at is not null and t.carried_by is null and t.term_start >= s.term_start) order by id for update
  `)
}

/** U13: unpaid changes that rely on this order's money, because it pays for a term that is still running on their day. */
export const findChangesCountingOn = (handle: Handle, orderId: string): Promise<readonly StoredChange[]> =>
  findChanges(
    handle,
    sql`c.booked_at is null and o.status in ('pending', 'failed') and exists (
      select 1 from infra.subscription_orders t where t.subscription_id = c.subscription_id and t.order_id = ${orderId} and t.booked_at is not null and t.carried_by is null
        and not exists (select 1 from infra.subscription_orders n where n.subscription_id = t.subscription_id and n.booked_at is not null and n.carried_by is null
          and n.term_start > t.term_start and n.term_start <= c.day))`,
  )

export const findChangeOfOrder = async (handle: Handle, orderId: string): Promise<StoredChange | null> =>
  (await findChanges(handle, sql`c.order_id = ${orderId}`))[0] ?? null

/** U11: changes booked that day and not reverted, oldest first. */
export const findChangesOfDay = (handle: Handle, id: string, day: number): Promise<readonly StoredChange[]> =>
  findChanges(
    handle,
    sql`c.subscription_id = ${id} and c.day = ${toIsoString(day)}::timestamptz and c.booked_at is not null and c.reverted_at is null order by c.booked_at, c.created_at`,
  )

export const countChanges = async (handle: Handle, id: string): Promise<number> => {
  const { rows } = await handle.execute<{ count: string }>(
    sql`select count(*) as count from infra.subscription_changes where subscription_id = ${id}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** False if it was booked before. */
export const markChangeBooked = async (handle: Handle, orderId: string, at: number): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update infra.subscription_changes set booked_at = ${toIsoString(at)}::timestamptz where order_id = ${orderId} and booked_at is null returning 1
  `)
  return rows.length > 0
}

/** Carries the money from every unfinished term over to this order's term. */
export const carryTerms = async (handle: Handle, { subscriptionId, orderId, day, used }: Change, at: number): Promise<void> => {
  await handle.execute(sql`
    update infra.subscription_orders set carried_by = ${orderId}
    where subscription_id = ${subscriptionId} and booked_at is not null and carried_by is null and order_id <> ${orderId}
  `)
  await handle.execute(sql`
    insert into infra.subscription_orders (subscription_id, term_start, attempt, order_id, booked_at, carried)
    select ${subscriptionId}, ${toIsoString(day)}::timestamptz, coalesce(max(attempt), 0) + 1, ${orderId}, ${toIsoString(at)}::timestamptz, ${used}
    from infra.subscription_orders where subscription_id = ${subscriptionId} and term_start = ${toIsoString(day)}::timestamptz
  `)
}

/** Undoes changes: the terms that they carried count again, their own don't. */
export const restoreCarriedTerms = async (handle: Handle, id: string, orderIds: readonly string[], at: number): Promise<void> => {
  const list = sql.join(
    orderIds.map((each) => sql`${each}::uuid`),
    sql`, `,
  )
  await handle.execute(sql`
    update infra.subscription_orders set carried_by = case when order_id in (${list}) then order_id end
    where subscription_id = ${id} and (carried_by in (${list}) or order_id in (${list}))
  `)
  await handle.execute(sql`update infra.subscription_changes set reverted_at = ${toIsoString(at)}::timestamptz where order_id in (${list})`)
}

export const writeCredit = async (handle: Handle, id: string, amount: number): Promise<void> => {
  await handle.execute(sql`
    insert into infra.subscription_credits (subscription_id, amount) values (${id}, ${amount})
    on conflict (subscription_id) do update set amount = excluded.amount
  `)
}

/** U12: reschedules a subscription whose change was cancelled, so that its next term is ordered again if due. */
export const rescheduleAfterCancelledChange = async (handle: Handle, orderId: string, at: number): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set care_at = ${toIsoString(at)}::timestamptz
    where id in (select subscription_id from infra.subscription_changes where order_id = ${orderId}) and care_at is not null
  `)
}

/** A customer has paid, but the bank has not confirmed it yet. */
export const isPaymentPending = async (handle: Handle, orderId: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`select 1 from payments where order_id = ${orderId} and status = 'processing' limit 1`)
  return rows.length > 0
}

interface PaidTermRow extends Record<string, unknown> {
  readonly order_id: string
  readonly line_key: string
  readonly starts: string
  readonly carried: string
}

/** Net amount invoiced per line, minus credit notes. */
const findHeld = async (handle: Handle, orderId: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await handle.execute<{ key: string; held: string }>(sql`
    select line->>'key' as key, sum(case when i.kind = 'invoice' then 1 else -1 end * (line->'covered'->>'net')::bigint) as held
    from invoices i, jsonb_array_elements(i.lines) line where i.order_id = ${orderId} group by 1
  `)
  return new Map(rows.map(({ key, held }) => [key, Number(held)]))
}

interface PaidTerms {
  readonly terms: readonly PaidTerm[]
  /** O19. */
  readonly isOwed: boolean
}

/** U9: paid, unfinished terms with their money; at most the current and the next one. */
export const findPaidTerms = async (
  handle: Handle,
  { id, termStart, termEnd, partDueAt }: SubscriptionRecord,
  today: number,
): Promise<PaidTerms> => {
  const { rows } = await handle.execute<PaidTermRow>(sql`
    select t.order_id, s.line_key, (extract(epoch from t.term_start) * 1000)::bigint as starts, t.carried
    from infra.subscription_orders t join subscriptions s on s.id = t.subscription_id
    where t.subscription_id = ${id} and t.booked_at is not null and t.carried_by is null and t.term_start <= ${new Date(termStart).toISOString()}::timestamptz
    order by t.term_start desc, t.attempt desc limit 3
  `)
  const terms: PaidTerm[] = []
  let end = termEnd
  for (const row of rows) {
    const starts = Number(row.starts)
    const order = end > today ? await findOrderById(handle, row.order_id) : null
    if (order) {
      const held = await findHeld(handle, order.id)
      const lines = subscriptionLines(order.lines, row.line_key).map(({ key, subtotal, discount, setupFee }) => ({
        held: (held.get(key) ?? 0) as Minor,
        term: (subtotal - discount) as Minor,
        setup: setupFee,
      }))
      terms.push({ termStart: starts, termEnd: end, lines, carried: Number(row.carried) as Minor })
    }
    end = starts
  }
  return { terms, isOwed: partDueAt !== null }
}
