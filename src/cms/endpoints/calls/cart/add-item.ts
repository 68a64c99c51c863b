import { addCartItemSchema, cartSchema } from '@/modules/cart/schema'
import { addCartItem } from '@/modules/cart/cart.service'
import { cartVisitor } from '@/cms/endpoints/http/cart-visitor'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { changedCart } from './cart-answer'

export const postCartItem = defineEndpoint({
  method: 'post',
  path: '/cart/items',
  summary: 'Adds an item, or several at once: all of them or none.',
  limit: 'cart',
  body: addCartItemSchema,
  response: cartSchema,
  refusals: [409, 422],
  handler: async ({ context, words, cookies, body }) => changedCart(await addCartItem(context, cartVisitor(cookies), body), words),
})
