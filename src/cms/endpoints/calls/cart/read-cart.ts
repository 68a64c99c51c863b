import { ok } from '@/core/result'
import { cartSchema } from '@/modules/cart/schema'
import { presentCart } from '@/modules/cart/presenter'
import { getCart } from '@/modules/cart/cart.service'
import { answer } from '@/cms/endpoints/http/answer'
import { cartVisitor } from '@/cms/endpoints/http/cart-visitor'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const readCart = defineEndpoint({
  method: 'get',
  path: '/cart',
  summary: 'The visitor’s cart at today’s prices, with what has changed since it was last shown.',
  limit: 'read',
  response: cartSchema,
  handler: async ({ context, words, cookies }) => ok(answer(presentCart(await getCart(context, cartVisitor(cookies)), words))),
})
