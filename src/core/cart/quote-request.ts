import { lineKey } from '../orders/resolve-items'
import type { QuoteRequest } from '../orders/types'
import type { CartLine, CartState } from './types'

/** A cart as the engine takes it. Item `n` of the request is line `n` of the cart, so a refusal's index finds its line. */
export const toQuoteRequest = ({ currency, codes, lines }: CartState): QuoteRequest => ({
  currency,
  codes,
  items: lines.map(({ lineId: _lineId, ...item }) => item),
})

/** The line behind a quote line's `key`. */
export const findLineByKey = (cart: CartState, key: string): CartLine | undefined => cart.lines.find((line) => lineKey(line) === key)
