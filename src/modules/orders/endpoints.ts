import { ok } from '@/core/result'
import { toMajor } from '@/core/money/arithmetic'
import { unpaidOrderSchema, orderSummarySchema } from '@/modules/orders/schema'
import { ordersCookie, orderTokenIn, orderTokenOf } from '@/modules/orders/order-access'
import { type EndpointDefinition, answer, defineEndpoint } from '@/lib/http/endpoint'
import { z } from 'zod'
import { typedOrderNumber } from '@/lib/http/text'
import { findUnpaidOrder, readOrderSummary } from '@/modules/payments/order-summary'
import { listPartsOfOrder } from '@/modules/subscriptions/parts'
import { presentPart } from '@/modules/subscriptions/presenter'
import { getOrderSummary } from '@/modules/orders/orders.service'

export const readUnpaidOrder = defineEndpoint({
  method: 'get',
  path: '/cart/unpaid-order',
  operationId: 'getUnpaidOrder',
  tag: 'Cart',
  credentials: 'order',
  summary: 'Get the latest unpaid order',
  description: 'The latest unpaid order of this browser or customer; null if all orders are paid.',
  limit: 'read',
  response: unpaidOrderSchema,
  handler: async ({ context, cookies }) => {
    const order = await findUnpaidOrder(context, cookies.get(ordersCookie))
    if (order === null) return ok(answer({ order: null }))
    const { orderNumber, currency, digits, dueNow, paymentMethod } = order
    return ok(answer({ order: { orderNumber, currency, dueNow: toMajor(dueNow, digits), method: paymentMethod } }))
  },
})

export const order = defineEndpoint({
  method: 'get',
  path: '/placed-orders/:orderNumber',
  operationId: 'getPlacedOrder',
  tag: 'Checkout',
  credentials: 'order',
  summary: 'Get an order as its buyer',
  description:
    'For the order’s customer, or with the `accessToken` from the checkout; anyone else gets a 404. To detect a payment, poll at most once every five seconds. `GET /api/orders/{orderNumber}` returns the same and remains supported.',
  limit: 'read',
  requestHeaders: [{ name: 'X-Order-Token', required: false, description: 'The order’s `accessToken`.' }],
  parameters: z.strictObject({ orderNumber: typedOrderNumber }),
  response: orderSummarySchema,
  refusals: [404],
  handler: async ({ context, parameters, headers, cookies }) => {
    const token = orderTokenIn(headers) ?? orderTokenOf(cookies.get(ordersCookie), parameters.orderNumber)
    const found = await getOrderSummary(context, parameters.orderNumber, token)
    if (!found.ok) return found
    const [summary, parts] = await Promise.all([readOrderSummary(context, found.value, token), listPartsOfOrder(context, found.value)])
    return ok(answer({ ...summary, parts: parts.map(presentPart) }))
  },
})

/** K17: the call's former path, which collides with staff's `GET /api/orders/{id}`. */
export const orderByFormerPath: EndpointDefinition = {
  ...order,
  path: '/orders/:orderNumber',
  routePath: '/orders/:orderNumber(ORD-[^/]+|ord-[^/]+)',
  isUndocumented: true,
}
