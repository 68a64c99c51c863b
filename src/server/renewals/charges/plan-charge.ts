import type { Payload } from 'payload'
import { isOpen } from '@/core/payments/payment-status'
import { findPartCard, type CardRow } from '@/server/cards/card-repository'
import { insertCharge } from '@/server/cards/charge-repository'
import { findOrderById } from '@/server/orders/order-repository'
import { findPayments } from '@/server/payments/payment-repository'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import type { OpenPart } from '@/server/subscriptions/part-repository'
import { findOpenOrder } from '@/server/subscriptions/term-order-repository'
import { findChargeableCard } from './find-chargeable-card'

/** U37: a top-up is charged at once. */
export const chargeFrom = ({ balance, termEnd }: SubscriptionRecord): number => balance?.topUpAt ?? termEnd

/** U20: the open order of the next term is charged to the card that is kept, on the day its term ends. The payment it is about; null where none is. */
export const planCharge = async (payload: Payload, subscription: SubscriptionRecord, now: number): Promise<string | null> => {
  const { drizzle } = payload.db
  if (subscription.customerId === null || subscription.cancelAtEnd || subscription.state === 'ended') return null
  const open = await findOpenOrder(drizzle, subscription.id, subscription.termEnd)
  const order = open && (await findOrderById(drizzle, open.orderId))
  if (!order) return null
  const card = await findChargeableCard(drizzle, subscription, { lines: order.lines, currency: { code: order.currency } })
  if (card === null) return null
  const payment = (await findPayments(drizzle, order.id)).find(({ dueAt, status }) => dueAt === null && isOpen(status))
  if (payment?.provider !== card.provider || payment.amount <= 0) return null
  await insertCharge(drizzle, { paymentId: payment.id, subscriptionId: subscription.id, nextAt: Math.max(chargeFrom(subscription), now) })
  return payment.id
}

/** O19: a later part of the price is charged to the card that is kept, on its day. The card; null where none may be charged for it. */
export const planPartCharge = async (
  payload: Payload,
  { id, customerId }: SubscriptionRecord,
  { paymentId, provider, dueAt }: OpenPart,
  now: number,
): Promise<CardRow | null> => {
  const { drizzle } = payload.db
  const card = await findPartCard(drizzle, customerId)
  if (card?.provider !== provider) return null
  await insertCharge(drizzle, { paymentId, subscriptionId: id, nextAt: Math.max(dueAt, now) })
  return card
}
