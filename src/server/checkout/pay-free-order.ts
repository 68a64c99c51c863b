import type { Payload } from 'payload'
import { joinTransaction, type Transaction } from '@/server/platform/with-transaction'
import type { WrittenOrder } from './write-orders'

/**
 * An order with nothing due now is paid as soon as it is placed: through the collection, so that its event and all that a
 * paid order brings are written in the same transaction.
 */
export const payFreeOrder = async (payload: Payload, transaction: Transaction, written: WrittenOrder): Promise<WrittenOrder> => {
  const { order, isReplay } = written
  if (isReplay || order.dueNow !== 0) return written
  await joinTransaction(payload, transaction, (req) =>
    payload.update({ collection: 'orders', id: order.id, data: { status: 'paid' }, depth: 0, overrideAccess: true, req }),
  )
  return written
}
