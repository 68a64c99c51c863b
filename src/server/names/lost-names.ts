import type { PayloadRequest } from 'payload'
import type { Minor } from '@/core/money/types'
import { claimedNames } from '@/core/domains/claimed-names'
import { lostNameEvent, lostNames } from '@/core/orders/lost-names'
import { insertHolds } from './holds/hold-repository'
import { insertOrderEvent } from '@/server/orders/order-repository'
import type { OrderRecord } from '@/server/orders/order-record'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { queueStaffNotice } from '@/server/platform/outbox/queue-staff-notice'
import { moneyText } from '../payments/money-text'
import { findPayments } from '@/server/payments/payment-repository'
import { changePayment } from '../payments/write-payment'
import { handleOfRequest } from '@/server/platform/request-handle'

/** What was paid for a name, with the add-ons that hang on it. */
const paidFor = ({ lines }: OrderRecord, domain: string): Minor =>
  lines
    .filter(({ type, id, serviceData }) => (type === 'domain' ? id === domain : type === 'addon' && serviceData.domain === domain))
    .reduce((sum, { total }) => sum + total, 0) as Minor

/** Nothing puts this right by itself: the line is marked, the payment waits for its refund, and buyer and staff are told. */
const tellLost = async (req: PayloadRequest, order: OrderRecord, domain: string, now: number): Promise<void> => {
  const handle = await handleOfRequest(req)
  const amount = paidFor(order, domain)
  await insertOrderEvent(handle, order.id, { type: lostNameEvent, at: now, note: domain })
  const [first] = await findPayments(handle, order.id)
  if (first) await changePayment(req, first.id, { trouble: lostNameEvent }, { type: lostNameEvent, note: domain })
  await queueMail(req, {
    template: 'name-lost',
    to: order.contact.email,
    locale: order.locale,
    data: { orderNumber: order.orderNumber, domain, amount },
    dedupeKey: `name-lost:${order.orderNumber}:${domain}`,
  })
  await queueStaffNotice(req, {
    kind: 'name-lost',
    key: `${order.id}:${domain}`,
    adminPath: `/collections/orders/${order.id}`,
    facts: [
      { name: 'order', value: order.orderNumber },
      { name: 'domain', value: domain },
      { name: 'amount', value: moneyText(amount, order.digits, order.currency) },
    ],
  })
}

/**
 * N1: a paid order's names are its buyer's for good: those it still holds, and those nobody has taken since its hold ran out. A
 * name that somebody else speaks for by now is not sold twice. Answers the names it has not got; each is told once.
 */
export const ownPaidNames = async (req: PayloadRequest, order: OrderRecord, now: number): Promise<ReadonlySet<string>> => {
  const known = lostNames(order.events)
  const names = claimedNames(order.lines)
    .map(({ name }) => name)
    .filter((name) => !known.has(name))
  const owned = await insertHolds(await handleOfRequest(req), { orderId: order.id, names, now, until: null })
  const lost = names.filter((name) => !owned.has(name))
  for (const name of lost) await tellLost(req, order, name, now)
  return new Set([...known, ...lost])
}
