import { ok } from '@/core/result'
import { toMajor } from '@/core/money/arithmetic'
import { unpaidOrderSchema } from '@/modules/orders/schema'
import { ordersCookie } from '@/modules/orders/order-access'
import { findUnpaidOrder } from '@/modules/payments/unpaid-order'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
