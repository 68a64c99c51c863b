import type { Payload } from 'payload'
import { findOrderById } from '@/server/orders/order-repository'
import { writeInvoices } from '@/server/invoices/write-invoices'
import { lockOrder } from '@/server/payments/payment-repository'
import { describeFault } from '@/server/platform/database/database-faults'
import type { Handle } from '@/server/platform/database/handle'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { followOrder } from '@/server/subscriptions/follow-order'
import { askHost } from '@/server/subscriptions/queue-work'
import { lockSubscription } from '@/server/subscriptions/subscription-repository'
import { findWithoutTasks } from '@/server/subscriptions/work-repository'
import { deleteUnfollowed, findUnfollowed, postponeUnfollowed } from './unfollowed-repository'

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
    await followOrder(handle, order, now)
    await writeInvoices(handle, order.id, now)
    for (const id of await findWithoutTasks(handle, order.id)) {
      const subscription = await lockSubscription(handle, id)
      if (subscription) await askHost(handle, subscription, { operation: 'create', at: now })
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
        await withinLimit(payload, () => drizzle.transaction((transaction) => complete(transaction, id, now)))
      } catch (fault) {
        payload.logger.error({ order: id, fault: describeFault(fault) }, 'An order of another version could not be completed')
        await postponeUnfollowed(drizzle, id, now + retryAfterMs)
      }
    }
    if (found.length < atOnce) return
  }
}
