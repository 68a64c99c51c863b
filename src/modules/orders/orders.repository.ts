import type { BillingAddress, Contact } from '@/modules/checkout/schema'
import type { PaymentMethodId } from '@/core/payments/types'
import type { OrderStatus } from '@/core/orders/status'
import type { AppliedDiscount } from '@/core/discounts/discounts'
import type { Breakdown, QuoteLine } from '@/core/orders/types'
import type { Minor } from '@/core/money/types'
import type { TaxNote, VatIdProof } from '@/core/tax/types'
import type { Locale } from '@/lib/config/locales'
import type { OrderAccess } from './order-access'
import { sql } from '@payloadcms/db-postgres'
import { type Handle, prepared } from '@/lib/db/sql'
import type { DomainStatus } from '@/core/domains/lifecycle'
import type { SubscriptionState } from '@/core/subscriptions/types'
import type { OrderProgress } from '@/core/orders/status-sentence'

export interface OrderEvent {
  readonly type: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly note: string | null
}

/** T7: why an order is taxed as it is, and when its VAT number was confirmed. */
export interface OrderTax extends TaxNote {
  readonly proof?: VatIdProof
}

export type OrderMetadata = Readonly<Record<string, string>>

/** A placed order (M4) with everything it was priced with, in minor units of its currency. */
export interface OrderRecord extends OrderAccess {
  readonly id: string
  /** Epoch milliseconds. */
  readonly orderDate: number
  readonly status: OrderStatus
  readonly contact: Contact
  readonly billingAddress: BillingAddress
  readonly currency: string
  readonly digits: 0 | 2
  readonly exchangeRate: number
  /** YYYY-MM-DD. */
  readonly rateDate: string
  readonly taxRate: number
  /** T7: `null` if the shop had a single rate. */
  readonly tax: OrderTax | null
  readonly lines: readonly QuoteLine[]
  readonly discounts: { readonly automatic: readonly AppliedDiscount[]; readonly codes: readonly AppliedDiscount[] }
  readonly breakdown: Breakdown
  readonly dueNow: Minor
  readonly dueLater: Minor
  readonly paymentMethod: PaymentMethodId
  readonly paymentReference: string
  readonly customerId: string | null
  /** Email of the account the order belongs to. */
  readonly accountEmail: string | null
  readonly customerKey: string
  readonly locale: Locale
  readonly idempotencyKey: string
  readonly idempotencyHash: string
  readonly events: readonly OrderEvent[]
  /** O16: epoch milliseconds; `null` once paid or closed, and for orders that expire by other rules. */
  readonly expiresAt: number | null
  /** O24: set by the client. */
  readonly reference: string | null
  readonly metadata: OrderMetadata | null
  /** O25: present if the buyer has to accept the terms on the order's page. `acceptedAt`: epoch milliseconds. */
  readonly acceptance: { readonly acceptedAt: number | null } | null
}

/** O25: the terms are not accepted yet, so payment is not possible. */
export const isAwaitingAcceptance = ({ acceptance }: Pick<OrderRecord, 'acceptance'>): boolean => acceptance?.acceptedAt === null

interface OrderRow extends Record<string, unknown> {
  readonly id: string
  readonly order_number: string
  readonly ordered_at: string
  readonly status: OrderStatus
  readonly contact_email: string
  readonly contact_name: string
  readonly company: string | null
  readonly vat_id: string | null
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  readonly region: string | null
  readonly postal_code: string
  readonly country: string
  readonly currency: string
  readonly digits: string
  readonly exchange_rate: string
  readonly rate_day: string
  readonly tax_rate: string
  readonly tax_note: OrderRecord['tax']
  readonly lines: readonly QuoteLine[]
  readonly discounts: OrderRecord['discounts']
  readonly subtotal: string
  readonly setup_fees: string
  readonly discount: string
  readonly tax: string
  readonly shipping: string
  readonly total: string
  readonly savings: string
  readonly due_now: string
  readonly due_later: string
  readonly payment_method: PaymentMethodId
  readonly payment_reference: string | null
  readonly customer_id: string | null
  readonly account_email: string | null
  readonly customer_key: string
  readonly locale: Locale
  readonly idempotency_key: string
  readonly idempotency_hash: string
  readonly access_token_hash: string
  readonly sealed_access_token: string | null
  readonly events: readonly OrderEvent[] | null
  readonly expires: string | null
  readonly reference: string | null
  readonly metadata: OrderMetadata | null
  readonly acceptance: OrderRecord['acceptance']
}

