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
