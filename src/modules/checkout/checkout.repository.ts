import { sql } from '@payloadcms/db-postgres'
import { lockKinds, acquireLocks, type Handle, prepared, uuidV7 } from '@/lib/db/sql'
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
} from '@/modules/pricing/coupons.repository'
import type { BillingAddress } from '@/modules/checkout/schema'
import type { PaymentStart } from '@/core/payments/types'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { eventRows } from '@/modules/webhooks/webhooks.repository'
import { orderPlaced } from '@/modules/webhooks/events'
import { mailRows } from '@/lib/outbox/outbox'
import type { OutgoingMail } from '@/lib/outbox/email-data'
import { toIsoString } from '@/core/dates'

interface CheckoutLock {
  readonly key: string
  readonly customer: CountedCustomer
  readonly codes?: readonly string[]
  /** O18: hashed; `null` if not counted. */
  readonly network?: string | null
}

/**
 * Locks, until the transaction ends, the idempotency keys (O5), customers (D10, D1 `perCustomerLimit`) and networks (O18) of these
 * checkouts, and keeps their codes from gaining a limit (D12).
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

/** Reads what decides each order after its locks are taken (O5, D10, D12), in one round trip. */
export const loadCheckoutStates = async (handle: Handle, questions: readonly StandingQuestion[]): Promise<readonly CheckoutState[]> => {
  const { rows } = await handle.execute<StandingRow>(sql`${prepared}
    select (select id from orders where idempotency_key = asked.key) as placed,${namedCodesColumns}
    from ${questionRows(questions)} order by asked.place
  `)
  return questions.map(({ customer }, place) => ({ placedId: rows[place]?.placed ?? null, named: toNamedCodes(rows[place], customer) }))
}

/** Billing contact of a domain or subscription: from the account, else from the original order. */
export interface BillingOwner {
  readonly customerId: string | null
  readonly email: string
  readonly contactName: string
  readonly company: string | undefined
  readonly vatId: string | undefined
  readonly billingAddress: BillingAddress | null
}

/** Expects the aliases `c` (customer) and `o` (order); the query adds `customer_id` and `email`. */
export const billingOwnerColumns = sql`coalesce(c.name, o.contact_name) as contact_name,
      case when c.id is null then o.contact_company else c.company end as company, case when c.id is null then o.contact_vat_id else c.vat_id end as vat_id,
      c.billing_address_line1 as c_line1, c.billing_address_line2 as c_line2, c.billing_address_city as c_city, c.billing_address_region as c_region,
      c.billing_address_postal_code as c_postal_code, c.billing_address_country as c_country,
      o.billing_address_line1 as o_line1, o.billing_address_line2 as o_line2, o.billing_address_city as o_city, o.billing_address_region as o_region,
      o.billing_address_postal_code as o_postal_code, o.billing_address_country as o_country`

type Row = Readonly<Record<string, unknown>>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const addressIn = (row: Row, prefix: 'c' | 'o'): BillingAddress | null => {
  const [line1, city, country] = ['line1', 'city', 'country'].map((field) => text(row[`${prefix}_${field}`]))
  if (line1 === undefined || city === undefined || country === undefined) return null
  const postalCode = text(row[`${prefix}_postal_code`]) ?? ''
  const line2 = text(row[`${prefix}_line2`])
  const region = text(row[`${prefix}_region`])
  return { line1, city, postalCode, country, ...(line2 === undefined ? {} : { line2 }), ...(region === undefined ? {} : { region }) }
}

export const toBillingOwner = (row: Row): BillingOwner => {
  const email = String(row['email'])
  return {
    customerId: text(row['customer_id']) ?? null,
    email,
    contactName: text(row['contact_name']) ?? email,
    company: text(row['company']),
    vatId: text(row['vat_id']),
    billingAddress: addressIn(row, 'c') ?? addressIn(row, 'o'),
  }
}

export interface OrderToInsert {
  readonly order: OrderRecord
  readonly payment: PaymentStart
  readonly codes: readonly string[]
  /** The codes with a usage limit; each takes one use (D12). */
  readonly limited: readonly string[]
  readonly cartId: string | null
  /** O18: the buyer's hashed network, stored while the order is unpaid. */
  readonly network?: string | null
  /** Queued in the order's statement, so neither exists without the other. */
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

/** Mailbox that identifies a returning customer (D10, D1): the account's, whatever address is on the order. */
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

/** Passes rows as one JSON value, so the statement text is the same for any number of rows. */
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

/** D12: returns fewer rows than codes if a use is missing. Rows stay locked until the transaction ends, sorted to avoid deadlocks. */
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
 * statement that matches Payload's own rows. False if a code had no use left; the transaction must then be rolled back (D12).
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

/** O25: false if the terms were already accepted, or the order needs no acceptance. */
export const updateAcceptance = async (handle: Handle, { orderId, at, locale }: Accepted): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update infra.order_acceptances set accepted_at = ${toIsoString(at)}::timestamptz, locale = ${locale}
    where order_id = ${orderId} and accepted_at is null returning 1
  `)
  return rows.length > 0
}

interface StartConsent {
  readonly orderId: string
  /** Version of the consent text, and the language it was shown in. */
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
