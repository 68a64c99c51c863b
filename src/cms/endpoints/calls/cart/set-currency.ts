import { cartSchema, setCartCurrencySchema } from '@/contract/cart'
import { setCartCurrency } from '@/server/cart/set-cart-currency'
import { cartVisitor } from '../../http/cart-visitor'
import { defineEndpoint } from '../../http/define-endpoint'
import { changedCart } from './cart-answer'

export const patchCart = defineEndpoint({
  method: 'patch',
  path: '/cart',
  summary: 'Changes the currency: every line is priced again.',
  limit: 'cart',
  body: setCartCurrencySchema,
  response: cartSchema,
  handler: async ({ context, words, cookies, body }) =>
    changedCart(await setCartCurrency(context, cartVisitor(cookies), body.currency), words),
})
