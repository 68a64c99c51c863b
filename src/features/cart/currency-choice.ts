import { currencyCookie, currencyCookieSeconds } from '@/lib/config/browser-storage'
import { currencyChangeEvent, displayCurrency } from './display-currency'
import { subscribeToTabs, broadcast } from '@/components/tabs'

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
