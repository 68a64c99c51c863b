import { sql } from '@payloadcms/db-postgres'
import type { PaymentStart } from '@/core/payments/types'
import type { Handle } from '@/server/platform/database/handle'
import type { OrderRecord } from '@/server/orders/order-record'
import { namedCodesColumns, toNamedCodes, type CodeQuestion, type NamedCodes, type NamedCodesRow } from '@/server/pricing/coupon-repository'
import { limitHold } from '@/server/pricing/coupon-uses-repository'
import { toCustomer, type CountedCustomer } from '@/server/pricing/customer'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { prepared } from '@/server/platform/database/prepared-statement'
import { mailRows } from '@/server/platform/outbox/mail-repository'
import type { OutgoingMail } from '@/server/platform/outbox/outgoing-mail'

/** Two kinds of lock that must not be taken for each other. */
const keyLocks = 1
const customerLocks = 2

/**
 * Until the transaction ends, nobody else places an order under this key (O5) or for this customer (D10, D1
 * `perCustomerLimit`), and no code of its own gets a limit (D12). Always in this order (a list is evaluated from left to
 * right), so that two checkouts never wait for each other.
 */
export const lockCheckout = async (
  handle: Handle,
  idempotencyKey: string,
  { boxes }: CountedCustomer,
  codes: readonly string[] = [],
): Promise<void> => {
  const ofCustomer = boxes.map((box) => sql`, pg_advisory_xact_lock(${customerLocks}, hashtext(${box}))`)
  await handle.execute(sql`${prepared}
    select pg_advisory_xact_lock(${keyLocks}, hashtext(${idempotencyKey}))${sql.join([...ofCustomer, ...codes.map((code) => sql`, ${limitHold(code)}`)])}
  `)
}

export interface Standing {
  /** O5: the order this key has already made. */
  readonly placedId: string | null
  readonly named: NamedCodes
}

interface StandingRow extends NamedCodesRow {
  readonly placed: string | null
}

/** What an order is decided by once its locks are held (O5, D10, D12), in one round trip. */
export const findStanding = async (handle: Handle, idempotencyKey: string, question: CodeQuestion): Promise<Standing> => {
  const { rows } = await handle.execute<StandingRow>(sql`${prepared} select
      (select id from orders where idempotency_key = ${idempotencyKey}) as placed,${namedCodesColumns(question)}`)
  return { placedId: rows[0]?.placed ?? null, named: toNamedCodes(rows[0]) }
}

export interface OrderToInsert {
  readonly order: OrderRecord
  readonly payment: PaymentStart
  /** The codes it redeems. */
  readonly codes: readonly string[]
  readonly cartId: string | null
  /** Written with the order, so that there is never one without the other. */
  readonly mails: readonly [OutgoingMail, ...OutgoingMail[]]
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** Row ids of arrays are text in Payload. */
const eventId = (): string => uuidV7().replaceAll('-', '').slice(8)

const insertRedemptions = ({ order, codes }: OrderToInsert) =>
  codes.length === 0
    ? sql``
    : sql`, redeemed as (
        insert into redemptions (id, coupon, order_id, customer_key, state, created_at, updated_at)
        values ${sql.join(
          codes.map((code) => sql`(${uuidV7(order.orderDate)}, ${code}, ${order.id}, ${order.customerKey}, 'reserved', now(), now())`),
          sql`, `,
        )}
      )`

/** By which letter boxes its customer is known again (D10, D1). */
const insertCustomer = ({ customerId, customerKey, contact, id }: OrderRecord) => sql`, counted as (
        insert into infra.customer_orders (box, order_id)
        values ${sql.join(
          toCustomer(customerId, [customerKey, contact.email]).boxes.map((box) => sql`(${box}, ${id})`),
          sql`, `,
        )}
      )`

const convertCart = ({ cartId }: OrderToInsert) =>
  cartId === null ? sql`` : sql`, converted as (update carts set status = 'converted', updated_at = now() where id = ${cartId})`

/**
 * The order, its receipt's mail and the staff's notice, its first event, its payment and its redemptions, and the cart that became it (O8): one statement, written
 * as Payload itself writes these rows.
 */
export const insertOrder = async (handle: Handle, insert: OrderToInsert): Promise<void> => {
  const { order, payment } = insert
  const { contact, billingAddress: address, breakdown } = order
  const placed = order.events[0]
  await handle.execute(sql`${prepared}
    with placed as (
      insert into orders (
        id, order_number, order_date, status, contact_email, contact_name,
        billing_address_line1, billing_address_line2, billing_address_city, billing_address_region,
        billing_address_postal_code, billing_address_country,
        currency, digits, exchange_rate, rate_date, tax_rate, lines, discounts,
        breakdown_subtotal, breakdown_setup_fees, breakdown_discount, breakdown_tax, breakdown_shipping, breakdown_total,
        breakdown_savings, due_now, due_later, payment_method, customer_id, customer_key, locale,
        idempotency_key, idempotency_hash, access_token_hash, sealed_access_token, created_at, updated_at
      ) values (
        ${order.id}, ${order.orderNumber}, ${instant(order.orderDate)}, ${order.status}, ${contact.email}, ${contact.name},
        ${address.line1}, ${address.line2 ?? null}, ${address.city}, ${address.region ?? null},
        ${address.postalCode}, ${address.country},
        ${order.currency}, ${order.digits}, ${order.exchangeRate}, ${`${order.rateDate}T00:00:00Z`}::timestamptz, ${order.taxRate},
        ${json(order.lines)}, ${json(order.discounts)},
        ${breakdown.subtotal}, ${breakdown.setupFees}, ${breakdown.discount}, ${breakdown.tax}, ${breakdown.shipping}, ${breakdown.total},
        ${breakdown.savings}, ${order.dueNow}, ${order.dueLater}, ${order.paymentMethod}, ${order.customerId}, ${order.customerKey}, ${order.locale},
        ${order.idempotencyKey}, ${order.idempotencyHash}, ${order.accessTokenHash}, ${order.sealedAccessToken}, now(), now()
      )
    ), happened as (
      insert into orders_events (id, _order, _parent_id, type, at)
      values (${eventId()}, 1, ${order.id}, ${placed?.type ?? 'placed'}, ${instant(placed?.at ?? order.orderDate)})
    ), owed as (
      insert into payments (id, order_id, provider, status, amount, currency, reference, created_at, updated_at)
      values (${uuidV7(order.orderDate)}, ${order.id}, ${order.paymentMethod}, ${payment.status}, ${order.dueNow}, ${order.currency},
        ${payment.reference}, now(), now())
    ), mailed as (${mailRows(...insert.mails)})${insertCustomer(order)}${insertRedemptions(insert)}${convertCart(insert)}
    select 1
  `)
}
