import { createHash, createHmac } from 'node:crypto'
import { toQuoteRequest, type CartState } from '@/core/cart/cart'
import type { QuoteRequest } from '@/core/orders/types'
import { claimedOrders } from '@/modules/orders/order-access'
import { hashToken } from '@/lib/crypto/tokens'
import type { Context } from '@/lib/context'
import type { CheckoutRequest } from '@/modules/checkout/request-schema'
import type { CartRow } from '@/modules/cart/cart.repository'
import { toBuyer, type Buyer } from '@/modules/domains/reservations/reservations.service'
import { normaliseEmail } from '@/lib/http/client-address'
import { type CountedCustomer, toCustomer, toGuest } from '@/modules/pricing/coupons.repository'

/** One attempt to place an order. */
export interface Checkout {
  readonly body: CheckoutRequest
  readonly idempotencyKey: string
  /** The token of the visitor's cart; not used where the body brings a cart of its own. */
  readonly cartToken: string | null
  /** The cookie that opens the visitor's last orders (O7). */
  readonly ordersCookie?: string | undefined
}

/** What is to be ordered: the body's own cart, or the one behind the cookie as it stood when it was read: before the order's transaction, and locked again inside it. */
export type CheckoutSource =
  | { readonly kind: 'request'; readonly request: QuoteRequest }
  | { readonly kind: 'cart'; readonly id: string; readonly cart: CartState; readonly request: QuoteRequest }

/** The cart behind the cookie; `null` where the body brings its own. */
export const cartHashOf = ({ body, cartToken }: Checkout): string | null => (body.cart || cartToken === null ? null : hashToken(cartToken))

/** A body that brings a cart of its own is its own source; `null` where there is no cart. */
export const sourceOf = (checkout: Checkout, carts: ReadonlyMap<string, CartRow>): CheckoutSource | null => {
  if (checkout.body.cart) return { kind: 'request', request: checkout.body.cart }
  const row = carts.get(cartHashOf(checkout) ?? '')
  return row ? { kind: 'cart', id: row.id, cart: row.state, request: toQuoteRequest(row.state) } : null
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * O5: a key counts for whoever sent it: an account, the holder of a cart, or all clients that bring their own cart. One
 * visitor's key never answers another visitor's order.
 */
export const idempotencyKeyOf = (context: Context, { body, cartToken, idempotencyKey }: Checkout): string => {
  const owner = context.customer
    ? `customer:${context.customer.id}`
    : body.cart || cartToken === null
      ? 'client'
      : `cart:${hashToken(cartToken)}`
  return digest(`${owner}\n${idempotencyKey}`)
}

/** The body as it was understood: spaces and the order of its fields make no other order. */
export const bodyHashOf = ({ payload }: Pick<Context, 'payload'>, { body }: Checkout): string => {
  const { cart } = body
  if (!cart?.authorizationCodes) return digest(JSON.stringify(body))
  // R11: nobody who reads the database can try codes against this.
  const authorizationCodes = createHmac('sha256', payload.secret).update(JSON.stringify(cart.authorizationCodes)).digest('base64url')
  return digest(JSON.stringify({ ...body, cart: { ...cart, authorizationCodes } }))
}

/** N1: what tells that an order which holds a name is the visitor's own. */
export const buyerOf = (context: Context, { ordersCookie }: Checkout): Buyer => toBuyer(context, ordersCookie)

/** O18: tells buyers apart without keeping their address. */
export const networkHash = ({ payload, network }: Pick<Context, 'payload' | 'network'>): string | null =>
  network === undefined ? null : createHmac('sha256', payload.secret).update(`network:${network}`).digest('base64url')

/** D10: whose an order is. */
export const customerKeyOf = (context: Context, { body }: Checkout): string => normaliseEmail(context.customer?.email ?? body.contact.email)

/** Who has proven to be whom: for what an order costs, nobody is taken for the owner of an address that they typed. */
export const customerOf = ({ customer }: Context, { body, ordersCookie }: Checkout): CountedCustomer =>
  customer ? toCustomer(customer.id, [customer.email]) : toGuest(body.contact.email, claimedOrders(ordersCookie))
