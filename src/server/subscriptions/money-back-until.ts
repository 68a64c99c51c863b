import { moneyBackUntil } from '@/core/subscriptions/money-back'
import type { Handle } from '@/server/platform/database/handle'
import type { SubscriptionRecord } from './subscription-record'
import { findPaidAt } from '@/server/orders/paid-at-repository'

/** U14: the first moment it is too late to ask for its money; null where nobody knows when it was paid. */
export const findMoneyBackUntil = async (handle: Handle, { orderId }: SubscriptionRecord): Promise<number | null> => {
  const paidAt = await findPaidAt(handle, orderId)
  return paidAt === null ? null : moneyBackUntil(paidAt)
}
