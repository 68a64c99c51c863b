import { addItem, emptyCart, type CartRefusal, type CartState } from '@/core/cart/cart'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { Result } from '@/core/result'

export const cartAfter = (result: Result<CartState, CartRefusal>): CartState => {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/** Cart with line ids l1, l2, … */
export const cartOf = (...items: readonly QuoteItemRequest[]): CartState =>
  items.reduce((cart, item, index) => cartAfter(addItem(cart, item, `l${index + 1}`)), emptyCart('USD'))

export const inShort = (cart: CartState): readonly string[] =>
  cart.lines.map(({ lineId, id, billing, quantity }) => `${lineId}: ${quantity} × ${id} ${billing}`)
