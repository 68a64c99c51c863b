import { claimedOrders, orderTokenOf } from '@/modules/orders/order-access'
import { getOrderSummary, listOrders } from '@/modules/orders/orders.service'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import type { Context } from '@/lib/context'
import { findPayable } from './payments.service'

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
