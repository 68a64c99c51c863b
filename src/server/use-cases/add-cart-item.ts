import { randomUUID } from 'node:crypto'
import { addItem } from '@/core/cart/add-item'
import type { CartState } from '@/core/cart/types'
import { claimedNames } from '@/core/domains/claimed-names'
import { normaliseItem } from '@/core/orders/item-reference'
import type { QuoteItemRequest } from '@/core/orders/types'
import { ok, refuse, type Result } from '@/core/result'
import { changeCart, type ChangedCart, type CartVisitor } from '../change-cart'
import type { Context } from '../context'
import { findNameHolds } from '../database/name-holds'
import { firstClaimRefusal } from '../names/claim-refusal'
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

/** N1: whether somebody speaks for one of the names already. */
export const findClaimed = async (context: Context, { ordersCookie }: CartVisitor, items: readonly QuoteItemRequest[]): Promise<Refusal | null> => {
  const names = claimedNames(items.map(normaliseItem))
  const holds = await findNameHolds(context.payload.db.drizzle, names.map(({ name }) => name), context.now())
  return firstClaimRefusal(names, holds, { customerId: context.customer?.id ?? null, ordersCookie })
}

/** Adds references, all of them or none (S5: a name comes with its add-ons). */
export const addCartItem = async (context: Context, visitor: CartVisitor, items: readonly QuoteItemRequest[]): Promise<Result<ChangedCart, Refusal>> => {
  const claimed = await findClaimed(context, visitor, items)
  return claimed ? refuse(claimed) : changeCart(context, visitor, { change: (cart) => addAll(cart, items) })
}
