import { cookieProbe } from '@/lib/config/browser-storage'

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
