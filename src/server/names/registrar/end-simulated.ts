import type { PayloadRequest, Where } from 'payload'
import { environment } from '@/config/env'

/** A simulated registry does nothing, so tasks there are done as soon as they are handed out; they are kept as a record. */
export const endSimulatedTasks = async (req: PayloadRequest, where: Where): Promise<void> => {
  if (environment().DOMAIN_PROVIDER !== 'simulated') return
  await req.payload.update({ collection: 'registrar-tasks', where, data: { status: 'done' }, depth: 0, overrideAccess: true, req })
}

export const endSimulatedTask = (req: PayloadRequest, key: string): Promise<void> =>
  endSimulatedTasks(req, { and: [{ key: { equals: key } }, { status: { equals: 'open' } }] })
