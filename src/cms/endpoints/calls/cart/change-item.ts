import { cartSchema, changeCartItemSchema } from '@/contract/cart'
import { changeCartItem } from '@/server/cart/change-cart-item'
import { cartVisitor } from '../../http/cart-visitor'
import { defineEndpoint } from '../../http/define-endpoint'
import { changedCart, lineParameters } from './cart-answer'

export const patchCartItem = defineEndpoint({
  method: 'patch',
  path: '/cart/items/:lineId',
  summary: 'Changes quantity, billing period or payment type of a line.',
  limit: 'cart',
  parameters: lineParameters,
  body: changeCartItemSchema,
  response: cartSchema,
  refusals: [404, 409, 422],
  handler: async ({ context, words, cookies, parameters, body }) =>
    changedCart(await changeCartItem(context, cartVisitor(cookies), parameters.lineId, body), words),
})
