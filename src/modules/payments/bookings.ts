import { moneyText } from '@/core/money/format'
import type { PayloadRequest } from 'payload'
import { cardText, type PaymentReport, type PaymentStatus, isOpen, isReceived } from '@/core/payments/types'
import type { Context } from '@/lib/context'
import { type PaymentRow, type SettledOrder, findPayments } from './payments.repository'
import type { InvoiceKind } from '@/core/invoices/types'
import { findNewestNumber } from '@/modules/invoices/invoices.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import type { Order, Payment } from '@/payload-types'
import { actorOf, byActor } from '@/lib/audit'
import { type OrderStatus, canTransition } from '@/core/orders/status'
import { receiptMail, updateOrder } from '@/modules/orders/orders.service'
import { findAttempts, findCharge, markConsentPaid } from '@/modules/payments/saved-methods/saved-methods.repository'
import type { OutgoingMail, MailData } from '@/lib/outbox/email-data'
import { queueMail, queueStaffNotice } from '@/lib/outbox/outbox'
import type { Minor } from '@/core/money/types'

/** A payment event from a provider with its order and payment, read under the order's lock. */
export interface ReceivedReport {
  readonly context: Context
  /** The transaction holds the order's row lock. */
  readonly req: PayloadRequest
  readonly order: SettledOrder
  readonly payment: PaymentRow
  readonly report: PaymentReport
}

/** Invoice or credit note to link in a payment email; empty for payments booked before the shop issued invoices. */
const invoiceOf = async (req: PayloadRequest, paymentId: string, kind: InvoiceKind = 'invoice'): Promise<{ readonly invoice?: string }> => {
  const invoice = await findNewestNumber(await handleOfRequest(req), paymentId, kind)
  return invoice === null ? {} : { invoice }
}

interface PaymentHappening {
  readonly type: string
  readonly note?: string
}

type Changes = Partial<Pick<Payment, 'paidAt' | 'refunded' | 'trouble' | 'intent' | 'attempt' | 'pageId' | 'pageUrl' | 'pageExpiresAt'>> & {
  readonly status?: PaymentStatus
}

/** The caller holds the lock on the order's row; runs in `req`'s transaction. */
export const changePayment = async (req: PayloadRequest, id: string, changes: Changes, happening: PaymentHappening): Promise<void> => {
  const all = { collection: 'payments', id, depth: 0, overrideAccess: true, req } as const
  const { events } = await req.payload.findByID({ ...all, select: { events: true } })
  await req.payload.update({
    ...all,
    data: { ...changes, events: [...(events ?? []), { ...happening, at: new Date().toISOString(), ...byActor(req) }] },
  })
}

export const noPage = { pageUrl: null, pageExpiresAt: null } as const

interface Receipt {
  /** The provider's payment id; null for a bank transfer confirmed by staff. */
  readonly intent: string | null
  /** Epoch milliseconds. */
  readonly paidAt: number
  readonly happening: PaymentHappening
}

const markPaid = (req: PayloadRequest, payment: PaymentRow, { intent, paidAt, happening }: Receipt): Promise<void> =>
  changePayment(req, payment.id, { status: 'paid', paidAt: new Date(paidAt).toISOString(), intent, trouble: null, ...noPage }, happening)

/**
 * Books a payment; the first payment also marks its order as paid. The caller holds the order's row lock and has checked that the payment
 * is open, so this happens only once.
 */
export const bookPaid = async (req: PayloadRequest, order: SettledOrder, payment: PaymentRow, receipt: Receipt): Promise<void> => {
  await markPaid(req, payment, receipt)
  await markConsentPaid(await handleOfRequest(req), order.id)
  const note = moneyText(payment.amount, order.digits, payment.currency)
  if (payment.dueAt === null) {
    await updateOrder(req, order.id, { status: 'paid', event: { type: 'paid', note } })
    return
  }
  await updateOrder(req, order.id, { event: { type: 'payment-received', note } })
  await queueMail(req, {
    template: 'payment-received',
    to: order.email,
    locale: order.locale,
    data: { orderNumber: order.orderNumber, amount: payment.amount, ...(await invoiceOf(req, payment.id)) },
    dedupeKey: `payment-received:${payment.id}`,
  })
}

