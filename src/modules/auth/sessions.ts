import { sessionHintCookie } from '@/lib/config/browser-storage'
import { environment } from '@/lib/config/env'
import { createOpaqueToken, hashToken, isOpaqueToken } from '@/lib/crypto/tokens'
import type { SignedInCustomer, Context } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import { deleteEndedSessions, findSessionByHash, insertSession, updateLastSeen, findSessions } from './sessions.repository'
import type { SessionList } from '@/modules/accounts/answers-schema'
import type { Payload } from 'payload'
import { canonicalEmail } from '@/core/accounts/email-address'
import { countRequest, resetCount, resetCounts, consumeRateLimit, findExhaustedLimits, type ExhaustedLimit } from '@/lib/http/rate-limit'
import { toIsoString } from '@/core/dates'
import { refusal, type DomainError } from '@/lib/http/http-error'

/** Milliseconds; using the session does not extend it, only the next login starts a new one. */
const sessionLength = 14 * 24 * 60 * 60 * 1000

export const isSecureShop = (): boolean => environment().SITE_URL.startsWith('https://')

/** `__Host-` prevents the domain's other hosts from setting the cookie; browsers accept it only over TLS. */
export const sessionCookie = (): string => (isSecureShop() ? '__Host-customer' : 'customer-token')

export interface CookieToSet {
  readonly name: string
  readonly value: string
  /** Seconds; 0 deletes the cookie. */
  readonly maxAge: number
  readonly httpOnly: boolean
  readonly secure: boolean
}

/** `null` ends the session. */
export const sessionCookies = (token: string | null): readonly CookieToSet[] => {
  const maxAge = token === null ? 0 : sessionLength / 1000
  const secure = isSecureShop()
  return [
    { name: sessionCookie(), value: token ?? '', maxAge, httpOnly: true, secure },
    { name: sessionHintCookie, value: token === null ? '' : '1', maxAge, httpOnly: false, secure },
  ]
}

export const cookieLine = ({ name, value, maxAge, httpOnly, secure }: CookieToSet): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}${httpOnly ? '; HttpOnly' : ''}; SameSite=Lax${secure ? '; Secure' : ''}`

/** Milliseconds between updates of `last_seen_at`, so that not every read causes a write. */
const recordEvery = 60 * 60 * 1000

export const findSession = async (handle: Handle, token: string | undefined, now: number): Promise<SignedInCustomer | null> => {
  if (!isOpaqueToken(token)) return null
  const found = await findSessionByHash(handle, hashToken(token), now)
  if (!found) return null
  if (now - found.lastSeenAt > recordEvery) await updateLastSeen(handle, found.customer.sessionId, now)
  return found.customer
}

/** Returns the token, of which only the hash is stored. Also deletes the customer's expired sessions. */
export const openSession = async (handle: Handle, customerId: string, device: string | null, now: number): Promise<string> => {
  const token = createOpaqueToken()
  await deleteEndedSessions(handle, customerId, now)
  await insertSession(handle, { tokenHash: hashToken(token), customerId, device, expiresAt: now + sessionLength }, now)
  return token
}

/** The current session first. */
export const listSessions = async (context: Context, customer: SignedInCustomer): Promise<SessionList> => {
  const rows = await findSessions(context.payload.db.drizzle, customer.id, context.now())
  const sessions = rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: toIsoString(createdAt),
    lastSeenAt: toIsoString(lastSeenAt),
    isCurrent: id === customer.sessionId,
  }))
  return { sessions: sessions.sort((first, second) => Number(second.isCurrent) - Number(first.isCurrent)) }
}

/** Order matters: each browser's user agent contains the names of those before it. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string): string | null =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null

/** "Firefox · Linux": enough to recognise a device, but not a person. */
export const deviceName = (userAgent: string | null): string | null => {
  const agent = userAgent ?? ''
  const parts = [nameIn(browsers, agent), nameIn(systems, agent)].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(' · ') : null
}

/** Attempts on one account from one IP address, so that attackers elsewhere don't lock out its owner. The account may not exist. */
interface LoginAttempt {
  readonly payload: Payload
  /** Client IP address. */
  readonly visitor?: string | undefined
}

const keySuffixOf = (email: string): string => `|${hashToken(canonicalEmail(email))}`
const keyOf = ({ visitor = 'unknown' }: LoginAttempt, email: string): string => `${visitor}${keySuffixOf(email)}`

/** Counts the attempt; returns the minutes to wait, or `null`. */
export const countAttempt = async (each: LoginAttempt, email: string): Promise<number | null> => {
  const seconds = await consumeRateLimit(each.payload, 'guesses', keyOf(each, email))
  return seconds === null ? null : Math.ceil(seconds / 60)
}

/** The refusal of a further attempt; `null` if it may go ahead. The same for unknown addresses. */
export const refuseAttempt = async (each: LoginAttempt, email: string): Promise<DomainError | null> => {
  const minutes = await countAttempt(each, email)
  return minutes === null ? null : refusal('too-many-logins', { values: { minutes } })
}

/** Counts a login: its refusal, and the error if its password is wrong. The last attempt allowed says how long the next ones are locked. */
export const countLogin = async (each: LoginAttempt, email: string) => {
  const counted = await countRequest(each.payload, 'guesses', keyOf(each, email))
  const locked = refusal('too-many-logins', { values: { minutes: Math.ceil((counted?.resetSeconds ?? 0) / 60) } })
  return { refused: counted?.isExceeded ? locked : null, wrong: counted?.remaining === 0 ? locked : refusal('wrong-credentials') }
}

/** Resets the count after a correct password. */
export const resetAttempts = (each: LoginAttempt, email: string): Promise<void> => resetCount(each.payload, 'guesses', keyOf(each, email))

/**
 * Limits requested emails per address and visitor, so that no one can flood another person's mailbox while its owner still gets the link.
 */
export const mayRequestEmail = async (each: LoginAttempt, email: string): Promise<boolean> =>
  (await consumeRateLimit(each.payload, 'mails', keyOf(each, email))) === null

/** IP addresses currently blocked for this account. */
export const findLockouts = (payload: Payload, email: string): Promise<readonly ExhaustedLimit[]> =>
  findExhaustedLimits(payload, 'guesses', keySuffixOf(email))

export const clearLockout = (handle: Handle, email: string): Promise<void> => resetCounts(handle, 'guesses', keySuffixOf(email))
