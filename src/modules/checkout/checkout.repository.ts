import { sql } from '@payloadcms/db-postgres'
import { lockKinds, acquireLocks, type Handle, prepared, uuidV7, instant } from '@/lib/db/sql'
import {
  questionRows,
  namedCodesColumns,
  toNamedCodes,
  type CodeQuestion,
  type NamedCodes,
  type NamedCodesRow,
  sharedLimitLock,
  type CountedCustomer,
  boxOf,
  ordersOf,
} from '@/modules/pricing/coupons.repository'
import type { PaymentStart, PaymentMethodId } from '@/core/payments/types'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { eventRows } from '@/modules/webhooks/webhooks.repository'
import { orderPlaced } from '@/modules/webhooks/events'
import { mailRows } from '@/lib/outbox/outbox'
import type { OutgoingMail } from '@/lib/outbox/email-data'
import { toIsoString } from '@/core/dates'
import { unpaidOrderLimits } from '@/lib/config/limits'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import { isGuestWithLimitedCode } from '@/modules/payments/payments.repository'

interface CheckoutLock {
  readonly key: string
  readonly customer: CountedCustomer
  readonly codes?: readonly string[]
  /** O18: hashed; `null` if not counted. */
  readonly network?: string | null
}

/**
 * Locks the idempotency keys (O5), customers (D10, D1 `perCustomerLimit`) and networks (O18) of these checkouts until the transaction ends,
 * and keeps their codes from gaining a limit (D12).
 */
export const lockCheckouts = (handle: Handle, checkouts: readonly CheckoutLock[]): Promise<void> =>
  acquireLocks(
    handle,
    checkouts.flatMap(({ key, customer, codes = [], network = null }) => [
      { kind: lockKinds.orderKey, name: key },
      ...customer.boxes.map((name) => ({ kind: lockKinds.customer, name })),
      ...(network === null ? [] : [{ kind: lockKinds.customer, name: `network:${network}` }]),
      ...codes.map(sharedLimitLock),
    ]),
  )

export interface CheckoutState {
  readonly placedId: string | null
  readonly named: NamedCodes
}

interface StandingRow extends NamedCodesRow {
  readonly placed: string | null
}

interface StandingQuestion extends CodeQuestion {
  readonly key: string
}

/** Reads everything that decides each order in one round trip, after its locks are taken (O5, D10, D12). */
export const loadCheckoutStates = async (handle: Handle, questions: readonly StandingQuestion[]): Promise<readonly CheckoutState[]> => {
  const { rows } = await handle.execute<StandingRow>(sql`${prepared}
    select (select id from orders where idempotency_key = asked.key) as placed,${namedCodesColumns}
    from ${questionRows(questions)} order by asked.place
  `)
  return questions.map(({ customer }, place) => ({ placedId: rows[place]?.placed ?? null, named: toNamedCodes(rows[place], customer) }))
}

export interface OrderToInsert {
  readonly order: OrderRecord
  readonly payment: PaymentStart
  readonly codes: readonly string[]
  /** The codes with a usage limit, each of which takes one use (D12). */
  readonly limited: readonly string[]
  readonly cartId: string | null
  /** O18: the buyer's hashed network, stored while the order is unpaid. */
  readonly network?: string | null
  /** Queued in the order's statement, so that neither exists without the other. */
  readonly mails: readonly OutgoingMail[]
}

/** Payload stores row ids of array fields as text. */
const eventId = (): string => uuidV7().replaceAll('-', '').slice(8)

const orderRow = ({ order: { contact, billingAddress: address, breakdown, ...order }, network = null }: OrderToInsert) => ({
  id: order.id,
  order_number: order.orderNumber,
  order_date: toIsoString(order.orderDate),
  status: order.status,
  contact_email: contact.email,
  contact_name: contact.name,
  contact_company: contact.company ?? null,
  contact_vat_id: contact.vatId ?? null,
  billing_address_line1: address.line1,
  billing_address_line2: address.line2,
  billing_address_city: address.city,
  billing_address_region: address.region,
  billing_address_postal_code: address.postalCode,
  billing_address_country: address.country,
  currency: order.currency,
  digits: order.digits,
  exchange_rate: order.exchangeRate,
  rate_date: `${order.rateDate}T00:00:00Z`,
  tax_rate: order.taxRate,
  tax_note: order.tax,
  lines: order.lines,
  discounts: order.discounts,
  breakdown_subtotal: breakdown.subtotal,
  breakdown_setup_fees: breakdown.setupFees,
  breakdown_discount: breakdown.discount,
  breakdown_tax: breakdown.tax,
  breakdown_shipping: breakdown.shipping,
  breakdown_total: breakdown.total,
  breakdown_savings: breakdown.savings,
  due_now: order.dueNow,
  due_later: order.dueLater,
  payment_method: order.paymentMethod,
  customer_id: order.customerId,
  customer_key: order.customerKey,
  locale: order.locale,
  idempotency_key: order.idempotencyKey,
  idempotency_hash: order.idempotencyHash,
  access_token_hash: order.accessTokenHash,
  sealed_access_token: order.sealedAccessToken,
  expires_at: order.expiresAt === null ? null : toIsoString(order.expiresAt),
  network,
  reference: order.reference,
  metadata: order.metadata,
})

const eventRow = ({ id, orderDate, events: [placed] }: OrderRecord) => ({
  id: eventId(),
  _order: 1,
  _parent_id: id,
  type: placed?.type ?? 'placed',
  at: toIsoString(placed?.at ?? orderDate),
})

const paymentRow = ({ order, payment }: OrderToInsert) => ({
  id: uuidV7(order.orderDate),
  order_id: order.id,
  provider: order.paymentMethod,
  status: payment.status,
  amount: order.dueNow,
  currency: order.currency,
  reference: payment.reference,
})

