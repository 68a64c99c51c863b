import type { Payload } from 'payload'
import { findOrderById, deleteUnprocessedOrder, findUnprocessedOrders, postponeUnprocessedOrder } from '@/modules/orders/orders.repository'
import { writeInvoices } from '@/modules/invoices/invoices.service'
import { lockOrder } from '@/modules/payments/payments.repository'
import { describeError } from '@/lib/db/database-errors'
import type { Handle } from '@/lib/db/sql'
import { withTransactionSlot } from '@/lib/db/transaction'
import { updateSubscriptionsOfOrder } from '@/modules/subscriptions/subscriptions.service'
import { requestProvisioning } from '@/modules/subscriptions/state-changes'
import { findWithoutTasks } from '@/modules/subscriptions/hosted-service.repository'
import { lockSubscription } from '@/modules/subscriptions/subscriptions.repository'

const atOnce = 100
const retryAfterMs = 3_600_000

interface RunOptions {
  readonly now: number
  readonly isStopping?: () => boolean
}

/** Runs the work that the order's hooks would have done. */
const complete = async (handle: Handle, orderId: string, now: number): Promise<void> => {
  const locked = await lockOrder(handle, { id: orderId })
  const order = locked && (await findOrderById(handle, locked.id))
  if (order) {
    await updateSubscriptionsOfOrder(handle, order, now)
    await writeInvoices(handle, order.id, now)
    for (const id of await findWithoutTasks(handle, order.id)) {
      const subscription = await lockSubscription(handle, id)
      if (subscription) await requestProvisioning(handle, subscription, { operation: 'create', at: now })
    }
  }
  await deleteUnprocessedOrder(handle, orderId)
}

/**
 * U31: during an upgrade, the previous version still books payments without creating subscriptions, invoices or jobs. Completes its orders
 * in batches; every step is idempotent. A failure is retried after an hour and blocks no other order.
 */
export const completeOrders = async (payload: Payload, { now, isStopping = () => false }: RunOptions): Promise<void> => {
  const { drizzle } = payload.db
  for (;;) {
    const found = await findUnprocessedOrders(drizzle, now, atOnce)
    for (const id of found) {
      if (isStopping()) return
      try {
        await withTransactionSlot(payload, () => drizzle.transaction((transaction) => complete(transaction, id, now)))
      } catch (fault) {
        payload.logger.error({ order: id, fault: describeError(fault) }, 'Failed to complete an order placed by a different version')
        await postponeUnprocessedOrder(drizzle, id, now + retryAfterMs)
      }
    }
    if (found.length < atOnce) return
  }
}
