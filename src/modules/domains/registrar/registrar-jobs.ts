import type { PayloadRequest, Where } from 'payload'
import {
  type RegistrarJobKind,
  type RegistrarTaskStatus,
  registrarTaskKey,
  registrarTaskTransitions,
  type Registrar,
  type RegistrarOutcome,
} from '@/core/domains/registrar'
import { renewedUntil } from '@/core/domains/lifecycle'
import { openTransferStatuses, type TransferStatus } from '@/core/domains/transfers'
import { environment } from '@/lib/config/env'
import { recordTransition, type DatedEvent, type EventOrigin, type IllegalTransition, toIsoString } from '@/core/dates'
import { err, type Result } from '@/core/result'
import type { RegistrarTask } from '@/payload-types'
import type { Handle } from '@/lib/db/sql'
import { lockOrderOf } from '@/modules/payments/payments.service'
import { lockTask, taskListIn, findPendingDomains } from '@/modules/domains/domains.repository'
import type { Context } from '@/lib/context'
import { handleOfRequest } from '@/lib/db/transaction'
import { decrypt } from '@/lib/crypto/encryption'
import { findRenewedNames } from '@/modules/orders/orders.repository'
import { findDomainsInTransfer, findEncryptedAuthCode } from '@/modules/domains/transfers/transfers.repository'

interface ClosedTask {
  readonly kind: RegistrarJobKind
  readonly domain: string
  readonly status: RegistrarTaskStatus
  readonly order: string | null
  readonly years: number
  /** Epoch milliseconds as reported by the registrar; `null` means that the date is derived from `years`. */
  readonly expiresAt: number | null
}

const inside = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const
const findNames = async (req: PayloadRequest, { domain }: ClosedTask, where: Where) => {
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { and: [{ name: { equals: domain } }, where] },
    pagination: false,
    ...inside(req),
  })
  return docs
}

/** §9: on the status change, `startTerm` dates the term unless the registrar reports its end. */
const closeRegistration = async (req: PayloadRequest, task: ClosedTask): Promise<void> => {
  const waiting = await findNames(req, task, { and: [{ order: { equals: task.order } }, { status: { equals: 'pending' } }] })
  const end = task.expiresAt === null ? {} : { expiresAt: toIsoString(task.expiresAt) }
  const data = task.status === 'done' ? { status: 'active' as const, ...end } : { status: 'cancelled' as const }
  for (const { id } of waiting) await req.payload.update({ collection: 'domains', id, data, ...inside(req) })
}

const stepsTo = (from: TransferStatus, end: 'completed' | 'failed'): readonly TransferStatus[] =>
  end === 'completed' && from === 'requested' ? ['awaiting-registry', 'completed'] : [end]

/** Follows the transition table step by step, so that each step is dated and emailed. */
const closeTransfer = async (req: PayloadRequest, { domain, order, status }: ClosedTask): Promise<void> => {
  const where: Where = {
    and: [{ domain: { equals: domain } }, { order: { equals: order } }, { status: { in: [...openTransferStatuses] } }],
  }
  const { docs } = await req.payload.find({ collection: 'transfers', where, pagination: false, ...inside(req) })
  for (const transfer of docs) {
    for (const step of stepsTo(transfer.status, status === 'done' ? 'completed' : 'failed')) {
      await req.payload.update({ collection: 'transfers', id: transfer.id, data: { status: step }, ...inside(req) })
    }
  }
}

const closeRenewal = async (req: PayloadRequest, task: ClosedTask): Promise<void> => {
  if (task.status !== 'done') return
  for (const { id, expiresAt } of await findNames(req, task, { status: { in: ['active', 'grace', 'redemption'] } })) {
    const end = task.expiresAt ?? (expiresAt ? renewedUntil(Date.parse(expiresAt), task.years) : null)
    if (end !== null)
      await req.payload.update({ collection: 'domains', id, data: { status: 'active', expiresAt: toIsoString(end) }, ...inside(req) })
  }
}

/**
 * Applies a finished job to its domain or transfer in `req`'s transaction. A cancelled job has no effect, since its order handles the rest.
 */
