import type { PayloadRequest } from 'payload'
import { environment } from '@/config/env'

/** A simulated registry renews nothing, so its tasks are done as soon as they are handed out; they are kept as a record. */
export const endSimulatedTask = async (req: PayloadRequest, key: string): Promise<void> => {
  if (environment().DOMAIN_PROVIDER !== 'simulated') return
  await req.payload.update({
    collection: 'registrar-tasks',
    where: { and: [{ key: { equals: key } }, { status: { equals: 'open' } }] },
    data: { status: 'done' },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
