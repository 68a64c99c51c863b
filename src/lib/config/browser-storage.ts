/** Storage keys of visitors' preferences, shared by the boot script and the controls. */

/** `localStorage`: `light`, `dark`, or absent for the system theme. */
export const themeStorageKey = 'theme'

/** M8: independent of the language. */
export const currencyCookie = 'currency'
export const currencyCookieSeconds = 31_536_000

/** Chosen language, which takes precedence over Accept-Language (R1). */
export const localeCookie = 'locale'

/** Set to 1 alongside the HttpOnly session cookie, so that scripts know that a session may exist. */
export const sessionHintCookie = 'hostfront-session'

/** Set and removed again to test whether cookies are enabled. */
const cookieProbe = 'cookie-probe'

/** `localStorage`: recent site searches, newest first. */
export const siteSearchKey = 'site-search'

/**
 * Whether the browser stores this site's cookies (R18). The server can't tell, so check before a call that depends on one.
 * `navigator.cookieEnabled` is true even in browsers that drop cookies, so this writes one and reads it back.
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
