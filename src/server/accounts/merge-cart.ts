import { mergeCarts } from '@/core/cart/merge-carts'
import { createOpaqueToken, hashToken } from '@/server/platform/opaque-token'
import type { Context } from '@/server/platform/context'
import {
  findAccountCarts,
  findCartOwner,
  findCartRow,
  insertMergedCart,
  updateCart,
  updateJoinedCart,
  updateOwnerOfCart,
  type CartRow,
} from '@/server/cart/cart-repository'
import type { Handle } from '@/server/platform/database/handle'
import { updateCartOfPrepared } from '@/server/names/transfers/transfer-repository'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { lockCartsOf } from './account-repository'

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
