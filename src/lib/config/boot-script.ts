import { createHash } from 'node:crypto'

import { currencyCookie, currencyCookieSeconds, sessionHintCookie, themeStorageKey } from './browser-storage'

/** Prevents a flash of the wrong theme; unless one was chosen, the page follows the system. */
const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** Shows the chosen currency from the first paint (ADR 005, M8). */
const currencyScript = `{const m=/(?:^|; )${currencyCookie}=([A-Z]{3})(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.currency=m[1]}`

/** Cached pages don't contain the session, so the script hides the login links. */
const sessionScript = `if(/(?:^|; )${sessionHintCookie}=1(?:;|$)/.test(document.cookie))document.documentElement.dataset.session='1'`

/** Applies the `?type=` filter before the first paint (R3). */
const typeScript = `{const t=new URLSearchParams(location.search).get('type');if(t)document.documentElement.dataset.type=t}`

/** Stores and applies a currency choice before or without hydration: the HTML contains each price once per currency. */
const currencyChoiceScript = `addEventListener('change',e=>{const s=e.target;if(s.matches&&s.matches('select[data-currency-picker]')){document.documentElement.dataset.currency=s.value;document.cookie='${currencyCookie}='+s.value+'; path=/; max-age=${currencyCookieSeconds}; samesite=lax'}})`

/** The site's only inline script; runs in the head before the first paint. */
export const bootScript = `${themeScript};${currencyScript};${sessionScript};${typeScript};${currencyChoiceScript}`

export const bootScriptHash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}`
