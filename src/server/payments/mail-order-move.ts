import type { PayloadRequest } from 'payload'
import type { Minor } from '@/core/money/types'
import { isReceived } from '@/core/payments/payment-status'
import type { Order } from '@/payload-types'
import { receiptMail } from '@/server/orders/receipt-mail'
import type { MailData } from '@/server/platform/outbox/mail-data'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { handleOfRequest } from '@/server/platform/request-handle'
import { invoiceOf } from './invoice-of'
import { failureMail } from './failure-mail'
import { findPayments, type PaymentRow } from './payment-repository'

type PaymentDetails = Pick<MailData['payment-received'], 'amount' | 'invoice'>
type MailedMove = Pick<Order, 'id' | 'status' | 'orderNumber' | 'contact' | 'locale' | 'dueNow' | 'events' | 'paymentMethod' | 'expiresAt'>

/** Of all its payments together; what a mail speaks of otherwise is what was due at once. It leads to the newest document of its kind. */
const refundDetails = async (req: PayloadRequest, payments: readonly PaymentRow[]): Promise<PaymentDetails> => {
  const received = payments.filter((payment) => isReceived(payment.status))
  const amount = received.reduce((sum, { refunded }) => sum + refunded, 0) as Minor
  const last = received.at(-1)
  return { ...(amount > 0 ? { amount } : {}), ...(last ? await invoiceOf(req, last.id, 'credit-note') : {}) }
}

/**
 * W11: the payment of an order that came by card through the checkout is its confirmation, unless a mail came before it. Only such an order had a
 * deadline (O16) and no mail when it was placed.
 */
const mailPaid = async (req: PayloadRequest, before: MailedMove, order: MailedMove, payments: readonly PaymentRow[]): Promise<void> => {
  const { orderNumber, contact, locale, events } = order
  const first = payments.find((payment) => isReceived(payment.status))
  const document = first ? await invoiceOf(req, first.id) : {}
  const isConfirmation = order.paymentMethod !== 'offline' && Boolean(before.expiresAt)
  if (isConfirmation && (await queueMail(req, receiptMail({ orderNumber, email: contact.email, locale }, true, document)))) return
  await queueMail(req, {
    template: 'payment-received',
    to: contact.email,
    locale,
    data: { orderNumber, ...document },
    dedupeKey: `order-paid:${orderNumber}:${events?.length ?? 0}`,
  })
}

/**
 * The customer is told what became of their money, in the transaction that says so, when the books are written. The event's position makes
 * the key: one that is reported five times is told once.
 */
export const mailOrderMove = async (req: PayloadRequest, before: MailedMove, order: MailedMove): Promise<void> => {
  const { id, status, orderNumber, contact, locale, events } = order
  // Where nothing was due there was no payment; the receipt has said so.
  if (status === 'pending' || status === 'fulfilled' || (status === 'paid' && order.dueNow === 0)) return
  const payments = await findPayments(await handleOfRequest(req), id)
  const dedupeKey = `order-${status}:${orderNumber}:${events?.length ?? 0}`
  const addressed = { to: contact.email, locale, dedupeKey }
  switch (status) {
    case 'paid':
      return mailPaid(req, before, order, payments)
    case 'failed': {
      const [first] = payments
      await queueMail(req, failureMail({ orderNumber, email: contact.email, locale }, first?.id ?? id))
      return
    }
    case 'cancelled': {
      const isExpired = events?.at(-1)?.type === 'expired'
      await queueMail(req, { template: 'order-cancelled', data: { orderNumber, ...(isExpired ? { isExpired } : {}) }, ...addressed })
      return
    }
    case 'refunded':
      await queueMail(req, { template: 'order-refunded', data: { orderNumber, ...(await refundDetails(req, payments)) }, ...addressed })
      return
    default:
      return status satisfies never
  }
}
