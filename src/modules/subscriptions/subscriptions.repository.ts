import { type Locale, defaultLocale } from '@/lib/config/locales'
import type { BillingPeriod, Service } from '@/core/catalog/types'
import type { Minor } from '@/core/money/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { Balance, EndReason, SubscriptionDates, SubscriptionKind, Term, SubscriptionState } from '@/core/subscriptions/types'
import { mostDomains } from '@/core/subscriptions/attached-domain'
import type { TermSchedule } from '@/core/subscriptions/lifecycle'
import { sql } from '@payloadcms/db-postgres'
import { type Handle, prepared, uuidV7 } from '@/lib/db/sql'
import { toIsoString, addDays, addMonths, startOfDay } from '@/core/dates'
import { subscriptionDays } from '@/lib/config/limits'
import { laterParts } from '@/core/payments/schedule'
import type { PaymentStatus, PaymentMethodId } from '@/core/payments/types'
import { subscriptionLines } from '@/core/subscriptions/subscription-lines'
import type { OrderRecord } from '@/modules/orders/orders.repository'

/** Instants are in epoch milliseconds. */
export interface SubscriptionRecord extends SubscriptionDates, TermSchedule {
  readonly id: string
  readonly isHeld: boolean
  readonly partDueAt: number | null
  readonly orderId: string
  readonly kind: SubscriptionKind
  readonly product: string
  readonly name: string
  readonly items: readonly QuoteItemRequest[]
  readonly quantity: number
  readonly billing: BillingPeriod
  /** Per term, before discounts and tax. */
  readonly amount: Minor
  readonly currency: string
  /** U36: null if each term is paid by its own order. */
  readonly balance: Balance | null
  /** U10: left over from changes, before tax; pays for future terms. */
  readonly credit: Minor
  readonly digits: 0 | 2
  readonly endReason: EndReason | null
  readonly customerId: string | null
  readonly email: string
  readonly locale: Locale
  /** O7: order number if there is no account. */
  readonly guestOrder: string | null
}

const ms = (column: string) => sql.raw(`round(extract(epoch from ${column}) * 1000)::float8`)

const columns = sql`s.id, s.order_id as "orderId", s.kind, s.product, s.name, s.items, s.quantity::int, s.billing, s.amount::float8, s.currency,
  s.digits::int, s.state, s.months::int, s.anchor_day::int as "anchorDay", ${ms('s.term_start')} as "termStart", ${ms('s.term_end')} as "termEnd",
  coalesce(s.cancel_at_end, false) as "cancelAtEnd", s.end_reason as "endReason", s.customer_id as "customerId",
  coalesce(c.email, o.contact_email, s.customer_key) as email, coalesce(c.locale::text, o.locale::text, ${defaultLocale}) as locale,
  case when s.customer_id is null then o.order_number end as "guestOrder",
  exists (select 1 from infra.subscription_holds h where h.subscription_id = s.id) as "isHeld",
  (select ${ms('min(p.due_at)')} from infra.subscription_parts part join payments p on p.id = part.payment_id
    where part.subscription_id = s.id and p.status in ('pending', 'processing', 'failed')) as "partDueAt",
  coalesce((select k.amount from infra.subscription_credits k where k.subscription_id = s.id), 0)::float8 as credit,
  case when b.amount_left is not null then json_build_object('left', b.amount_left, 'threshold', b.threshold, 'drawnUntil', ${ms('b.drawn_until')},
    'topUpAt', ${ms('b.top_up_at')}) end as balance`

const sources = sql`subscriptions s left join customers c on c.id = s.customer_id left join orders o on o.id = s.order_id
  left join infra.subscription_balances b on b.subscription_id = s.id`

const find = async (handle: Handle, condition: ReturnType<typeof sql>): Promise<readonly SubscriptionRecord[]> => {
  const { rows } = await handle.execute<SubscriptionRecord & Record<string, unknown>>(
    sql`select ${columns} from ${sources} where ${condition}`,
  )
  return rows
}

/** Prepared, because jobs read one subscription after another and planning takes ten times as long as reading. */
export const findSubscription = async (handle: Handle, id: string): Promise<SubscriptionRecord | null> => {
  const { rows } = await handle.execute<SubscriptionRecord & Record<string, unknown>>(
    sql`${prepared} select ${columns} from ${sources} where s.id = ${id}`,
  )
  return rows[0] ?? null
}

/** Locks first, then reads, since parts, credit, balance and suspension live in other tables and may change during the wait. */
export const lockSubscription = async (handle: Handle, id: string): Promise<SubscriptionRecord | null> => {
  await handle.execute(sql`select 1 from subscriptions where id = ${id} for update`)
  return findSubscription(handle, id)
}

type CustomerPage = Readonly<Record<'offset' | 'limit', number>>

/** Running subscriptions before ended ones, earliest end first. */
export const findSubscriptionsOfCustomer = (handle: Handle, customerId: string, { offset, limit }: CustomerPage) =>
  find(handle, sql`s.customer_id = ${customerId} order by (s.state = 'ended'), s.term_end, s.id limit ${limit} offset ${offset}`)