const mailRefund = async (req: PayloadRequest, order: SettledOrder, payment: PaymentRow, amount: Minor, inAll: Minor): Promise<boolean> =>
  queueMail(req, {
    template: 'order-refunded',
    to: order.email,
    locale: order.locale,
    data: { orderNumber: order.orderNumber, amount, ...(await invoiceOf(req, payment.id, 'credit-note')) },
    dedupeKey: `refunded:${payment.id}:${inAll}`,
  })

/**
 * Books a refund. `inAll` is the cumulative amount refunded for this payment, in minor units, so that the same refund reported twice (by
 * our call and by the webhook) is booked once. A fully refunded order becomes `refunded` (O8).
 */
export const bookRefund = async (
  req: PayloadRequest,
  order: SettledOrder,
  payment: PaymentRow,
  inAll: Minor,
  note?: string,
): Promise<void> => {
  const delta = (inAll - payment.refunded) as Minor
  if (delta <= 0) return
  const isWhole = inAll >= payment.amount
  const isSurplus = payment.status === 'surplus'
  const status = isWhole ? 'refunded' : isSurplus ? 'surplus' : 'partly-refunded'
  const text = moneyText(delta, order.digits, payment.currency)
  const description = note === undefined ? text : `${text}: ${note}`
  await changePayment(
    req,
    payment.id,
    { refunded: inAll, status, ...(isSurplus && isWhole ? { trouble: null } : {}) },
    { type: 'refunded', note: description },
  )

  const received = (await findPayments(await handleOfRequest(req), order.id)).filter(({ status: each }) => isReceived(each))
  const isAllBack = received.every(({ status: each, amount }) => each === 'refunded' || amount === 0)
  if (!isSurplus && isAllBack && canTransition(order.status, 'refunded')) {
    await updateOrder(req, order.id, { status: 'refunded', event: { type: 'refunded', note: description } })
    return
  }
  await updateOrder(req, order.id, { event: { type: isSurplus ? 'surplus-refunded' : 'partly-refunded', note: description } })
  await mailRefund(req, order, payment, delta, inAll)
}

interface Trouble {
  readonly paymentId: string
  readonly trouble: 'amount-mismatch' | 'surplus' | 'disputed'
}

const reasonOf = ({ report }: ReceivedReport): string => {
  if (report.kind === 'paid' || report.kind === 'refunded') {
    const { amount, digits, currency } = report.money
    return `${moneyText(amount, digits, currency)}, ${report.id}`
  }
  return report.kind === 'disputed' ? `${report.reason}, ${report.id}` : report.id
}

/** For cases that no rule can resolve: flags the payment and order and notifies staff. */
export const flagPayment = async (received: ReceivedReport, { paymentId, trouble }: Trouble): Promise<void> => {
  const { context, req, order, payment, report } = received
  const note = reasonOf(received)
  await changePayment(req, paymentId, { trouble }, { type: trouble, note })
  await updateOrder(req, order.id, { event: { type: `payment-${trouble}`, note } })
  await queueStaffNotice(req, {
    kind: 'payment-trouble',
    adminPath: `/collections/payments/${paymentId}`,
    facts: [
      { name: 'order', value: order.orderNumber },
      { name: 'amount', value: moneyText(payment.amount, order.digits, payment.currency) },
      { name: 'reason', value: `${trouble}: ${note}` },
    ],
    key: report.id,
  })
  context.logger.warn({ order: order.orderNumber, payment: paymentId, trouble, report: report.id }, 'Payment needs manual review')
}

const firstOf = (payments: readonly PaymentRow[]): PaymentRow | undefined =>
  payments.find(({ dueAt, status }) => dueAt === null && status !== 'surplus')

