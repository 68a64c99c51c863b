import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { deleteSessionsOf } from '@/server/accounts/session-repository'
import { deleteOpenCartsOf } from '@/server/cart/cart-repository'
import { updateAutoRenewOff } from '@/server/names/domain-repository'
import { handleOfRequest } from '@/server/platform/request-handle'

const mark = 'hasNewPassword'

/** Payload takes the password out of what is stored before anything else sees it. */
export const noteNewPassword: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  req.context[mark] = operation === 'update' && typeof data['password'] === 'string'
  return data
}

/** Whoever changed the password, the shop's form or a member of staff: what was signed in with the old one is not any more. */
export const endSessionsOnNewPassword: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context[mark] !== true) return doc
  delete req.context[mark]
  await deleteSessionsOf(await handleOfRequest(req), doc.id)
  return doc
}

/** An account that goes takes its sessions and its open carts with it; orders and names stay without it. */
export const forgetAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [handle, customerId] = [await handleOfRequest(req), String(id)]
  await deleteSessionsOf(handle, customerId)
  await deleteOpenCartsOf(handle, customerId)
  await updateAutoRenewOff(handle, customerId)
}
