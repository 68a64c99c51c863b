import type { PayloadRequest } from 'payload'
import { registrarTaskKey } from '@/core/domains/registrar-tasks'
import type { RegistrarOutcome } from '@/core/domains/registrar'
import type { Context } from '@/server/platform/context'
import { handleOfRequest } from '@/server/platform/request-handle'
import { openSealed } from '@/server/platform/sealed-text'
import { findRenewedNames } from '@/server/orders/ordered-name-repository'
import { findPendingNames } from './domain-repository'
import { findMovingNames, findSealedCode } from './transfers/transfer-repository'
import { endSimulatedTask } from './registrar/end-simulated'
import { taskListIn } from './registrar/task-repository'

/**
 * A paid order asks the registrar for what it sold, in the transaction of `req`: once a line, however often it is said to be
 * paid. A registrar that cannot say whether it has taken a job undoes the whole, and it is tried again with the payment's next word.
 */
export const handOutJobs = async (context: Pick<Context, 'registrarOf'>, req: PayloadRequest, order: string): Promise<void> => {
  const handle = await handleOfRequest(req)
  const registrar = context.registrarOf(taskListIn(handle))
  const taken = (domain: string, outcome: RegistrarOutcome): void => {
    if (outcome.kind === 'unknown') throw new Error(`The registrar does not say whether it has taken ${domain}`)
  }
  for (const { domain, years, contacts } of await findPendingNames(handle, order)) {
    taken(domain, await registrar.register({ key: registrarTaskKey('register', order, domain), domain, order, years, contacts }))
  }
  for (const domain of await findMovingNames(handle, order)) {
    const authorizationCode = async () => openSealed(req.payload, await findSealedCode(handle, order, domain))
    taken(domain, await registrar.transfer({ key: registrarTaskKey('transfer', order, domain), domain, order, authorizationCode }))
  }
  for (const { domain, years } of await findRenewedNames(handle, order)) {
    const key = registrarTaskKey('renew', order, domain)
    taken(domain, await registrar.renew({ key, domain, order, years }))
    await endSimulatedTask(req, key)
  }
}

/** A refunded order has no more work to hand out. */
export const cancelOpenTasks = async (req: PayloadRequest, order: string): Promise<void> => {
  const { docs } = await req.payload.find({
    collection: 'registrar-tasks',
    where: { and: [{ order: { equals: order } }, { status: { equals: 'open' } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({ collection: 'registrar-tasks', id, data: { status: 'cancelled' }, depth: 0, overrideAccess: true, req })
  }
}