const isHeld = ({ status, amount, refunded }: PaymentRow): boolean => isReceived(status) && refunded < amount

interface StatusChange {
  readonly status: OrderStatus
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Updates the payments to match a manually set status. If the payments themselves caused the status, they already match and nothing is
 * written.
 */
const applyToPayments = async (req: PayloadRequest, { status, now }: StatusChange, payments: readonly PaymentRow[]): Promise<void> => {
  const note = actorOf(req) ?? 'the shop'
  const first = firstOf(payments)
  if (status === 'paid' && first && isOpen(first.status))
    await markPaid(req, first, { intent: null, paidAt: now, happening: { type: 'received-by-hand', note } })
  if (status === 'failed' && first?.status === 'pending')
    await changePayment(req, first.id, { status: 'failed', ...noPage }, { type: 'failed', note })
  if (status === 'pending' && first?.status === 'failed')
    await changePayment(req, first.id, { status: 'pending' }, { type: 'pending', note })
  for (const payment of status === 'refunded' ? payments.filter(isHeld) : [])
    await changePayment(req, payment.id, { status: 'refunded', refunded: payment.amount }, { type: 'refunded-by-hand', note })
}

const voidOpen = async (req: PayloadRequest, payments: readonly PaymentRow[]): Promise<void> => {
  for (const { id } of payments.filter(({ status }) => isOpen(status)))
    await changePayment(req, id, { status: 'void', ...noPage }, { type: 'void' })
}

/** Keeps payments consistent with the order's status, whatever changed it. The caller holds the order's row lock (`advanceOrder`). */
export const syncPaymentsWithOrderStatus = async (req: PayloadRequest, orderId: string, change: StatusChange): Promise<void> => {
  const payments = await findPayments(await handleOfRequest(req), orderId)
  await applyToPayments(req, change, payments)
  if (change.status === 'cancelled' || change.status === 'refunded') await voidOpen(req, payments)
}

/** Whether the first payment has been received, so that the status was not merely set manually. */
export const isPaymentReceived = async (req: PayloadRequest, orderId: string): Promise<boolean> => {
  const first = firstOf(await findPayments(await handleOfRequest(req), orderId))
  return first !== undefined && isReceived(first.status)
}

/** Whether a provider still holds money for this order; it must be refunded there before the order may become `refunded`. */
export const isHeldByProvider = async (req: PayloadRequest, orderId: string): Promise<boolean> =>
  (await findPayments(await handleOfRequest(req), orderId)).some(
    ({ status, intent }) => intent !== null && isReceived(status) && status !== 'refunded',
  )

/** W11: one email per payment, however often it fails; it states that the customer can pay again, and until when. */
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

/** The total of all refunds for the order; falls back to the amount due at order time. Links to the newest credit note. */
const refundDetails = async (req: PayloadRequest, payments: readonly PaymentRow[]): Promise<PaymentDetails> => {
  const received = payments.filter((payment) => isReceived(payment.status))
  const amount = received.reduce((sum, { refunded }) => sum + refunded, 0) as Minor
  const last = received.at(-1)
  return { ...(amount > 0 ? { amount } : {}), ...(last ? await invoiceOf(req, last.id, 'credit-note') : {}) }
}

/** U52: saved card just charged for a domain renewal. */
const chargedCard = async (req: PayloadRequest, { id, attempt }: PaymentRow): Promise<Pick<MailData['payment-received'], 'card'>> => {
  const handle = await handleOfRequest(req)
  const charge = await findCharge(handle, id)
  if (!charge || !('domainId' in charge.subject) || charge.state !== 'charging' || charge.attempt !== attempt) return {}
  const [last] = await findAttempts(handle, id, 1)
  return last ? { card: cardText(last) } : {}
}

/**
 * W11: for a card order placed at checkout, the first payment triggers the order confirmation unless one has already been sent. Only such
 * orders have a deadline (O16) and get no email when placed.
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
  // With nothing due, there was no payment; the order confirmation already covers it.
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
