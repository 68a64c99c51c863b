import type { PayloadRequest } from 'payload'
import { updateConsentPaid } from '@/server/cards/consent-repository'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import type { PaymentRow, SettledOrder } from './payment-repository'
import { handleOfRequest } from '@/server/platform/request-handle'
import { invoiceOf } from './invoice-of'
import { moneyText } from './money-text'
import { updateOrder } from './update-order'
import { changePayment, noPage, type PaymentHappening } from './write-payment'

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
