import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { environment } from '@/lib/config/env'
import { countRefusal } from '@/lib/observability/metrics'

interface KeysEnding {
  /** What is counted, as `rate-limit.ts` names it. */
  readonly name: string
  readonly ending: string
}

const isOf = ({ name, ending }: KeysEnding) => sql`starts_with(key, ${`${name}:`}) and right(key, ${ending.length}::int) = ${ending}`

export interface UsedUp {
  /** What stands before the ending of its key. */
  readonly place: string
  /** Epoch milliseconds. */
  readonly endsAt: number
}

/** Counts that are used up, the longest wait first, fifty at most. */
const findUsedUp = async (handle: Handle, keys: KeysEnding, points: number, now: number): Promise<readonly UsedUp[]> => {
  const { rows } = await handle.execute<{ key: string; expire: string }>(sql`
    select key, expire from infra.rate_limits where ${isOf(keys)} and points >= ${points} and expire > ${now} order by expire desc limit 50
  `)
  return rows.map(({ key, expire }) => ({ place: key.slice(keys.name.length + 1, -keys.ending.length), endsAt: Number(expire) }))
}

const deleteCounts = async (handle: Handle, keys: KeysEnding): Promise<void> => {
  await handle.execute(sql`delete from infra.rate_limits where ${isOf(keys)}`)
}

/** What is counted together, and the variable that says how often a minute one address may. */
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

/** What is counted over a longer time, whatever the operator sets. */
const slowLimits = {
  /** Wrong passwords for one account from one address. */
  guesses: { points: 10, seconds: 15 * 60 },
  /** Mails about one account that one address asks for. */
  mails: { points: 5, seconds: 60 * 60 },
  /** Wrong codes of the second step for one account from one address. */
  codes: { points: 10, seconds: 15 * 60 },
  /** The same for one account, wherever they come from. */
  'account-codes': { points: 20, seconds: 60 * 60 },
  /** What one address says of one article. */
  helpful: { points: 1, seconds: 24 * 60 * 60 },
} as const
type SlowLimit = keyof typeof slowLimits
export type LimitName = keyof typeof limitVariables | SlowLimit

const isSlow = (name: LimitName): name is SlowLimit => Object.hasOwn(slowLimits, name)

/** Reads are counted in each process alone: a query to count a cheap read would cost more than the read. */
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
const limiters = new WeakMap<Payload, Map<LimitName, RateLimiterAbstract | null>>()

/** What an operator who limits no logins leaves in force. */
const alwaysCounted: ReadonlySet<LimitName> = new Set<LimitName>(['mails', 'helpful'])

/** Where logins are not limited, neither are their passwords and codes. */
const measureOf = (name: LimitName): { readonly points: number; readonly seconds: number } => {
  if (!isSlow(name)) return { points: environment()[limitVariables[name]], seconds: windowSeconds }
  const { points, seconds } = slowLimits[name]
  return { points: alwaysCounted.has(name) ? points : Math.min(points, environment().RATE_LIMIT_LOGIN), seconds }
}

const createLimiter = (payload: Payload, name: LimitName): RateLimiterAbstract | null => {
  const { points, seconds } = measureOf(name)
  if (points === 0) return null
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  if (!sharedLimits.has(name)) return inMemory
  return new RateLimiterPostgres({
    storeClient: payload.db.pool,
    // it would go by the name of the pool's class
    storeType: 'pool',
    schemaName: 'infra',
    tableName: 'rate_limits',
    tableCreated: true,
    // swept by the worker, in batches
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Not what staff may set free: this process would go on refusing what another one has freed.
    ...(isSlow(name) ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    insuranceLimiter: inMemory,
  })
}

const limiterOf = (payload: Payload, name: LimitName): RateLimiterAbstract | null => {
  const known = limiters.get(payload) ?? new Map<LimitName, RateLimiterAbstract | null>()
  limiters.set(payload, known)
  const existing = known.get(name)
  if (existing !== undefined) return existing
  const made = createLimiter(payload, name)
  known.set(name, made)
  return made
}

/** Counts one request. `null` when it may go on, otherwise the seconds to wait. A database that is down limits nobody out. */
export const consumeRateLimit = async (payload: Payload, name: LimitName, address: string): Promise<number | null> => {
  try {
    await limiterOf(payload, name)?.consume(address)
    return null
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    countRefusal(name)
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
  }
}

/** As if nothing had been counted. */
export const forgetCount = async (payload: Payload, name: LimitName, key: string): Promise<void> => {
  await limiterOf(payload, name)?.delete(key)
}

/** Who has to wait now, of all keys that end so. */
export const usedUpCounts = async ({ db }: Payload, name: SlowLimit, ending: string): Promise<readonly UsedUp[]> => {
  const { points } = measureOf(name)
  return points === 0 ? [] : findUsedUp(db.drizzle, { name, ending }, points, Date.now())
}

/** The same, as if nothing had been counted. */
export const forgetCounts = ({ db }: Payload, name: SlowLimit, ending: string): Promise<void> => deleteCounts(db.drizzle, { name, ending })
