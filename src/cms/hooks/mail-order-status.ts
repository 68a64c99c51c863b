import type { CollectionAfterChangeHook } from 'payload'
import type { OrderStatus } from '@/core/orders/order-status'
import type { MailTemplate } from '@/server/platform/outbox/mail-data'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { mailedAmount } from '@/server/payments/update-order'

const templates = {
  paid: 'payment-received',
  failed: 'payment-failed',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
} as const satisfies { readonly [Status in OrderStatus]?: MailTemplate }

const isMailed = (status: unknown): status is keyof typeof templates => typeof status === 'string' && status in templates

/**
 * The customer is told what became of their money, in the transaction that says so. The event's position makes the key: a
 * payment that fails twice is told twice, one that is reported five times once.
 */
export const mailOrderStatus: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const status: unknown = doc.status
  if (operation !== 'update' || status === previousDoc.status || !isMailed(status)) return doc
  // Where nothing was due there was no payment; the receipt has said so.
  if (status === 'paid' && doc.dueNow === 0) return doc
  const amount = mailedAmount(req.context)
  const position = Array.isArray(doc.events) ? doc.events.length : 0
  await queueMail(req, {
    template: templates[status],
    to: doc.contact.email,
    locale: doc.locale,
    data: { orderNumber: doc.orderNumber, ...(amount === null ? {} : { amount }) },
    dedupeKey: `order-${status}:${doc.orderNumber}:${position}`,
  })
  return doc
}
