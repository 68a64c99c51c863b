import { mergeCarts } from '@/core/cart/cart'
import { createOpaqueToken, hashToken } from '@/lib/crypto/tokens'
import type { Context } from '@/lib/context'
import {
  findAccountCarts,
  findCartOwner,
  findCartRow,
  insertMergedCart,
  updateCart,
  updateJoinedCart,
  updateOwnerOfCart,
  type CartRow,
} from '@/modules/cart/cart.repository'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { updateCartOfPrepared } from '@/modules/domains/transfers/transfers.repository'
import { lockCartsOf } from './accounts.repository'
import { retentionDays } from '@/lib/config/retention'

/** `source` joins `target`, whose lines keep their ids and their place; whoever holds the other's token finds them there. */
const join = async (handle: Handle, target: CartRow, source: CartRow): Promise<CartRow> => {
  const state = mergeCarts(target.state, source.state)
  const shown = [...target.shown, ...source.shown.filter(({ key }) => !target.shown.some((known) => known.key === key))]
  await updateCart(handle, target.id, state, shown)
  await updateCartOfPrepared(handle, source.id, target.id)
  await updateJoinedCart(handle, source.id, target.id)
  return { ...target, state, shown }
}

/**
 * O9: at login the visitor's cart joins the account's, each line once. Of two logins at once the second finds nothing left
 * to join. A cart that is another account's stays there. Answers the token the browser must keep, or `null` where it has one.
 */
export const mergeCartAtLogin = async (
  context: Pick<Context, 'locale' | 'now'>,
  handle: Handle,
  customerId: string,
  cartToken: string | null,
): Promise<string | null> => {
  await lockCartsOf(handle, customerId)
  const brought = cartToken === null ? null : await findCartRow(handle, hashToken(cartToken), { isLocked: true })
  const owner = brought && (await findCartOwner(handle, brought.id))
  const guest = owner === null ? brought : null
  const [first, ...others] = await findAccountCarts(handle, customerId)

  if (!first) {
    if (guest) await updateOwnerOfCart(handle, guest.id, customerId)
    // A cart of somebody else who used this browser: a token of its own leads away from it.
    return owner === null ? null : createOpaqueToken()
  }
  let target = first
  for (const other of others) target = await join(handle, target, other)
  if (guest) await join(handle, target, guest)
  // The browser's own token leads to the account's cart already.
  if (guest || owner === customerId) return null
  const token = createOpaqueToken()
  await insertMergedCart(handle, {
    id: uuidV7(context.now()),
    tokenHash: hashToken(token),
    mergedInto: target.id,
    currency: target.state.currency,
    locale: context.locale,
  })
  return token
}

/** The visitor's cart: an opaque token, set by the first write and by a login that moves the cart. */
export const cartCookie = 'cart'

export const cartCookieSeconds = 60 * 60 * 24 * retentionDays.cart
