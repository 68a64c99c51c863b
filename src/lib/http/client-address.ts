import { environment } from '@/lib/config/env'
import { canonicalEmail } from '@/core/accounts/email-address'
import type {} from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Handle } from '@/lib/db/sql'

/**
 * The address limits are counted by, as the server in front wrote it (`server/visitor.mjs`): it knows the connection and the
 * trusted proxies, and leaves nothing of what a client wrote.
 */
export const clientAddress = (headers: Headers): string => addressIn(headers.get('x-forwarded-for') ?? '')

/** The same, of the bare header. */
export const addressIn = (forwardedFor: string): string => (forwardedFor.split(',').at(-1)?.trim() || 'unknown').slice(0, 64)

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

const readingMethods: ReadonlySet<string> = new Set(['get', 'head', 'options'])

/**
 * Another site's page sent this: it may neither use a visitor's cookies nor give him new ones, as a login in somebody else's name
 * would. Programs, which are no browser, name no origin.
 */
export const isForeignChange = (method: string, headers: Headers): boolean => {
  if (readingMethods.has(method.toLowerCase())) return false
  const origin = headers.get('origin')
  if (origin === null) return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
  return origin !== environment().SITE_URL && (hostOf(origin) === null || hostOf(origin) !== headers.get('host'))
}

/**
 * A browser sends cookies along whoever asks, so a change made with one must come from the shop's own pages, and say so; without a
 * cookie no origin is needed, but a foreign one is refused all the same (403).
 */
export const isOwnOrigin = (method: string, headers: Headers): boolean => {
  if (readingMethods.has(method.toLowerCase())) return true
  if (isForeignChange(method, headers)) return false
  return headers.has('origin') || headers.get('sec-fetch-site') === 'same-origin' || !headers.get('cookie')
}

// Types only: tells TypeScript that `payload.db` is the Postgres adapter.

/** What SQL of a hook must be given to: the request's own transaction, or the pool when it has none. */
export const handleOfRequest = async (req: PayloadRequest): Promise<Handle> => {
  const id = await req.transactionID
  const session = id === undefined || id === null ? undefined : req.payload.db.sessions?.[id]
  return session ? (session.db as Handle) : req.payload.db.drizzle
}

/** D10: how an address is compared, so that capitals do not make a second customer. */
export const normaliseEmail = canonicalEmail

const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The letter box behind an address, as far as an address tells: what stands after a plus, and the dots of Gmail, make no other one. For
 * counting alone; mail goes to the address as it was written.
 */
export const letterBoxOf = (written: string): string => {
  const email = normaliseEmail(written)
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const local = email.slice(0, at).replace(/(.)\+.*$/, '$1')
  return at < 1 ? email : dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
