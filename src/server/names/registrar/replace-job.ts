import type { PayloadRequest, Where } from 'payload'
import type { Registrar, RegistrarJobKind, RegistrarOutcome } from '@/core/domains/registrar'
import type { Context } from '@/server/platform/context'
import { handleOfRequest } from '@/server/platform/request-handle'
import { endSimulatedTasks } from './end-simulated'
import { taskListIn } from './task-repository'

interface Replaced {
  readonly kind: Extract<RegistrarJobKind, 'nameservers' | 'contacts'>
  readonly domain: string
}

/**
 * Asks the registrar for the newest state of something, in the transaction of `req`: what was asked before and still waits is not
 * worth doing any more. A registrar that cannot say whether it has taken the job undoes the whole.
 */
export const replaceJob = async (
  context: Pick<Context, 'registrarOf'>,
  req: PayloadRequest,
  { kind, domain }: Replaced,
  ask: (registrar: Registrar) => Promise<RegistrarOutcome>,
): Promise<void> => {
  const where: Where = { and: [{ kind: { equals: kind } }, { domain: { equals: domain } }, { status: { equals: 'open' } }] }
  await req.payload.update({ collection: 'registrar-tasks', where, data: { status: 'cancelled' }, depth: 0, overrideAccess: true, req })
  const outcome = await ask(context.registrarOf(taskListIn(await handleOfRequest(req))))
  if (outcome.kind === 'unknown') throw new Error(`The registrar does not say whether it has taken ${domain}`)
  await endSimulatedTasks(req, where)
}
