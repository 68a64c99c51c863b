import { ok } from '@/core/result'
import { toMajor } from '@/core/money/arithmetic'
import { unpaidOrderSchema, orderSummarySchema } from '@/modules/orders/schema'
import { ordersCookie, orderTokenIn, orderTokenOf } from '@/modules/orders/order-access'
import { findUnpaidOrder } from '@/modules/payments/unpaid-order'
import { answer, defineEndpoint } from '@/lib/http/endpoint'
import { z } from 'zod'
import { typedOrderNumber } from '@/lib/http/text'
import { readOrderSummary } from '@/modules/payments/order-summary'
import { listPartsOfOrder } from '@/modules/subscriptions/parts'
import { presentPart } from '@/modules/subscriptions/presenter'
import { getOrderSummary } from '@/modules/orders/orders.service'

export const readUnpaidOrder = defineEndpoint({
  method: 'get',
  path: '/cart/unpaid-order',
  summary: 'The newest order of this browser, or of the customer, that waits for its payment.',
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
  path: '/orders/:orderNumber',
  // Staff read orders by id, through Payload's own REST API.
  routePath: '/orders/:orderNumber(ORD-[^/]+|ord-[^/]+)',
  summary: 'The order, for its customer or with its token; anyone else is told there is none.',
  limit: 'read',
  requestHeaders: [{ name: 'X-Order-Token', required: false, description: 'The order’s accessToken; also as Bearer.' }],
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
