import { type Locale, defaultLocale, isLocale } from '@/lib/config/locales'
import type { BillingPeriod, Service } from '@/core/catalog/types'
import type { Minor } from '@/core/money/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { Balance, EndReason, SubscriptionDates, SubscriptionKind, Term, SubscriptionState } from '@/core/subscriptions/types'
import { mostDomains } from '@/core/subscriptions/attached-domain'
import type { Rhythm } from '@/core/subscriptions/lifecycle'
import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'
import { mergeFacts, type FactTimes, type KnownFacts, type ServiceFacts } from '@/core/provisioning/facts'
import type { Access, UnfinishedTask, ProvisionOperation, ProvisionTaskStatus, ServiceReport } from '@/core/provisioning/provisioning'
import { subscriptionLines } from '@/core/subscriptions/plan-change'
import type { PaidTerm } from '@/core/subscriptions/money-back'
import type { JobEventData } from '@/modules/webhooks/schema'
import { findOrderById } from '@/modules/orders/orders.repository'

/** Instants are epoch milliseconds. */
export interface SubscriptionRecord extends SubscriptionDates, Rhythm {
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
  /** U10: left over from changes, before tax; pays the next terms. */
  readonly credit: Minor
  readonly digits: 0 | 2
  readonly endReason: EndReason | null
  readonly customerId: string | null
  readonly email: string
  readonly locale: Locale
  /** O7: order number if there is no account. */
  readonly guestOrder: string | null
}

interface SubscriptionRow extends Record<string, unknown> {
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

const toBalance = ({ amount_left, threshold, drawn_until, top_up_at }: SubscriptionRow): Balance | null =>
  amount_left === null
    ? null
    : {
        left: Number(amount_left) as Minor,
        threshold: Number(threshold) as Minor,
        drawnUntil: Number(drawn_until),
        topUpAt: Number(top_up_at),
      }

const toRecord = (row: SubscriptionRow): SubscriptionRecord => ({
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
  const { rows } = await handle.execute<SubscriptionRow>(sql`select ${columns} from ${sources} where ${condition}`)
  return rows.map(toRecord)
}

export const findSubscription = async (handle: Handle, id: string): Promise<SubscriptionRecord | null> =>
  (await find(handle, sql`s.id = ${id}`))[0] ?? null

/** Locks, then reads: parts, credit, balance and suspension live in other tables and may change during the wait. */
export const lockSubscription = async (handle: Handle, id: string): Promise<SubscriptionRecord | null> => {
  await handle.execute(sql`select 1 from subscriptions where id = ${id} for update`)
  return findSubscription(handle, id)
}

type CustomerPage = Readonly<Record<'offset' | 'limit', number>>

/** Running before ended, earliest end first. */
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

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

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

/** U1: keys of the order's lines that already have a subscription. A plain read, since an insert would wait for row locks. */
export const findBegunLines = async (handle: Handle, orderId: string): Promise<ReadonlySet<string>> => {
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
      ${rest.billing}, ${rest.amount}, ${rest.currency}, ${rest.digits}, ${rest.state}, ${rest.months}, ${rest.anchorDay}, ${iso(termStart)}::timestamptz,
      ${iso(termEnd)}::timestamptz, ${iso(termEnd)}::timestamptz, ${careAt === null ? null : iso(careAt)}::timestamptz, ${rest.cancelAtEnd},
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
  const nextDue = state === 'ended' || cancelAtEnd ? null : iso(termEnd)
  await handle.execute(sql`
    update subscriptions set product = ${changes.product}, name = ${changes.name}, items = ${JSON.stringify(changes.items)}::jsonb,
      quantity = ${changes.quantity}, billing = ${changes.billing}, months = ${changes.months}, state = ${state}, cancel_at_end = ${cancelAtEnd}, end_reason = ${changes.endReason}, anchor_day = ${changes.anchorDay},
      amount = ${changes.amount}, currency = ${changes.currency}, digits = ${changes.digits}, term_start = ${iso(termStart)}::timestamptz,
      term_end = ${iso(termEnd)}::timestamptz, next_due = ${nextDue}::timestamptz, care_at = ${careAt === null ? null : iso(careAt)}::timestamptz, updated_at = now()
    where id = ${id}
  `)
}

/** No-op if the subscription changed since it was read. */
export const updateNextRun = async (handle: Handle, read: SubscriptionRecord, careAt: number | null): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set care_at = ${careAt === null ? null : iso(careAt)}::timestamptz
    where id = ${read.id} and state = ${read.state} and term_end = ${iso(read.termEnd)}::timestamptz and coalesce(cancel_at_end, false) = ${read.cancelAtEnd}
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
    select replace(gen_random_uuid()::text, '-', ''), coalesce(max(_order), 0) + 1, ${id}, ${type}, ${iso(at)}::timestamptz, ${note}, ${by}
    from subscriptions_events where _parent_id = ${id}
  `)
}

export const bringForwardNextRun = async (handle: Handle, id: string, careAt: number): Promise<void> => {
  await handle.execute(
    sql`update subscriptions set care_at = least(care_at, ${iso(careAt)}::timestamptz) where id = ${id} and care_at is not null`,
  )
}

export const postponeNextRun = async (handle: Handle, id: string, careAt: number): Promise<void> => {
  await handle.execute(sql`update subscriptions set care_at = ${iso(careAt)}::timestamptz where id = ${id} and care_at is not null`)
}

/** U8: cancels all of a customer's subscriptions at term end and schedules a lifecycle run, which cancels their open orders. */
export const updateAllToEnd = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set cancel_at_end = true, end_reason = 'customer', next_due = null, care_at = now(), updated_at = now()
    where customer_id = ${customerId} and state <> 'ended' and not coalesce(cancel_at_end, false)
  `)
}

