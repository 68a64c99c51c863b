import { z } from 'zod'
import { cartSchema } from '@/contract/cart'
import { discountCode } from '@/contract/quote-request'
import { removeCartCode } from '@/server/cart/remove-cart-code'
import { cartVisitor } from '../../http/cart-visitor'
import { defineEndpoint } from '../../http/define-endpoint'
import { changedCart } from './cart-answer'

export const deleteCartCode = defineEndpoint({
  method: 'delete',
  path: '/cart/codes/:code',
  summary: 'Takes a discount code off.',
  limit: 'cart',
  parameters: z.strictObject({ code: discountCode }),
  response: cartSchema,
  refusals: [404],
  handler: async ({ context, words, cookies, parameters }) =>
    changedCart(await removeCartCode(context, cartVisitor(cookies), parameters.code), words),
})
