import { toMajor } from '@/core/money/major'
import type { Minor } from '@/core/money/types'
import type { AccountOrder } from '@/contract/account-answers'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { findCustomerOrders, type CustomerOrder } from './customer-order-repository'

/** An order in its customer's list, in whole minor units. */
export interface ListedOrder extends Omit<AccountOrder, 'total' | 'dueNow' | 'dueLater'> {
  readonly digits: CustomerOrder['digits']
  readonly total: Minor
  readonly dueNow: Minor
  readonly dueLater: Minor
  /** O16: until when it waits for its payment; ISO 8601. */
  readonly waitsUntil: string | null
}

const toListed = ({
  orderNumber,
  orderedAt,
  status,
  currency,
  digits,
  total,
  dueNow,
  dueLater,
  lines,
  expiresAt,
}: CustomerOrder): ListedOrder => ({
  orderNumber,
  orderDate: new Date(orderedAt).toISOString(),
  status,
  currency,
  digits,
  total,
  dueNow,
  dueLater,
  waitsUntil: status === 'pending' && expiresAt !== null ? new Date(expiresAt).toISOString() : null,
  items: lines.map(({ type, id, name, quantity }) => ({ type, id, name, quantity })),
})

/** M1: as the API says it. */
export const presentListed = ({ digits, total, dueNow, dueLater, waitsUntil: _waitsUntil, ...order }: ListedOrder): AccountOrder => ({
  ...order,
  total: toMajor(total, digits),
  dueNow: toMajor(dueNow, digits),
  dueLater: toMajor(dueLater, digits),
})

/** A customer's orders, newest first. */
export const listOrders = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly ListedOrder[]> =>
  (await findCustomerOrders(payload.db.drizzle, id)).map(toListed)
