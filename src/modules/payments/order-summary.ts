import { environment } from '@/lib/config/env'
import type { Context } from '@/lib/context'
import { findListedOfOrder } from '@/modules/invoices/invoices.repository'
import { buyerLink } from '@/modules/orders/order-link'
import { findOrderProducts, isAwaitingAcceptance, type OrderRecord } from '@/modules/orders/orders.repository'
import { presentOrder } from '@/modules/orders/presenter'
import type { OrderSummaryResponse } from '@/modules/orders/schema'
import { findOpenPage, findPayable } from './payments.service'

/** URL of the order's page, where the buyer accepts or pays; carries the token that gave access, if any. */
const pageOf = (order: OrderRecord, token: string | null): string =>
  token === null ? `${environment().SITE_URL}/${order.locale}/orders/${order.orderNumber}` : buyerLink(order, token)

const findPayUrl = async (context: Context, order: OrderRecord, token: string | null): Promise<string | null> => {
  if (order.status === 'pending' && isAwaitingAcceptance(order)) return pageOf(order, token)
  const open = await findOpenPage(context, order)
  if (open) return open.url
  return (await findPayable(context, order)).some(({ dueAt }) => dueAt === null) ? pageOf(order, token) : null
}

/** O26: an order as the API returns it. `token`: the one that gave access; `null` for the customer's own session. */
export const readOrderSummary = async (context: Context, order: OrderRecord, token: string | null): Promise<OrderSummaryResponse> => {
  const { drizzle } = context.payload.db
  const [products, invoices, payUrl] = await Promise.all([
    findOrderProducts(drizzle, order.id),
    findListedOfOrder(drizzle, order.id),
    findPayUrl(context, order, token),
  ])
  return presentOrder(order, { products, invoices, payUrl, siteUrl: environment().SITE_URL })
}
