import { z } from 'zod'
import { ok, type Result } from '@/core/result'
import type { CartAnswer } from '@/server/contract/cart'
import { addCartCodeSchema, addCartItemSchema, cartSchema, changeCartItemSchema, setCartCurrencySchema } from '@/server/contract/cart'
import { discountCode } from '@/server/contract/quote-request'
import { requiredText } from '@/server/contract/text'
import type { ChangedCart } from '@/server/change-cart'
import { presentCart } from '@/server/presenters/present-cart'
import type { ApiWords } from '@/server/presenters/api-words'
import type { Refusal } from '@/server/refusals'
import { addCartCode } from '@/server/use-cases/add-cart-code'
import { addCartItem } from '@/server/use-cases/add-cart-item'
import { changeCartItem } from '@/server/use-cases/change-cart-item'
import { getCart } from '@/server/use-cases/get-cart'
import { removeCartCode } from '@/server/use-cases/remove-cart-code'
import { removeCartItem } from '@/server/use-cases/remove-cart-item'
import { setCartCurrency } from '@/server/use-cases/set-cart-currency'
import { answer, type Answer } from '../answer'
import { cartCookies, cartVisitor } from '../cart-visitor'
import { defineEndpoint } from '../define-endpoint'

const lineParameters = z.strictObject({ lineId: requiredText(64) })
const codeParameters = z.strictObject({ code: discountCode })

const changed = (outcome: Result<ChangedCart, Refusal>, words: ApiWords): Result<Answer<CartAnswer>, Refusal> =>
  outcome.ok ? ok(answer(presentCart(outcome.value, words), { cookies: cartCookies(outcome.value.newToken) })) : outcome

export const readCart = defineEndpoint({
  method: 'get',
  path: '/cart',
  summary: 'The visitor’s cart at today’s prices, with what has changed since it was last shown.',
  limit: 'read',
  response: cartSchema,
  handler: async ({ context, words, cookies }) => ok(answer(presentCart(await getCart(context, cartVisitor(cookies)), words))),
})

export const patchCart = defineEndpoint({
  method: 'patch',
  path: '/cart',
  summary: 'Changes the currency: every line is priced again.',
  limit: 'cart',
  body: setCartCurrencySchema,
  response: cartSchema,
  handler: async ({ context, words, cookies, body }) =>
    changed(await setCartCurrency(context, cartVisitor(cookies), body.currency), words),
})

export const postCartItem = defineEndpoint({
  method: 'post',
  path: '/cart/items',
  summary: 'Adds an item, or several at once: all of them or none.',
  limit: 'cart',
  body: addCartItemSchema,
  response: cartSchema,
  refusals: [409, 422],
  handler: async ({ context, words, cookies, body }) => changed(await addCartItem(context, cartVisitor(cookies), body), words),
})

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
    changed(await changeCartItem(context, cartVisitor(cookies), parameters.lineId, body), words),
})

export const deleteCartItem = defineEndpoint({
  method: 'delete',
  path: '/cart/items/:lineId',
  summary: 'Takes a line off; a domain takes its add-ons with it.',
  limit: 'cart',
  parameters: lineParameters,
  response: cartSchema,
  refusals: [404],
  handler: async ({ context, words, cookies, parameters }) =>
    changed(await removeCartItem(context, cartVisitor(cookies), parameters.lineId), words),
})

export const postCartCode = defineEndpoint({
  method: 'post',
  path: '/cart/codes',
  summary: 'Applies a discount code; a refused one is 422 with its reason.',
  limit: 'cart',
  body: addCartCodeSchema,
  response: cartSchema,
  refusals: [422],
  handler: async ({ context, words, cookies, body }) => changed(await addCartCode(context, cartVisitor(cookies), body.code), words),
})

export const deleteCartCode = defineEndpoint({
  method: 'delete',
  path: '/cart/codes/:code',
  summary: 'Takes a discount code off.',
  limit: 'cart',
  parameters: codeParameters,
  response: cartSchema,
  refusals: [404],
  handler: async ({ context, words, cookies, parameters }) =>
    changed(await removeCartCode(context, cartVisitor(cookies), parameters.code), words),
})
