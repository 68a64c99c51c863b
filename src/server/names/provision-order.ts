import type { PayloadRequest } from 'payload'
import { environment } from '@/config/env'
import type { DomainStatus } from '@/core/domains/domain-status'
import { isRegistration } from '@/core/receipt/line-words'
import { findOrderByNumber } from '@/server/orders/order-repository'
import { heldBy } from '@/server/orders/held-by'
import { takeRegistrants } from './holds/hold-repository'
import { ownPaidNames } from './lost-names'
import { mailRegistered } from './mail-registered'
import { handleOfRequest } from '@/server/platform/request-handle'
import { endTransfers } from './transfers/end-transfers'

/** A simulated registry registers nothing, so a name belongs to its owner as soon as it is paid for. */
const firstStatus = (): DomainStatus => (environment().DOMAIN_PROVIDER === 'simulated' ? 'active' : 'pending')

/**
 * What a paid order brings: a row for every name it registers, with its add-ons. Names that move here come with their transfer; a name
 * that is somebody else's by now does not come at all (N1). Idempotent:
 * a name the order has brought already is left alone, and of two at once the second waits for the order's row (freeze-order
 * holds it in a change of status) or is stopped by the unique index. Runs in the transaction of `req`.
 */
export const provisionOrder = async (req: PayloadRequest, orderNumber: string, now: number = Date.now()): Promise<readonly string[]> => {
  const order = await findOrderByNumber(await handleOfRequest(req), orderNumber)
  if (!order || (order.status !== 'paid' && order.status !== 'fulfilled')) return []
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { order: { equals: order.id } },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const lost = await ownPaidNames(req, order, now)
  for (const name of lost) await endTransfers(req, order.id, `${order.orderNumber}: ${name}`, name)
  const known = new Set([...docs.map(({ name }) => name), ...lost])
  const names = order.lines
    .filter(isRegistration)
    .map(({ id }) => id)
    .filter((name) => !known.has(name))
  const at = new Date(now).toISOString()
  const owners = names.length === 0 ? null : await takeRegistrants(await handleOfRequest(req), order.id, names)
  for (const name of names) {
    const registrant = owners?.get(name)
    const data = {
      ...heldBy(order, name),
      ...(registrant ? { contacts: { registrant: { ...registrant } } } : {}),
      status: firstStatus(),
      events: [{ type: 'ordered', at }],
    }
    await req.payload.create({ collection: 'domains', data, depth: 0, overrideAccess: true, req })
  }
  if (names.length > 0) await mailRegistered(req, order.id)
  return names
}

/** A refunded order: names that are not registered yet will not be. */
export const cancelPendingNames = async (req: PayloadRequest, orderId: string): Promise<void> => {
  await req.payload.update({
    collection: 'domains',
    where: { and: [{ order: { equals: orderId } }, { status: { equals: 'pending' } }] },
    data: { status: 'cancelled' },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
