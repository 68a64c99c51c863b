import { environment } from '@/config/env'

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