export const closeTask = async (req: PayloadRequest, task: ClosedTask): Promise<void> => {
  if (task.status !== 'done' && task.status !== 'failed') return
  switch (task.kind) {
    case 'register':
      return closeRegistration(req, task)
    case 'transfer':
      return closeTransfer(req, task)
    case 'renew':
      return closeRenewal(req, task)
    // The owner's change is already stored on the domain, whose page shows the job's status.
    case 'nameservers':
    case 'contacts':
      return
    default:
      return task.kind satisfies never
  }
}

interface EndedTransfer {
  readonly orderId: string
  readonly domain: string
  readonly status: 'done' | 'failed'
}

/**
 * Ends the registrar job of a transfer that staff ended directly. A job that ended first is no longer open, so the two don't trigger each
 * other in a loop.
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

/** A simulated registry has no work to do, so its jobs are done immediately and kept as a record. */
const endSimulatedTasks = async (req: PayloadRequest, where: Where): Promise<void> => {
  if (environment().DOMAIN_PROVIDER !== 'simulated') return
  await req.payload.update({ collection: 'registrar-tasks', where, data: { status: 'done' }, depth: 0, overrideAccess: true, req })
}

const endSimulatedTask = (req: PayloadRequest, key: string): Promise<void> =>
  endSimulatedTasks(req, { and: [{ key: { equals: key } }, { status: { equals: 'open' } }] })

type NoMove = IllegalTransition<RegistrarTaskStatus> | { readonly kind: 'changed-meanwhile' }

/** Validates the transition and returns the dated history. If two closes are concurrent, the second gets `changed-meanwhile`. */
export const advanceTask = async (
  handle: Handle,
  { id, order, status, events }: Pick<RegistrarTask, 'id' | 'order' | 'status' | 'events'>,
  to: RegistrarTaskStatus,
  happening: EventOrigin,
): Promise<Result<readonly DatedEvent[], NoMove>> => {
  if (to !== status) {
    await lockOrderOf(handle, order)
    if ((await lockTask(handle, id)) !== status) return err({ kind: 'changed-meanwhile' })
  }
  return recordTransition(registrarTaskTransitions, { status, events: events ?? [] }, to, happening)
}

interface ReplacementJob {
  readonly kind: Extract<RegistrarJobKind, 'nameservers' | 'contacts'>
  readonly domain: string
}

/**
 * Replaces an open registrar job with one for the newest state, in `req`'s transaction. An unknown outcome throws and rolls back
 * everything.
 */
export const replaceJob = async (
  context: Pick<Context, 'registrarOf'>,
  req: PayloadRequest,
  { kind, domain }: ReplacementJob,
  ask: (registrar: Registrar) => Promise<RegistrarOutcome>,
): Promise<void> => {
  const where: Where = { and: [{ kind: { equals: kind } }, { domain: { equals: domain } }, { status: { equals: 'open' } }] }
  await req.payload.update({ collection: 'registrar-tasks', where, data: { status: 'cancelled' }, depth: 0, overrideAccess: true, req })
  const outcome = await ask(context.registrarOf(taskListIn(await handleOfRequest(req))))
  if (outcome.kind === 'unknown') throw new Error(`Registrar outcome unknown for ${domain}`)
  await endSimulatedTasks(req, where)
}

/**
 * Queues registrar jobs for a paid order in `req`'s transaction, once per line. An unknown outcome throws and rolls back; the next payment
 * event retries.
 */
export const dispatchJobs = async (context: Pick<Context, 'registrarOf'>, req: PayloadRequest, order: string): Promise<void> => {
  const handle = await handleOfRequest(req)
  const registrar = context.registrarOf(taskListIn(handle))
  const taken = (domain: string, outcome: RegistrarOutcome): void => {
    if (outcome.kind === 'unknown') throw new Error(`Registrar outcome unknown for ${domain}`)
  }
  for (const { domain, years, contacts } of await findPendingDomains(handle, order)) {
    taken(domain, await registrar.register({ key: registrarTaskKey('register', order, domain), domain, order, years, contacts }))
  }
  for (const domain of await findDomainsInTransfer(handle, order)) {
    const authorizationCode = async () => decrypt(req.payload, await findEncryptedAuthCode(handle, order, domain))
    taken(domain, await registrar.transfer({ key: registrarTaskKey('transfer', order, domain), domain, order, authorizationCode }))
  }
  for (const { domain, years } of await findRenewedNames(handle, order)) {
    const key = registrarTaskKey('renew', order, domain)
    taken(domain, await registrar.renew({ key, domain, order, years }))
    await endSimulatedTask(req, key)
  }
}

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
