import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { startOfDay } from '@/core/dates'
import { nothing } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { isOrderDue, stateAt } from '@/core/subscriptions/lifecycle'
import type { SubscriptionState } from '@/core/subscriptions/types'
import { findSubscriptionLimits } from '@/modules/subscriptions/subscriptions.service'
import type { Bank } from './bank'

/** Findings by topic; all must be empty. */
export type BookFaults = Readonly<Record<string, readonly string[]>>

export interface BookFigures {
  readonly orders: number
  readonly invoices: number
  readonly creditNotes: number
  readonly terms: number
  readonly subscriptions: number
  readonly states: string
  readonly money: string
}

type Row = Record<string, unknown>

const ask = async <Answer extends Row>(payload: Payload, question: ReturnType<typeof sql>) =>
  (await payload.db.drizzle.execute<Answer>(question)).rows

const invoiced = (payload: Payload) =>
  ask<{ owner: string; sum: number }>(
    payload,
    sql`select o.contact_email || ' ' || i.currency as owner, sum(case when i.kind = 'invoice' then i.gross else -i.gross end)::float8 as sum
      from invoices i join orders o on o.id = i.order_id where o.contact_email like 'life-%' group by 1`,
  )

/** Compares the shop with the bank, per customer and in total. */
const moneyFaults = async (payload: Payload, { accounts }: Bank) => {
  const written = new Map((await invoiced(payload)).map(({ owner, sum }) => [owner, sum]))
  const owners = new Set([...written.keys(), ...accounts.keys()])
  const inAll = new Map<string, { bank: number; books: number }>()
  const faults: string[] = []
  for (const owner of owners) {
    const account = accounts.get(owner)
    const bank = (account?.received ?? 0) - (account?.returned ?? 0)
    const books = written.get(owner) ?? 0
    if (bank !== books) faults.push(`${owner}: ${bank} at the bank, ${books} in the books`)
    const currency = owner.split(' ').at(-1) ?? ''
    const sums = inAll.get(currency) ?? { bank: 0, books: 0 }
    inAll.set(currency, { bank: sums.bank + bank, books: sums.books + books })
  }
  const all = [...inAll].map(([currency, { bank, books }]) => ({ currency, bank, books }))
  return {
    customers: faults,
    currencies: all.filter(({ bank, books }) => bank !== books).map((each) => JSON.stringify(each)),
    said: all.map(({ currency, books }) => `${currency} ${books}`).join(', '),
  }
}

const listed = async (payload: Payload, question: ReturnType<typeof sql>): Promise<readonly string[]> =>
  (await ask<Row>(payload, question)).map((row) => JSON.stringify(row))

