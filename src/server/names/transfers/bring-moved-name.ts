import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { registrarTaskKey } from '@/core/domains/registrar-tasks'
import type { Handle } from '@/server/platform/database/handle'
import { findOrderByNumber } from '@/server/orders/order-repository'
import { handleOfRequest } from '@/server/platform/request-handle'
import { heldBy } from '@/server/orders/held-by'

const numberOf = async (handle: Handle, orderId: string): Promise<string> => {
  const { rows } = await handle.execute<{ order_number: string }>(sql`select order_number from orders where id = ${orderId}`)
  return rows[0]?.order_number ?? ''
}

/** What staff wrote on the task, as the registrar says; ISO 8601. */
const endOfTerm = async (handle: Handle, orderId: string, domain: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ until: string | null }>(sql`
    select extract(epoch from expires_at) * 1000 as until from registrar_tasks where key = ${registrarTaskKey('transfer', orderId, domain)}
  `)
  const until = rows[0]?.until ?? null
  return until === null ? null : new Date(Number(until)).toISOString()
}

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
  const order = await findOrderByNumber(handle, await numberOf(handle, orderId))
  if (!order) return null
  const expiresAt = await endOfTerm(handle, orderId, domain)
  const { expiresAt: until } = await req.payload.create({
    collection: 'domains',
    data: {
      ...heldBy(order, domain),
      status: 'active',
      ...(expiresAt === null ? {} : { expiresAt }),
      events: [{ type: 'transferred', at: new Date().toISOString() }],
    },
    ...inside,
  })
  return until ?? null
}
