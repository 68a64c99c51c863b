import type { PayloadRequest } from 'payload'
import { canTransition } from '@/core/orders/order-status'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { findOrderByNumber, lockOrderByNumber } from '@/server/orders/order-repository'
import type { Handle } from '@/server/platform/database/handle'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'

/** In the transaction of `req`; false where it is not to be cancelled any more. Its event is `cancelled`, unless another is named. */
export const cancelOrderIn = async (
  req: PayloadRequest,
  transaction: Handle,
  orderNumber: string,
  event?: { readonly type: 'expired'; readonly at: string },
): Promise<boolean> => {
  await lockOrderByNumber(transaction, orderNumber)
  const order = await findOrderByNumber(transaction, orderNumber)
  if (!order || !canTransition(order.status, 'cancelled')) return false
  const data = { status: 'cancelled' as const, ...(event ? { events: [event] } : {}) }
  await req.payload.update({ collection: 'orders', id: order.id, data, depth: 0, req })
  return true
}

/**
 * O8, D12: cancels an order; the hooks of the collection date the event and give its coupon uses back, all in one
 * transaction. Under the lock of its row, so that of two who cancel at once the second finds nothing left to cancel.
 */
export const cancelOrder = (context: Context, orderNumber: string): Promise<Result<null, Refusal>> =>
  withTransaction(context.payload, async (req, transaction) =>
    (await cancelOrderIn(req, transaction, orderNumber)) ? ok(null) : refuse(refusal('not-found')),
  )
