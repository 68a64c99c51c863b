import { randomUUID } from 'node:crypto'
import { addItem } from '@/core/cart/add-item'
import type { CartState } from '@/core/cart/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import { ok, refuse, type Result } from '@/core/result'
import { changeCart, type ChangedCart, type CartVisitor } from '../change-cart'
import type { Context } from '../context'
import { maximumItems } from '../contract/quote-request'
import { fromCartRefusal, refusal, type Refusal } from '../refusals'

const addAll = (cart: CartState, items: readonly QuoteItemRequest[]): Result<CartState, Refusal> => {
  let current = cart
  for (const item of items) {
    const added = addItem(current, item, randomUUID())
    if (!added.ok) return refuse(fromCartRefusal(added.error))
    current = added.value
  }
  return current.lines.length > maximumItems
    ? refuse(refusal('too-many-lines', { values: { maximum: maximumItems } }))
    : ok(current)
}

/** Adds references, all of them or none (S5: a name comes with its add-ons). */
export const addCartItem = (
  context: Context,
  visitor: CartVisitor,
  items: readonly QuoteItemRequest[],
): Promise<Result<ChangedCart, Refusal>> => changeCart(context, visitor, { change: (cart) => addAll(cart, items) })