const minor = (value: string): Minor => Number(value) as Minor

const toOrderRecord = (row: OrderRow): OrderRecord => ({
  id: row.id,
  orderNumber: row.order_number,
  orderDate: Number(row.ordered_at),
  status: row.status,
  contact: {
    email: row.contact_email,
    name: row.contact_name,
    ...(row.company === null ? {} : { company: row.company }),
    ...(row.vat_id === null ? {} : { vatId: row.vat_id }),
  },
  billingAddress: {
    line1: row.line1,
    ...(row.line2 === null ? {} : { line2: row.line2 }),
    city: row.city,
    ...(row.region === null ? {} : { region: row.region }),
    postalCode: row.postal_code,
    country: row.country,
  },
  currency: row.currency,
  digits: Number(row.digits) === 0 ? 0 : 2,
  exchangeRate: Number(row.exchange_rate),
  rateDate: row.rate_day,
  taxRate: Number(row.tax_rate),
  tax: row.tax_note,
  lines: row.lines,
  discounts: row.discounts,
  breakdown: {
    subtotal: minor(row.subtotal),
    setupFees: minor(row.setup_fees),
    discount: minor(row.discount),
    tax: minor(row.tax),
    shipping: minor(row.shipping),
    total: minor(row.total),
    savings: minor(row.savings),
  },
  dueNow: minor(row.due_now),
  dueLater: minor(row.due_later),
  paymentMethod: row.payment_method,
  paymentReference: row.payment_reference ?? row.order_number,
  customerId: row.customer_id,
  accountEmail: row.account_email,
  customerKey: row.customer_key,
  locale: row.locale,
  idempotencyKey: row.idempotency_key,
  idempotencyHash: row.idempotency_hash,
  accessTokenHash: row.access_token_hash,
  sealedAccessToken: row.sealed_access_token,
  events: row.events ?? [],
  expiresAt: row.expires === null ? null : Number(row.expires),
  reference: row.reference,
  metadata: row.metadata,
  acceptance: row.acceptance,
})

const findOne = async (handle: Handle, condition: ReturnType<typeof sql>): Promise<OrderRecord | null> => {
  const { rows } = await handle.execute<OrderRow>(sql`${prepared}
    select o.id, o.order_number, (extract(epoch from o.order_date) * 1000)::bigint as ordered_at, o.status,
      o.contact_email, o.contact_name, o.contact_company as company, o.contact_vat_id as vat_id, o.billing_address_line1 as line1, o.billing_address_line2 as line2,
      o.billing_address_city as city, o.billing_address_region as region, o.billing_address_postal_code as postal_code,
      o.billing_address_country as country, o.currency, o.digits, o.exchange_rate,
      to_char(o.rate_date at time zone 'UTC', 'YYYY-MM-DD') as rate_day, o.tax_rate, o.tax_note, o.lines, o.discounts,
      o.breakdown_subtotal as subtotal, o.breakdown_setup_fees as setup_fees, o.breakdown_discount as discount,
      o.breakdown_tax as tax, o.breakdown_shipping as shipping, o.breakdown_total as total, o.breakdown_savings as savings,
      o.due_now, o.due_later, o.payment_method, o.customer_id, o.customer_key, o.locale,
      (select c.email from customers c where c.id = o.customer_id) as account_email,
      o.idempotency_key, o.idempotency_hash, o.access_token_hash, o.sealed_access_token,
      (extract(epoch from o.expires_at) * 1000)::bigint as expires, o.reference, o.metadata,
      (select json_build_object('acceptedAt', (extract(epoch from a.accepted_at) * 1000)::bigint) from infra.order_acceptances a
        where a.order_id = o.id) as acceptance,
      (select p.reference from payments p where p.order_id = o.id order by p.due_at nulls first, p.created_at limit 1) as payment_reference,
      (select json_agg(json_build_object('type', e.type, 'at', (extract(epoch from e.at) * 1000)::bigint, 'note', e.note) order by e._order)
        from orders_events e where e._parent_id = o.id) as events
    from orders o where ${condition}
  `)
  const row = rows[0]
  return row ? toOrderRecord(row) : null
}