export const findSubscriptionsOfOrder = (handle: Handle, orderId: string): Promise<readonly SubscriptionRecord[]> =>
  find(handle, sql`s.order_id = ${orderId} order by s.line_key limit 100`)

export const countSubscriptionsOfCustomer = async (handle: Handle, customerId: string): Promise<number> => {
  const { rows } = await handle.execute<{ count: string }>(sql`select count(*) from subscriptions where customer_id = ${customerId}`)
  return Number(rows[0]?.count ?? 0)
}

export const findSubscriptionOfCustomer = async (handle: Handle, customerId: string, id: string): Promise<SubscriptionRecord | null> =>
  (await find(handle, sql`s.id = ${id} and s.customer_id = ${customerId}`))[0] ?? null

export const findDueSubscriptions = async (handle: Handle, now: number, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from subscriptions where care_at <= ${toIsoString(now)}::timestamptz order by care_at, id limit ${limit}
  `)
  return rows.map(({ id }) => id)
}

interface NewSubscription extends Omit<
  SubscriptionRecord,
  'email' | 'locale' | 'guestOrder' | 'endReason' | 'credit' | 'isHeld' | 'partDueAt' | 'balance'
> {
  readonly lineKey: string
  readonly customerKey: string
  readonly careAt: number | null
}

/** U1: keys of the order's lines that already have a subscription. A plain read, because an insert would wait for row locks. */
export const findSubscribedLines = async (handle: Handle, orderId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await handle.execute<{ line_key: string }>(sql`select line_key from subscriptions where order_id = ${orderId}`)
  return new Set(rows.map(({ line_key }) => line_key))
}

/** U1: false if the line already has a subscription. */
export const insertSubscription = async (handle: Handle, subscription: NewSubscription): Promise<boolean> => {
  const { termStart, termEnd, careAt, ...rest } = subscription
  const { rows } = await handle.execute(sql`
    insert into subscriptions (id, order_id, line_key, kind, product, name, items, quantity, billing, amount, currency, digits, state, months, anchor_day,
      term_start, term_end, next_due, care_at, cancel_at_end, customer_id, customer_key, created_at, updated_at)
    values (${rest.id}, ${rest.orderId}, ${rest.lineKey}, ${rest.kind}, ${rest.product}, ${rest.name}, ${JSON.stringify(rest.items)}::jsonb, ${rest.quantity},
      ${rest.billing}, ${rest.amount}, ${rest.currency}, ${rest.digits}, ${rest.state}, ${rest.months}, ${rest.anchorDay}, ${toIsoString(termStart)}::timestamptz,
      ${toIsoString(termEnd)}::timestamptz, ${toIsoString(termEnd)}::timestamptz, ${careAt === null ? null : toIsoString(careAt)}::timestamptz, ${rest.cancelAtEnd},
      ${rest.customerId}, ${rest.customerKey}, now(), now())
    on conflict (order_id, line_key) do nothing returning id
  `)
  return rows.length > 0
}

/** Changes only through a plan change (U9). */
type Plan = Pick<SubscriptionRecord, 'product' | 'name' | 'items' | 'quantity' | 'billing' | 'months'>

export interface SubscriptionChanges extends Term, Plan {
  readonly state: SubscriptionState
  readonly cancelAtEnd: boolean
  readonly endReason: EndReason | null
  readonly anchorDay: number
  readonly amount: Minor
  readonly currency: string
  readonly digits: 0 | 2
  readonly careAt: number | null
}

/** Writes all columns; the caller holds the row lock. A cancelled or ended subscription has no next payment. */
export const updateSubscription = async (handle: Handle, id: string, changes: SubscriptionChanges): Promise<void> => {
  const { state, cancelAtEnd, termStart, termEnd, careAt } = changes
  const nextDue = state === 'ended' || cancelAtEnd ? null : toIsoString(termEnd)
  await handle.execute(sql`
    update subscriptions set product = ${changes.product}, name = ${changes.name}, items = ${JSON.stringify(changes.items)}::jsonb,
      quantity = ${changes.quantity}, billing = ${changes.billing}, months = ${changes.months}, state = ${state}, cancel_at_end = ${cancelAtEnd}, end_reason = ${changes.endReason}, anchor_day = ${changes.anchorDay},
      amount = ${changes.amount}, currency = ${changes.currency}, digits = ${changes.digits}, term_start = ${toIsoString(termStart)}::timestamptz,
      term_end = ${toIsoString(termEnd)}::timestamptz, next_due = ${nextDue}::timestamptz, care_at = ${careAt === null ? null : toIsoString(careAt)}::timestamptz, updated_at = now()
    where id = ${id}
  `)
}

/** No-op if the subscription has changed since it was read. */
export const updateNextRun = async (handle: Handle, read: SubscriptionRecord, careAt: number | null): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set care_at = ${careAt === null ? null : toIsoString(careAt)}::timestamptz
    where id = ${read.id} and state = ${read.state} and term_end = ${toIsoString(read.termEnd)}::timestamptz and coalesce(cancel_at_end, false) = ${read.cancelAtEnd}
  `)
}

