import { ok } from '@/core/result'
import { claimOrderSchema } from '@/modules/accounts/schema'
import { accountOrdersSchema, doneSchema } from '@/modules/accounts/answers-schema'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { claimOrderByToken } from '@/modules/accounts/claim-order'
import { listOrders, presentListed } from '@/modules/orders/orders.service'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const readOrders = defineEndpoint({
  method: 'get',
  path: '/account/orders',
  summary: 'The customer’s orders, newest first.',
  limit: 'read',
  response: accountOrdersSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer({ orders: (await listOrders(context, customer)).map(presentListed) }))),
})

export const claimOrder = defineEndpoint({
  method: 'post',
  path: '/account/orders/claim',
  summary: 'Takes a guest’s order into the account, with its token or the cookie the checkout set.',
  limit: 'login',
  body: claimOrderSchema,
  response: doneSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, body, cookies }, customer) => {
    const token = body.token ?? orderTokenOf(cookies.get(ordersCookie), body.orderNumber)
    const claimed = await claimOrderByToken(context, customer, body.orderNumber, token)
    return claimed.ok ? ok(answer({ isDone: true as const })) : claimed
  }),
})
