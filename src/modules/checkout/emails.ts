import { isAwaitingAcceptance, type OrderRecord } from '@/modules/orders/orders.repository'
import { isContactProven, receiptMail } from '@/modules/orders/order-link'
import { moneyText } from '@/core/money/format'
import { type OutgoingMail, staffNotice } from '@/lib/outbox/email-data'

const noticeOf = ({ id, orderNumber, breakdown, digits, currency }: OrderRecord) =>
  staffNotice({
    kind: 'order-placed',
    key: id,
    adminPath: `/collections/orders/${id}`,
    replyToOrder: orderNumber,
    facts: [
      { name: 'order', value: orderNumber },
      { name: 'amount', value: moneyText(breakdown.total, digits, currency) },
    ],
  })

export const placedMails = (order: OrderRecord, isProven = isContactProven(order)): readonly [OutgoingMail, OutgoingMail] => [
  receiptMail({ ...order, email: order.contact.email }, isProven),
  noticeOf(order),
]

/**
 * W11: emails of a checkout. Card orders get none yet: the confirmation follows the payment, or a failure notice with a link to retry
 * (`mailOrderMove`). O25: none before the buyer has accepted the terms.
 */
export const checkoutMails = (order: OrderRecord): readonly OutgoingMail[] =>
  isAwaitingAcceptance(order) || (order.paymentMethod !== 'offline' && order.dueNow > 0) ? [noticeOf(order)] : placedMails(order)
