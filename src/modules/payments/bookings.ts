import type { PayloadRequest } from 'payload'
import { type PaymentReport, type PaymentStatus, isReceived } from '@/core/payments/types'
import type { Context } from '@/lib/context'
import { type PaymentRow, type SettledOrder, findPayments } from './payments.repository'
import type { InvoiceKind } from '@/core/invoices/types'
import { findNewestNumber } from '@/modules/invoices/invoices.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { plainAmount } from '@/core/money/format'
import type { Payment } from '@/payload-types'
import { byStaff } from '@/lib/audit/audit'
import { type OrderStatus, canTransition } from '@/core/orders/status'
import { updateConsentPaid } from '@/modules/payments/saved-methods/saved-methods.repository'
import { queueMail, queueStaffNotice } from '@/lib/outbox/outbox'
import type { Minor } from '@/core/money/types'

/** A report of a provider with what it is about, read under the order's lock. */
export interface ReceivedReport {
  readonly context: Context
  /** Its transaction holds the order's row. */
  readonly req: PayloadRequest
  readonly order: SettledOrder
  readonly payment: PaymentRow
  readonly report: PaymentReport
}

/** The document a mail about a payment leads to; none for money that came before the shop wrote invoices. */
export const invoiceOf = async (
  req: PayloadRequest,
  paymentId: string,
  kind: InvoiceKind = 'invoice',
): Promise<{ readonly invoice?: string }> => {
  const invoice = await findNewestNumber(await handleOfRequest(req), paymentId, kind)
  return invoice === null ? {} : { invoice }
}

/** "12.99 USD": for notes that staff read, in no language. */
export const moneyText = (amount: number, digits: number, currency: string): string => `${plainAmount(amount, digits)} ${currency}`

/** What happened to a payment, dated when it is written. */
interface PaymentHappening {
  readonly type: string
  readonly note?: string
}

type Changes = Partial<Pick<Payment, 'paidAt' | 'refunded' | 'trouble' | 'intent' | 'attempt' | 'pageId' | 'pageUrl' | 'pageExpiresAt'>> & {
  readonly status?: PaymentStatus
}

/** Changes a payment and dates what happened, in the transaction of `req`; its order's row is locked by then. */
export const changePayment = async (req: PayloadRequest, id: string, changes: Changes, happening: PaymentHappening): Promise<void> => {
  const all = { collection: 'payments', id, depth: 0, overrideAccess: true, req } as const
  const { events } = await req.payload.findByID({ ...all, select: { events: true } })
  await req.payload.update({
    ...all,
    data: { ...changes, events: [...(events ?? []), { ...happening, at: new Date().toISOString(), ...byStaff(req) }] },
  })
}

/** The page of an attempt that is over. */
export const noPage = { pageUrl: null, pageExpiresAt: null } as const

interface WebhookMessage {
  /** Where it moves; without one only the event is written. */
  readonly status?: OrderStatus
  readonly event: PaymentHappening
}

/**
 * Writes onto the order what its money did: through the collection, whose hooks date it, mail it and provide what it brings. The payments
 * are written before: that is how everybody after it sees that the money has moved already.
 */
export const updateOrder = async (req: PayloadRequest, orderId: string, { status, event }: WebhookMessage): Promise<void> => {
  await req.payload.update({
    collection: 'orders',
    id: orderId,
    // Added to the order's history (advance-order).
    data: { ...(status === undefined ? {} : { status }), events: [{ ...event, at: new Date().toISOString() }] },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

interface Receipt {
  /** What the provider calls the money; null for what somebody saw on a bank statement. */
  readonly intent: string | null
  readonly happening: PaymentHappening
}

/** The books' own line: this payment is paid. */
export const markPaid = (req: PayloadRequest, payment: PaymentRow, { intent, happening }: Receipt): Promise<void> =>
  changePayment(req, payment.id, { status: 'paid', paidAt: new Date().toISOString(), intent, trouble: null, ...noPage }, happening)

/**
 * Money has come for a payment that was owed: the payment is paid and, where it is the first one, so is the order. The
 * caller holds the order's row and has seen that the payment is still open, so it happens once.
 */
export const bookPaid = async (req: PayloadRequest, order: SettledOrder, payment: PaymentRow, receipt: Receipt): Promise<void> => {
  await markPaid(req, payment, receipt)
  await updateConsentPaid(await handleOfRequest(req), order.id)
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
 * Money went back: `inAll` of this payment, counted from the beginning, so that hearing of the same refund twice (our own
 * call and the provider's report) books it once. An order whose whole money went back is refunded (O8).
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
  const told = note === undefined ? text : `${text}: ${note}`
  await changePayment(
    req,
    payment.id,
    { refunded: inAll, status, ...(isSurplus && isWhole ? { trouble: null } : {}) },
    { type: 'refunded', note: told },
  )

  const received = (await findPayments(await handleOfRequest(req), order.id)).filter(({ status: each }) => isReceived(each))
  const isAllBack = received.every(({ status: each, amount }) => each === 'refunded' || amount === 0)
  if (!isSurplus && isAllBack && canTransition(order.status, 'refunded')) {
    await updateOrder(req, order.id, { status: 'refunded', event: { type: 'refunded', note: told } })
    return
  }
  await updateOrder(req, order.id, { event: { type: isSurplus ? 'surplus-refunded' : 'partly-refunded', note: told } })
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

/** What no rule can put right: marked on the payment and on the order, told to the staff, and written to the log. */
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
  context.logger.warn(
    { order: order.orderNumber, payment: paymentId, trouble, report: report.id },
    'A payment needs somebody to look at it',
  )
}
