import { currencyCookie, currencyCookieSeconds } from '@/config/browser-storage'

/** Sent on `window` with the chosen code in `detail.currency`; whoever shows a cart reprices it (M6). */
export const currencyChangeEvent = 'currencychange'

export const readCurrency = (): string | null => document.documentElement.dataset.currency ?? null

export function chooseCurrency(code: string): void {
  document.documentElement.dataset.currency = code
  document.cookie = `${currencyCookie}=${code}; path=/; max-age=${currencyCookieSeconds}; samesite=lax`
  window.dispatchEvent(new CustomEvent(currencyChangeEvent, { detail: { currency: code } }))
}

export function subscribeToCurrency(listener: () => void): () => void {
  window.addEventListener(currencyChangeEvent, listener)
  return () => window.removeEventListener(currencyChangeEvent, listener)
}
