import type { CartItem, CartQuote } from './types'

/** Which configured thing a line is a part of; the same parts by another period are another one. */
export const bundleOf = (item: CartItem | undefined): string | null =>
  item?.serviceData?.bundle === undefined ? null : `${item.serviceData.bundle}|${item.billing}`

const isAddonOf = (name: string) => (item: CartQuote['items'][number]) => item.type === 'addon' && item.serviceData?.domain === name

/** The line itself, and the other parts of what it was put together with. */
export const isPartOf = ({ items }: Pick<CartQuote, 'items'>, lineId: string) => {
  const line = items.find((item) => item.lineId === lineId)
  const bundle = bundleOf(line)
  return (item: CartItem) => item.lineId === lineId || (bundle !== null && bundleOf(item) === bundle)
}

/** What the cart surely will hold once a line is gone: its add-ons leave with a name (O9). Amounts wait for the server. */
export const withoutLine = (quote: CartQuote, lineId: string): CartQuote => {
  const removed = quote.items.find((item) => item.lineId === lineId)
  const isPart = isPartOf(quote, lineId)
  const leavesToo = removed?.type === 'domain' ? isAddonOf(removed.id) : () => false
  return { ...quote, items: quote.items.filter((item) => !isPart(item) && !leavesToo(item)) }
}

/** The new quantity at once; what it costs waits for the server. */
export const withQuantity = (quote: CartQuote, lineId: string, quantity: number): CartQuote => ({
  ...quote,
  items: quote.items.map((item) => (isPartOf(quote, lineId)(item) ? { ...item, quantity } : item)),
})

/** How many things are in the cart, for the header; what was put together is one. */
export const countItems = (quote: CartQuote | null): number => {
  const bundles = new Set<string>()
  let count = 0
  for (const item of quote?.items ?? []) {
    const bundle = bundleOf(item)
    if (bundle === null || !bundles.has(bundle)) count += item.quantity
    if (bundle !== null) bundles.add(bundle)
  }
  return count
}