const wrongRows = {
  'invoice numbers with a gap, or twice': sql`select kind, year, count(*)::int, min(position)::int, max(position)::int, count(distinct position)::int as different
    from invoices group by kind, year having min(position) <> 1 or max(position) <> count(*) or count(distinct position) <> count(*)`,
  'invoices dated before the one before': sql`select number from (
    select number, issued_on, lag(issued_on) over (partition by kind, year order by position) as before from invoices) as i where issued_on < before`,
  'payments without an invoice, or with two': sql`select p.id, count(i.id)::int from payments p left join invoices i on i.payment_id = p.id and i.kind = 'invoice'
    where p.status in ('paid', 'partly-refunded', 'refunded') and p.paid_at is not null and p.amount > 0 group by p.id having count(i.id) <> 1`,
  'changes paid for what had moved': sql`select s.id, o.order_number, o.created_at, o.status, s.state, s.term_start, s.term_end,
    (select json_agg(e.type || ' ' || to_char(e.at, 'MM-DD') || ' ' || coalesce(e.note, '') order by e._order) from subscriptions_events e where e._parent_id = s.id) as events
    from subscriptions_events m join subscriptions s on s.id = m._parent_id join orders o on o.order_number = m.note where m.type = 'changeMissed'`,
  'paid orders without a subscription': sql`select o.order_number from orders o where o.status in ('paid', 'fulfilled') and o.contact_email like 'life-%'
    and not exists (select 1 from infra.subscription_orders t where t.order_id = o.id and t.booked_at is not null)`,
  'terms billed twice': sql`select t.subscription_id, t.term_start, count(*)::int from infra.subscription_orders t join orders o on o.id = t.order_id
    where o.status in ('paid', 'fulfilled') and t.carried_by is null group by 1, 2 having count(*) > 1`,
  'terms with more than one open order': sql`select t.subscription_id, t.term_start, count(*)::int from infra.subscription_orders t join orders o on o.id = t.order_id
    where o.status in ('pending', 'failed') group by 1, 2 having count(*) > 1`,
  'parts owed for what has ended': sql`select p.id, s.id as subscription from infra.subscription_parts part join payments p on p.id = part.payment_id
    join subscriptions s on s.id = part.subscription_id where p.status in ('pending', 'failed', 'processing') and s.state = 'ended'`,
  'parts that nobody is asked for': sql`select p.id, o.order_number from payments p join orders o on o.id = p.order_id
    where p.due_at is not null and p.status in ('pending', 'failed', 'processing') and o.status in ('paid', 'fulfilled')
      and not exists (select 1 from infra.subscription_parts part where part.payment_id = p.id)`,
  'parts that are not the sum of their shares': sql`select p.id, p.amount, sum(part.gross) from infra.subscription_parts part join payments p on p.id = part.payment_id
    where p.status <> 'void' group by p.id having sum(part.gross) <> p.amount`,
  'paid orders whose payments are not their total': sql`select o.order_number, o.breakdown_total from orders o
    where o.status in ('paid', 'fulfilled') and not exists (select 1 from payments p where p.order_id = o.id and p.status = 'void')
      and o.breakdown_total <> (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.status <> 'surplus'
        and not exists (select 1 from payments_events e where e._parent_id = p.id and e.type = 'surplus'))`,
  'open orders of what has ended': sql`select o.order_number, s.state from infra.subscription_orders t join orders o on o.id = t.order_id
    join subscriptions s on s.id = t.subscription_id where o.status in ('pending', 'failed') and s.state = 'ended'`,
  'money that waits to go back': sql`select id, amount, refunded from payments where status = 'surplus' and coalesce(refunded, 0) < amount`,
  'deadlines of orders that are paid or over': sql`select order_number, status, expires_at, network from orders
    where status not in ('pending', 'failed') and (expires_at is not null or network is not null)`,
  'codes and names kept by orders that are over': sql`select o.order_number from orders o where o.status = 'cancelled' and (
    exists (select 1 from redemptions r where r.order_id = o.id and r.state = 'reserved') or exists (select 1 from name_holds h where h.order_id = o.id and h.held_until is not null))`,
  'balances that are not their movements': sql`select b.subscription_id, b.amount_left, sum(m.amount)::bigint as moved from infra.subscription_balances b
    left join infra.balance_movements m on m.subscription_id = b.subscription_id group by 1, 2 having b.amount_left is distinct from sum(m.amount)
      or b.amount_left is distinct from (array_agg(m.balance_after order by m.number desc))[1]`,
  'money paid into balances that is not on them, once': sql`select o.order_number, paid.amount, moved.amount as booked from orders o,
    lateral (select sum((line->>'subtotal')::bigint - (line->>'discount')::bigint) as amount from jsonb_array_elements(o.lines) line where line ? 'topUpBelow') as paid,
    lateral (select sum(m.amount)::bigint as amount from infra.balance_movements m where m.order_id = o.id and m.kind in ('paidIn', 'topUp')) as moved
    where paid.amount is not null and moved.amount is distinct from case when o.status in ('paid', 'fulfilled', 'refunded') then paid.amount end`,
  'balances with more returned than was credited': sql`select m.subscription_id, sum(-m.amount)::bigint as returned, credited.net from infra.balance_movements m,
    lateral (select coalesce(sum(i.net), 0) as net from invoices i join infra.subscription_orders t on t.order_id = i.order_id
      where t.subscription_id = m.subscription_id and i.kind = 'credit-note') as credited
    where m.kind = 'returned' group by 1, 3 having sum(-m.amount) > credited.net + count(*)`,
  'balances of what has ended': sql`select b.subscription_id, b.amount_left from infra.subscription_balances b join subscriptions s on s.id = b.subscription_id
    where s.state = 'ended' and b.amount_left > 0`,
  'orders nobody has followed': sql`select order_id from infra.unfollowed_orders`,
  'tasks not done': sql`select subscription_id, kind, status, fault from provision_tasks where status in ('waiting', 'working', 'open', 'failed')`,
  'services that are not as their subscription': sql`select s.id, s.state, live.state as host from subscriptions s
    left join lateral (select service from provision_tasks t where t.subscription_id = s.id and t.kind = 'create' and t.status = 'done' order by number desc limit 1) as made on true
    left join infra.simulated_services live on live.service = made.service
    where coalesce(live.state, 'none') is distinct from case s.state when 'suspended' then 'suspended' when 'ended' then
      case when made.service is null then 'none' else 'ended' end when 'pending' then 'none' else 'active' end`,
} as const