export const findOrderByNumber = (handle: Handle, orderNumber: string): Promise<OrderRecord | null> =>
  findOne(handle, sql`o.order_number = ${orderNumber}`)

/** O5: the order created with this idempotency key. */
export const findOrderByKey = (handle: Handle, idempotencyKey: string): Promise<OrderRecord | null> =>
  findOne(handle, sql`o.idempotency_key = ${idempotencyKey}`)

export const findOrderById = (handle: Handle, id: string): Promise<OrderRecord | null> => findOne(handle, sql`o.id = ${id}`)

export const lockOrderStatus = async (handle: Handle, id: string): Promise<OrderStatus | null> => {
  const { rows } = await handle.execute<{ status: OrderStatus }>(sql`select status from orders where id = ${id} for update`)
  return rows[0]?.status ?? null
}

export const lockOrderByNumber = async (handle: Handle, orderNumber: string): Promise<void> => {
  await handle.execute(sql`select 1 from orders where order_number = ${orderNumber} for update`)
}

interface StoredAccess extends Record<string, unknown> {
  readonly id: string
  readonly order_number: string
  readonly access_token_hash: string
  readonly sealed: string | null
}

export const findOrderAccess = async (
  handle: Handle,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly (OrderAccess & { readonly id: string })[]> => {
  const { rows } = await handle.execute<StoredAccess>(sql`
      select id, order_number, access_token_hash, sealed_access_token as sealed from orders where id > ${after} order by id limit ${limit}
    `)
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number,
    accessTokenHash: row.access_token_hash,
    sealedAccessToken: row.sealed,
  }))
}

export interface ReencryptedToken {
  readonly id: string
  readonly before: string | null
  readonly sealed: string
}

/** Skips a token that changed since it was read. */
export const updateEncryptedTokens = async (handle: Handle, tokens: readonly ReencryptedToken[]): Promise<void> => {
  const reencrypted = tokens.map(({ id, sealed, before }) => sql`(${id}::uuid, ${sealed}, ${before}::text)`)
  await handle.execute(sql`
      update orders set sealed_access_token = anew.sealed from (values ${sql.join(reencrypted, sql`, `)}) as anew (id, sealed, before)
      where orders.id = anew.id and orders.sealed_access_token is not distinct from anew.before
    `)
}

/** `by` is shown to staff only. */
export const insertOrderEvent = async (
  handle: Handle,
  orderId: string,
  { type, at, note, by = null }: OrderEvent & { readonly by?: string | null },
): Promise<void> => {
  await handle.execute(sql`
    insert into orders_events (id, _order, _parent_id, type, at, note, by)
    select replace(gen_random_uuid()::text, '-', ''), coalesce(max(_order), 0) + 1, ${orderId}, ${type}, ${new Date(at).toISOString()}::timestamptz,
      ${note}, ${by}
    from orders_events where _parent_id = ${orderId}
  `)
}

interface OrderProgressRow extends Record<string, unknown> {
  readonly subject: string
  readonly is_done: boolean
}

/** Outcome of each part of an order, from the records that own it. Parts in progress are in neither list. */
export const findOrderProgress = async (handle: Handle, orderId: string): Promise<OrderProgress> => {
  const { rows } = await handle.execute<OrderProgressRow>(sql`
    select name as subject, status <> 'cancelled' as is_done from domains where order_id = ${orderId} and status <> 'pending'
    union all
    select domain, status = 'completed' from transfers where order_id = ${orderId} and status in ('completed', 'failed')
    union all
    select domain, status = 'done' from registrar_tasks where order_id = ${orderId} and kind = 'renew' and status in ('done', 'failed')
    union all
    select line_key, true from subscriptions where order_id = ${orderId} and state <> 'pending'
  `)
  const payments = await handle.execute(
    sql`select 1 from payments where order_id = ${orderId} and due_at is null and status = 'processing' limit 1`,
  )
  const ofKind = (isDone: boolean) => rows.filter((row) => row.is_done === isDone).map(({ subject }) => subject)
  return { done: ofKind(true), failed: ofKind(false), isPaymentProcessing: payments.rows.length > 0 }
}

