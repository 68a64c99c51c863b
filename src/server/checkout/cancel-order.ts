import { canTransition } from '@/core/orders/order-status'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { findOrderByNumber, lockOrderByNumber } from '@/server/orders/order-repository'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'

/**
 * O8, D12: cancels an order; the hooks of the collection date the event and give its coupon uses back, all in one
 * transaction. Under the lock of its row, so that of two who cancel at once the second finds nothing left to cancel.
 */
export const cancelOrder = (context: Context, orderNumber: string): Promise<Result<null, Refusal>> =>
  withTransaction(context.payload, async (req, transaction) => {
    await lockOrderByNumber(transaction, orderNumber)
    const order = await findOrderByNumber(transaction, orderNumber)
    if (!order || !canTransition(order.status, 'cancelled')) return refuse(refusal('not-found'))
    await context.payload.update({ collection: 'orders', id: order.id, data: { status: 'cancelled' }, depth: 0, req })
    return ok(null)
  })
