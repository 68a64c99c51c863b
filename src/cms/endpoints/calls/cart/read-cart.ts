import { ok } from '@/core/result'
import { cartSchema } from '@/contract/cart'
import { presentCart } from '@/server/cart/present-cart'
import { getCart } from '@/server/cart/get-cart'
import { answer } from '../../http/answer'
import { cartVisitor } from '../../http/cart-visitor'
import { defineEndpoint } from '../../http/define-endpoint'

export const readCart = defineEndpoint({
  method: 'get',
  path: '/cart',
  summary: 'The visitor’s cart at today’s prices, with what has changed since it was last shown.',
  limit: 'read',
  response: cartSchema,
  handler: async ({ context, words, cookies }) => ok(answer(presentCart(await getCart(context, cartVisitor(cookies)), words))),
})
