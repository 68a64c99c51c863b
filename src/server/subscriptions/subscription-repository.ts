import { sql } from '@payloadcms/db-postgres'
import { defaultLocale, isLocale } from '@/config/locales'
import type { BillingPeriod } from '@/core/catalog/types'
import type { Minor } from '@/core/money/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { Balance, Term, EndReason, SubscriptionKind, SubscriptionState } from '@/core/subscriptions/types'
import type { Handle } from '@/server/platform/database/handle'
import type { SubscriptionRecord } from './subscription-record'

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly order_id: string
  readonly kind: SubscriptionKind
  readonly product: string
  readonly name: string
  readonly items: readonly QuoteItemRequest[]
  readonly quantity: string
  readonly billing: BillingPeriod
  readonly amount: string
  readonly currency: string
  readonly credit: string
  readonly digits: string
  readonly state: SubscriptionState
  readonly months: string
  readonly anchor_day: string
  readonly starts: string
  readonly ends: string
  readonly cancel_at_end: boolean | null
  readonly held: boolean
  readonly part_due: string | null
  readonly end_reason: EndReason | null
  readonly customer_id: string | null
  readonly email: string
  readonly locale: string | null
  readonly guest_order: string | null
  readonly amount_left: string | null
  readonly threshold: string
  readonly drawn_until: string
  readonly top_up_at: string
}

const toBalance = ({ amount_left, threshold, drawn_until, top_up_at }: Stored): Balance | null =>
  amount_left === null
    ? null
    : {
        left: Number(amount_left) as Minor,
        threshold: Number(threshold) as Minor,
        drawnUntil: Number(drawn_until),
        topUpAt: Number(top_up_at),
      }

const toRecord = (row: Stored): SubscriptionRecord => ({
  id: row.id,
  orderId: row.order_id,
  kind: row.kind,
  product: row.product,
  name: row.name,
  items: row.items,
  quantity: Number(row.quantity),
  billing: row.billing,
  amount: Number(row.amount) as Minor,
  currency: row.currency,
  credit: Number(row.credit) as Minor,
  digits: Number(row.digits) === 0 ? 0 : 2,
  state: row.state,
  months: Number(row.months),
  anchorDay: Number(row.anchor_day),
  termStart: Number(row.starts),
  termEnd: Number(row.ends),
  cancelAtEnd: row.cancel_at_end === true,
  isHeld: row.held,
  partDueAt: row.part_due === null ? null : Number(row.part_due),
  endReason: row.end_reason,
  customerId: row.customer_id,
  email: row.email,
  locale: isLocale(row.locale) ? row.locale : defaultLocale,
  guestOrder: row.guest_order,
  balance: toBalance(row),
})

const columns = sql`s.id, s.order_id, s.kind, s.product, s.name, s.items, s.quantity, s.billing, s.amount, s.currency, s.digits, s.state, s.months,
  s.anchor_day, (extract(epoch from s.term_start) * 1000)::bigint as starts, (extract(epoch from s.term_end) * 1000)::bigint as ends, s.cancel_at_end,
  s.end_reason, s.customer_id, coalesce(c.email, o.contact_email, s.customer_key) as email, coalesce(c.locale::text, o.locale::text) as locale,
  case when s.customer_id is null then o.order_number end as guest_order,
  exists (select 1 from infra.subscription_holds h where h.subscription_id = s.id) as held,
  (select (extract(epoch from min(p.due_at)) * 1000)::bigint from infra.subscription_parts part join payments p on p.id = part.payment_id
    where part.subscription_id = s.id and p.status in ('pending', 'processing', 'failed')) as part_due,
  coalesce((select k.amount from infra.subscription_credits k where k.subscription_id = s.id), 0) as credit,
  b.amount_left, b.threshold, (extract(epoch from b.drawn_until) * 1000)::bigint as drawn_until, (extract(epoch from b.top_up_at) * 1000)::bigint as top_up_at`

const sources = sql`subscriptions s left join customers c on c.id = s.customer_id left join orders o on o.id = s.order_id
  left join infra.subscription_balances b on b.subscription_id = s.id`

const find = async (handle: Handle, condition: ReturnType<typeof sql>): Promise<readonly SubscriptionRecord[]> => {
  const { rows } = await handle.execute<Stored>(sql`select ${columns} from ${sources} where ${condition}`)
  return rows.map(toRecord)
}

export const findSubscription = async (handle: Handle, id: string): Promise<SubscriptionRecord | null> =>
  (await find(handle, sql`s.id = ${id}`))[0] ?? null

/** Nobody else moves it until the transaction ends. Read after the wait: parts, credit, balance and suspension are rows of other tables. */
export const lockSubscription = async (handle: Handle, id: string): Promise<SubscriptionRecord | null> => {
  await handle.execute(sql`select 1 from subscriptions where id = ${id} for update`)
  return findSubscription(handle, id)
}

export type CustomerPage = Readonly<Record<'offset' | 'limit', number>>

/** A customer's, what runs before what ended, soonest end first. */
export const findSubscriptionsOfCustomer = (handle: Handle, customerId: string, { offset, limit }: CustomerPage) =>
  find(handle, sql`s.customer_id = ${customerId} order by (s.state = 'ended'), s.term_end, s.id limit ${limit} offset ${offset}`)

export const countSubscriptionsOfCustomer = async (handle: Handle, customerId: string): Promise<number> => {
  const { rows } = await handle.execute<{ count: string }>(sql`select count(*) from subscriptions where customer_id = ${customerId}`)
  return Number(rows[0]?.count ?? 0)
}

