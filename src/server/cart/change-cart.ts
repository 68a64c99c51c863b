import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { emptyCart } from '@/core/cart/empty-cart'
import { toQuoteRequest } from '@/core/cart/quote-request'
import type { CartState } from '@/core/cart/types'
import type { Quote } from '@/core/orders/types'
import { ok, refuse, type Result } from '@/core/result'
import { claimedNames } from '@/core/domains/claimed-names'
import { namesToMove } from '@/core/transfers/names-to-move'
import { toShownLines } from '@/core/orders/quote-differences'
import { cartChanges } from './cart-changes'
import { createOpaqueToken, hashToken } from '@/server/platform/opaque-token'
import type { Context } from '@/server/platform/context'
import { findCartRow, insertCart, updateCart, type CartRow } from './cart-repository'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { deletePreparedTransfers } from '@/server/names/transfers/transfer-repository'
import { findClaimRefusals, toBuyer, type Buyer } from '@/server/names/holds/claim-refusal'
import { priceCart } from './price-cart'
import type { CartView } from './present-cart'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { findWorldOn } from '@/server/pricing/find-quote-world'
import { withoutField, type Refusal } from '@/server/platform/refusals'
import type { Handle } from '@/server/platform/database/handle'
import type { Transaction } from '@/server/platform/with-transaction'
import { quoteIn } from '@/server/pricing/quote-cart'

/** Who changes a cart: the browser's token, and the currency a cart begun now would have (M8). */
export interface CartVisitor {
  readonly token: string | null
  readonly currency: string
  /** The cookie that opens the visitor's last orders (O7). */
  readonly ordersCookie?: string | undefined
}

/** N1: what tells that an order which holds a name is the visitor's own. */
export const buyerAt = (context: Context, { ordersCookie }: CartVisitor): Buyer => toBuyer(context, ordersCookie)

/** N1: names of the cart that an order speaks for meanwhile. */
export const claimsAt = (context: Context, visitor: CartVisitor, handle: Handle, { lines }: CartState): Promise<CartView['claims']> =>
  findClaimRefusals(handle, claimedNames(lines), buyerAt(context, visitor), context.now())

export interface CartAction {
  /** Turns the cart, as read under the lock, into the new one. */
  readonly change: (cart: CartState) => Result<CartState, Refusal>
  /** May still refuse once the changed cart has been priced. */
  readonly accept?: (quote: Quote) => Refusal | null
  /** Writes what belongs beside the cart, in its transaction and under its lock. */
  readonly stored?: (transaction: Transaction, cartId: string) => Promise<void>
}

export interface ChangedCart extends CartView {
  /** Set when this change made the cart: the visitor's browser must keep it. */
  readonly newToken: string | null
}

/**
 * Every change of a cart: under the lock of its row and in one transaction, so that any number of them at once add up.
 * The catalogue is read before the transaction: no connection is held while waiting for another.
 */
export const changeCart = async (
  context: Context,
  visitor: CartVisitor,
  { change, accept, stored: writeBeside }: CartAction,
): Promise<Result<ChangedCart, Refusal>> => {
  const snapshot = await findCatalogSnapshot(context)
  const work = async (transaction: Transaction): Promise<Result<ChangedCart, Refusal>> => {
    const row = visitor.token === null ? null : await findCartRow(transaction, hashToken(visitor.token), { isLocked: true })
    const stored = row?.state ?? emptyCart(snapshot.currencies.has(visitor.currency) ? visitor.currency : 'USD')
    const before = await findWorldOn(context, snapshot, stored.codes, transaction, stored.place)
    const { cart: current, gone } = priceCart(stored, before)

    const changed = change(current)
    if (!changed.ok) return changed
    const cart = changed.value
    const isSameWorld = cart.codes === current.codes && cart.place === current.place
    const world = isSameWorld ? before : await findWorldOn(context, snapshot, cart.codes, transaction, cart.place)
    const quote = quoteIn(world, toQuoteRequest(cart))
    if (!quote.ok) return refuse(withoutField(quote.error))
    const refused = accept?.(quote.value) ?? null
    if (refused) return refuse(refused)

    const changes = cartChanges(row?.shown ?? [], gone, cart, quote.value)
    const kept = await store(context, transaction, row, cart, quote.value)
    if (kept && writeBeside) await writeBeside(transaction, kept.id)
    if (kept && losesTransfer(stored, cart)) await deletePreparedTransfers(transaction, kept.id, namesToMove(cart.lines))
    const claims = await claimsAt(context, visitor, transaction, cart)
    return ok({ cart, quote: quote.value, changes, claims, newToken: kept?.newToken ?? null })
  }
  return withinLimit(context.payload, () => context.payload.db.drizzle.transaction(work))
}

/** An empty cart that nobody has yet is not worth a row. */
const isNothing = ({ lines, codes }: CartState): boolean => lines.length === 0 && codes.length === 0

/** R11: forgets the code of a name that is no longer being transferred. */
const losesTransfer = (before: CartState, after: CartState): boolean => {
  const left = namesToMove(after.lines)
  return namesToMove(before.lines).some((name) => !left.includes(name))
}

const store = async (
  context: Context,
  transaction: Transaction,
  row: CartRow | null,
  cart: CartState,
  quote: Quote,
): Promise<{ readonly id: string; readonly newToken: string | null } | null> => {
  const shown = toShownLines(quote)
  if (row) {
    await updateCart(transaction, row.id, cart, shown)
    return { id: row.id, newToken: null }
  }
  if (isNothing(cart)) return null
  const token = createOpaqueToken()
  const id = uuidV7(context.now())
  await insertCart(transaction, {
    id,
    tokenHash: hashToken(token),
    state: cart,
    shown,
    locale: context.locale,
    customerId: context.customer?.id ?? null,
  })
  return { id, newToken: token }
}
