import { sql } from '@payloadcms/db-postgres'
import type { movementKinds } from '@/modules/subscriptions/schema'
import type { Minor } from '@/core/money/types'
import type { Balance } from '@/core/subscriptions/types'
import type { Handle } from '@/lib/db/sql'
import { toIsoString } from '@/core/dates'

type MovementKind = (typeof movementKinds)[number]

export interface NewMovement {
  readonly kind: MovementKind
  /** Positive for payments in, negative otherwise. */
  readonly amount: number
  /** The day debited, in epoch milliseconds. */
  readonly day?: number
  readonly orderId?: string
  readonly refundId?: string
  /** The order's cumulative refund at this movement; the next refund continues from it. */
  readonly refunded?: number
}

export interface Movement {
  readonly number: number
  readonly kind: MovementKind
  readonly amount: Minor
  /** Epoch milliseconds. */
  readonly at: number
  readonly day: number | null
  readonly orderNumber: string | null
  readonly balanceAfter: Minor
}

/** The caller holds the subscription's row lock. */
export const writeBalance = async (handle: Handle, id: string, { left, threshold, drawnUntil, topUpAt }: Balance): Promise<void> => {
  await handle.execute(sql`
    insert into infra.subscription_balances (subscription_id, amount_left, threshold, drawn_until, top_up_at)
    values (${id}, ${left}, ${threshold}, ${toIsoString(drawnUntil)}::timestamptz, ${toIsoString(topUpAt)}::timestamptz)
    on conflict (subscription_id) do update set amount_left = excluded.amount_left, threshold = excluded.threshold,
      drawn_until = excluded.drawn_until, top_up_at = excluded.top_up_at
  `)
}

interface MovementSeries {
  readonly subscriptionId: string
  readonly currency: string
  readonly at: number
  readonly balanceBefore: number
}

/** U36: appends movements with running balances. The caller holds the subscription's row lock. */
export const insertMovements = async (
  handle: Handle,
  { subscriptionId, currency, at, balanceBefore }: MovementSeries,
  movements: readonly NewMovement[],
): Promise<void> => {
  if (movements.length === 0) return
  let balance = balanceBefore
  const rows = movements.map(({ day, orderId, refundId, ...movement }, index) => {
    balance += movement.amount
    return {
      ...movement,
      place: index + 1,
      day: day === undefined ? null : toIsoString(day).slice(0, 10),
      order_id: orderId ?? null,
      refund_id: refundId ?? null,
      balance_after: balance,
    }
  })
  await handle.execute(sql`
    insert into infra.balance_movements (subscription_id, number, kind, amount, currency, at, day, order_id, refund_id, refunded, balance_after)
    select ${subscriptionId}::uuid, last.number + place, kind, amount, ${currency}, ${toIsoString(at)}::timestamptz, day, order_id, refund_id, refunded, balance_after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved
        (place int, kind text, amount bigint, day date, order_id uuid, refund_id uuid, refunded bigint, balance_after bigint),
      (select coalesce(max(number), 0)::int as number from infra.balance_movements where subscription_id = ${subscriptionId}) as last
  `)
}

interface StoredMovement extends Record<string, unknown> {
  readonly number: number
  readonly kind: MovementKind
  readonly amount: string
  readonly at: string
  readonly day: string | null
  readonly order_number: string | null
  readonly balance_after: string
}

export const findMovements = async (
  handle: Handle,
  subscriptionId: string,
  { offset, limit }: Readonly<Record<'offset' | 'limit', number>>,
): Promise<readonly Movement[]> => {
  const { rows } = await handle.execute<StoredMovement>(sql`
    select m.number, m.kind, m.amount, (extract(epoch from m.at) * 1000)::bigint as at, to_char(m.day, 'YYYY-MM-DD') as day, o.order_number, m.balance_after
    from infra.balance_movements m left join orders o on o.id = m.order_id
    where m.subscription_id = ${subscriptionId} order by m.number desc limit ${limit} offset ${offset}
  `)
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    amount: Number(row.amount) as Minor,
    at: Number(row.at),
    day: row.day === null ? null : Date.parse(row.day),
    orderNumber: row.order_number,
    balanceAfter: Number(row.balance_after) as Minor,
  }))
}

export const countMovements = async (handle: Handle, subscriptionId: string): Promise<number> => {
  const { rows } = await handle.execute<{ count: string }>(
    sql`select count(*) from infra.balance_movements where subscription_id = ${subscriptionId}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Excludes refunds requested through the subscription itself. */
interface RefundedOrder {
  readonly subscriptionId: string
  readonly paidIn: number
  readonly total: number
  readonly refunded: number
  /** Balance as of its last movement. */
  readonly refundedBefore: number
  /** False if money has been paid in since. */
  readonly isNewest: boolean
}

interface StoredRefunded extends Record<string, unknown> {
  readonly subscription_id: string
  readonly paid_in: string
  readonly total: string
  readonly refunded: string
  readonly before: string
  readonly newest: boolean
}

/** U38: balances that a refunded order has paid into. Refunds requested through the subscription are booked there. */
export const findRefundedBalances = async (handle: Handle, orderId: string): Promise<readonly RefundedOrder[]> => {
  const { rows } = await handle.execute<StoredRefunded>(sql`
    select m.subscription_id, m.amount as paid_in, o.breakdown_total as total,
      greatest(0, back.refunded - (select coalesce(sum(r.amount), 0) from infra.refund_requests b join refunds r on r.id = b.refund_id
        where r.order_id = o.id and r.state in ('requested', 'done'))) as refunded,
      (select coalesce(max(x.refunded), 0) from infra.balance_movements x where x.order_id = o.id and x.subscription_id = m.subscription_id) as before,
      not exists (select 1 from infra.balance_movements x where x.subscription_id = m.subscription_id and x.kind = 'topUp' and x.number > m.number) as newest
    from infra.balance_movements m join orders o on o.id = m.order_id,
      lateral (select coalesce(sum(p.refunded), 0) as refunded from payments p where p.order_id = o.id and p.status in ('paid', 'partly-refunded', 'refunded')) as back
    where m.order_id = ${orderId} and m.kind in ('paidIn', 'topUp') and back.refunded > 0 order by m.subscription_id
  `)
  return rows.map((row) => ({
    subscriptionId: row.subscription_id,
    paidIn: Number(row.paid_in),
    total: Number(row.total),
    refunded: Number(row.refunded),
    refundedBefore: Number(row.before),
    isNewest: row.newest,
  }))
}

export const findEndedBalances = async (handle: Handle, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select s.id from subscriptions s join infra.subscription_balances b on b.subscription_id = s.id
    where s.state = 'ended' and s.care_at is not null and b.amount_left > 0 order by s.care_at, s.id limit ${limit}
  `)
  return rows.map(({ id }) => id)
}
