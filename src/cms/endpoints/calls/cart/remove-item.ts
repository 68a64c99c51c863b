import { cartSchema } from '@/modules/cart/schema'
import { removeCartItem } from '@/modules/cart/cart.service'
import { cartVisitor } from '@/cms/endpoints/http/cart-visitor'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { changedCart, lineParameters } from './cart-answer'

export const deleteCartItem = defineEndpoint({
  method: 'delete',
  path: '/cart/items/:lineId',
  summary: 'Takes a line off; a domain takes its add-ons with it.',
  limit: 'cart',
  parameters: lineParameters,
  response: cartSchema,
  refusals: [404],
  handler: async ({ context, words, cookies, parameters }) =>
    changedCart(await removeCartItem(context, cartVisitor(cookies), parameters.lineId), words),
})
