import type { PayloadRequest } from 'payload'
import { transfersUnderWay } from '@/core/transfers/transfer-status'

/** An order that is over moves nothing any more: what is still on its way fails, and its code is erased (R11). Runs in the transaction of `req`. */
export const endTransfers = async (req: PayloadRequest, orderId: string, note: string): Promise<void> => {
  const inside = { depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    collection: 'transfers',
    where: { and: [{ order: { equals: orderId } }, { status: { in: [...transfersUnderWay] } }] },
    pagination: false,
    ...inside,
  })
  for (const { id } of docs) await req.payload.update({ collection: 'transfers', id, data: { status: 'failed', customerNote: note }, ...inside })
}
