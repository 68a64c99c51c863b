import { normaliseItem } from '../orders/item-reference'
import type { QuoteItemRequest } from '../orders/types'
import { ok, refuse, type Result } from '../result'
import { hasDomain, placeLine } from './place-line'
import type { CartRefusal, CartState } from './types'

/** O9: adds a reference. `lineId` names the line if it becomes one of its own; a merged one keeps the id it had. */
export const addItem = (cart: CartState, item: QuoteItemRequest, lineId: string): Result<CartState, CartRefusal> => {
  const line = { ...normaliseItem(item), lineId }
  if (line.type === 'addon' && !hasDomain(cart.lines, line.serviceData?.domain)) return refuse({ code: 'addon-without-domain' })
  const placed = placeLine(cart.lines, line)
  return placed.ok ? ok({ ...cart, lines: placed.value }) : placed
}