/** Mailbox that identifies a returning customer (D10, D1): the account's, whatever address the order contains. */
const boxRow = ({ customerId, customerKey, id }: OrderRecord) => ({ box: boxOf(customerId, customerKey), order_id: id })

const redemptionRows = ({ order, codes }: OrderToInsert) =>
  codes.map((coupon) => ({ id: uuidV7(order.orderDate), coupon, order_id: order.id, customer_key: order.customerKey, state: 'reserved' }))

const placedEvent = ({ orderDate, breakdown, ...order }: OrderRecord) =>
  orderPlaced({ ...order, orderedAt: orderDate, total: breakdown.total, at: orderDate })

const usesOf = (inserts: readonly OrderToInsert[]) => {
  const uses = new Map<string, number>()
  for (const code of inserts.flatMap(({ limited }) => limited)) uses.set(code, (uses.get(code) ?? 0) + 1)
  return [...uses].map(([code, count]) => ({ code, count }))
}

const nothing = sql`select 1`

type Row = Readonly<Record<string, unknown>>

/** Passes rows as one JSON value, so that the statement text is the same for any number of rows. */
const insertRows = (table: string, rows: readonly Row[], added: Readonly<Record<string, string>> = {}) => {
  const [first] = rows
  if (first === undefined) return nothing
  const columns = Object.keys(first)
  return sql`
  insert into ${sql.raw(table)} (${sql.raw([...columns, ...Object.keys(added)].join(', '))})
  select ${sql.raw([...columns, ...Object.values(added)].join(', '))}
  from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::jsonb)`
}

const dated = { created_at: 'now()', updated_at: 'now()' }

/**
 * D12: returns fewer rows than codes if a use is missing. Rows stay locked until the transaction ends and are sorted to avoid deadlocks.
 */
const takeUses = (uses: readonly Row[]) => sql`
  update coupons set used_count = coalesce(used_count, 0) + held.count
  from (
    select coupons.id, asked.count from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as asked (code text, count int)
      join coupons on coupons.code = asked.code order by coupons.code for update of coupons
  ) as held
  where coupons.id = held.id and coalesce(used_count, 0) + held.count <= usage_limit
  returning 1`

/**
 * Inserts orders with their first event, payment, redemptions, emails and webhook events (W1), and converts their carts (O8), in one
 * statement that matches Payload's own rows. False if a code has no use left; the transaction must then be rolled back (D12).
 */
export const insertOrders = async (handle: Handle, inserts: readonly OrderToInsert[]): Promise<boolean> => {
  const orders = inserts.map(({ order }) => order)
  const uses = usesOf(inserts)
  const carts = inserts.flatMap(({ cartId }) => (cartId === null ? [] : [cartId]))
  const { rows } = await handle.execute<{ taken: string }>(sql`${prepared}
    with taken as (${takeUses(uses)}),
    placed as (${insertRows('orders', inserts.map(orderRow), dated)}),
    happened as (${insertRows('orders_events', orders.map(eventRow))}),
    owed as (${insertRows('payments', inserts.map(paymentRow), dated)}),
    boxed as (${insertRows('infra.customer_orders', orders.map(boxRow))}),
    redeemed as (${insertRows('redemptions', inserts.flatMap(redemptionRows), dated)}),
    ${mailRows(inserts.flatMap(({ mails }) => mails))},
    told as (${eventRows(orders.map(placedEvent))}),
    converted as (
      update carts set status = 'converted', updated_at = now()
      where id in (select jsonb_array_elements_text(${JSON.stringify(carts)}::jsonb)::uuid)
    )
    select count(*) as taken from taken
  `)
  return Number(rows[0]?.taken ?? 0) === uses.length
}

/** O25: marks the order as awaiting acceptance, in its transaction. */
export const insertAcceptance = async (handle: Handle, orderId: string): Promise<void> => {
  await handle.execute(sql`insert into infra.order_acceptances (order_id) values (${orderId}) on conflict (order_id) do nothing`)
}

interface Accepted {
  readonly orderId: string
  /** Epoch milliseconds. */
  readonly at: number
  /** Language in which the terms were shown. */
  readonly locale: string
}

/** O25: false if the terms were already accepted, or if the order needs no acceptance. */
export const updateAcceptance = async (handle: Handle, { orderId, at, locale }: Accepted): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update infra.order_acceptances set accepted_at = ${toIsoString(at)}::timestamptz, locale = ${locale}
    where order_id = ${orderId} and accepted_at is null returning 1
  `)
  return rows.length > 0
}

interface StartConsent {
  readonly orderId: string
  /** Version of the consent text, and the language in which it was shown. */
  readonly words: number
  readonly locale: string
  /** Epoch milliseconds. */
  readonly givenAt: number
}

/** U46: once per order, in its transaction. */
export const insertStartConsent = async (handle: Handle, { orderId, words, locale, givenAt }: StartConsent): Promise<void> => {
  await handle.execute(sql`
    insert into infra.start_consents (order_id, words, locale, given_at)
    values (${orderId}, ${words}, ${locale}, ${toIsoString(givenAt)}::timestamptz) on conflict (order_id) do nothing
  `)
}

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
  /** The open payment page for the order's first payment. */
  readonly page: { readonly paymentId: string; readonly provider: PaymentMethodId; readonly pageId: string } | null
}

const iso = (column: ReturnType<typeof sql>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const isPaymentProcessing = sql`exists (select 1 from payments p where p.order_id = o.id and p.status = 'processing')`

/** O16: a batch of overdue orders, excluding those whose payment is processing or whose provider is down. */
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

/** Locks the order and checks again: staff may have moved the deadline, a page may be open, or a payment may be processing. */
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

/** The page has been paid, but its webhook has not arrived. */
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
