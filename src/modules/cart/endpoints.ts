import { z } from 'zod'
import { ok, type Result } from '@/core/result'
import {
  type ChangedCart,
  addCartCode,
  addCartItem,
  changeCartItem,
  getCart,
  removeCartCode,
  removeCartItem,
  setCartCurrency,
  setCartPlace,
} from '@/modules/cart/cart.service'
import {
  type CartAnswer,
  addCartCodeSchema,
  cartSchema,
  addCartItemSchema,
  changeCartItemSchema,
  patchCartSchema,
} from '@/modules/cart/schema'
import { requiredText } from '@/lib/http/text'
import type { ApiWords, DomainError } from '@/lib/http/http-error'
import { presentCart } from '@/modules/cart/presenter'
import { answer, type Answer, defineEndpoint } from '@/lib/http/endpoint'
import { cartCookies, cartVisitor } from '@/modules/accounts/cart-visitor'
import { discountCode } from '@/modules/pricing/schema'

const lineParameters = z.strictObject({ lineId: requiredText(64) })

const changedCart = (outcome: Result<ChangedCart, DomainError>, words: ApiWords): Result<Answer<CartAnswer>, DomainError> =>
  outcome.ok ? ok(answer(presentCart(outcome.value, words), { cookies: cartCookies(outcome.value.newToken) })) : outcome

export const postCartCode = defineEndpoint({
  method: 'post',
  path: '/cart/codes',
  summary: 'Applies a discount code; a refused one is 422 with its reason.',
  limit: 'cart',
  body: addCartCodeSchema,
  response: cartSchema,
  refusals: [422],
  handler: async ({ context, words, cookies, body }) => changedCart(await addCartCode(context, cartVisitor(cookies), body.code), words),
})

export const postCartItem = defineEndpoint({
  method: 'post',
  path: '/cart/items',
  summary: 'Adds an item, or several at once: all of them or none.',
  limit: 'cart',
  body: addCartItemSchema,
  response: cartSchema,
  refusals: [409, 422],
  handler: async ({ context, words, cookies, body }) => changedCart(await addCartItem(context, cartVisitor(cookies), body), words),
})

export const patchCartItem = defineEndpoint({
  method: 'patch',
  path: '/cart/items/:lineId',
  summary: 'Changes quantity, billing period, payment type or domain of a line.',
  limit: 'cart',
  parameters: lineParameters,
  body: changeCartItemSchema,
  response: cartSchema,
  refusals: [404, 409, 422],
  handler: async ({ context, words, cookies, parameters, body }) =>
    changedCart(await changeCartItem(context, cartVisitor(cookies), parameters.lineId, body), words),
})

export const readCart = defineEndpoint({
  method: 'get',
  path: '/cart',
  summary: 'The visitor’s cart at today’s prices, with what has changed since it was last shown.',
  limit: 'read',
  response: cartSchema,
  handler: async ({ context, words, cookies }) => ok(answer(presentCart(await getCart(context, cartVisitor(cookies)), words))),
})

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
