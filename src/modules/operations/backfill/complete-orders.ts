import type { Payload } from 'payload'
import { findOrderById } from '@/modules/orders/orders.repository'
import { writeInvoices } from '@/modules/invoices/invoices.service'
import { lockOrder } from '@/modules/payments/payments.repository'
import { describeError } from '@/lib/db/database-errors'
import type { Handle } from '@/lib/db/sql'
import { withTransactionSlot } from '@/lib/db/transaction'
import { onOrderStatusChanged } from '@/modules/subscriptions/subscriptions.service'
import { requestHost } from '@/modules/subscriptions/state-changes'
import { lockSubscription, findWithoutTasks } from '@/modules/subscriptions/subscriptions.repository'
import { deleteUnfollowed, findUnfollowed, postponeUnfollowed } from './backfill.repository'

const atOnce = 100
const retryAfterMs = 3_600_000

interface Turn {
  readonly now: number
  readonly isStopping?: () => boolean
}

/** What the hooks of an order make of its money, in the transaction that holds its row. */
const complete = async (handle: Handle, orderId: string, now: number): Promise<void> => {
  const locked = await lockOrder(handle, { id: orderId })
  const order = locked && (await findOrderById(handle, locked.id))
  if (order) {
    await onOrderStatusChanged(handle, order, now)
    await writeInvoices(handle, order.id, now)
    for (const id of await findWithoutTasks(handle, order.id)) {
      const subscription = await lockSubscription(handle, id)
      if (subscription) await requestHost(handle, subscription, { operation: 'create', at: now })
    }
  }
  await deleteUnfollowed(handle, orderId)
}

/**
 * U31: while a shop is upgraded, the version before books money too and knows nothing of subscriptions, invoices or hosts. What it left is
 * made up for here, once each: every step finds what is there. A batch at a time, by an index; what fails waits an hour and holds up nobody.
 */
export const completeOrders = async (payload: Payload, { now, isStopping = () => false }: Turn): Promise<void> => {
  const { drizzle } = payload.db
  for (;;) {
    const found = await findUnfollowed(drizzle, now, atOnce)
    for (const id of found) {
      if (isStopping()) return
      try {
        await withTransactionSlot(payload, () => drizzle.transaction((transaction) => complete(transaction, id, now)))
      } catch (fault) {
        payload.logger.error({ order: id, fault: describeError(fault) }, 'An order of another version could not be completed')
        await postponeUnfollowed(drizzle, id, now + retryAfterMs)
      }
    }
    if (found.length < atOnce) return
  }
}
