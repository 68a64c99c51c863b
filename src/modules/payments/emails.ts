import type { OutgoingMail, MailData } from '@/lib/outbox/email-data'
import { type SettledOrder, findPayments, type PaymentRow } from './payments.repository'
import type { PayloadRequest } from 'payload'
import type { Minor } from '@/core/money/types'
import { cardText, isReceived } from '@/core/payments/types'
import type { Order } from '@/payload-types'
import { receiptMail } from '@/modules/orders/order-link'
import { queueMail } from '@/lib/outbox/outbox'
import { handleOfRequest } from '@/lib/db/transaction'
import { invoiceOf } from './bookings'
import { findAttempts, findCharge } from './saved-methods/saved-methods.repository'

/** W11: one email per payment, however often it fails: it says that the customer can pay again, and until when. */
export const failureMail = (
  { email, locale, orderNumber }: Pick<SettledOrder, 'email' | 'locale' | 'orderNumber'>,
  paymentId: string,
): OutgoingMail<'payment-failed'> => ({
  template: 'payment-failed',
  to: email,
  locale,
  data: { orderNumber },
  dedupeKey: `payment-failed:${paymentId}`,
})

type PaymentDetails = Pick<MailData['payment-received'], 'amount' | 'invoice'>
type MailedMove = Pick<Order, 'id' | 'status' | 'orderNumber' | 'contact' | 'locale' | 'dueNow' | 'events' | 'paymentMethod' | 'expiresAt'>

/** The total of all refunds of the order; falls back to the amount due at order time. Links the newest credit note. */
const refundDetails = async (req: PayloadRequest, payments: readonly PaymentRow[]): Promise<PaymentDetails> => {
  const received = payments.filter((payment) => isReceived(payment.status))
  const amount = received.reduce((sum, { refunded }) => sum + refunded, 0) as Minor
  const last = received.at(-1)
  return { ...(amount > 0 ? { amount } : {}), ...(last ? await invoiceOf(req, last.id, 'credit-note') : {}) }
}

/** U52: saved card that was just charged for a domain renewal. */
const chargedCard = async (req: PayloadRequest, { id, attempt }: PaymentRow): Promise<Pick<MailData['payment-received'], 'card'>> => {
  const handle = await handleOfRequest(req)
  const charge = await findCharge(handle, id)
  if (!charge || !('domainId' in charge.subject) || charge.state !== 'charging' || charge.attempt !== attempt) return {}
  const [last] = await findAttempts(handle, id, 1)
  return last ? { card: cardText(last) } : {}
}

/**
 * W11: for a card order placed at checkout, the first payment triggers the order confirmation unless one was sent before. Only such orders
 * have a deadline (O16) and get no email when placed.
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
    data: { orderNumber, ...document, ...(first ? await chargedCard(req, first) : {}) },
    dedupeKey: `order-paid:${orderNumber}:${events?.length ?? 0}`,
  })
}

/**
 * Emails the customer about a status change, in the transaction that makes it. The event's position is part of the dedupe key, so a change
 * reported five times sends one email.
 */
export const mailOrderMove = async (req: PayloadRequest, before: MailedMove, order: MailedMove): Promise<void> => {
  const { id, status, orderNumber, contact, locale, events } = order
  // With nothing due there was no payment; the receipt already covers it.
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
