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
import { toIsoString } from '@/core/dates'
import { type Handle, prepared } from '@/lib/db/sql'
import type { DomainStatus } from '@/core/domains/lifecycle'
import type { SubscriptionState } from '@/core/subscriptions/types'
import type { OrderProgress } from '@/core/orders/status-sentence'

interface OrderEvent {
  readonly type: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly note: string | null
}

/** T7: why an order is taxed this way, and when its VAT number was confirmed. */
export interface OrderTax extends TaxNote {
  readonly proof?: VatIdProof
}

export type OrderMetadata = Readonly<Record<string, string>>

/** A placed order (M4) with everything that determined its price, in minor units of its currency. */
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
  /** Email address of the account that the order belongs to. */
  readonly accountEmail: string | null
  readonly customerKey: string
  readonly locale: Locale
  readonly idempotencyKey: string
  readonly idempotencyHash: string
  readonly events: readonly OrderEvent[]
  /** O16: epoch milliseconds; `null` once the order is paid or closed, and for orders that expire by other rules. */
  readonly expiresAt: number | null
  /** O24: set by the client. */
  readonly reference: string | null
  readonly metadata: OrderMetadata | null
  /** O25: present if the buyer has to accept the terms on the order's page. `acceptedAt`: epoch milliseconds. */
  readonly acceptance: { readonly acceptedAt: number | null } | null
}

/** O25: the terms have not been accepted yet, so the order cannot be paid. */
export const isAwaitingAcceptance = ({ acceptance }: Pick<OrderRecord, 'acceptance'>): boolean => acceptance?.acceptedAt === null

