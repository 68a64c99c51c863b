import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import type { LineShare } from '@/core/subscriptions/money-back'
import type { Handle } from '@/lib/db/sql'
import { toIsoString } from '@/core/dates'

interface NewMoneyBack {
  readonly refundId: string
  readonly subscriptionId: string
  readonly paymentId: string
  readonly figures: string
  readonly shares: readonly LineShare[]
  /** U33: total, stored only on the first refund. */
  readonly kept: number
  /** U34: requested by the customer; staff goodwill doesn't count. */
  readonly byGuarantee: boolean
  /** Refunded manually; no provider is called. */
  readonly byHand: boolean
  readonly at: number
  /** When the worker calls the provider, unless already done. */
  readonly askedFrom: number | null
}

export const insertMoneyBack = async (handle: Handle, back: NewMoneyBack): Promise<void> => {
  await handle.execute(sql`
    insert into infra.refund_requests (refund_id, subscription_id, payment_id, figures, shares, kept, by_guarantee, by_hand, next_attempt_at, created_at)
    values (${back.refundId}, ${back.subscriptionId}, ${back.paymentId}, ${back.figures}, ${JSON.stringify(back.shares)}::jsonb, ${back.kept}, ${back.byGuarantee}, ${back.byHand},
      ${back.askedFrom === null ? null : toIsoString(back.askedFrom)}::timestamptz, ${toIsoString(back.at)}::timestamptz)
  `)
}

/** U33: an order's refunded lines by subscription line key, and the amount retained. */
export const findRefundedLines = async (
  handle: Handle,
  orderId: string,
): Promise<{ readonly lineKeys: readonly string[]; readonly kept: Minor }> => {
  const { rows } = await handle.execute<{ line_key: string; kept: string }>(sql`
    select s.line_key, coalesce(sum(m.kept), 0) as kept from infra.refund_requests m join refunds r on r.id = m.refund_id join subscriptions s on s.id = m.subscription_id
    where s.order_id = ${orderId} and s.state = 'ended' and s.end_reason = 'refunded' and r.state <> 'failed' group by s.id
  `)
  return { lineKeys: rows.map(({ line_key: key }) => key), kept: rows.reduce((sum, { kept }) => sum + Number(kept), 0) as Minor }
}

/** Acquire before the orders' row locks. */
export const lockCustomer = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`select 1 from customers where id = ${id} for no key update`)
}

/**
 * U34: whether the customer used the guarantee before on another order in these categories. The address counts only for a deleted account,
 * because other accounts may have typed it on an order.
 * accounts may have typed it on an order.
 */
export const hasUsedGuarantee = async (
  handle: Handle,
  { orderId, customerId, customerKey }: { readonly orderId: string; readonly customerId: string | null; readonly customerKey: string },
  categories: readonly string[],
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    select 1 from infra.refund_requests m join refunds r on r.id = m.refund_id join subscriptions s on s.id = m.subscription_id join orders o on o.id = s.order_id
    where s.order_id <> ${orderId} and m.by_guarantee and r.state <> 'failed' 
      and (s.customer_id = ${customerId} or (s.customer_id is null and s.customer_key = ${customerKey}))
      and exists (select 1 from jsonb_array_elements(o.lines) line where line->>'category' = any(${`{${categories.map((each) => JSON.stringify(each)).join(',')}}`}::text[])
        and s.line_key = case when line->'serviceData'->>'bundle' is null then line->>'key' else 'bundle|' || (line->'serviceData'->>'bundle') || '|' || (line->>'billing') end)
    limit 1
  `)
  return rows.length > 0
}

export const isConfirmed = async (handle: Handle, subscriptionId: string, figures: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    select 1 from infra.refund_requests where subscription_id = ${subscriptionId} and figures = ${figures} limit 1
  `)
  return rows.length > 0
}

interface Pending extends Record<string, unknown> {
  readonly payment_id: string
  readonly shares: readonly LineShare[]
}

