import type { CartLine, CartState } from '@/core/cart/types'
import { toQuoteRequest } from '@/core/cart/quote-request'
import { removeItem } from '@/core/cart/remove-item'
import { quoteCart } from '@/core/orders/quote-cart'
import type { Quote, QuoteWorld } from '@/core/orders/types'

export interface PricedCart {
  readonly cart: CartState
  readonly quote: Quote
  /** Lines that are no longer sold as they stand; they have left the cart. */
  readonly gone: readonly CartLine[]
}

/** A currency that was switched off leaves the cart in US dollars, which always count 1. */
const inOfferedCurrency = (cart: CartState, world: QuoteWorld): CartState =>
  world.currencies.has(cart.currency) ? cart : { ...cart, currency: 'USD' }

/** Prices a stored cart. Items that are no longer sold are removed, rather than making the whole cart unreadable. */
export const priceCart = (stored: CartState, world: QuoteWorld): PricedCart => {
  let cart = inOfferedCurrency(stored, world)
  const gone: CartLine[] = []
  for (;;) {
    const quote = quoteCart(toQuoteRequest(cart), world)
    if (quote.ok) return { cart, quote: quote.value, gone }
    const line = 'item' in quote.error ? cart.lines[quote.error.item] : undefined
    if (!line) throw new Error(`A cart cannot be priced: ${quote.error.code}`)
    const without = removeItem(cart, line.lineId)
    if (!without.ok) throw new Error('A line that is there could not be taken out')
    gone.push(...cart.lines.filter((each) => !without.value.lines.includes(each)))
    cart = without.value
  }
}