interface SubscriptionEvent {
  readonly type: string
  readonly at: number
  readonly note: string | null
  readonly by: string | null
}

export const insertSubscriptionEvent = async (handle: Handle, id: string, { type, at, note, by }: SubscriptionEvent): Promise<void> => {
  await handle.execute(sql`
    insert into subscriptions_events (id, _order, _parent_id, type, at, note, by)
    select replace(gen_random_uuid()::text, '-', ''), coalesce(max(_order), 0) + 1, ${id}, ${type}, ${toIsoString(at)}::timestamptz, ${note}, ${by}
    from subscriptions_events where _parent_id = ${id}
  `)
}

export const bringForwardNextRun = async (handle: Handle, id: string, careAt: number): Promise<void> => {
  await handle.execute(
    sql`update subscriptions set care_at = least(care_at, ${toIsoString(careAt)}::timestamptz) where id = ${id} and care_at is not null`,
  )
}

export const postponeNextRun = async (handle: Handle, id: string, careAt: number): Promise<void> => {
  await handle.execute(sql`update subscriptions set care_at = ${toIsoString(careAt)}::timestamptz where id = ${id} and care_at is not null`)
}

/** U8: cancels all of a customer's subscriptions at term end and schedules a lifecycle run, which cancels their open orders. */
export const cancelAllAtTermEnd = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set cancel_at_end = true, end_reason = 'customer', next_due = null, care_at = now(), updated_at = now()
    where customer_id = ${customerId} and state <> 'ended' and not coalesce(cancel_at_end, false)
  `)
}

/** C10, S19: a subscription's maximum number of domains; 1 if its product is no longer sold. */
export const findMostDomains = async (handle: Handle, { items }: Pick<SubscriptionRecord, 'items'>): Promise<number> => {
  const products = JSON.stringify(items.map(({ id }) => id))
  const { rows } = await handle.execute<{ type: Service['type']; maxDomains: number }>(sql`
    select type, coalesce(max_domains, 1)::int as "maxDomains" from services
    where key in (select jsonb_array_elements_text(${products}::jsonb))
  `)
  const coverage = items[0]?.serviceData?.coverage
  return Math.max(1, ...rows.map((service) => mostDomains(service, coverage)))
}

/** U15: suspends or releases a subscription on behalf of staff, regardless of payment. False if nothing changed. */
export const updateSuspension = async (handle: Handle, id: string, isHeld: boolean, at: number): Promise<boolean> => {
  const { rows } = await handle.execute(
    isHeld
      ? sql`insert into infra.subscription_holds (subscription_id, held_at) values (${id}, ${new Date(at).toISOString()}::timestamptz)
          on conflict do nothing returning 1`
      : sql`delete from infra.subscription_holds where subscription_id = ${id} returning 1`,
  )
  return rows.length > 0
}

interface SettingsRow extends Record<string, unknown> {
  readonly lead_days: string | null
  readonly grace_days: string | null
  readonly end_days: string | null
}

const days = (value: string | null | undefined): number | null => (value === null || value === undefined ? null : Number(value))

/** Null fields were never saved. */
export const findSubscriptionSettings = async (handle: Handle) => {
  const { rows } = await handle.execute<SettingsRow>(sql`select lead_days, grace_days, end_days from subscription_settings limit 1`)
  const [row] = rows
  return { leadDays: days(row?.lead_days), graceDays: days(row?.grace_days), endDays: days(row?.end_days) }
}

/** Time of the latest event with this note, in epoch milliseconds; null for none. */
export const findEventAt = async (handle: Handle, id: string, type: string, note: string): Promise<number | null> => {
  const { rows } = await handle.execute<{ at: string | null }>(sql`
    select (extract(epoch from max(at)) * 1000)::bigint as at from subscriptions_events where _parent_id = ${id} and type = ${type} and note = ${note}
  `)
  const at = rows[0]?.at
  return at === null || at === undefined ? null : Number(at)
}

const openStatuses = sql`('pending', 'processing', 'failed')`

const owesParts = async (handle: Handle, orderId: string): Promise<boolean> =>
  (
    await handle.execute(
      sql`select 1 from payments where order_id = ${orderId} and due_at is not null and status in ${openStatuses} limit 1`,
    )
  ).rows.length > 0

/**
 * O19: links an order's later payments to its subscriptions, with each one's share. A payment due sooner than its reminder is postponed by
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

/** Acquire before the subscription's row lock, as the booking of a part does. */
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

/** Replaces a voided part for the remaining subscriptions with a new payment, so that a page opened for the full amount is closed. */
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

/** O19: voids an ended subscription's unpaid parts. The caller holds the row locks of the order and the subscription. */
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
