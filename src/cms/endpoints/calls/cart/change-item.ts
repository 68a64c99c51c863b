import { cartSchema, changeCartItemSchema } from '@/modules/cart/schema'
import { changeCartItem } from '@/modules/cart/cart.service'
import { cartVisitor } from '@/cms/endpoints/http/cart-visitor'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
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