export const findSubscriptionOfCustomer = async (handle: Handle, customerId: string, id: string): Promise<SubscriptionRecord | null> =>
  (await find(handle, sql`s.id = ${id} and s.customer_id = ${customerId}`))[0] ?? null

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Those of which something is due, longest waiting first. */
export const findDueSubscriptions = async (handle: Handle, now: number, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from subscriptions where care_at <= ${iso(now)}::timestamptz order by care_at, id limit ${limit}
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

/** U1: of an order, the lines that have one already, by their keys. Waits for nobody who moves one of them, as another insert of it would. */
export const findBegunLines = async (handle: Handle, orderId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await handle.execute<{ line_key: string }>(sql`select line_key from subscriptions where order_id = ${orderId}`)
  return new Set(rows.map(({ line_key }) => line_key))
}

/** U1: false where the line of the order has one already. */
export const insertSubscription = async (handle: Handle, subscription: NewSubscription): Promise<boolean> => {
  const { termStart, termEnd, careAt, ...rest } = subscription
  const { rows } = await handle.execute(sql`
    insert into subscriptions (id, order_id, line_key, kind, product, name, items, quantity, billing, amount, currency, digits, state, months, anchor_day,
      term_start, term_end, next_due, care_at, cancel_at_end, customer_id, customer_key, created_at, updated_at)
    values (${rest.id}, ${rest.orderId}, ${rest.lineKey}, ${rest.kind}, ${rest.product}, ${rest.name}, ${JSON.stringify(rest.items)}::jsonb, ${rest.quantity},
      ${rest.billing}, ${rest.amount}, ${rest.currency}, ${rest.digits}, ${rest.state}, ${rest.months}, ${rest.anchorDay}, ${iso(termStart)}::timestamptz,
      ${iso(termEnd)}::timestamptz, ${iso(termEnd)}::timestamptz, ${careAt === null ? null : iso(careAt)}::timestamptz, ${rest.cancelAtEnd},
      ${rest.customerId}, ${rest.customerKey}, now(), now())
    on conflict (order_id, line_key) do nothing returning id
  `)
  return rows.length > 0
}

/** What it is: another only where it is changed (U9). */
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

/** Written whole, by whoever holds its row. What is cancelled or over has no next payment. */
export const updateSubscription = async (handle: Handle, id: string, changes: SubscriptionChanges): Promise<void> => {
  const { state, cancelAtEnd, termStart, termEnd, careAt } = changes
  const nextDue = state === 'ended' || cancelAtEnd ? null : iso(termEnd)
  await handle.execute(sql`
    update subscriptions set product = ${changes.product}, name = ${changes.name}, items = ${JSON.stringify(changes.items)}::jsonb,
      quantity = ${changes.quantity}, billing = ${changes.billing}, months = ${changes.months}, state = ${state}, cancel_at_end = ${cancelAtEnd}, end_reason = ${changes.endReason}, anchor_day = ${changes.anchorDay},
      amount = ${changes.amount}, currency = ${changes.currency}, digits = ${changes.digits}, term_start = ${iso(termStart)}::timestamptz,
      term_end = ${iso(termEnd)}::timestamptz, next_due = ${nextDue}::timestamptz, care_at = ${careAt === null ? null : iso(careAt)}::timestamptz, updated_at = now()
    where id = ${id}
  `)
}

/** When it is looked at again: only of what stands as it was read. */
export const updateCareAt = async (handle: Handle, read: SubscriptionRecord, careAt: number | null): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set care_at = ${careAt === null ? null : iso(careAt)}::timestamptz
    where id = ${read.id} and state = ${read.state} and term_end = ${iso(read.termEnd)}::timestamptz and coalesce(cancel_at_end, false) = ${read.cancelAtEnd}
  `)
}

export interface SubscriptionEvent {
  readonly type: string
  readonly at: number
  readonly note: string | null
  readonly by: string | null
}

/** What happened to it, behind what happened before. */
export const insertSubscriptionEvent = async (handle: Handle, id: string, { type, at, note, by }: SubscriptionEvent): Promise<void> => {
  await handle.execute(sql`
    insert into subscriptions_events (id, _order, _parent_id, type, at, note, by)
    select replace(gen_random_uuid()::text, '-', ''), coalesce(max(_order), 0) + 1, ${id}, ${type}, ${iso(at)}::timestamptz, ${note}, ${by}
    from subscriptions_events where _parent_id = ${id}
  `)
}

/** Looked at by then at the latest. */
export const hastenCare = async (handle: Handle, id: string, careAt: number): Promise<void> => {
  await handle.execute(
    sql`update subscriptions set care_at = least(care_at, ${iso(careAt)}::timestamptz) where id = ${id} and care_at is not null`,
  )
}

/** Later, where it could not be cared for now. */
export const postponeCare = async (handle: Handle, id: string, careAt: number): Promise<void> => {
  await handle.execute(sql`update subscriptions set care_at = ${iso(careAt)}::timestamptz where id = ${id} and care_at is not null`)
}

/** U8: all of a customer's end with their terms. What is open of them is cancelled by the care, which looks at once. */
export const updateAllToEnd = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set cancel_at_end = true, end_reason = 'customer', next_due = null, care_at = now(), updated_at = now()
    where customer_id = ${customerId} and state <> 'ended' and not coalesce(cancel_at_end, false)
  `)
}
