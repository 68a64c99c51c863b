/** Storage keys of visitors' preferences, shared by the boot script and the controls. */

/** `localStorage`: `light`, `dark`, or absent for the system theme. */
export const themeStorageKey = 'theme'

/** M8: independent of the language. */
export const currencyCookie = 'currency'
export const currencyCookieSeconds = 31_536_000

/** R1. */
export const localeCookie = 'locale'

/** Set to 1 beside the HttpOnly session cookie, so that scripts know that a session may exist. */
export const sessionHintCookie = 'hostfront-session'

/** Set and removed to test whether cookies are enabled. */
export const cookieProbe = 'cookie-probe'

/** `localStorage`: recent site searches, newest first. */
export const siteSearchKey = 'site-search'
