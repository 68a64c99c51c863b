import { ordersCookie, withOrderToken } from '@/modules/orders/order-access'
import { isSecureShop } from './cart-visitor'

const cookieSeconds = 60 * 60 * 24 * 30

/** The order's page reads its token from here, so that no address carries it. */
export const orderCookies = (known: string | undefined, orderNumber: string, token: string): readonly string[] => [
  `${ordersCookie}=${withOrderToken(known, orderNumber, token)}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${isSecureShop() ? '; Secure' : ''}`,
]
