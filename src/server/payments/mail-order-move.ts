import type { PayloadRequest } from 'payload'
import type { OrderStatus } from '@/core/orders/order-status'
import { isReceived } from '@/core/payments/payment-status'
import type { Order } from '@/payload-types'
import type { MailTemplate } from '@/server/platform/outbox/mail-data'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { handleOfRequest } from '@/server/platform/request-handle'
import { findPayments } from './payment-repository'

const templates = {
  paid: 'payment-received',
  failed: 'payment-failed',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
} as const satisfies { readonly [Status in OrderStatus]?: MailTemplate }

const isMailed = (status: OrderStatus): status is keyof typeof templates => status in templates

/** Of all its payments together; what a mail speaks of otherwise is what was due at once. */
const refundedOf = async (req: PayloadRequest, orderId: string): Promise<number> => {
  const payments = await findPayments(await handleOfRequest(req), orderId)
  return payments.filter(({ status }) => isReceived(status)).reduce((sum, { refunded }) => sum + refunded, 0)
}

/**
 * The customer is told what became of their money, in the transaction that says so, when the books are written. The event's position makes
 * the key: a payment that fails twice is told twice, one that is reported five times once.
 */
export const mailOrderMove = async (
  req: PayloadRequest,
  { id, status, orderNumber, contact, locale, dueNow, events }: Order,
): Promise<void> => {
  // Where nothing was due there was no payment; the receipt has said so.
  if (!isMailed(status) || (status === 'paid' && dueNow === 0)) return
  const amount = status === 'refunded' ? await refundedOf(req, id) : 0
  await queueMail(req, {
    template: templates[status],
    to: contact.email,
    locale,
    data: { orderNumber, ...(amount > 0 ? { amount } : {}) },
    dedupeKey: `order-${status}:${orderNumber}:${events?.length ?? 0}`,
  })
}
