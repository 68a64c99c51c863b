import { createHash } from 'node:crypto'

import { currencyCookie, currencyCookieSeconds, sessionHintCookie, themeStorageKey } from './browser-storage'

/** A chosen theme never flashes the other one first. Without a choice the page follows the system. */
const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** The chosen currency is the first one seen (ADR 005, M8). */
const currencyScript = `{const m=/(?:^|; )${currencyCookie}=([A-Z]{3})(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.currency=m[1]}`

/** Whoever is logged in never sees the links for those who are not: pages are cached and know of nobody. */
const sessionScript = `if(/(?:^|; )${sessionHintCookie}=1(?:;|$)/.test(document.cookie))document.documentElement.dataset.session='1'`

/** A shelf that the address leaves out is never seen first (R3: `?type=`). */
const typeScript = `{const t=new URLSearchParams(location.search).get('type');if(t)document.documentElement.dataset.type=t}`

/** A currency chosen before the page is awake, or where it never wakes, is kept and shown: every price stands in the page in each of them. */
const currencyChoiceScript = `addEventListener('change',e=>{const s=e.target;if(s.matches&&s.matches('select[data-currency-picker]')){document.documentElement.dataset.currency=s.value;document.cookie='${currencyCookie}='+s.value+'; path=/; max-age=${currencyCookieSeconds}; samesite=lax'}})`

/** Our only inline script; it runs in the head, before anything is painted. */
export const bootScript = `${themeScript};${currencyScript};${sessionScript};${typeScript};${currencyChoiceScript}`

/** Lets exactly that script run where a policy forbids inline scripts. */
export const bootScriptHash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}`
