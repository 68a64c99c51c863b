/** Where the browser keeps a visitor's choices. Each is read before the first paint and by the control that sets it. */

/** `localStorage`: `light`, `dark`, or nothing for the system's. */
export const themeStorageKey = 'theme'

/** M8: a cookie of its own, never tied to the language. */
export const currencyCookie = 'currency'

/** R1: the language a visitor chose. */
export const localeCookie = 'locale'
