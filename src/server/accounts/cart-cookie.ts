import { retentionDays } from '@/config/retention'

/** The visitor's cart: an opaque token, set by the first write and by a login that moves the cart. */
export const cartCookie = 'cart'

export const cartCookieSeconds = 60 * 60 * 24 * retentionDays.cart