export interface OrderProducts {
  readonly subscriptions: readonly {
    readonly id: string
    readonly product: string
    readonly state: SubscriptionState
    /** Epoch milliseconds. */
    readonly termEnd: number
  }[]
  readonly domains: readonly { readonly name: string; readonly status: DomainStatus; readonly expiresAt: number | null }[]
}

/** Subscriptions and domains created by an order. */
export const findOrderProducts = async (handle: Handle, orderId: string): Promise<OrderProducts> => {
  const { rows } = await handle.execute<OrderProducts & Record<string, unknown>>(sql`
    select coalesce((select json_agg(json_build_object('id', s.id, 'product', s.product, 'state', s.state,
        'termEnd', (extract(epoch from s.term_end) * 1000)::bigint) order by s.id) from subscriptions s where s.order_id = ${orderId}), '[]') as subscriptions,
      coalesce((select json_agg(json_build_object('name', d.name, 'status', d.status,
        'expiresAt', (extract(epoch from d.expires_at) * 1000)::bigint) order by d.name) from domains d where d.order_id = ${orderId}), '[]') as domains
  `)
  return rows[0] ?? { subscriptions: [], domains: [] }
}

export interface OrderedName {
  readonly domain: string
  readonly years: number
}

export const findRenewedNames = async (handle: Handle, id: string): Promise<readonly OrderedName[]> => {
  const { rows } = await handle.execute<{ domain: string; years: number }>(sql`
    select line->>'id' as domain, coalesce((line->'serviceData'->>'years')::int, 1) as years from orders, jsonb_array_elements(lines) as line
    where orders.id = ${id} and line->>'type' = 'domain' and line->'serviceData'->>'operation' = 'renew' order by domain
  `)
  return rows
}

/** When the first payment was received, epoch milliseconds; null for payments from before `paid_at` existed. */
export const findPaidAt = async (handle: Handle, orderId: string): Promise<number | null> => {
  const { rows } = await handle.execute<{ paid: string | null }>(sql`
    select (extract(epoch from min(paid_at)) * 1000)::bigint as paid from payments where order_id = ${orderId} and due_at is null and paid_at is not null
  `)
  const paid = rows[0]?.paid
  return paid === null || paid === undefined ? null : Number(paid)
}

/** An order in the customer's list, in minor units of its currency. */
export interface CustomerOrder {
  readonly orderNumber: string
  /** Epoch milliseconds. */
  readonly orderedAt: number
  readonly status: OrderStatus
  readonly currency: string
  readonly digits: 0 | 2
  readonly total: Minor
  readonly dueNow: Minor
  readonly dueLater: Minor
  readonly lines: readonly QuoteLine[]
  /** O16: epoch milliseconds. */
  readonly expiresAt: number | null
}

interface CustomerOrderRow extends Record<string, unknown> {
  readonly order_number: string
  readonly ordered_at: string
  readonly status: OrderStatus
  readonly currency: string
  readonly digits: string
  readonly total: string
  readonly due_now: string
  readonly due_later: string
  readonly lines: readonly QuoteLine[]
  readonly expires: string | null
}

const mostShown = 200

const toOrder = (row: CustomerOrderRow): CustomerOrder => ({
  orderNumber: row.order_number,
  orderedAt: Number(row.ordered_at),
  status: row.status,
  currency: row.currency,
  digits: Number(row.digits) === 0 ? 0 : 2,
  total: Number(row.total) as Minor,
  dueNow: Number(row.due_now) as Minor,
  dueLater: Number(row.due_later) as Minor,
  lines: row.lines,
  expiresAt: row.expires === null ? null : Number(row.expires),
})

const columns = sql`order_number, (extract(epoch from order_date) * 1000)::bigint as ordered_at, status, currency, digits,
      breakdown_total as total, due_now, due_later, lines,
      (extract(epoch from expires_at) * 1000)::bigint as expires`

export const findCustomerOrders = async (handle: Handle, customerId: string): Promise<readonly CustomerOrder[]> => {
  const { rows } = await handle.execute<CustomerOrderRow>(sql`
    select ${columns}
    from orders where customer_id = ${customerId} order by order_date desc limit ${mostShown}
  `)
  return rows.map(toOrder)
}
