import { currencyCookie } from '@/lib/config/browser-storage'
import { cartCookie, cartCookieSeconds } from '@/modules/accounts/cart-merge'
import { isOpaqueToken } from '@/lib/crypto/tokens'
import { type Answer, cartTokenHeader, newCart } from '@/lib/http/endpoint'
import type { CartVisitor } from '@/modules/cart/cart.service'
import { ordersCookie, withOrderToken } from '@/modules/orders/order-access'
import { isSecureShop } from '@/modules/auth/sessions'

/**
 * K16: cart from the `Cart-Token` header, otherwise from the cookie. With the header, handlers receive no cookies
 * (`answerCall`).
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

/** Returns the token of a new cart in a header to clients that sent `Cart-Token`, otherwise in a cookie. */
export const cartTokenOf = (newToken: string | null, headers: Headers): Pick<Answer<unknown>, 'headers' | 'cookies'> =>
  newToken === null ? {} : headers.has(cartTokenHeader) ? { headers: { 'Cart-Token': newToken } } : { cookies: cartCookies(newToken) }

/** Only the token's hash is stored. */
export const cartCookies = (newToken: string | null): readonly string[] =>
  newToken === null
    ? []
    : [`${cartCookie}=${newToken}; Path=/; Max-Age=${cartCookieSeconds}; HttpOnly; SameSite=Lax${isSecureShop() ? '; Secure' : ''}`]

const cookieSeconds = 60 * 60 * 24 * 30

/** The order page reads its token from the cookie, so no URL contains it. */
export const orderCookies = (known: string | undefined, orderNumber: string, token: string): readonly string[] => [
  `${ordersCookie}=${withOrderToken(known, orderNumber, token)}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${isSecureShop() ? '; Secure' : ''}`,
]
