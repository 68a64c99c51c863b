import type { CartQuote } from './types'

const isAddonOf = (name: string) => (item: CartQuote['items'][number]) =>
  item.type === 'addon' && item.serviceData?.domain === name

/** What the cart surely will hold once a line is gone: its add-ons leave with a name (O9). Amounts wait for the server. */
export const withoutLine = (quote: CartQuote, lineId: string): CartQuote => {
  const removed = quote.items.find((item) => item.lineId === lineId)
  const leavesToo = removed?.type === 'domain' ? isAddonOf(removed.id) : () => false
  return { ...quote, items: quote.items.filter((item) => item.lineId !== lineId && !leavesToo(item)) }
}

/** The new quantity at once; what it costs waits for the server. */
export const withQuantity = (quote: CartQuote, lineId: string, quantity: number): CartQuote => ({
  ...quote,
  items: quote.items.map((item) => (item.lineId === lineId ? { ...item, quantity } : item)),
})

/** How many things are in the cart, for the header. */
export const countItems = (quote: CartQuote | null): number =>
  quote?.items.reduce((count, { quantity }) => count + quantity, 0) ?? 0
