import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { findOrderByNumber } from './order-repository'
import type { OrderRecord } from './order-record'
import { opensOrder } from './order-access'
import { refusal, type Refusal } from '@/server/platform/refusals'

/**
 * O7: an order for its customer, or for whoever holds its token. Anyone else is told that there is none, so that a number
 * tells nothing.
 */
export const getOrderSummary = async (
  context: Context,
  orderNumber: string,
  token: string | null,
): Promise<Result<OrderRecord, Refusal>> => {
  const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
  if (!order) return refuse(refusal('not-found'))
  const isOwn = context.customer !== null && order.customerId === context.customer.id
  return isOwn || (token !== null && opensOrder(context.payload, order, token)) ? ok(order) : refuse(refusal('not-found'))
}
