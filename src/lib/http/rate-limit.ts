import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { environment } from '@/lib/config/env'
import { perInstance } from '@/lib/config/process-state'
import { countRefusal } from '@/lib/observability/metrics'

interface KeysEnding {
  /** Limit name. */
  readonly name: string
  readonly ending: string
}

const isOf = ({ name, ending }: KeysEnding) => sql`starts_with(key, ${`${name}:`}) and right(key, ${ending.length}::int) = ${ending}`

export interface ExhaustedLimit {
  /** Key without its suffix. */
  readonly place: string
  /** Epoch milliseconds. */
  readonly endsAt: number
}

/** Exhausted counters, longest wait first, fifty at most. */
const findUsedUp = async (handle: Handle, keys: KeysEnding, points: number, now: number): Promise<readonly ExhaustedLimit[]> => {
  const { rows } = await handle.execute<{ key: string; expire: string }>(sql`
    select key, expire from infra.rate_limits where ${isOf(keys)} and points >= ${points} and expire > ${now} order by expire desc limit 50
  `)
  return rows.map(({ key, expire }) => ({ place: key.slice(keys.name.length + 1, -keys.ending.length), endsAt: Number(expire) }))
}

const deleteCounts = async (handle: Handle, keys: KeysEnding): Promise<void> => {
  await handle.execute(sql`delete from infra.rate_limits where ${isOf(keys)}`)
}

const limitVariables = {
  read: 'RATE_LIMIT_READ',
  search: 'RATE_LIMIT_SEARCH',
  quote: 'RATE_LIMIT_QUOTE',
  cart: 'RATE_LIMIT_CART',
  checkout: 'RATE_LIMIT_CHECKOUT',
  forms: 'RATE_LIMIT_FORMS',
  login: 'RATE_LIMIT_LOGIN',
  cms: 'RATE_LIMIT_CMS',
  missing: 'RATE_LIMIT_NOT_FOUND',
  pages: 'RATE_LIMIT_PAGES',
  images: 'RATE_LIMIT_IMAGES',
} as const

/** Fixed limits over longer windows. */
const slowLimits = {
  /** Wrong passwords per account and address. */
  guesses: { points: 10, seconds: 15 * 60 },
  /** Emails about one account per address. */
  mails: { points: 5, seconds: 60 * 60 },
  /** Wrong MFA codes per account and address. */
  codes: { points: 10, seconds: 15 * 60 },
  /** Wrong MFA codes per account. */
  'account-codes': { points: 20, seconds: 60 * 60 },
  /** Article votes per address. */
  helpful: { points: 1, seconds: 24 * 60 * 60 },
} as const
type SlowLimit = keyof typeof slowLimits
export type LimitName = keyof typeof limitVariables | SlowLimit

const isSlow = (name: LimitName): name is SlowLimit => Object.hasOwn(slowLimits, name)

/** Counted in Postgres; reads are counted per process, because a query would cost more than the read itself. */
const sharedLimits: ReadonlySet<LimitName> = new Set<LimitName>([
  'cart',
  'checkout',
  'forms',
  'login',
  'guesses',
  'mails',
  'codes',
  'account-codes',
  'helpful',
])

const windowSeconds = 60

const publicLimits = ['read', 'search', 'quote', 'cart', 'checkout', 'forms', 'login', 'cms'] as const

/** Limits that are enabled. */
export const publicRateLimits = (): readonly { readonly name: LimitName; readonly limit: number; readonly windowSeconds: number }[] =>
  publicLimits.flatMap((name) => {
    const limit = environment()[limitVariables[name]]
    return limit === 0 ? [] : [{ name, limit, windowSeconds }]
  })

const limitersOf = perInstance((_payload: Payload) => new Map<LimitName, RateLimiterAbstract | null>())

/** Applied even if login limits are disabled. */
const alwaysCounted: ReadonlySet<LimitName> = new Set<LimitName>(['mails', 'helpful'])

