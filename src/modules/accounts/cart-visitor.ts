import { currencyCookie } from '@/lib/config/browser-storage'
import { environment } from '@/lib/config/env'
import { cartCookie, cartCookieSeconds } from '@/modules/accounts/cart-merge'
import { isOpaqueToken } from '@/lib/crypto/tokens'
import type { CartVisitor } from '@/modules/cart/cart.service'
import { ordersCookie, withOrderToken } from '@/modules/orders/order-access'

export const cartVisitor = (cookies: ReadonlyMap<string, string>): CartVisitor => {
  const token = cookies.get(cartCookie)
  return {
    token: isOpaqueToken(token) ? token : null,
    currency: cookies.get(currencyCookie) ?? 'USD',
    ordersCookie: cookies.get(ordersCookie),
  }
}

const isSecureShop = (): boolean => environment().SITE_URL.startsWith('https://')

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
