import { currencyCookie } from '@/config/browser-storage'
import { environment } from '@/config/env'
import { cartCookie, cartCookieSeconds } from '@/server/accounts/cart-cookie'
import { isOpaqueToken } from '@/server/platform/opaque-token'
import type { CartVisitor } from '@/server/cart/change-cart'
import { ordersCookie } from '@/server/orders/order-access'

export const cartVisitor = (cookies: ReadonlyMap<string, string>): CartVisitor => {
  const token = cookies.get(cartCookie)
  return {
    token: isOpaqueToken(token) ? token : null,
    currency: cookies.get(currencyCookie) ?? 'USD',
    ordersCookie: cookies.get(ordersCookie),
  }
}

export const isSecureShop = (): boolean => environment().SITE_URL.startsWith('https://')

/** The first write hands out the token; only its hash is kept here. */
export const cartCookies = (newToken: string | null): readonly string[] =>
  newToken === null
    ? []
    : [`${cartCookie}=${newToken}; Path=/; Max-Age=${cartCookieSeconds}; HttpOnly; SameSite=Lax${isSecureShop() ? '; Secure' : ''}`]
