import { toMajor } from '@/core/money/major'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { AccountOrder } from '@/contract/account-answers'
import { findCustomerOrders, type CustomerOrder } from './customer-order-repository'

const toAccountOrder = ({ digits, ...order }: CustomerOrder): AccountOrder => ({
  orderNumber: order.orderNumber,
  orderDate: new Date(order.orderedAt).toISOString(),
  status: order.status,
  currency: order.currency,
  total: toMajor(order.total, digits),
  dueNow: toMajor(order.dueNow, digits),
  dueLater: toMajor(order.dueLater, digits),
  items: order.lines.map(({ type, id, name, quantity }) => ({ type, id, name, quantity })),
})

/** A customer's orders, newest first. */
export const listOrders = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly AccountOrder[]> =>
  (await findCustomerOrders(payload.db.drizzle, id)).map(toAccountOrder)
