import { queueStaffNotice } from '@/server/platform/outbox/queue-staff-notice'
import type { ReceivedReport } from './received-report'
import { moneyText } from './money-text'
import { updateOrder } from './update-order'
import { changePayment } from './write-payment'

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
