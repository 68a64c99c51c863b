import type { Payload } from 'payload'
import { describeError } from '@/lib/db/database-errors'
import { findApiKey, updateLastUse } from './api-keys.repository'
import { type ApiScope, isApiScope } from './api-scopes'
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const scheme = 'hf_live_'
const nameLength = 12
const secretLength = 36
const checksumLength = 6

const form = new RegExp(`^${scheme}[0-9A-Za-z]{${nameLength + secretLength + checksumLength}}$`)

const randomDigits = (length: number): string => Array.from({ length }, () => digits[randomInt(digits.length)]).join('')

const checksumOf = (text: string): string => {
  let rest = crc32(text)
  let written = ''
  for (let place = 0; place < checksumLength; place += 1) {
    written = `${digits[rest % digits.length] ?? ''}${written}`
    rest = (rest - (rest % digits.length)) / digits.length
  }
  return written
}

/** SHA-256 is enough: a key has 214 random bits, so a dictionary attack is not possible. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

interface NewApiKey {
  /** `hf_live_`, a public name, the secret and a checksum. Shown once. */
  readonly key: string
  /** Public part: identifies the key in the database, the admin and the audit log. */
  readonly prefix: string
  readonly hash: string
}

export const createApiKey = (): NewApiKey => {
  const prefix = `${scheme}${randomDigits(nameLength)}`
  const body = `${prefix}${randomDigits(secretLength)}`
  const key = `${body}${checksumOf(body)}`
  return { key, prefix, hash: hashKey(key) }
}

/** Public part of a well-formed key; `null` for a malformed one, which saves a query. */
export const prefixOf = (key: string): string | null =>
  form.test(key) && checksumOf(key.slice(0, -checksumLength)) === key.slice(-checksumLength)
    ? key.slice(0, scheme.length + nameLength)
    : null

const noHash = hashKey('')

/** Takes the same time for any key, whether stored or not. */
export const isKeyOf = (key: string, hash: string | null): boolean =>
  timingSafeEqual(Buffer.from(hashKey(key)), Buffer.from(hash ?? noHash)) && hash !== null

/** API key from an `Authorization` header; `null` for other bearer tokens, such as order tokens. */
export const sentApiKey = (headers: Headers): string | null => {
  const [, token = ''] = /^bearer\s+(\S.*?)\s*$/i.exec(headers.get('authorization') ?? '') ?? []
  return token.startsWith(scheme) ? token : null
}

/** `req.user` for requests made with an API key. */
export interface ApiKeyUser {
  readonly collection: 'api-keys'
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly ApiScope[]
  /** Why the key is rejected: invalid, expired, revoked, or not verifiable during an outage. */
  readonly refusal: 'invalid' | 'unavailable' | null
}

const refusedKey = (refusal: 'invalid' | 'unavailable'): ApiKeyUser => ({
  ...{ collection: 'api-keys', id: '', name: '', prefix: '', scopes: [] },
  refusal,
})

/** K14: the last use is written at most once a minute. */
const lastUseMs = 60_000

const verify = async ({ db, logger }: Payload, key: string, now: number): Promise<ApiKeyUser> => {
  const prefix = prefixOf(key)
  if (prefix === null) return refusedKey('invalid')
  const row = await findApiKey(db.drizzle, prefix)
  if (!isKeyOf(key, row?.hash ?? null) || row === null) return refusedKey('invalid')
  const { id, name, scopes, expiresAt, revokedAt, lastUsedAt } = row
  if (revokedAt !== null || (expiresAt !== null && expiresAt <= now)) return refusedKey('invalid')
  if (lastUsedAt === null || lastUsedAt <= now - lastUseMs)
    await updateLastUse(db.drizzle, id, now, now - lastUseMs).catch((fault: unknown) =>
      logger.warn({ fault: describeError(fault), apiKey: prefix }, 'Failed to record last use of API key'),
    )
  return { collection: 'api-keys', id, name, prefix, scopes: scopes.filter(isApiScope), refusal: null }
}

/**
 * Account for the API key in a request; `null` without a key. A rejected key also yields an account, without rights, so that no other
 * credential in the request is tried.
 */
export const findApiKeyUser = async (payload: Payload, headers: Headers, now = Date.now()): Promise<ApiKeyUser | null> => {
  const key = sentApiKey(headers)
  if (key === null) return null
  try {
    return await verify(payload, key, now)
  } catch (fault) {
    payload.logger.error({ fault: describeError(fault) }, 'API key verification failed')
    return refusedKey('unavailable')
  }
}
