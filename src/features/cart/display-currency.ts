import { currencyCookie, currencyCookieSeconds } from '@/lib/config/browser-storage'
import { subscribeToTabs, broadcast } from '@/components/tabs'

/** Event of the currency picker (M6); `detail` has the code. */
export const currencyChangeEvent = 'currencychange'

/** M8: set on the document before first paint. */
export const displayCurrency = (): string | null => document.documentElement.dataset.currency ?? null

/** Accepts the code alone or in an object. */
export const currencyOf = (event: Event): string | null => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail === 'string') return detail
  if (typeof detail !== 'object' || detail === null) return displayCurrency()
  const { currency, code } = detail as { currency?: unknown; code?: unknown }
  const chosen = currency ?? code
  return typeof chosen === 'string' ? chosen : displayCurrency()
}

const showCurrency = (code: string): void => {
  document.documentElement.dataset.currency = code
  window.dispatchEvent(new CustomEvent(currencyChangeEvent, { detail: { currency: code } }))
}

export function chooseCurrency(code: string): void {
  document.cookie = `${currencyCookie}=${code}; path=/; max-age=${currencyCookieSeconds}; samesite=lax`
  showCurrency(code)
  broadcast('currency')
}

const storedCurrency = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${currencyCookie}=`))
    ?.slice(currencyCookie.length + 1)

/** Applies a currency chosen in another tab, at once or when this tab becomes visible. */
export const followCurrency = (isKnown: (code: string) => boolean): (() => void) =>
  subscribeToTabs((news) => {
    const code = news === 'cart' ? undefined : storedCurrency()
    if (code !== undefined && code !== displayCurrency() && isKnown(code)) showCurrency(code)
  })

export function subscribeToCurrency(listener: () => void): () => void {
  window.addEventListener(currencyChangeEvent, listener)
  return () => window.removeEventListener(currencyChangeEvent, listener)
}
