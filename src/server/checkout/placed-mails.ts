import type { OrderRecord } from '@/server/orders/order-record'
import { isContactProven } from '@/server/orders/proven-contact'
import { moneyText } from '@/server/payments/money-text'
import type { OutgoingMail } from '@/server/platform/outbox/outgoing-mail'
import { staffNotice } from '@/server/platform/outbox/staff-notice'

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

const receiptOf = ({ orderNumber, contact, locale }: OrderRecord, isProven: boolean): OutgoingMail => ({
  template: 'order-receipt',
  to: contact.email,
  locale,
  data: { orderNumber },
  dedupeKey: `order-receipt:${orderNumber}`,
  isProven,
})

/** The customer's receipt and the staff's notice of an order that is placed. */
export const placedMails = (order: OrderRecord, isProven = isContactProven(order)): readonly [OutgoingMail, OutgoingMail] => [
  receiptOf(order, isProven),
  noticeOf(order),
]