interface Standing extends Row {
  readonly id: string
  readonly state: SubscriptionState
  readonly starts: number
  readonly ends: number
  readonly cancelled: boolean
  readonly part: number | null
  readonly ordered: boolean
  readonly left: number | null
  readonly drawn: number
  readonly top_up: number
}

/** Derived from `core/subscriptions` alone: the state its dates imply, and forgotten renewals. None is due while a change is open (U12). */
const clockFaults = async (payload: Payload, now: number) => {
  const limits = await findSubscriptionLimits(payload.db.drizzle)
  const rows = await ask<Standing>(
    payload,
    sql`select s.id, s.state::text as state, (extract(epoch from s.term_start) * 1000)::float8 as starts, (extract(epoch from s.term_end) * 1000)::float8 as ends,
      coalesce(s.cancel_at_end, false) as cancelled, b.amount_left::float8 as left,
      (extract(epoch from b.drawn_until) * 1000)::float8 as drawn, (extract(epoch from b.top_up_at) * 1000)::float8 as top_up,
      (select (extract(epoch from min(p.due_at)) * 1000)::float8 from infra.subscription_parts part join payments p on p.id = part.payment_id
        where part.subscription_id = s.id and p.status in ('pending', 'processing', 'failed')) as part,
      exists (select 1 from infra.subscription_orders t where t.subscription_id = s.id and t.term_start = s.term_end)
        or exists (select 1 from infra.subscription_changes c join orders o on o.id = c.order_id
          where c.subscription_id = s.id and c.booked_at is null and o.status in ('pending', 'failed')) as ordered, s.care_at,
      (select json_agg(to_char(e.at, 'MM-DD') || ' ' || e.type || ' ' || coalesce(e.note, '') order by e._order) from subscriptions_events e where e._parent_id = s.id) as events
      from subscriptions s left join infra.subscription_balances b on b.subscription_id = s.id where s.customer_key like 'life-%'`,
  )
  const standing = rows.map(({ starts, ends, cancelled, part, left, drawn, top_up, ...row }) => ({
    ...row,
    termStart: starts,
    termEnd: ends,
    cancelAtEnd: cancelled,
    partDueAt: part,
    balance: left === null ? null : { left: left as Minor, threshold: nothing, drawnUntil: drawn, topUpAt: top_up },
  }))
  return {
    states: standing.filter((each) => stateAt(each, now, limits) !== each.state).map((each) => JSON.stringify(each)),
    forgotten: standing.filter((each) => isOrderDue(each, now, limits) && !each.ordered).map((each) => JSON.stringify(each)),
    undrawn: standing
      .filter(
        ({ state, balance, termEnd }) => state !== 'ended' && balance !== null && balance.drawnUntil < Math.min(termEnd, startOfDay(now)),
      )
      .map((each) => JSON.stringify(each)),
  }
}

const figuresOf = async (payload: Payload, money: string): Promise<BookFigures> => {
  const [row] = await ask<Omit<BookFigures, 'money'> & Row>(
    payload,
    sql`select (select count(*)::int from orders where contact_email like 'life-%') as orders, (select count(*)::int from invoices where kind = 'invoice') as invoices,
      (select count(*)::int from invoices where kind <> 'invoice') as "creditNotes",
      (select count(*)::int from infra.subscription_orders where booked_at is not null) as terms, (select count(*)::int from subscriptions) as subscriptions,
      (select string_agg(state || ' ' || count, ', ') from (select state::text, count(*)::text from subscriptions group by state order by state) as s) as states`,
  )
  if (!row) throw new Error('The shop counted nothing')
  return { ...row, money }
}

/** O16: expired orders are no longer owed. */
const expiredFaults = (payload: Payload, now: number) =>
  listed(
    payload,
    sql`select order_number, expires_at from orders where status in ('pending', 'failed') and expires_at <= ${new Date(now).toISOString()}::timestamptz`,
  )

/** U32: consistency checks, valid once everything due is done. */
export const checkBooks = async (payload: Payload, bank: Bank, now: number): Promise<{ faults: BookFaults; figures: BookFigures }> => {
  const money = await moneyFaults(payload, bank)
  const clock = await clockFaults(payload, now)
  const rows = await Promise.all(
    Object.entries(wrongRows).map(async ([about, question]) => [about, await listed(payload, question)] as const),
  )
  const faults = {
    'customers whose invoices are not their money': money.customers,
    'currencies whose invoices are not the money': money.currencies,
    'states that are not what the dates say': clock.states,
    'terms forgotten': clock.forgotten,
    'days of balances not drawn': clock.undrawn,
    'unpaid orders whose time is over': await expiredFaults(payload, now),
    ...Object.fromEntries(rows),
  }
  return {
    faults: Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0)),
    figures: await figuresOf(payload, money.said),
  }
}
