import { sql } from '@payloadcms/db-postgres'
import type { PaymentStart } from '@/core/payments/types'
import type { Handle } from '@/server/platform/database/handle'
import type { OrderRecord } from '@/server/orders/order-record'
import { toCustomer } from '@/server/pricing/customer'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { keptPlan } from '@/server/platform/database/kept-plan'
import { mailRows } from '@/server/platform/outbox/mail-rows'
import { staffNotice } from '@/server/platform/outbox/staff-notice'
import { moneyText } from '@/server/payments/money-text'

export interface OrderToInsert {
  readonly order: OrderRecord
  readonly payment: PaymentStart
  /** The codes it redeems. */
  readonly codes: readonly string[]
  readonly cartId: string | null
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

const noticeOf = ({ id, orderNumber, breakdown, digits, currency }: OrderRecord) =>
  staffNotice({
    kind: 'order-placed',
    key: id,
    adminPath: `/collections/orders/${id}`,
    facts: [
      { name: 'order', value: orderNumber },
      { name: 'amount', value: moneyText(breakdown.total, digits, currency) },
    ],
  })

const receiptOf = ({ orderNumber, contact, locale }: OrderRecord) =>
  ({ template: 'order-receipt', to: contact.email, locale, data: { orderNumber }, dedupeKey: `order-receipt:${orderNumber}` }) as const

/** Written with the order, so that there is never one without the other. */
const queueMails = ({ order }: OrderToInsert) => mailRows(receiptOf(order), noticeOf(order))

/**
 * The order, its receipt's mail and the staff's notice, its first event, its payment and its redemptions, and the cart that became it (O8): one statement, written
 * as Payload itself writes these rows.
 */
export const insertOrder = async (handle: Handle, insert: OrderToInsert): Promise<void> => {
  const { order, payment } = insert
  const { contact, billingAddress: address, breakdown } = order
  const placed = order.events[0]
  await handle.execute(sql`${keptPlan}
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
    ), mailed as (${queueMails(insert)})${insertCustomer(order)}${insertRedemptions(insert)}${convertCart(insert)}
    select 1
  `)
}