interface AccessRow extends Record<string, unknown> {
  readonly address: string | null
  readonly user: string | null
  readonly panel: string | null
  readonly login: string | null
  readonly ipv4: string | null
  readonly ipv6: string | null
  readonly mail_host: string | null
  readonly selector: string | null
  readonly public_key: string | null
}

const whole = ({
  address,
  user,
  panel,
  login,
  ipv4,
  ipv6,
  mail_host: mailHost,
  selector,
  public_key: publicKey,
}: AccessRow): Access | null =>
  address === null || user === null || panel === null
    ? null
    : {
        address,
        user,
        panel,
        ...(login && { login }),
        ...(ipv4 && { ipv4 }),
        ...(ipv6 && { ipv6 }),
        ...(mailHost && { mailHost }),
        ...(selector && publicKey && { dkim: { selector, publicKey } }),
      }

const accessColumns = sql`s.access_address as address, s.access_user as user, s.access_panel as panel, s.access_login as login,
  s.access_ipv4 as ipv4, s.access_ipv6 as ipv6, s.access_mail_host as mail_host, s.access_dkim_selector as selector,
  s.access_dkim_public_key as public_key`

interface ReportedRow extends AccessRow {
  readonly facts: ServiceFacts | null
  readonly since: FactTimes | null
}

const reported = sql`select ${accessColumns}, f.facts, f.since from subscriptions s left join infra.service_facts f on f.subscription_id = s.id`

/** Access details and facts entered by staff or reported by the host. */
export const findReported = async (handle: Handle, service: string): Promise<ServiceReport | null> => {
  const { rows } = await handle.execute<ReportedRow>(sql`
    ${reported} where s.id = (select subscription_id from provision_tasks where service = ${service} order by number limit 1)
  `)
  const access = rows[0] ? whole(rows[0]) : null
  return access && { access, facts: rows[0]?.facts ?? {} }
}

export const findReportOf = async (
  handle: Handle,
  subscription: string,
): Promise<{ readonly access: Access | null; readonly known: KnownFacts }> => {
  const { rows } = await handle.execute<ReportedRow>(sql`${reported} where s.id = ${subscription}`)
  const [row] = rows
  return { access: row ? whole(row) : null, known: { facts: row?.facts ?? {}, since: row?.since ?? {} } }
}

export const findAccessOf = async (handle: Handle, subscription: string): Promise<Access | null> =>
  (await findReportOf(handle, subscription)).access