/** Disabling the login limit also disables its password and code limits. */
const settingsOfLimit = (name: LimitName): { readonly points: number; readonly seconds: number } => {
  if (!isSlow(name)) return { points: environment()[limitVariables[name]], seconds: windowSeconds }
  const { points, seconds } = slowLimits[name]
  return { points: alwaysCounted.has(name) ? points : Math.min(points, environment().RATE_LIMIT_LOGIN), seconds }
}

const createLimiter = (payload: Payload, name: LimitName): RateLimiterAbstract | null => {
  const { points, seconds } = settingsOfLimit(name)
  if (points === 0) return null
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  if (!sharedLimits.has(name)) return inMemory
  return new RateLimiterPostgres({
    storeClient: payload.db.pool,
    // The library would otherwise infer the type from the pool's class name.
    storeType: 'pool',
    schemaName: 'infra',
    tableName: 'rate_limits',
    tableCreated: true,
    // The worker deletes expired rows in batches.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Not for limits that staff can reset, because this process would continue to block what another process has reset.
    ...(isSlow(name) ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    insuranceLimiter: inMemory,
  })
}

const limiterOf = (payload: Payload, name: LimitName): RateLimiterAbstract | null => {
  const known = limitersOf(payload)
  const existing = known.get(name)
  if (existing !== undefined) return existing
  const made = createLimiter(payload, name)
  known.set(name, made)
  return made
}

export interface CountedRequest {
  readonly name: LimitName
  readonly limit: number
  readonly windowSeconds: number
  readonly remaining: number
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number
  readonly isExceeded: boolean
}

/** Counts one request; `null` if the limit is off. Falls back to memory during a database outage. */
export const countRequest = async (payload: Payload, name: LimitName, address: string): Promise<CountedRequest | null> => {
  const limiter = limiterOf(payload, name)
  if (limiter === null) return null
  const counted = ({ msBeforeNext, remainingPoints }: RateLimiterRes, isExceeded: boolean): CountedRequest => ({
    ...{ name, limit: limiter.points, windowSeconds: limiter.duration },
    ...{ remaining: Math.max(0, remainingPoints), resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)), isExceeded },
  })
  try {
    return counted(await limiter.consume(address), false)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    countRefusal(name)
    return counted(refused, true)
  }
}

/** Counts one request; returns the seconds to wait, or `null`. */
export const consumeRateLimit = async (payload: Payload, name: LimitName, address: string): Promise<number | null> => {
  const counted = await countRequest(payload, name, address)
  return counted?.isExceeded ? counted.resetSeconds : null
}

/** `RateLimit` and `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers, and `Retry-After` if a limit is exceeded. */
export const rateLimitHeaders = (counted: readonly CountedRequest[]): Readonly<Record<string, string>> => {
  if (counted.length === 0) return {}
  const exceeded = counted.find(({ isExceeded }) => isExceeded)
  return {
    RateLimit: counted.map(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`).join(', '),
    'RateLimit-Policy': counted.map(({ name, limit, windowSeconds }) => `"${name}";q=${limit};w=${windowSeconds}`).join(', '),
    ...(exceeded ? { 'Retry-After': String(exceeded.resetSeconds) } : {}),
  }
}

/** Configured limit per window; 0 points if it is off. */
export const rateLimitOf = (name: LimitName): { readonly points: number; readonly seconds: number } => settingsOfLimit(name)

export const resetCount = async (payload: Payload, name: LimitName, key: string): Promise<void> => {
  await limiterOf(payload, name)?.delete(key)
}

/** Exhausted counters whose key ends with `ending`. */
export const findExhaustedLimits = async ({ db }: Payload, name: SlowLimit, ending: string): Promise<readonly ExhaustedLimit[]> => {
  const { points } = settingsOfLimit(name)
  return points === 0 ? [] : findUsedUp(db.drizzle, { name, ending }, points, Date.now())
}

/** Resets all counters whose key ends with `ending`. */
export const resetCounts = (handle: Handle, name: SlowLimit, ending: string): Promise<void> => deleteCounts(handle, { name, ending })
