import type { Payload } from 'payload'
import { cancelOrderIn } from '@/server/checkout/cancel-order'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { withTransaction } from '@/server/platform/with-transaction'
import { findOpenChange, isMoneyOnItsWay } from '@/server/subscriptions/change-repository'
import { noticeOf } from '@/server/subscriptions/notice-of'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'

interface Round {
  readonly payload: Payload
  readonly subscription: SubscriptionRecord
  readonly now: number
}

/** U12: a change that nobody paid in its days is cancelled, unless its money is on its way. */
export const expireChange = async ({ payload, subscription, now }: Round): Promise<void> => {
  const open = await findOpenChange(payload.db.drizzle, subscription.id)
  if (!open || now < open.expiresAt) return
  if (await isMoneyOnItsWay(payload.db.drizzle, open.orderId)) return
  await withTransaction(payload, async (req, transaction) => {
    if (!(await cancelOrderIn(req, transaction, open.orderNumber))) return
    const date = new Date(subscription.termEnd).toISOString()
    await queueMail(transaction, noticeOf(subscription, { kind: 'changeExpired', date }, `subscription-change-expired:${open.orderId}`))
  })
}
