import { sql } from '@payloadcms/db-postgres'
import { subscriptionDays } from '@/lib/config/limits'
import { addDays, addMonths, startOfDay, toIsoString } from '@/core/dates'
import type { Minor } from '@/core/money/types'
import { laterParts } from '@/core/payments/schedule'
import type { PaymentStatus, PaymentMethodId } from '@/core/payments/types'
import { subscriptionLines } from '@/core/subscriptions/subscription-lines'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { type Handle, uuidV7 } from '@/lib/db/sql'

const openStatuses = sql`('pending', 'processing', 'failed')`

const owesParts = async (handle: Handle, orderId: string): Promise<boolean> =>
  (
    await handle.execute(
      sql`select 1 from payments where order_id = ${orderId} and due_at is not null and status in ${openStatuses} limit 1`,
    )
  ).rows.length > 0

/**
 * O19: links later payments of an order to its subscriptions, with each one's share. A part due sooner than its reminder is postponed by
 * the reminder's lead time.
 */
export const linkParts = async (handle: Handle, order: OrderRecord, now: number): Promise<void> => {
  if (!(await owesParts(handle, order.id))) return
  const ordered = new Date(order.orderDate)
  const earliest = addDays(startOfDay(now), subscriptionDays.reminderDays.part)
  const { rows } = await handle.execute<{ id: string; line_key: string }>(
    sql`select id, line_key from subscriptions where order_id = ${order.id} and state <> 'ended'`,
  )
  for (const { id, line_key: lineKey } of rows) {
    for (const { dueInMonths, amount } of laterParts(subscriptionLines(order.lines, lineKey))) {
      const dueAt = addMonths(ordered, dueInMonths).getTime()
      await handle.execute(sql`
        insert into infra.subscription_parts (subscription_id, payment_id, gross, due_at)
        select ${id}, p.id, ${amount}, ${toIsoString(Math.max(dueAt, earliest))}::timestamptz from payments p
        where p.order_id = ${order.id} and p.due_at = ${toIsoString(dueAt)}::timestamptz and p.status in ${openStatuses}
        on conflict do nothing
      `)
    }
  }
}

export interface OpenPart {
  readonly paymentId: string
  readonly orderNumber: string
  readonly reference: string
  readonly provider: PaymentMethodId
  readonly status: PaymentStatus
  readonly amount: Minor
  readonly currency: string
  readonly digits: 0 | 2
  /** Epoch milliseconds. */
  readonly dueAt: number
  readonly names: readonly string[]
}

interface PartRow extends Record<string, unknown> {
  readonly id: string
  readonly order_number: string
  readonly reference: string | null
  readonly provider: PaymentMethodId
  readonly status: PaymentStatus
  readonly amount: string
  readonly currency: string
  readonly digits: string
  readonly due: string
  readonly names: readonly string[]
}

const mostListed = 50

const findOpenParts = async (handle: Handle, condition: ReturnType<typeof sql>): Promise<readonly OpenPart[]> => {
  const { rows } = await handle.execute<PartRow>(sql`
    select p.id, o.order_number, p.reference, p.provider, p.status, p.amount, p.currency, o.digits,
      (extract(epoch from min(part.due_at)) * 1000)::bigint as due, array_agg(s.name order by s.name) as names
    from infra.subscription_parts part join payments p on p.id = part.payment_id join orders o on o.id = p.order_id
      join subscriptions s on s.id = part.subscription_id
    where p.status in ${openStatuses} and p.amount > 0 and o.status in ('paid', 'fulfilled') and ${condition}
    group by p.id, o.id order by due, p.id limit ${mostListed}
  `)
  return rows.map((row) => ({
    paymentId: row.id,
    orderNumber: row.order_number,
    reference: row.reference ?? row.order_number,
    provider: row.provider,
    status: row.status,
    amount: Number(row.amount) as Minor,
    currency: row.currency,
    digits: Number(row.digits) === 0 ? 0 : 2,
    dueAt: Number(row.due),
    names: row.names,
  }))
}

export const findPartsOfCustomer = (handle: Handle, customerId: string): Promise<readonly OpenPart[]> =>
  findOpenParts(handle, sql`o.customer_id = ${customerId}`)

export const findPartsOfSubscription = (handle: Handle, id: string): Promise<readonly OpenPart[]> =>
  findOpenParts(
    handle,
    sql`exists (select 1 from infra.subscription_parts own where own.payment_id = p.id and own.subscription_id = ${id})`,
  )

export const findPartsOfOrder = (handle: Handle, orderId: string): Promise<readonly OpenPart[]> =>
  findOpenParts(handle, sql`o.id = ${orderId}`)

export const findNextPart = async (handle: Handle, id: string): Promise<OpenPart | null> =>
  (await findPartsOfSubscription(handle, id))[0] ?? null

export const findSubscriptionsInParts = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from subscriptions s where order_id = ${orderId} and exists (select 1 from infra.subscription_parts part where part.subscription_id = s.id) order by id
  `)
  return rows.map(({ id }) => id)
}

/** Acquire before the subscription's row lock, in the same sequence as the booking of a part. */
export const lockInstalmentOrder = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`
    select 1 from orders where id = (select s.order_id from subscriptions s where s.id = ${id}
      and exists (select 1 from infra.subscription_parts part where part.subscription_id = s.id)) for update
  `)
}

const voidPayment = async (handle: Handle, id: string, at: number): Promise<void> => {
  await handle.execute(sql`
    update payments set status = 'void', page_url = null, page_expires_at = null, updated_at = now() where id = ${id}
  `)
  await handle.execute(sql`
    insert into payments_events (id, _order, _parent_id, type, at)
    select replace(gen_random_uuid()::text, '-', ''), coalesce(max(_order), 0) + 1, ${id}, 'void', ${toIsoString(at)}::timestamptz
    from payments_events where _parent_id = ${id}
  `)
}

/** Replaces a voided part for the remaining subscriptions: a new payment, so a page opened for the full amount gets closed. */
const insertRest = async (handle: Handle, id: string, ended: string): Promise<void> => {
  const others = sql`part.payment_id = ${id} and part.subscription_id <> ${ended}
    and exists (select 1 from subscriptions s where s.id = part.subscription_id and s.state <> 'ended')`
  const { rows } = await handle.execute<{ id: string }>(sql`
    insert into payments (id, order_id, provider, status, amount, currency, reference, due_at, created_at, updated_at)
    select ${uuidV7()}, p.order_id, p.provider, 'pending', rest.gross, p.currency, p.reference, p.due_at, now(), now()
    from payments p, (select sum(part.gross) as gross from infra.subscription_parts part where ${others}) as rest
    where p.id = ${id} and rest.gross > 0 returning id
  `)
  if (rows[0]) await handle.execute(sql`update infra.subscription_parts part set payment_id = ${rows[0].id} where ${others}`)
}

/** O19: voids the unpaid parts of an ended subscription. The caller holds the row locks of the order and the subscription. */
export const voidParts = async (handle: Handle, id: string, at: number): Promise<void> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select p.id from payments p where p.status in ${openStatuses}
      and exists (select 1 from infra.subscription_parts part where part.payment_id = p.id and part.subscription_id = ${id}) order by p.id
  `)
  for (const payment of rows) {
    await voidPayment(handle, payment.id, at)
    await insertRest(handle, payment.id, id)
  }
}
