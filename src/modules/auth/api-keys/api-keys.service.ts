import type { Payload } from 'payload'
import { describeError } from '@/lib/db/database-errors'
import { isKeyOf, prefixOf, sentApiKey } from './api-key'
import { findApiKey, updateLastUse } from './api-keys.repository'
import { type ApiScope, isApiScope } from './api-scopes'

/** `req.user` of requests made with an API key. */
export interface ApiKeyUser {
  readonly collection: 'api-keys'
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly ApiScope[]
  /** Why the key is rejected: invalid, expired or revoked, or not verifiable during an outage. */
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
      logger.warn({ fault: describeError(fault), apiKey: prefix }, 'Last use of API key not recorded'),
    )
  return { collection: 'api-keys', id, name, prefix, scopes: scopes.filter(isApiScope), refusal: null }
}

/**
 * Account of the API key in a request; `null` without a key. A rejected key also yields an account, without rights, so that no other
 * credential of the request is tried.
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