const findOne = async (handle: Handle, condition: ReturnType<typeof sql>): Promise<OrderRecord | null> => {
  const { rows } = await handle.execute<OrderRecord & Record<string, unknown>>(sql`${prepared}
    select o.id, o.order_number as "orderNumber", round(extract(epoch from o.order_date) * 1000)::float8 as "orderDate", o.status,
      json_strip_nulls(json_build_object('email', o.contact_email, 'name', o.contact_name, 'company', o.contact_company, 'vatId', o.contact_vat_id)) as contact,
      json_strip_nulls(json_build_object('line1', o.billing_address_line1, 'line2', o.billing_address_line2, 'city', o.billing_address_city,
        'region', o.billing_address_region, 'postalCode', o.billing_address_postal_code, 'country', o.billing_address_country)) as "billingAddress",
      o.currency, o.digits::int, o.exchange_rate::float8 as "exchangeRate", to_char(o.rate_date at time zone 'UTC', 'YYYY-MM-DD') as "rateDate",
      o.tax_rate::float8 as "taxRate", o.tax_note as tax, o.lines, o.discounts,
      json_build_object('subtotal', o.breakdown_subtotal, 'setupFees', o.breakdown_setup_fees, 'discount', o.breakdown_discount,
        'tax', o.breakdown_tax, 'shipping', o.breakdown_shipping, 'total', o.breakdown_total, 'savings', o.breakdown_savings) as breakdown,
      o.due_now::float8 as "dueNow", o.due_later::float8 as "dueLater", o.payment_method as "paymentMethod", o.customer_id as "customerId",
      o.customer_key as "customerKey", o.locale, (select c.email from customers c where c.id = o.customer_id) as "accountEmail",
      o.idempotency_key as "idempotencyKey", o.idempotency_hash as "idempotencyHash", o.access_token_hash as "accessTokenHash",
      o.sealed_access_token as "sealedAccessToken", round(extract(epoch from o.expires_at) * 1000)::float8 as "expiresAt", o.reference, o.metadata,
      (select json_build_object('acceptedAt', (extract(epoch from a.accepted_at) * 1000)::bigint) from infra.order_acceptances a
        where a.order_id = o.id) as acceptance,
      coalesce((select p.reference from payments p where p.order_id = o.id order by p.due_at nulls first, p.created_at limit 1), o.order_number)
        as "paymentReference",
      coalesce((select json_agg(json_build_object('type', e.type, 'at', (extract(epoch from e.at) * 1000)::bigint, 'note', e.note) order by e._order)
        from orders_events e where e._parent_id = o.id), '[]') as events
    from orders o where ${condition}
  `)
  return rows[0] ?? null
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

type StoredAccess = OrderAccess & { readonly id: string }

export const findOrderAccess = async (
  handle: Handle,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly StoredAccess[]> => {
  const { rows } = await handle.execute<StoredAccess & Record<string, unknown>>(sql`
    select id, order_number as "orderNumber", access_token_hash as "accessTokenHash", sealed_access_token as "sealedAccessToken"
    from orders where id > ${after} order by id limit ${limit}
  `)
  return rows
}

interface ReencryptedToken {
  readonly id: string
  readonly before: string | null
  readonly sealed: string
}

/** Skips a token that has changed since it was read. */
export const updateEncryptedTokens = async (handle: Handle, tokens: readonly ReencryptedToken[]): Promise<void> => {
  const reencrypted = tokens.map(({ id, sealed, before }) => sql`(${id}::uuid, ${sealed}, ${before}::text)`)
  await handle.execute(sql`
      update orders set sealed_access_token = anew.sealed from (values ${sql.join(reencrypted, sql`, `)}) as anew (id, sealed, before)
      where orders.id = anew.id and orders.sealed_access_token is not distinct from anew.before
    `)
}

/** `by` is shown only to staff. */
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

/** When the first payment was received, in epoch milliseconds; null for payments made before `paid_at` existed. */
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

const mostShown = 200

export const findCustomerOrders = async (handle: Handle, customerId: string): Promise<readonly CustomerOrder[]> => {
  const { rows } = await handle.execute<CustomerOrder & Record<string, unknown>>(sql`
    select order_number as "orderNumber", round(extract(epoch from order_date) * 1000)::float8 as "orderedAt", status, currency, digits::int,
      breakdown_total::float8 as total, due_now::float8 as "dueNow", due_later::float8 as "dueLater", lines,
      round(extract(epoch from expires_at) * 1000)::float8 as "expiresAt"
    from orders where customer_id = ${customerId} order by order_date desc limit ${mostShown}
  `)
  return rows
}

/** Position of the last order on a page. */
export interface Position {
  /** ISO 8601. */
  readonly at: string
  readonly id: string
}

interface ExportFilter {
  /** YYYY-MM-DD in UTC, inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly status?: OrderStatus | undefined
}

export const exportedAmounts = ['subtotal', 'setupFees', 'discount', 'tax', 'total', 'dueNow', 'dueLater'] as const

export interface ExportedOrder extends Record<(typeof exportedAmounts)[number], Minor>, Position {
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly reference: string | null
  readonly metadata: OrderMetadata | null
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly vatId: string | null
  readonly country: string | null
  readonly currency: string
  readonly digits: 0 | 2
  readonly paymentMethod: string
  readonly locale: string
  readonly lines: readonly QuoteLine[]
}

/** Oldest first. */
export const findOrdersForExport = async (
  handle: Handle,
  { from, to, status }: ExportFilter,
  after: Position | undefined,
  limit: number,
): Promise<readonly ExportedOrder[]> => {
  const conditions = [
    sql`true`,
    ...(from === undefined ? [] : [sql`order_date >= ${`${from}T00:00:00Z`}::timestamptz`]),
    ...(to === undefined ? [] : [sql`order_date < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(after === undefined ? [] : [sql`(order_date, id) > (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ]
  const { rows } = await handle.execute<ExportedOrder & Record<string, unknown>>(sql`
    select id, to_char(order_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, order_number as "orderNumber", status, reference, metadata,
      contact_name as name, contact_email as email, contact_company as company, contact_vat_id as "vatId", billing_address_country as country,
      currency, digits::int, breakdown_subtotal::float8 as subtotal, breakdown_setup_fees::float8 as "setupFees",
      breakdown_discount::float8 as discount, breakdown_tax::float8 as tax, breakdown_total::float8 as total, due_now::float8 as "dueNow",
      due_later::float8 as "dueLater", payment_method as "paymentMethod", locale, lines
    from orders where ${sql.join(conditions, sql` and `)} order by order_date, id limit ${limit}
  `)
  return rows
}

/** Orders with unprocessed payments, longest waiting first. A database trigger records them. */
export const findUnprocessedOrders = async (handle: Handle, before: number, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ order_id: string }>(sql`
    select order_id from infra.unfollowed_orders where look_at <= ${toIsoString(before)}::timestamptz order by look_at, order_id limit ${limit}
  `)
  return rows.map(({ order_id: id }) => id)
}

export const deleteUnprocessedOrder = async (handle: Handle, orderId: string): Promise<void> => {
  await handle.execute(sql`delete from infra.unfollowed_orders where order_id = ${orderId}`)
}

export const postponeUnprocessedOrder = async (handle: Handle, orderId: string, lookAt: number): Promise<void> => {
  await handle.execute(sql`update infra.unfollowed_orders set look_at = ${toIsoString(lookAt)}::timestamptz where order_id = ${orderId}`)
}
