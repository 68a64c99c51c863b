import type { OrderStatus } from '@/core/orders/order-status'
import { inConstantTime } from '@/server/platform/constant-time'
import type { Context } from '@/server/platform/context'
import { findOrderByNumber } from './order-repository'
import { isContactProven } from './proven-contact'
import type { MailTemplate } from '@/server/platform/outbox/mail-data'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { normaliseEmail } from '@/server/platform/normalise-email'

interface OrderLinkQuestion {
  readonly orderNumber: string
  readonly email: string
}

/** The mail that says how the order stands; each holds its link. */
const mailOf = {
  pending: 'order-receipt',
  paid: 'order-receipt',
  fulfilled: 'order-receipt',
  failed: 'payment-failed',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
} as const satisfies Record<OrderStatus, MailTemplate>

const hour = 3_600_000

/**
 * O7: mails an order's link to the address it was ordered with, at most once an hour. Whoever asks learns nothing: neither from
 * the answer nor from its delay whether there is such an order, and the mail goes only where the first one went.
 */
export const sendOrderLink = (context: Context, { orderNumber, email }: OrderLinkQuestion): Promise<void> =>
  inConstantTime(async () => {
    const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
    if (!order || normaliseEmail(order.contact.email) !== normaliseEmail(email)) return
    await queueMail(context.payload.db.drizzle, {
      template: mailOf[order.status],
      to: order.contact.email,
      locale: context.locale,
      data: { orderNumber: order.orderNumber },
      isProven: isContactProven(order),
      dedupeKey: `order-link:${order.orderNumber}:${Math.floor(context.now() / hour)}`,
    })
  })