/** U28: shown to the owner; null once the service is gone. */
export const updateAccess = async (handle: Handle, subscription: string, access: Access | null): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set access_address = ${access?.address ?? null}, access_user = ${access?.user ?? null}, access_panel = ${access?.panel ?? null},
      access_login = ${access?.login ?? null}, access_ipv4 = ${access?.ipv4 ?? null}, access_ipv6 = ${access?.ipv6 ?? null},
      access_mail_host = ${access?.mailHost ?? null}, access_dkim_selector = ${access?.dkim?.selector ?? null},
      access_dkim_public_key = ${access?.dkim?.publicKey ?? null}, updated_at = now()
    where id = ${subscription}
  `)
  if (access === null) await handle.execute(sql`delete from infra.service_facts where subscription_id = ${subscription}`)
}

/** C6: adds what a host, or staff, report to what was known. The caller holds the subscription's row lock. */
export const updateFacts = async (handle: Handle, subscription: string, facts: ServiceFacts, at: number): Promise<void> => {
  const { known } = await findReportOf(handle, subscription)
  const after = mergeFacts(known, facts, at)
  await handle.execute(sql`
    insert into infra.service_facts (subscription_id, facts, since)
    values (${subscription}, ${JSON.stringify(after.facts)}::jsonb, ${JSON.stringify(after.since)}::jsonb)
    on conflict (subscription_id) do update set facts = excluded.facts, since = excluded.since
  `)
}

/** C4, C11: has the DNS of a subscription's domains checked at once, and forgets what was known of others. */
export const requestConnections = async (handle: Handle, subscription: string, domains: readonly string[], at: number): Promise<void> => {
  const listed = JSON.stringify(domains)
  await handle.execute(sql`
    delete from infra.domain_connections
    where subscription_id = ${subscription} and domain not in (select jsonb_array_elements_text(${listed}::jsonb))
  `)
  await handle.execute(sql`
    insert into infra.domain_connections (subscription_id, domain, next_check_at)
    select ${subscription}, domain, ${iso(at)}::timestamptz from jsonb_array_elements_text(${listed}::jsonb) as domain
    on conflict (subscription_id, domain) do update set attempts = 0, next_check_at = excluded.next_check_at
  `)
}

/** C10, S19: how many domains a subscription may have; 1 where its product is not sold any more. */
export const findMostDomains = async (handle: Handle, { items }: Pick<SubscriptionRecord, 'items'>): Promise<number> => {
  const products = JSON.stringify(items.map(({ id }) => id))
  const { rows } = await handle.execute<{ type: Service['type']; maxDomains: number }>(sql`
    select type, coalesce(max_domains, 1)::int as "maxDomains" from services
    where key in (select jsonb_array_elements_text(${products}::jsonb))
  `)
  const coverage = items[0]?.serviceData?.coverage
  return Math.max(1, ...rows.map((service) => mostDomains(service, coverage)))
}

/** U15: what the desk suspends stands still whatever is paid. False where it is so already. */
export const updateHold = async (handle: Handle, id: string, isHeld: boolean, at: number): Promise<boolean> => {
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

/** Time of the latest event with this note; epoch milliseconds, null for none. */
export const findEventAt = async (handle: Handle, id: string, type: string, note: string): Promise<number | null> => {
  const { rows } = await handle.execute<{ at: string | null }>(sql`
    select (extract(epoch from max(at)) * 1000)::bigint as at from subscriptions_events where _parent_id = ${id} and type = ${type} and note = ${note}
  `)
  const at = rows[0]?.at
  return at === null || at === undefined ? null : Number(at)
}

interface PaidTermRow extends Record<string, unknown> {
  readonly order_id: string
  readonly line_key: string
  readonly starts: string
  readonly carried: string
}

/** Net amount invoiced per line, less credit notes. */
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

/** U9: paid, unfinished terms with their money; at most the current and the next. */
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

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** Open and failed jobs, in order. */
export const findEarlierTasks = async (handle: Handle, subscription: string): Promise<readonly UnfinishedTask[]> => {
  const { rows } = await handle.execute<{ id: string; kind: ProvisionOperation; status: ProvisionTaskStatus; attempts: string }>(sql`
    select id, kind, status, attempts from provision_tasks
    where subscription_id = ${subscription} and status in ('waiting', 'working', 'open', 'failed') order by number
  `)
  return rows.map(({ attempts, ...row }) => ({ ...row, attempts: Number(attempts) }))
}

interface NewTask {
  readonly id: string
  readonly subscription: string
  readonly name: string
  readonly kind: ProvisionOperation
  readonly product: string
  readonly settings: Readonly<Record<string, string>>
  /** Provision a new service; a terminated one can't be restored. */
  readonly isAnew: boolean
  readonly at: number
}

interface JobRow extends Record<string, unknown> {
  readonly key: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly subscription: string
  readonly product: string
  readonly settings: Readonly<Record<string, string>>
}

const jobColumns = sql`key, kind, service, subscription_id as subscription, product, settings`

const toJobData = (
  { key: id, kind: operation, service, subscription, product, settings }: JobRow,
  reason: string | null,
): JobEventData => ({
  job: { id, operation, service },
  subscription: { id: subscription },
  product,
  settings,
  reason,
})

/** P22. */
export const findJobData = async (handle: Handle, task: string, reason: string | null): Promise<JobEventData | null> => {
  const { rows } = await handle.execute<JobRow>(sql`select ${jobColumns} from provision_tasks where id = ${task}`)
  return rows[0] ? toJobData(rows[0], reason) : null
}

/** U25: queued after the subscription's earlier jobs; the caller holds the row lock. */
export const insertTask = async (handle: Handle, task: NewTask): Promise<JobEventData> => {
  const { id, subscription, name, kind, product, settings, isAnew, at } = task
  const { rows } = await handle.execute<JobRow>(sql`
    insert into provision_tasks (id, subscription_id, number, service, name, kind, status, product, settings, attempts, round, key, next_attempt_at, created_at, updated_at)
    select ${id}, ${subscription}::uuid, last.number + 1,
      case when ${isAnew} then ${subscription} || ':' || (last.number + 1)::text
        else coalesce((select made.service from provision_tasks made where made.subscription_id = ${subscription} and made.kind = 'create'
          order by made.number desc limit 1), ${subscription}) end,
      ${name}, ${kind}, 'waiting', ${product}, ${JSON.stringify(settings)}::jsonb, 0, 1, ${`${id}:1`}, ${instant(at)}, now(), now()
    from (select coalesce(max(number), 0)::int as number from provision_tasks where subscription_id = ${subscription}) as last
    returning ${jobColumns}
  `)
  const [row] = rows
  if (!row) throw new Error('The job was not written')
  return toJobData(row, null)
}

/** Leaves a job in progress to its worker. Returns those that were dropped. */
export const cancelTasks = async (handle: Handle, ids: readonly string[], at: number): Promise<readonly JobEventData[]> => {
  if (ids.length === 0) return []
  const listed = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await handle.execute<JobRow>(sql`
    update provision_tasks set status = 'cancelled', settled_at = ${instant(at)}, next_attempt_at = null, lease_until = null, updated_at = now()
    where id in (${listed}) and status <> 'working' returning ${jobColumns}
  `)
  return rows.map((row) => toJobData(row, null))
}

/** P21: settings of these plans at their host, later ones over earlier ones. */
export const findHostSettings = async (handle: Handle, products: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  if (products.length === 0) return {}
  const listed = sql.join(
    products.map((product) => sql`${product}`),
    sql`, `,
  )
  const { rows } = await handle.execute<{ key: string; name: string; value: string }>(sql`
    select s.key, h.name, h.value from services s join services_host_settings h on h._parent_id = s.id
    where s.key in (${listed}) and h.name is not null and h.value is not null order by h._order
  `)
  return Object.fromEntries(
    products.flatMap((product) => rows.filter(({ key }) => key === product).map(({ name, value }) => [name, value])),
  )
}

/** Subscriptions created by a version without provisioning. */
export const findWithoutTasks = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from subscriptions where order_id = ${orderId} and state <> 'ended'
      and not exists (select 1 from provision_tasks task where task.subscription_id = subscriptions.id) order by id
  `)
  return rows.map(({ id }) => id)
}
