import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { secretsOf } from '@/lib/crypto/secrets'
import { hashToken } from '@/lib/crypto/tokens'
import { decrypt } from '@/lib/crypto/encryption'

/**
 * O7: token that gives a guest access to an order, derived from the order number. Stored as a hash, which still matches after a secret
 * rotation, and in encrypted form for later emails.
 */
export const createAccessToken = (secret: string, orderNumber: string): string =>
  createHmac('sha256', secret).update(`order-access:${orderNumber}`).digest('base64url')

const isSame = (one: string, other: string): boolean => {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export interface OrderAccess {
  readonly orderNumber: string
  readonly accessTokenHash: string
  /** `null` for orders placed by older versions, until `npm run secrets:rotate` runs. */
  readonly sealedAccessToken: string | null
}

/**
 * Token for emails, stable across secret rotations. If decryption fails, uses the original token if a current secret derives it; otherwise
 * the one derived from the oldest secret, which emails have contained since then.
 */
export const accessTokenOf = (shop: Pick<Payload, 'secret'>, { orderNumber, accessTokenHash, sealedAccessToken }: OrderAccess): string => {
  const sealed = decrypt(shop, sealedAccessToken)
  if (sealed !== null) return sealed
  const made = secretsOf(shop).map((secret) => createAccessToken(secret, orderNumber))
  return made.find((token) => hashToken(token) === accessTokenHash) ?? made.at(-1) ?? ''
}

/** Accepts both the original token and the one in emails. */
export const opensOrder = (shop: Pick<Payload, 'secret'>, order: OrderAccess, token: string): boolean => {
  const isPlacedWith = isSame(hashToken(token), order.accessTokenHash)
  return isSame(token, accessTokenOf(shop, order)) || isPlacedWith
}

const bearer = /^Bearer ([A-Za-z0-9_-]{1,128})$/

/** O26: token of a client without cookies, in `X-Order-Token` or as Bearer token. */
export const orderTokenIn = (headers: Headers): string | null =>
  bearer.exec(headers.get('authorization') ?? '')?.[1] ?? headers.get('x-order-token')

interface MailedOrder {
  readonly orderNumber: string
  /** Email address on the order. */
  readonly email: string
}

const proofLength = 30 * 24 * 60 * 60 * 1000
const proofForm = /^([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/

const signProof = (secret: string, { orderNumber, email }: MailedOrder, expiresAt: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['order-mail', orderNumber, email, expiresAt]))
    .digest('base64url')

/** K20: appears only in links in order emails, so whoever has it can read the order's mailbox. */
export const createMailProof = (shop: Pick<Payload, 'secret'>, order: MailedOrder, now: number): string => {
  const expiresAt = now + proofLength
  return `${expiresAt.toString(36)}.${signProof(secretsOf(shop)[0], order, expiresAt)}`
}

export const isMailProof = (shop: Pick<Payload, 'secret'>, order: MailedOrder, proof: string, now: number): boolean => {
  const [, expiry = '', signature = ''] = proofForm.exec(proof) ?? []
  const expiresAt = Number.parseInt(expiry, 36)
  return now < expiresAt && secretsOf(shop).some((secret) => isSame(signature, signProof(secret, order, expiresAt)))
}

/** Stores the proof for one order, so that it stays out of the page's URL. */
export const mailProofCookie = 'order-mail'

export const mailProofOf = (cookie: string | undefined, orderNumber: string): string | null => {
  const [number, proof] = (cookie ?? '').split('~')
  return number === orderNumber && proof !== undefined && proofForm.test(proof) ? proof : null
}

/** Opens a guest's recent orders without a token in the order page's URL. */
export const ordersCookie = 'orders'
const maximumOrders = 5
const entryPattern = /^(ORD-[0-9A-Z]+-[0-9A-Z]+)\.([A-Za-z0-9_-]{43})$/

const orderNumberForm = /^ORD-[0-9A-Z]{1,16}-[0-9A-Z]{1,16}$/

export const isOrderNumber = (text: string): boolean => orderNumberForm.test(text)

const entriesOf = (cookie: string | undefined): readonly string[] => (cookie ?? '').split('~').filter((each) => entryPattern.test(each))

export const withOrderToken = (cookie: string | undefined, orderNumber: string, token: string): string =>
  [`${orderNumber}.${token}`, ...entriesOf(cookie).filter((each) => !each.startsWith(`${orderNumber}.`))].slice(0, maximumOrders).join('~')

/** Unverified: the caller must compare the hash. */
export const claimedOrders = (cookie: string | undefined): readonly { readonly number: string; readonly tokenHash: string }[] =>
  entriesOf(cookie)
    .slice(0, maximumOrders)
    .flatMap((each) => {
      const [, number = '', token = ''] = entryPattern.exec(each) ?? []
      return [{ number, tokenHash: hashToken(token) }]
    })

export const orderTokenOf = (cookie: string | undefined, orderNumber: string): string | null =>
  entriesOf(cookie)
    .map((each) => entryPattern.exec(each))
    .find((match) => match?.[1] === orderNumber)?.[2] ?? null
