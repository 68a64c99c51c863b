import { createHash, createHmac } from 'node:crypto'
import { toQuoteRequest, type CartState } from '@/core/cart/cart'
import type { QuoteRequest } from '@/core/orders/types'
import { claimedOrders } from '@/modules/orders/order-access'
import { hashToken } from '@/lib/crypto/tokens'
import type { Context } from '@/lib/context'
import type { CheckoutRequest } from '@/modules/checkout/request-schema'
import type { CartRow } from '@/modules/cart/cart.repository'
import { toBuyer, type Buyer } from '@/modules/domains/reservations/reservations.service'
import { canonicalEmail } from '@/core/accounts/email-address'
import { type CountedCustomer, toCustomer, toGuest } from '@/modules/pricing/coupons.repository'

export interface Checkout {
  readonly body: CheckoutRequest
  readonly idempotencyKey: string
  /** Ignored if the body contains a cart. */
  readonly cartToken: string | null
  /** Opens the visitor's recent orders (O7). */
  readonly ordersCookie?: string | undefined
}

/**
 * The body's own cart, or the one behind the cookie. The latter is read before the order's transaction and again under a lock inside it.
 */
export type CheckoutSource =
  | { readonly kind: 'request'; readonly request: QuoteRequest }
  | { readonly kind: 'cart'; readonly id: string; readonly cart: CartState; readonly request: QuoteRequest }

/** `null` if the body contains a cart. */
export const cartHashOf = ({ body, cartToken }: Checkout): string | null => (body.cart || cartToken === null ? null : hashToken(cartToken))

export const sourceOf = (checkout: Checkout, carts: ReadonlyMap<string, CartRow>): CheckoutSource | null => {
  if (checkout.body.cart) return { kind: 'request', request: checkout.body.cart }
  const row = carts.get(cartHashOf(checkout) ?? '')
  return row ? { kind: 'cart', id: row.id, cart: row.state, request: toQuoteRequest(row.state) } : null
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * O5: scopes an idempotency key to its sender: an account, a cart, or all clients that send their own cart. A key never returns another
 * visitor's order.
 */
export const idempotencyKeyOf = (
  context: Pick<Context, 'customer'>,
  { body, cartToken, idempotencyKey }: Pick<Checkout, 'idempotencyKey' | 'cartToken'> & { readonly body: Pick<CheckoutRequest, 'cart'> },
): string => {
  const owner = context.customer
    ? `customer:${context.customer.id}`
    : body.cart || cartToken === null
      ? 'client'
      : `cart:${hashToken(cartToken)}`
  return digest(`${owner}\n${idempotencyKey}`)
}

/** Hash of the parsed body, so whitespace and field order don't matter. */
export const bodyHashOf = ({ payload }: Pick<Context, 'payload'>, { body }: Checkout): string => {
  const { cart } = body
  if (!cart?.authorizationCodes) return digest(JSON.stringify(body))
  // R11: keyed hash, so a database reader can't brute-force auth codes.
  const authorizationCodes = createHmac('sha256', payload.secret).update(JSON.stringify(cart.authorizationCodes)).digest('base64url')
  return digest(JSON.stringify({ ...body, cart: { ...cart, authorizationCodes } }))
}

export const buyerOf = (context: Context, { ordersCookie }: Checkout): Buyer => toBuyer(context, ordersCookie)

/** O18: distinguishes buyers without storing their address. */
export const networkHash = ({ payload, network }: Pick<Context, 'payload' | 'network'>): string | null =>
  network === undefined ? null : createHmac('sha256', payload.secret).update(`network:${network}`).digest('base64url')

/** Normalised email address that a customer is counted by (D10). */
export const customerKeyOf = (context: Context, { body }: Checkout): string => canonicalEmail(context.customer?.email ?? body.contact.email)

/** The proven customer. Typing an email address doesn't make you its owner, for prices (D10) and limits (O18). */
export const customerOf = ({ customer }: Context, { body, ordersCookie }: Checkout): CountedCustomer =>
  customer ? toCustomer(customer.id, customer.email) : toGuest(body.contact.email, claimedOrders(ordersCookie))
