import { cancelOrderIn } from '@/server/checkout/cancel-order'
import type { EndReason, SubscriptionLimits } from '@/core/subscriptions/types'
import type { PayloadRequest } from 'payload'
import type { Transaction } from '@/server/platform/with-transaction'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { findOpenChange } from '@/server/subscriptions/change-repository'
import { lockOrderInParts } from '@/server/subscriptions/part-repository'
import { findSubscription, lockSubscription } from '@/server/subscriptions/subscription-repository'
import { findOpenOrders, withdrawTermOrder } from '@/server/subscriptions/term-order-repository'
import { writeMove } from '@/server/subscriptions/write-move'

export interface Ending {
  readonly id: string
  readonly at: number
  readonly limits: SubscriptionLimits
  readonly reason: EndReason
  readonly by?: string | null
  readonly note?: string | null
}

/** U12: nobody pays for a change of what has moved meanwhile. */
export const cancelOpenChange = async (req: PayloadRequest, transaction: Transaction, id: string): Promise<boolean> => {
  const change = await findOpenChange(transaction, id)
  return change !== null && cancelOrderIn(req, transaction, change.orderNumber)
}

/** The row of a subscription whose open orders are cancelled: the order's row first, as whoever books its money takes them. */
export const lockWithoutOrder = async (req: PayloadRequest, transaction: Transaction, id: string): Promise<SubscriptionRecord | null> => {
  await lockOrderInParts(transaction, id)
  for (const { orderId, orderNumber } of await findOpenOrders(transaction, id))
    if (await cancelOrderIn(req, transaction, orderNumber)) await withdrawTermOrder(transaction, orderId)
  await cancelOpenChange(req, transaction, id)
  return lockSubscription(transaction, id)
}

/** U5, U8: over, and nobody is asked for its money any more. */
export const endNow = async (
  req: PayloadRequest,
  transaction: Transaction,
  { id, at, limits, reason, by, note }: Ending,
  isOver: (subscription: SubscriptionRecord) => boolean,
): Promise<boolean> => {
  const known = await findSubscription(transaction, id)
  if (!known || !isOver(known)) return false
  const before = await lockWithoutOrder(req, transaction, id)
  if (before?.state === 'ended') return false
  // Paid at the last moment: what was cancelled is undone with the rest.
  if (!before || before.termEnd !== known.termEnd || before.partDueAt !== known.partDueAt) throw new Error('It was paid while it ended')
  if (!isOver(before)) return false
  await writeMove(transaction, before, { state: 'ended', endReason: reason }, { at, limits, by: by ?? null, note: note ?? null })
  return true
}
