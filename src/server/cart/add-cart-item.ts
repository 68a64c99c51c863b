import { randomUUID } from 'node:crypto'
import { addItem } from '@/core/cart/add-item'
import type { CartState } from '@/core/cart/types'
import { claimedNames } from '@/core/domains/claimed-names'
import { normaliseItem } from '@/core/orders/item-reference'
import type { QuoteItemRequest } from '@/core/orders/types'
import { namesToMove } from '@/core/transfers/names-to-move'
import { ok, refuse, type Result } from '@/core/result'
import { buyerAt, changeCart, type ChangedCart, type CartVisitor } from './change-cart'
import type { Context } from '@/server/platform/context'
import { findNameHolds } from '@/server/names/holds/hold-repository'
import { insertPreparedTransfer, type PreparedTransfer } from '@/server/names/transfers/transfer-repository'
import { firstClaimRefusal } from '@/server/names/holds/claim-refusal'
import { maximumItems, type OrderItem } from '@/contract/quote-request'
import { fromCartRefusal, refusal, type Refusal } from '@/server/platform/refusals'
import { checkTransfer, sealCode } from '@/server/names/transfers/check-transfer'

const addAll = (cart: CartState, items: readonly QuoteItemRequest[]): Result<CartState, Refusal> => {
  let current = cart
  for (const item of items) {
    const added = addItem(current, item, randomUUID())
    if (!added.ok) return refuse(fromCartRefusal(added.error))
    current = added.value
  }
  return current.lines.length > maximumItems ? refuse(refusal('too-many-lines', { values: { maximum: maximumItems } })) : ok(current)
}

/** N1: whether somebody speaks for one of the names already. */
const findClaimed = async (context: Context, visitor: CartVisitor, items: readonly QuoteItemRequest[]): Promise<Refusal | null> => {
  const names = claimedNames(items)
  const holds = await findNameHolds(
    context.payload.db.drizzle,
    names.map(({ name }) => name),
    context.now(),
  )
  return firstClaimRefusal(names, holds, buyerAt(context, visitor))
}

type Preparation = Pick<PreparedTransfer, 'domain' | 'sealedCode'>

/** N2, N3: what is moved here brings its code, and is somebody's name. */
const prepareAll = async (
  context: Context,
  visitor: CartVisitor,
  items: readonly OrderItem[],
): Promise<Result<readonly Preparation[], Refusal>> => {
  const prepared: Preparation[] = []
  for (const { item, authorizationCode } of items) {
    if (namesToMove([item]).length === 0) continue
    const sealed = sealCode(context, authorizationCode)
    if (!sealed.ok) return sealed
    const checked = await checkTransfer(context, item.id, buyerAt(context, visitor))
    if (!checked.ok) return checked
    prepared.push({ domain: item.id, sealedCode: sealed.value })
  }
  return ok(prepared)
}

/** Adds references, all of them or none (S5: a name comes with its add-ons). R11: a code is kept beside the cart, never on it. */
export const addCartItem = async (
  context: Context,
  visitor: CartVisitor,
  wanted: readonly OrderItem[],
): Promise<Result<ChangedCart, Refusal>> => {
  const orderItems = wanted.map(({ item, authorizationCode }) => ({ item: normaliseItem(item), authorizationCode }))
  const items = orderItems.map(({ item }) => item)
  const claimed = await findClaimed(context, visitor, items)
  if (claimed) return refuse(claimed)
  const prepared = await prepareAll(context, visitor, orderItems)
  if (!prepared.ok) return prepared
  const more = { locale: context.locale, customerId: context.customer?.id ?? null }
  return changeCart(context, visitor, {
    change: (cart) => addAll(cart, items),
    stored: async (transaction, cartId) => {
      for (const each of prepared.value) await insertPreparedTransfer(transaction, { cartId, ...each, ...more })
    },
  })
}
