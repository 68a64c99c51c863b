import { z } from 'zod'
import { ok } from '@/core/result'
import { orderSummarySchema } from '@/modules/orders/schema'
import { typedOrderNumber } from '@/lib/http/text'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { presentOrder } from '@/modules/orders/presenter'
import { listPartsOfOrder } from '@/modules/subscriptions/parts'
import { presentPart } from '@/modules/subscriptions/presenter'
import { getOrderSummary } from '@/modules/orders/orders.service'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

const bearer = /^Bearer ([A-Za-z0-9_-]{1,128})$/

const tokenOf = (headers: Headers): string | null => bearer.exec(headers.get('authorization') ?? '')?.[1] ?? headers.get('x-order-token')

export const order = defineEndpoint({
  method: 'get',
  path: '/orders/:orderNumber',
  // Staff read orders by their id, through Payload's own call.
  routePath: '/orders/:orderNumber(ORD-[^/]+|ord-[^/]+)',
  summary: 'The order, for its customer or with its token; anyone else is told there is none.',
  limit: 'read',
  requestHeaders: [{ name: 'X-Order-Token', required: false, description: 'The order’s accessToken; also as Bearer.' }],
  parameters: z.strictObject({ orderNumber: typedOrderNumber }),
  response: orderSummarySchema,
  refusals: [404],
  handler: async ({ context, parameters, headers, cookies }) => {
    const token = tokenOf(headers) ?? orderTokenOf(cookies.get(ordersCookie), parameters.orderNumber)
    const found = await getOrderSummary(context, parameters.orderNumber, token)
    if (!found.ok) return found
    const parts = (await listPartsOfOrder(context, found.value)).map(presentPart)
    return ok(answer({ ...presentOrder(found.value), parts }))
  },
})
