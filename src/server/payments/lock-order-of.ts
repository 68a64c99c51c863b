import type { Handle } from '@/server/platform/database/handle'
import { lockOrder } from './payment-repository'
import type { Order } from '@/payload-types'

type OrderLink = string | Pick<Order, 'id'> | null | undefined

export const idOfOrder = (order: OrderLink): string | null => (typeof order === 'object' ? (order?.id ?? null) : (order ?? null))

/** An order, its transfers and its tasks move each other: whoever moves one holds the order first, so that two never wait for each other. */
export const lockOrderOf = async (handle: Handle, order: OrderLink): Promise<void> => {
  const id = idOfOrder(order)
  if (id !== null) await lockOrder(handle, { id })
}
