import { claimedOrders, orderTokenOf } from '@/server/orders/order-access'
import { getOrderSummary } from '@/server/orders/get-order-summary'
import { listOrders } from '@/server/orders/list-orders'
import type { OrderRecord } from '@/server/orders/order-record'
import type { Context } from '@/server/platform/context'
import { findPayable } from './find-payable'

/**
 * U40: the newest order that waits for this visitor's payment, of those this browser placed (O7) or the customer's own. An order with
 * a payment under way doesn't count, nor do the ones the shop makes itself: those have no deadline (O16).
 */
export const findUnpaidOrder = async (context: Context, cookie: string | undefined): Promise<OrderRecord | null> => {
  const own = context.customer === null ? [] : (await listOrders(context, context.customer)).filter(({ waitsUntil }) => waitsUntil !== null)
  const numbers = [...claimedOrders(cookie).map(({ number }) => number), ...own.slice(0, 1).map(({ orderNumber }) => orderNumber)]
  for (const number of numbers) {
    const found = await getOrderSummary(context, number, orderTokenOf(cookie, number))
    if (!found.ok || found.value.status !== 'pending') continue
    if (found.value.paymentMethod === 'offline' || (await findPayable(context, found.value)).length > 0) return found.value
  }
  return null
}