export const findPendingShares = async (
  handle: Handle,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LineShare[]>> => {
  const { rows } = await handle.execute<Pending>(sql`
    select m.payment_id, m.shares from infra.refund_requests m join refunds r on r.id = m.refund_id
    where m.payment_id = any(${`{${paymentIds.join(',')}}`}::uuid[]) and m.credit_note_id is null and r.state = 'requested'
  `)
  const found = new Map<string, readonly LineShare[]>()
  for (const { payment_id, shares } of rows) found.set(payment_id, [...(found.get(payment_id) ?? []), ...shares])
  return found
}

interface HeldPayment {
  readonly id: string
  readonly held: number
  readonly isDisputed: boolean
  /** Paid without a provider, so it is refunded manually. */
  readonly byHand: boolean
}

/** Received per payment, minus completed and pending refunds. */
export const findRefundablePayments = async (handle: Handle, orderIds: readonly string[]): Promise<readonly HeldPayment[]> => {
  const { rows } = await handle.execute<{ id: string; held: string; disputed: boolean; by_hand: boolean }>(sql`
    select p.id, p.amount - coalesce(p.refunded, 0) - coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'requested'), 0) as held,
      coalesce(p.trouble = 'disputed', false) as disputed, p.intent is null as by_hand
    from payments p where p.order_id = any(${`{${orderIds.join(',')}}`}::uuid[]) and p.status in ('paid', 'partly-refunded', 'refunded')
  `)
  return rows.map(({ id, held, disputed, by_hand }) => ({ id, held: Number(held), isDisputed: disputed, byHand: by_hand }))
}

export interface BookedOrder {
  readonly orderId: string
  readonly termStart: number
  readonly kind: 'first' | 'change' | 'renewal'
}

/** Newest first; `first` is the original order. */
export const findBookedOrders = async (handle: Handle, subscriptionId: string, limit: number): Promise<readonly BookedOrder[]> => {
  const { rows } = await handle.execute<{ order_id: string; starts: string; kind: BookedOrder['kind'] }>(sql`
    select t.order_id, (extract(epoch from t.term_start) * 1000)::bigint as starts,
      case when s.order_id = t.order_id then 'first' when c.order_id is not null then 'change' else 'renewal' end as kind
    from infra.subscription_orders t join subscriptions s on s.id = t.subscription_id
      left join infra.subscription_changes c on c.order_id = t.order_id
    where t.subscription_id = ${subscriptionId} and t.booked_at is not null order by t.booked_at desc, t.attempt desc limit ${limit}
  `)
  return rows.map(({ order_id, starts, kind }) => ({ orderId: order_id, termStart: Number(starts), kind }))
}

export const findLineKey = async (handle: Handle, subscriptionId: string): Promise<string> => {
  const { rows } = await handle.execute<{ line_key: string }>(sql`select line_key from subscriptions where id = ${subscriptionId}`)
  return rows[0]?.line_key ?? ''
}

export interface DueMoneyBack {
  readonly refundId: string
  readonly orderId: string
  readonly attempts: number
  readonly createdAt: number
}

interface StoredDue extends Record<string, unknown> {
  readonly refund_id: string
  readonly order_id: string
  readonly attempts: number
  readonly created: string
}

/** Claims a batch of due refunds and postpones them to `later` for other processes. */
export const claimDueRefunds = async (handle: Handle, now: number, later: number, limit: number): Promise<readonly DueMoneyBack[]> => {
  const { rows } = await handle.execute<StoredDue>(sql`
    with due as (
      select refund_id from infra.refund_requests where next_attempt_at <= ${toIsoString(now)}::timestamptz order by next_attempt_at limit ${limit} for update skip locked
    )
    update infra.refund_requests m set next_attempt_at = ${toIsoString(later)}::timestamptz, attempts = m.attempts + 1
    from due, refunds r where m.refund_id = due.refund_id and r.id = m.refund_id
    returning m.refund_id, r.order_id, m.attempts, (extract(epoch from m.created_at) * 1000)::bigint as created
  `)
  return rows.map((row) => ({ refundId: row.refund_id, orderId: row.order_id, attempts: row.attempts, createdAt: Number(row.created) }))
}

/** Null means no further attempt. */
export const updateNextAttempt = async (handle: Handle, refundId: string, at: number | null): Promise<void> => {
  await handle.execute(sql`
    update infra.refund_requests set next_attempt_at = ${at === null ? null : toIsoString(at)}::timestamptz where refund_id = ${refundId}
  `)
}

interface OpenRefund {
  readonly orderId: string
  readonly byHand: boolean
}

/** Null for any other refund. */
export const findMoneyBack = async (handle: Handle, refundId: string): Promise<OpenRefund | null> => {
  const { rows } = await handle.execute<{ order_id: string; by_hand: boolean }>(sql`
    select r.order_id, m.by_hand from infra.refund_requests m join refunds r on r.id = m.refund_id where m.refund_id = ${refundId}
  `)
  return rows[0] ? { orderId: rows[0].order_id, byHand: rows[0].by_hand } : null
}

const most = 20

interface ListedRefund {
  readonly id: string
  readonly amount: number
}

/** U15: pending refunds, oldest first. */
export const findOpenRefunds = async (handle: Handle, subscriptionId: string): Promise<readonly ListedRefund[]> => {
  const { rows } = await handle.execute<{ id: string; amount: string }>(sql`
    select r.id, r.amount from infra.refund_requests m join refunds r on r.id = m.refund_id
    where m.subscription_id = ${subscriptionId} and r.state = 'requested' order by m.created_at limit ${most}
  `)
  return rows.map(({ id, amount }) => ({ id, amount: Number(amount) }))
}

export const findRefundScreen = async (
  handle: Handle,
  subscriptionId: string,
): Promise<readonly { readonly id: string; readonly kind: string }[]> => {
  const { rows } = await handle.execute<{ id: string; kind: string }>(sql`
    select id, kind::text as kind from provision_tasks
    where subscription_id = ${subscriptionId} and status in ('waiting', 'working', 'open', 'failed') order by number limit ${most}
  `)
  return rows
}
