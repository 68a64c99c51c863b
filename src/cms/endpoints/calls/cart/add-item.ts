import { addCartItemSchema, cartSchema } from '@/server/contract/cart'
import { addCartItem } from '@/server/use-cases/add-cart-item'
import { cartVisitor } from '../../cart-visitor'
import { defineEndpoint } from '../../define-endpoint'
import { changedCart } from './cart-answer'

export const postCartItem = defineEndpoint({
  method: 'post',
  path: '/cart/items',
  summary: 'Adds an item, or several at once: all of them or none.',
  limit: 'cart',
  body: addCartItemSchema,
  response: cartSchema,
  refusals: [409, 422],
  handler: async ({ context, words, cookies, body }) =>
    changedCart(await addCartItem(context, cartVisitor(cookies), body), words),
})
