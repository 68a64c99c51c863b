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
  type CartResponse,
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
import { cartTokenOf, cartVisitor } from '@/modules/accounts/visitor-cart'
import { discountCode } from '@/modules/pricing/schema'

const requestHeaders = [
  {
    name: 'Cart-Token',
    required: false,
    description:
      'Identifies the cart instead of the cookie; cookies are then ignored. `new` requests the token of the cart that this call creates; the response carries it in the header of the same name.',
  },
]

const lineParameters = z.strictObject({ lineId: requiredText(64) })

interface Reply {
  readonly words: ApiWords
  readonly headers: Headers
}

const changedCart = (outcome: Result<ChangedCart, DomainError>, { words, headers }: Reply): Result<Answer<CartResponse>, DomainError> =>
  outcome.ok ? ok(answer(presentCart(outcome.value, words), cartTokenOf(outcome.value.newToken, headers))) : outcome

export const postCartCode = defineEndpoint({
  method: 'post',
  path: '/cart/codes',
  operationId: 'addCartCode',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Apply a discount code',
  description: 'A rejected code returns 422; `reason` says why. A code that only requires a login stays in the cart as `pending`.',
  limit: 'cart',
  requestHeaders,
  body: addCartCodeSchema,
  response: cartSchema,
  refusals: [422],
  errorBodies: { 422: [codeRefusedSchema] },
  handler: async ({ context, words, headers, cookies, body }) =>
    changedCart(await addCartCode(context, cartVisitor(cookies, headers), body.code), { words, headers }),
})

export const postCartItem = defineEndpoint({
  method: 'post',
  path: '/cart/items',
  operationId: 'addCartItems',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Add items to the cart',
  description: 'Adds one or more items. Either all of them are added, or none.',
  limit: 'cart',
  requestHeaders,
  body: addCartItemSchema,
  response: cartSchema,
  refusals: [409, 422],
  errorBodies: { 409: [duplicateLineSchema, domainsRefusedSchema], 422: [domainsRefusedSchema] },
  handler: async ({ context, words, headers, cookies, body }) =>
    changedCart(await addCartItem(context, cartVisitor(cookies, headers), body), { words, headers }),
})

export const patchCartItem = defineEndpoint({
  method: 'patch',
  path: '/cart/items/:lineId',
  operationId: 'updateCartItem',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Change a cart line',
  description: 'Changes the quantity, billing period, payment type, years or domain.',
  limit: 'cart',
  requestHeaders,
  parameters: lineParameters,
  body: changeCartItemSchema,
  response: cartSchema,
  refusals: [404, 409, 422],
  errorBodies: { 409: [duplicateLineSchema, domainsRefusedSchema] },
  handler: async ({ context, words, headers, cookies, parameters, body }) =>
    changedCart(await changeCartItem(context, cartVisitor(cookies, headers), parameters.lineId, body), { words, headers }),
})

export const readCart = defineEndpoint({
  method: 'get',
  path: '/cart',
  operationId: 'getCart',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Get the cart',
  description: 'Uses current prices. `changes` lists what has changed since the cart was last read.',
  limit: 'read',
  requestHeaders,
  response: cartSchema,
  handler: async ({ context, words, headers, cookies }) =>
    ok(answer(presentCart(await getCart(context, cartVisitor(cookies, headers)), words))),
})

export const deleteCartCode = defineEndpoint({
  method: 'delete',
  path: '/cart/codes/:code',
  operationId: 'removeCartCode',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Remove a discount code',
  limit: 'cart',
  requestHeaders,
  parameters: z.strictObject({ code: discountCode }),
  response: cartSchema,
  refusals: [404],
  handler: async ({ context, words, headers, cookies, parameters }) =>
    changedCart(await removeCartCode(context, cartVisitor(cookies, headers), parameters.code), { words, headers }),
})

export const deleteCartItem = defineEndpoint({
  method: 'delete',
  path: '/cart/items/:lineId',
  operationId: 'removeCartItem',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Remove a cart line',
  description: 'Removing a domain also removes its add-ons.',
  limit: 'cart',
  requestHeaders,
  parameters: lineParameters,
  response: cartSchema,
  refusals: [404],
  handler: async ({ context, words, headers, cookies, parameters }) =>
    changedCart(await removeCartItem(context, cartVisitor(cookies, headers), parameters.lineId), { words, headers }),
})

export const patchCart = defineEndpoint({
  method: 'patch',
  path: '/cart',
  operationId: 'updateCart',
  tag: 'Cart',
  credentials: 'cart',
  summary: 'Change the currency or billing country',
  description:
    'Reprices every line. Send only one of the two. A cart starts in US dollars when its first item is added; change its currency after that.',
  limit: 'cart',
  requestHeaders,
  body: patchCartSchema,
  response: cartSchema,
  handler: async ({ context, words, headers, cookies, body }) =>
    changedCart(
      'currency' in body
        ? await setCartCurrency(context, cartVisitor(cookies, headers), body.currency)
        : await setCartPlace(context, cartVisitor(cookies, headers), body.billing),
      { words, headers },
    ),
})
