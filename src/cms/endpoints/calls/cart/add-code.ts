import { addCartCodeSchema, cartSchema } from '@/server/contract/cart'
import { addCartCode } from '@/server/use-cases/add-cart-code'
import { cartVisitor } from '../../cart-visitor'
import { defineEndpoint } from '../../define-endpoint'
import { changedCart } from './cart-answer'

export const postCartCode = defineEndpoint({
  method: 'post',
  path: '/cart/codes',
  summary: 'Applies a discount code; a refused one is 422 with its reason.',
  limit: 'cart',
  body: addCartCodeSchema,
  response: cartSchema,
  refusals: [422],
  handler: async ({ context, words, cookies, body }) =>
    changedCart(await addCartCode(context, cartVisitor(cookies), body.code), words),
})
