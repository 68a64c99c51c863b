import { environment } from '@/lib/config/env'
import type { Context } from '@/lib/context'
import { findListedOfOrder } from '@/modules/invoices/invoices.repository'
import { claimedOrders, orderTokenOf } from '@/modules/orders/order-access'
import { buyerLink, getOrderSummary, listOrders } from '@/modules/orders/orders.service'
import { findOrderProducts, isAwaitingAcceptance, type OrderRecord } from '@/modules/orders/orders.repository'
import { presentOrder } from '@/modules/orders/presenter'
import type { OrderSummaryResponse } from '@/modules/orders/schema'
import { findOpenPage, findPayable } from './payments.service'

/** URL of the order's page, where the buyer accepts or pays; contains the token that gave access, if any. */
const pageOf = (order: OrderRecord, token: string | null): string =>
  token === null ? `${environment().SITE_URL}/${order.locale}/orders/${order.orderNumber}` : buyerLink(order, token)

const findPayUrl = async (context: Context, order: OrderRecord, token: string | null): Promise<string | null> => {
  if (order.status === 'pending' && isAwaitingAcceptance(order)) return pageOf(order, token)
  const open = await findOpenPage(context, order)
  if (open) return open.url
  return (await findPayable(context, order)).some(({ dueAt }) => dueAt === null) ? pageOf(order, token) : null
}

/** O26: an order as the API returns it. `token` is the one that gave access; `null` for the customer's own session. */
export const readOrderSummary = async (context: Context, order: OrderRecord, token: string | null): Promise<OrderSummaryResponse> => {
  const { drizzle } = context.payload.db
  const [products, invoices, payUrl] = await Promise.all([
    findOrderProducts(drizzle, order.id),
    findListedOfOrder(drizzle, order.id),
    findPayUrl(context, order, token),
  ])
  return presentOrder(order, { products, invoices, payUrl, siteUrl: environment().SITE_URL })
}

/**
 * U40: the visitor's newest unpaid order, among those placed in this browser (O7) and the customer's own. Excludes orders with a payment in
 * progress and orders that the shop itself creates, which have no deadline (O16).
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
