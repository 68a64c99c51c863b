import type { OrderStatus } from '@/core/orders/order-status'
import { normaliseEmail } from '@/server/platform/normalise-email'
import type { OrderRecord } from './order-record'

/** Money came for an order in one of these states, if any was due. */
export const paidStatuses: readonly OrderStatus[] = ['paid', 'fulfilled', 'refunded']

/** W7: whether the address of an order is its buyer's: that of their account, whose address is confirmed, or money came for the order. */
export const isContactProven = ({
  accountEmail,
  contact,
  status,
  dueNow,
}: Pick<OrderRecord, 'accountEmail' | 'contact' | 'status' | 'dueNow'>): boolean =>
  (accountEmail !== null && normaliseEmail(contact.email) === normaliseEmail(accountEmail)) || (dueNow > 0 && paidStatuses.includes(status))
