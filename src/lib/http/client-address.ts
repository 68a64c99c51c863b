import { environment } from '@/lib/config/env'
import { canonicalEmail } from '@/core/accounts/email-address'
import type {} from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Handle } from '@/lib/db/sql'

/**
 * Client IP for rate limits, as set by the custom server (`server/visitor.mjs`), which knows the connection and the trusted proxies and
 * drops client-supplied values.
 */
export const clientAddress = (headers: Headers): string => addressIn(headers.get('x-forwarded-for') ?? '')

/** Parses the header value. */
export const addressIn = (forwardedFor: string): string => (forwardedFor.split(',').at(-1)?.trim() || 'unknown').slice(0, 64)

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

const readingMethods: ReadonlySet<string> = new Set(['get', 'head', 'options'])

/** Whether an `Origin` header names the shop itself. */
export const isOwnOriginHeader = (origin: string, headers: Headers): boolean =>
  origin === environment().SITE_URL || (hostOf(origin) !== null && hostOf(origin) === headers.get('host'))

/** CSRF: a cross-site request must neither use nor set a visitor's cookies (login CSRF). Non-browser clients send no Origin. */
export const isCrossSiteWrite = (method: string, headers: Headers): boolean => {
  if (readingMethods.has(method.toLowerCase())) return false
  const origin = headers.get('origin')
  if (origin === null) return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
  return !isOwnOriginHeader(origin, headers)
}

/**
 * CSRF check: a change with a cookie must prove that it comes from the shop's pages. Without a cookie no Origin is needed, but a foreign
 * one is still rejected (403).
 */
export const isOwnOrigin = (method: string, headers: Headers): boolean => {
  if (readingMethods.has(method.toLowerCase())) return true
  if (isCrossSiteWrite(method, headers)) return false
  return headers.has('origin') || headers.get('sec-fetch-site') === 'same-origin' || !headers.get('cookie')
}

// Types only: tells TypeScript that `payload.db` is the Postgres adapter.

/** Handle for SQL in hooks: the request's transaction, or the pool. */
export const handleOfRequest = async (req: PayloadRequest): Promise<Handle> => {
  const id = await req.transactionID
  const session = id === undefined || id === null ? undefined : req.payload.db.sessions?.[id]
  return session ? (session.db as Handle) : req.payload.db.drizzle
}

/** D10: case-insensitive form for comparisons. */
export const normaliseEmail = canonicalEmail

const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** Mailbox behind an address: ignores plus tags and Gmail's dots. For counting only; emails go to the address as written. */
export const emailIdentity = (written: string): string => {
  const email = normaliseEmail(written)
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const local = email.slice(0, at).replace(/(.)\+.*$/, '$1')
  return at < 1 ? email : dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
