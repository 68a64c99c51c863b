import type { PayloadRequest } from 'payload'
import { transfersUnderWay } from '@/core/transfers/transfer-status'

/** What is still on its way for an order, or of one of its names, fails, and its code is erased (R11). Runs in the transaction of `req`. */
export const endTransfers = async (req: PayloadRequest, orderId: string, note: string, domain?: string): Promise<void> => {
  const inside = { depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    collection: 'transfers',
    where: {
      and: [
        { order: { equals: orderId } },
        { status: { in: [...transfersUnderWay] } },
        ...(domain === undefined ? [] : [{ domain: { equals: domain } }]),
      ],
    },
    pagination: false,
    ...inside,
  })
  for (const { id } of docs)
    await req.payload.update({ collection: 'transfers', id, data: { status: 'failed', customerNote: note }, ...inside })
}
