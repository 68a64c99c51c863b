import { ok } from '@/core/result'
import { cartSchema } from '@/server/contract/cart'
import { presentCart } from '@/server/presenters/present-cart'
import { getCart } from '@/server/use-cases/get-cart'
import { answer } from '../../answer'
import { cartVisitor } from '../../cart-visitor'
import { defineEndpoint } from '../../define-endpoint'

export const readCart = defineEndpoint({
  method: 'get',
  path: '/cart',
  summary: 'The visitor’s cart at today’s prices, with what has changed since it was last shown.',
  limit: 'read',
  response: cartSchema,
  handler: async ({ context, words, cookies }) => ok(answer(presentCart(await getCart(context, cartVisitor(cookies)), words))),
})
