import { cartSchema, setCartCurrencySchema } from '@/server/contract/cart'
import { setCartCurrency } from '@/server/use-cases/set-cart-currency'
import { cartVisitor } from '../../cart-visitor'
import { defineEndpoint } from '../../define-endpoint'
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
