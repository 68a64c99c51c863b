import type { PayloadRequest } from 'payload'
import { registrarTaskKey } from '@/core/domains/registrar-tasks'

interface EndedTransfer {
  readonly orderId: string
  readonly domain: string
  readonly status: 'done' | 'failed'
}

/**
 * A transfer that staff ended by itself ends its task as well. Where the task was ended first it is not open any more, so the
 * two never move each other in a circle.
 */
export const closeTransferTask = async (req: PayloadRequest, { orderId, domain, status }: EndedTransfer): Promise<void> => {
  const inside = { depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    collection: 'registrar-tasks',
    where: { and: [{ key: { equals: registrarTaskKey('transfer', orderId, domain) } }, { status: { equals: 'open' } }] },
    pagination: false,
    ...inside,
  })
  for (const { id } of docs) await req.payload.update({ collection: 'registrar-tasks', id, data: { status }, ...inside })
}
