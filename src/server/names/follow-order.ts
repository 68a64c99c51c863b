import type { PayloadRequest } from 'payload'
import { isOrderOver } from '@/core/orders/order-status'
import { ok, refuse, type Result } from '@/core/result'
import type { Order } from '@/payload-types'
import { findOrderById } from '@/server/orders/order-repository'
import type { Context } from '@/server/platform/context'
import { handleOfRequest } from '@/server/platform/request-handle'
import { cancelOpenTasks, handOutJobs } from './hand-out-jobs'
import { deleteHoldsOf } from './holds/hold-repository'
import { holdNamesAgain } from './holds/hold-names'
import { cancelPendingNames, provisionOrder } from './provision-order'
import { endTransfers } from './transfers/end-transfers'

/** Takes along what has not arrived. */
const endNames = async (req: PayloadRequest, { id, orderNumber, status }: Order): Promise<void> => {
  await cancelPendingNames(req, id)
  await cancelOpenTasks(req, id)
  await endTransfers(req, id, `${orderNumber}: ${status}`)
}

/**
 * O8: an order that becomes paid brings its names, in the same transaction; one that is over (cancelled or paid back, not one
 * whose payment failed: it may be tried again) takes along what has not arrived. N1: its names are held while it waits for its money,
 * and let go where it failed or is over. Refused where one that comes back has lost a name.
 */
export const followOrder = async (
  context: Pick<Context, 'now' | 'registrarOf'>,
  req: PayloadRequest,
  order: Order,
  isNew: boolean,
): Promise<Result<null, string>> => {
  const handle = await handleOfRequest(req)
  if (!isNew && order.status === 'pending') {
    const stored = await findOrderById(handle, order.id)
    const [gone] = stored ? await holdNamesAgain(handle, stored, context.now()) : []
    if (gone !== undefined) return refuse(gone)
  }
  if (order.status === 'paid') {
    await provisionOrder(req, order.orderNumber, context.now())
    await handOutJobs(context, req, order.id)
  }
  if (isOrderOver(order.status)) await endNames(req, order)
  if (order.status === 'failed' || isOrderOver(order.status)) await deleteHoldsOf(handle, order.id)
  return ok(null)
}
