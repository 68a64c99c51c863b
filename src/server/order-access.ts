import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashToken } from './cart-token'

/**
 * O7: what opens an order to a guest. Derived, so that the same checkout sent again answers the same body (O5) although
 * only the token's hash is stored.
 */
export const createAccessToken = (secret: string, orderNumber: string): string =>
  createHmac('sha256', secret).update(`order-access:${orderNumber}`).digest('base64url')

/** Compared in constant time, so that an answer's delay says nothing of the token. */
const isSame = (one: string, other: string): boolean => {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The token the order was placed with, or the one today's secret makes of its number: a mail that is written after the secret has changed names that one. */
export const opensOrder = (token: string, order: { readonly orderNumber: string; readonly accessTokenHash: string }, secret: string): boolean => {
  const isPlacedWith = isSame(hashToken(token), order.accessTokenHash)
  return isSame(token, createAccessToken(secret, order.orderNumber)) || isPlacedWith
}

/** The cookie that opens a guest's last orders, so that no token stands in the address of the order's page. */
export const ordersCookie = 'orders'
const keptOrders = 5
const entry = /^(ORD-[0-9A-Z]+-[0-9A-Z]+)\.([A-Za-z0-9_-]{43})$/

const orderNumberForm = /^ORD-[0-9A-Z]{1,16}-[0-9A-Z]{1,16}$/

/** What could be the number of an order; there may be none. */
export const isOrderNumber = (text: string): boolean => orderNumberForm.test(text)

const entriesOf = (cookie: string | undefined): readonly string[] => (cookie ?? '').split('~').filter((each) => entry.test(each))

/** The cookie's value with one more order in it, newest first. */
export const withOrderToken = (cookie: string | undefined, orderNumber: string, token: string): string =>
  [`${orderNumber}.${token}`, ...entriesOf(cookie).filter((each) => !each.startsWith(`${orderNumber}.`))].slice(0, keptOrders).join('~')

/** The token the cookie holds for this order, if any. */
export const orderTokenOf = (cookie: string | undefined, orderNumber: string): string | null =>
  entriesOf(cookie)
    .map((each) => entry.exec(each))
    .find((match) => match?.[1] === orderNumber)?.[2] ?? null
