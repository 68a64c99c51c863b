import { sessionHintCookie } from '@/config/browser-storage'
import { environment } from '@/config/env'

/** ms; an expired session cannot be extended: signing in again starts a new one. */
export const sessionLength = 14 * 24 * 60 * 60 * 1000

const isSecureShop = (): boolean => environment().SITE_URL.startsWith('https://')

/** `__Host-` keeps every other host of the domain from setting it; browsers take that prefix over TLS only. */
export const sessionCookie = (): string => (isSecureShop() ? '__Host-customer' : 'customer-token')

export interface CookieToSet {
  readonly name: string
  readonly value: string
  /** Seconds; 0 takes it away. */
  readonly maxAge: number
  readonly httpOnly: boolean
  readonly secure: boolean
}

/** What a browser is told when a session begins, and with `null` when it ends. */
export const sessionCookies = (token: string | null): readonly CookieToSet[] => {
  const maxAge = token === null ? 0 : sessionLength / 1000
  const secure = isSecureShop()
  return [
    { name: sessionCookie(), value: token ?? '', maxAge, httpOnly: true, secure },
    { name: sessionHintCookie, value: token === null ? '' : '1', maxAge, httpOnly: false, secure },
  ]
}

/** A whole `Set-Cookie` line. */
export const cookieLine = ({ name, value, maxAge, httpOnly, secure }: CookieToSet): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}${httpOnly ? '; HttpOnly' : ''}; SameSite=Lax${secure ? '; Secure' : ''}`
