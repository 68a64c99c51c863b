import type { PayloadRequest } from 'payload'
import type { Minor } from '@/core/money/types'
import type { OrderStatus } from '@/core/orders/order-status'
import { isReceived } from '@/core/payments/payment-status'
import type { Order } from '@/payload-types'
import type { MailData, MailTemplate } from '@/server/platform/outbox/mail-data'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { handleOfRequest } from '@/server/platform/request-handle'
import { invoiceOf } from './invoice-of'
import { findPayments } from './payment-repository'

const templates = {
  paid: 'payment-received',
  failed: 'payment-failed',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
} as const satisfies { readonly [Status in OrderStatus]?: MailTemplate }

const isMailed = (status: OrderStatus): status is keyof typeof templates => status in templates

type Told = Pick<MailData['payment-received'], 'amount' | 'invoice'>

/** Of all its payments together; what a mail speaks of otherwise is what was due at once. It leads to the newest document of its kind. */
const toldOf = async (req: PayloadRequest, orderId: string, status: OrderStatus): Promise<Told> => {
  if (status !== 'paid' && status !== 'refunded') return {}
  const payments = await findPayments(await handleOfRequest(req), orderId)
  const received = payments.filter((payment) => isReceived(payment.status))
  if (status === 'paid') return received[0] ? invoiceOf(req, received[0].id) : {}
  const amount = received.reduce((sum, { refunded }) => sum + refunded, 0) as Minor
  const last = received.at(-1)
  return { ...(amount > 0 ? { amount } : {}), ...(last ? await invoiceOf(req, last.id, 'credit-note') : {}) }
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
  await queueMail(req, {
    template: templates[status],
    to: contact.email,
    locale,
    data: { orderNumber, ...(await toldOf(req, id, status)), ...(events?.at(-1)?.type === 'expired' ? { isExpired: true } : {}) },
    dedupeKey: `order-${status}:${orderNumber}:${events?.length ?? 0}`,
  })
}
