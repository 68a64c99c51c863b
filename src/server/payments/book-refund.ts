import type { PayloadRequest } from 'payload'
import type { Minor } from '@/core/money/types'
import { canTransition } from '@/core/orders/order-status'
import { isReceived } from '@/core/payments/payment-status'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { handleOfRequest } from '@/server/platform/request-handle'
import { invoiceOf } from './invoice-of'
import { moneyText } from './money-text'
import { findPayments, type PaymentRow, type SettledOrder } from './payment-repository'
import { updateOrder } from './update-order'
import { changePayment } from './write-payment'

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
