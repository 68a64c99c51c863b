import { environment } from '@/config/env'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * A browser sends cookies along whoever asks, so a change made with one must come from the shop's own pages (403 otherwise).
 * Without a cookie there is nothing to borrow, and no origin is needed.
 */
export const isOwnOrigin = (method: string, headers: Headers): boolean => {
  if (method === 'get' || !headers.get('cookie')) return true
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin'
  return origin === environment().SITE_URL || (hostOf(origin) !== null && hostOf(origin) === headers.get('host'))
}
