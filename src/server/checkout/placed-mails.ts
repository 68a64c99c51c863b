import type { OrderRecord } from '@/server/orders/order-record'
import { moneyText } from '@/server/payments/money-text'
import type { OutgoingMail } from '@/server/platform/outbox/outgoing-mail'
import { staffNotice } from '@/server/platform/outbox/staff-notice'

const noticeOf = ({ id, orderNumber, breakdown, digits, currency }: OrderRecord) =>
  staffNotice({
    kind: 'order-placed',
    key: id,
    adminPath: `/collections/orders/${id}`,
    facts: [
      { name: 'order', value: orderNumber },
      { name: 'amount', value: moneyText(breakdown.total, digits, currency) },
    ],
  })

const receiptOf = ({ orderNumber, contact, locale }: OrderRecord) =>
  ({ template: 'order-receipt', to: contact.email, locale, data: { orderNumber }, dedupeKey: `order-receipt:${orderNumber}` }) as const

/** The customer's receipt and the staff's notice of an order that is placed. */
export const placedMails = (order: OrderRecord): readonly [OutgoingMail, OutgoingMail] => [receiptOf(order), noticeOf(order)]
