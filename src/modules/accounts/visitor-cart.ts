import { mergeCarts } from '@/core/cart/cart'
import { createOpaqueToken, hashToken, isOpaqueToken } from '@/lib/crypto/tokens'
import type { Context } from '@/lib/context'
import {
  findAccountCarts,
  findCartOwner,
  findCartRow,
  insertMergedCart,
  updateCart,
  updateJoinedCart,
  updateOwnerOfCart,
  type CartRow,
} from '@/modules/cart/cart.repository'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { updateCartOfPrepared } from '@/modules/domains/transfers/transfers.repository'
import { lockCartsOf } from './accounts.repository'
import { retentionDays } from '@/lib/config/retention'
import { currencyCookie } from '@/lib/config/browser-storage'
import { type Answer, cartTokenHeader, newCart } from '@/lib/http/endpoint'
import type { CartVisitor } from '@/modules/cart/cart.service'
import { ordersCookie, withOrderToken } from '@/modules/orders/order-access'
import { isSecureShop } from '@/modules/auth/sessions'

/** Merges `source` into `target`, whose lines keep their ids and order. The source's token then leads to the target. */
const mergeInto = async (handle: Handle, target: CartRow, source: CartRow): Promise<CartRow> => {
  const state = mergeCarts(target.state, source.state)
  const shown = [...target.shown, ...source.shown.filter(({ key }) => !target.shown.some((known) => known.key === key))]
  await updateCart(handle, target.id, state, shown)
  await updateCartOfPrepared(handle, source.id, target.id)
  await updateJoinedCart(handle, source.id, target.id)
  return { ...target, state, shown }
}

/**
 * O9: at login, merges the visitor's cart into the account's, each line once. A concurrent second login finds nothing to merge; another
 * account's cart is left alone. Returns the browser's new cart token, or `null` if its token stays.
 */
export const mergeCartAtLogin = async (
  context: Pick<Context, 'locale' | 'now'>,
  handle: Handle,
  customerId: string,
  cartToken: string | null,
): Promise<string | null> => {
  await lockCartsOf(handle, customerId)
  const brought = cartToken === null ? null : await findCartRow(handle, hashToken(cartToken), { isLocked: true })
  const owner = brought && (await findCartOwner(handle, brought.id))
  const guest = owner === null ? brought : null
  const [first, ...others] = await findAccountCarts(handle, customerId)

  if (!first) {
    if (guest) await updateOwnerOfCart(handle, guest.id, customerId)
    // The browser has another customer's cart, so it gets a new token.
    return owner === null ? null : createOpaqueToken()
  }
  let target = first
  for (const other of others) target = await mergeInto(handle, target, other)
  if (guest) await mergeInto(handle, target, guest)
  // The browser's token already leads to the account's cart.
  if (guest || owner === customerId) return null
  const token = createOpaqueToken()
  await insertMergedCart(handle, {
    id: uuidV7(context.now()),
    tokenHash: hashToken(token),
    mergedInto: target.id,
    currency: target.state.currency,
    locale: context.locale,
  })
  return token
}

/** Cookie with the cart token, set by the first write and by a login that switches carts. */
export const cartCookie = 'cart'

export const cartCookieSeconds = 60 * 60 * 24 * retentionDays.cart

/**
 * K16: cart from the `Cart-Token` header, or else from the cookie. If the header is sent, handlers receive no cookies (`answerCall`).
 * @param headers only for calls that read or change a cart
 */
export const cartVisitor = (cookies: ReadonlyMap<string, string>, headers?: Headers): CartVisitor => {
  const sent = headers?.get(cartTokenHeader)
  const token = sent ?? cookies.get(cartCookie)
  return {
    token: isOpaqueToken(token) ? token : null,
    startsCart: sent === newCart,
    currency: cookies.get(currencyCookie) ?? 'USD',
    ordersCookie: cookies.get(ordersCookie),
  }
}

/** Returns a new cart's token in a header to clients that sent `Cart-Token`, and in a cookie to all others. */
export const cartTokenOf = (newToken: string | null, headers: Headers): Pick<Answer<unknown>, 'headers' | 'cookies'> =>
  newToken === null ? {} : headers.has(cartTokenHeader) ? { headers: { 'Cart-Token': newToken } } : { cookies: cartCookies(newToken) }

/** Only the token's hash is stored. */
export const cartCookies = (newToken: string | null): readonly string[] =>
  newToken === null
    ? []
    : [`${cartCookie}=${newToken}; Path=/; Max-Age=${cartCookieSeconds}; HttpOnly; SameSite=Lax${isSecureShop() ? '; Secure' : ''}`]

const cookieSeconds = 60 * 60 * 24 * 30

/** The order page reads its token from the cookie, so that no URL contains it. */
export const orderCookies = (known: string | undefined, orderNumber: string, token: string): readonly string[] => [
  `${ordersCookie}=${withOrderToken(known, orderNumber, token)}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${isSecureShop() ? '; Secure' : ''}`,
]
