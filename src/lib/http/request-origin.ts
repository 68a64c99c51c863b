import { environment } from '@/lib/config/env'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

const readingMethods: ReadonlySet<string> = new Set(['get', 'head', 'options'])

/** Whether an `Origin` header is the shop's own. */
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
 * CSRF check: a change request with a cookie must prove that it comes from the shop's pages. Without a cookie, no Origin is needed, but a
 * foreign one is still rejected (403).
 */
export const isOwnOrigin = (method: string, headers: Headers): boolean => {
  if (readingMethods.has(method.toLowerCase())) return true
  if (isCrossSiteWrite(method, headers)) return false
  return headers.has('origin') || headers.get('sec-fetch-site') === 'same-origin' || !headers.get('cookie')
}

/**
 * Client IP for rate limits, set by the custom server (`server/visitor.mjs`), which knows the connection and the trusted proxies and drops
 * client-supplied values.
 */
export const clientAddress = (headers: Headers): string => addressIn(headers.get('x-forwarded-for') ?? '')

/** Parses the header value. */
export const addressIn = (forwardedFor: string): string => (forwardedFor.split(',').at(-1)?.trim() || 'unknown').slice(0, 64)
