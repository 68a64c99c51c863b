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
  codeRefusedSchema,
  duplicateLineSchema,
  cartSchema,
  addCartItemSchema,
  changeCartItemSchema,
  patchCartSchema,
} from '@/modules/cart/schema'
import { domainsRefusedSchema } from '@/modules/domains/schema'
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
  operationId: 'addCartCode',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Apply a discount code',
  description: 'A rejected code is a 422; `reason` says why.',
  limit: 'cart',
  body: addCartCodeSchema,
  response: cartSchema,
  refusals: [422],
  errorBodies: { 422: [codeRefusedSchema] },
  handler: async ({ context, words, cookies, body }) => changedCart(await addCartCode(context, cartVisitor(cookies), body.code), words),
})

export const postCartItem = defineEndpoint({
  method: 'post',
  path: '/cart/items',
  operationId: 'addCartItems',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Add items to the cart',
  description: 'One item, or several at once: all of them are added, or none.',
  limit: 'cart',
  body: addCartItemSchema,
  response: cartSchema,
  refusals: [409, 422],
  errorBodies: { 409: [duplicateLineSchema, domainsRefusedSchema], 422: [domainsRefusedSchema] },
  handler: async ({ context, words, cookies, body }) => changedCart(await addCartItem(context, cartVisitor(cookies), body), words),
})

export const patchCartItem = defineEndpoint({
  method: 'patch',
  path: '/cart/items/:lineId',
  operationId: 'updateCartItem',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Change a cart line',
  description: 'Quantity, billing period, payment type, years or domain.',
  limit: 'cart',
  parameters: lineParameters,
  body: changeCartItemSchema,
  response: cartSchema,
  refusals: [404, 409, 422],
  errorBodies: { 409: [duplicateLineSchema, domainsRefusedSchema] },
  handler: async ({ context, words, cookies, parameters, body }) =>
    changedCart(await changeCartItem(context, cartVisitor(cookies), parameters.lineId, body), words),
})

export const readCart = defineEndpoint({
  method: 'get',
  path: '/cart',
  operationId: 'getCart',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Get the cart',
  description: 'At current prices. `changes` lists what changed since the cart was last read.',
  limit: 'read',
  response: cartSchema,
  handler: async ({ context, words, cookies }) => ok(answer(presentCart(await getCart(context, cartVisitor(cookies)), words))),
})

export const deleteCartCode = defineEndpoint({
  method: 'delete',
  path: '/cart/codes/:code',
  operationId: 'removeCartCode',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Remove a discount code',
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
  operationId: 'removeCartItem',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Remove a cart line',
  description: 'The add-ons of a removed domain are removed with it.',
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
  operationId: 'updateCart',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Change the currency or billing country',
  description:
    'Every line is priced again. Send one of the two. A cart begins in US dollars with its first item; change its currency after that.',
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
