import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { secretsOf } from './secrets'
import { z } from 'zod'

type Shop = Pick<Payload, 'secret'>

const mark = 'encrypted:'
/** Authenticated, so that a wrong key is detected. */
const algorithm = 'aes-256-gcm'
const form = /^encrypted:v2:([\w-]+)\.([\w-]+)\.([\w-]*)$/
/** Format used by earlier versions: unauthenticated, so a wrong key shows only as unreadable output. */
const olderAlgorithm = 'aes-256-ctr'
const olderForm = /^encrypted:([0-9a-f]{32})([0-9a-f]*)$/
const readable = /^[\x20-\x7e\u00a0-\u024f]+$/

const keyOf = (secret: string): Buffer => createHash('sha256').update(`sealed-text:${secret}`).digest()

/** R11: encrypts with the shop's secret. Idempotent. */
export const encrypt = (shop: Shop, text: string): string => {
  if (text.startsWith(mark)) return text
  const start = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyOf(secretsOf(shop)[0]), start)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${mark}v2:${[start, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')}`
}

const openWith = (secret: string, [start, tag, sealed]: readonly Buffer[]): string | null => {
  if (!start || tag?.length !== 16 || !sealed) return null
  const decipher = createDecipheriv(algorithm, keyOf(secret), start, { authTagLength: 16 }).setAuthTag(tag)
  try {
    return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const openOlderWith = (secret: string, start: string, sealed: string): string | null => {
  const decipher = createDecipheriv(olderAlgorithm, secret, Buffer.from(start, 'hex'))
  const text = decipher.update(sealed, 'hex', 'utf8') + decipher.final('utf8')
  return readable.test(text) ? text : null
}

/** Tries the current secret, then earlier ones; `null` if there is no value or no key matches. */
export const decrypt = (shop: Shop, sealed: string | null | undefined): string | null => {
  const parts = form
    .exec(sealed ?? '')
    ?.slice(1)
    .map((part) => Buffer.from(part, 'base64url'))
  const [, start, older] = olderForm.exec(sealed ?? '') ?? []
  for (const secret of secretsOf(shop)) {
    const text = parts ? openWith(secret, parts) : start !== undefined && older !== undefined ? openOlderWith(secret, start, older) : null
    if (text !== null) return text
  }
  return null
}

interface Ticket {
  /** Prevents a ticket from being used for another purpose. */
  readonly purpose: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** State that a browser carries between two steps, opaque and tamper-proof; nothing is stored on the server. */
export const encryptTicket = (shop: Shop, { purpose, expiresAt }: Ticket, content: Readonly<Record<string, unknown>>): string =>
  encrypt(shop, JSON.stringify({ purpose, expiresAt, content }))

/** Content of a valid ticket for this purpose; `null` otherwise. */
export const decryptTicket = <Content extends z.ZodType>(
  shop: Shop,
  purpose: string,
  content: Content,
  ticket: string | null | undefined,
  now: number,
): z.output<Content> | null => {
  const opened = decrypt(shop, ticket)
  const ticketSchema = z.object({ purpose: z.literal(purpose), expiresAt: z.number().gt(now), content: z.unknown() })
  const read = ticketSchema.safeParse(opened === null ? null : parseJson(opened))
  const parsed = read.success ? content.safeParse(read.data.content) : null
  return parsed?.success ? parsed.data : null
}
