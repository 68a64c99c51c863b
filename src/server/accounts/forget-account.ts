import { deleteOpenCartsOf } from '@/server/cart/cart-repository'
import { deleteContactsOf } from '@/server/names/contacts/contact-repository'
import { updateAutoRenewOff } from '@/server/names/domain-repository'
import type { Handle } from '@/server/platform/database/handle'
import { updateAllToEnd } from '@/server/subscriptions/subscription-repository'
import { deleteSessionsOf } from './session-repository'

/** An account that goes takes its sessions and its open carts with it; orders and names stay without it, nobody's address stays with a name (N9), and what runs ends with its term. */
export const forgetAccount = async (handle: Handle, customerId: string): Promise<void> => {
  await deleteSessionsOf(handle, customerId)
  await deleteOpenCartsOf(handle, customerId)
  await updateAutoRenewOff(handle, customerId)
  await deleteContactsOf(handle, customerId)
  await updateAllToEnd(handle, customerId)
}
