import { z } from 'zod'
import { cartSchema } from '@/modules/cart/schema'
import { discountCode } from '@/modules/pricing/schema'
import { removeCartCode } from '@/modules/cart/cart.service'
import { cartVisitor } from '@/cms/endpoints/http/cart-visitor'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
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
