/** The event the currency picker sends (M6), with the chosen code in its detail. */
export const currencyChangeEvent = 'currencychange'

/** M8: the currency the page shows, set on the document before it is painted. */
export const displayCurrency = (): string | null => document.documentElement.dataset.currency ?? null

/** The code in the picker's event, whether it sends the code alone or in an object. */
export const currencyOf = (event: Event): string | null => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail === 'string') return detail
  if (typeof detail !== 'object' || detail === null) return displayCurrency()
  const { currency, code } = detail as { currency?: unknown; code?: unknown }
  const chosen = currency ?? code
  return typeof chosen === 'string' ? chosen : displayCurrency()
}
