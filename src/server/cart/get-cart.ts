import { emptyCart } from '@/core/cart/empty-cart'
import { toShownLines } from '@/core/orders/quote-differences'
import { cartChanges } from './cart-changes'
import { hashToken } from '@/server/platform/opaque-token'
import { claimsAt, type CartVisitor } from './change-cart'
import type { Context } from '@/server/platform/context'
import { findCartRow, updateUnchangedCart } from './cart-repository'
import { priceCart } from './price-cart'
import type { CartView } from './present-cart'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { findWorldOn } from '@/server/pricing/find-quote-world'

/**
 * The visitor's cart at today's prices, with what has changed since it was last shown. Writes only when something has,
 * and only if nobody else has written meanwhile.
 */
export const getCart = async (context: Context, visitor: CartVisitor): Promise<CartView> => {
  const { drizzle } = context.payload.db
  const [snapshot, row] = await Promise.all([
    findCatalogSnapshot(context),
    visitor.token === null ? null : findCartRow(drizzle, hashToken(visitor.token)),
  ])
  const stored = row?.state ?? emptyCart(snapshot.currencies.has(visitor.currency) ? visitor.currency : 'USD')
  const world = await findWorldOn(context, snapshot, stored.codes, drizzle, stored.place)
  const { cart, quote, gone } = priceCart(stored, world)
  const changes = cartChanges(row?.shown ?? [], gone, cart, quote)
  if (row && changes.length > 0) await updateUnchangedCart(drizzle, row, cart, toShownLines(quote))
  return { cart, quote, changes, claims: await claimsAt(context, visitor, drizzle, cart) }
}
