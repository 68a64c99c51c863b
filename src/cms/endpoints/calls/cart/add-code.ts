import { addCartCodeSchema, cartSchema } from '@/modules/cart/schema'
import { addCartCode } from '@/modules/cart/cart.service'
import { cartVisitor } from '@/cms/endpoints/http/cart-visitor'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { changedCart } from './cart-answer'

export const postCartCode = defineEndpoint({
  method: 'post',
  path: '/cart/codes',
  summary: 'Applies a discount code; a refused one is 422 with its reason.',
  limit: 'cart',
  body: addCartCodeSchema,
  response: cartSchema,
  refusals: [422],
  handler: async ({ context, words, cookies, body }) => changedCart(await addCartCode(context, cartVisitor(cookies), body.code), words),
})
