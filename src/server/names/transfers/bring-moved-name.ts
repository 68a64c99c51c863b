import type { PayloadRequest } from 'payload'
import { registrarTaskKey } from '@/core/domains/registrar-tasks'
import { findOrderById } from '@/server/orders/order-repository'
import { handleOfRequest } from '@/server/platform/request-handle'
import { takeRegistrants } from '../holds/hold-repository'
import { findEndOfTerm } from '../registrar/task-repository'
import { heldBy } from '@/server/orders/held-by'

/**
 * P8: a name that has arrived is its customer's, with a year on top: until the day the registrar says, else a year from now
 * (start-term). Once an order and name. Answers when it expires.
 */
export const bringMovedName = async (req: PayloadRequest, orderId: string, domain: string): Promise<string | null> => {
  const inside = { depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { and: [{ order: { equals: orderId } }, { name: { equals: domain } }] },
    limit: 1,
    ...inside,
  })
  const [known] = docs
  if (known) return known.expiresAt ?? null
  const handle = await handleOfRequest(req)
  const order = await findOrderById(handle, orderId)
  if (!order) return null
  const registrant = (await takeRegistrants(handle, orderId, [domain])).get(domain)
  const end = await findEndOfTerm(handle, registrarTaskKey('transfer', orderId, domain))
  const { expiresAt: until } = await req.payload.create({
    collection: 'domains',
    data: {
      ...heldBy(order, domain),
      ...(registrant ? { contacts: { registrant: { ...registrant } } } : {}),
      status: 'active',
      ...(end === null ? {} : { expiresAt: new Date(end).toISOString() }),
      events: [{ type: 'transferred', at: new Date().toISOString() }],
    },
    ...inside,
  })
  return until ?? null
}
