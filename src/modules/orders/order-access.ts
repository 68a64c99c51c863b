import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { secretsOf } from '@/lib/crypto/secrets'
import { hashToken } from '@/lib/crypto/tokens'
import { decrypt } from '@/lib/crypto/encryption'

/**
 * O7: what opens an order to a guest. Made of the order's number, and kept with the order twice: as a hash, which opens it whatever
 * becomes of the secret, and sealed, for every later mail.
 */
export const createAccessToken = (secret: string, orderNumber: string): string =>
  createHmac('sha256', secret).update(`order-access:${orderNumber}`).digest('base64url')

/** Compared in constant time, so that an answer's delay says nothing of the token. */
const isSame = (one: string, other: string): boolean => {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** What an order keeps of its token. */
export interface OrderAccess {
  readonly orderNumber: string
  readonly accessTokenHash: string
  /** `null` where an older version wrote the order, until `npm run secrets:rotate`. */
  readonly sealedAccessToken: string | null
}

/**
 * The token that mails name, the same however often the secret changes. Where it cannot be read, it is the one the order was placed
 * with if one of the shop's secrets makes it, else the one the oldest of them makes: what mails have named since.
 */
export const accessTokenOf = (shop: Pick<Payload, 'secret'>, { orderNumber, accessTokenHash, sealedAccessToken }: OrderAccess): string => {
  const sealed = decrypt(shop, sealedAccessToken)
  if (sealed !== null) return sealed
  const made = secretsOf(shop).map((secret) => createAccessToken(secret, orderNumber))
  return made.find((token) => hashToken(token) === accessTokenHash) ?? made.at(-1) ?? ''
}

/** The token the order was placed with, or the one its mails name. */
export const opensOrder = (shop: Pick<Payload, 'secret'>, order: OrderAccess, token: string): boolean => {
  const isPlacedWith = isSame(hashToken(token), order.accessTokenHash)
  return isSame(token, accessTokenOf(shop, order)) || isPlacedWith
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

/** The orders the cookie claims to open. Whoever looks them up compares the hash. */
export const claimedOrders = (cookie: string | undefined): readonly { readonly number: string; readonly tokenHash: string }[] =>
  entriesOf(cookie)
    .slice(0, keptOrders)
    .flatMap((each) => {
      const [, number = '', token = ''] = entry.exec(each) ?? []
      return [{ number, tokenHash: hashToken(token) }]
    })

/** The token the cookie holds for this order, if any. */
export const orderTokenOf = (cookie: string | undefined, orderNumber: string): string | null =>
  entriesOf(cookie)
    .map((each) => entry.exec(each))
    .find((match) => match?.[1] === orderNumber)?.[2] ?? null
