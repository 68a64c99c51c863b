/** Where the browser keeps a visitor's choices. Each is read before the first paint and by the control that sets it. */

/** `localStorage`: `light`, `dark`, or nothing for the system's. */
export const themeStorageKey = 'theme'

/** M8: a cookie of its own, never tied to the language. */
export const currencyCookie = 'currency'
export const currencyCookieSeconds = 31_536_000

/** R1: the language a visitor chose. */
export const localeCookie = 'locale'

/** Set to 1 beside a customer's session, which no script can read: it says that there may be one, and nothing more. */
export const sessionHintCookie = 'hostfront-session'

/** Set and removed at once, to see whether the browser keeps cookies. */
const cookieProbe = 'cookie-probe'

/** `localStorage`: what a visitor asked the site's search for, newest first. */
export const siteSearchKey = 'site-search'

/**
 * Whether the browser keeps this site's cookies (R18). Asked before a call whose result lives by a cookie: the server can't tell, and its
 * answer looks the same. `navigator.cookieEnabled` is true in browsers that drop cookies, so one is written and read back.
 */
export const keepsCookies = (): boolean => {
  try {
    if (document.cookie !== '') return true
    document.cookie = `${cookieProbe}=1; path=/; samesite=lax`
    const isKept = document.cookie.includes(`${cookieProbe}=1`)
    document.cookie = `${cookieProbe}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; samesite=lax`
    return isKept
  } catch {
    return false
  }
}
