import { claimedOrders, orderTokenOf } from '@/modules/orders/order-access'
import { getOrderSummary, listOrders } from '@/modules/orders/orders.service'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import type { Context } from '@/lib/context'
import { findPayable } from './payments.service'

/**
 * U40: the visitor's newest unpaid order, among those this browser placed (O7) and the customer's own. Excludes orders with a payment in
 * progress and orders the shop creates itself, which have no deadline (O16).
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
