import { cartSchema, patchCartSchema } from '@/modules/cart/schema'
import { setCartCurrency, setCartPlace } from '@/modules/cart/cart.service'
import { cartVisitor } from '@/cms/endpoints/http/cart-visitor'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { changedCart } from './cart-answer'

export const patchCart = defineEndpoint({
  method: 'patch',
  path: '/cart',
  summary: 'Changes the currency, or says where it is billed: every line is priced again.',
  limit: 'cart',
  body: patchCartSchema,
  response: cartSchema,
  handler: async ({ context, words, cookies, body }) =>
    changedCart(
      'currency' in body
        ? await setCartCurrency(context, cartVisitor(cookies), body.currency)
        : await setCartPlace(context, cartVisitor(cookies), body.billing),
      words,
    ),
})
