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
import { transfersUnderWay, type TransferStatus } from '@/core/domains/transfers'
import { environment } from '@/lib/config/env'
import { datedMove, type DatedEvent, type Happening, type NoSuchMove } from '@/core/dates'
import { err, type Result } from '@/core/result'
import type { RegistrarTask } from '@/payload-types'
import type { Handle } from '@/lib/db/sql'
import { lockOrderOf } from '@/modules/payments/payments.service'
import { lockTask, taskListIn } from './registrar.repository'
import type { Context } from '@/lib/context'
import { handleOfRequest } from '@/lib/http/client-address'
import { decrypt } from '@/lib/crypto/encryption'
import { findRenewedNames } from '@/modules/orders/orders.repository'
import { findPendingNames } from '@/modules/domains/domains.repository'
import { findMovingNames, findSealedCode } from '@/modules/domains/transfers/transfers.repository'

interface ClosedTask {
  readonly kind: RegistrarJobKind
  readonly domain: string
  readonly status: RegistrarTaskStatus
  readonly order: string | null
  readonly years: number
  /** Epoch milliseconds, as the registrar says; `null`: so many years. */
  readonly expiresAt: number | null
}

const inside = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const
const iso = (instant: number): string => new Date(instant).toISOString()

const findNames = async (req: PayloadRequest, { domain }: ClosedTask, where: Where) => {
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { and: [{ name: { equals: domain } }, where] },
    pagination: false,
    ...inside(req),
  })
  return docs
}

/** §9: the term begins with the status (start-term), unless the registrar names its end. */
const closeRegistration = async (req: PayloadRequest, task: ClosedTask): Promise<void> => {
  const waiting = await findNames(req, task, { and: [{ order: { equals: task.order } }, { status: { equals: 'pending' } }] })
  const end = task.expiresAt === null ? {} : { expiresAt: iso(task.expiresAt) }
  const data = task.status === 'done' ? { status: 'active' as const, ...end } : { status: 'cancelled' as const }
  for (const { id } of waiting) await req.payload.update({ collection: 'domains', id, data, ...inside(req) })
}

const stepsTo = (from: TransferStatus, end: 'completed' | 'failed'): readonly TransferStatus[] =>
  end === 'completed' && from === 'requested' ? ['awaiting-registry', 'completed'] : [end]

/** Along the transfer's own table, so that each of its steps is dated and told. */
const closeTransfer = async (req: PayloadRequest, { domain, order, status }: ClosedTask): Promise<void> => {
  const where: Where = { and: [{ domain: { equals: domain } }, { order: { equals: order } }, { status: { in: [...transfersUnderWay] } }] }
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
      await req.payload.update({ collection: 'domains', id, data: { status: 'active', expiresAt: iso(end) }, ...inside(req) })
  }
}

/** What a task that was ended means for the name or the transfer it was about, in the transaction of `req`. A cancelled one means nothing: its order says the rest. */
export const closeTask = async (req: PayloadRequest, task: ClosedTask): Promise<void> => {
  if (task.status !== 'done' && task.status !== 'failed') return
  switch (task.kind) {
    case 'register':
      return closeRegistration(req, task)
    case 'transfer':
      return closeTransfer(req, task)
    case 'renew':
      return closeRenewal(req, task)
    // What its owner changed stands on the name already, and the name's page says what became of the task.
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

/** A simulated registry does nothing, so tasks there are done as soon as they are handed out; they are kept as a record. */
const endSimulatedTasks = async (req: PayloadRequest, where: Where): Promise<void> => {
  if (environment().DOMAIN_PROVIDER !== 'simulated') return
  await req.payload.update({ collection: 'registrar-tasks', where, data: { status: 'done' }, depth: 0, overrideAccess: true, req })
}

const endSimulatedTask = (req: PayloadRequest, key: string): Promise<void> =>
  endSimulatedTasks(req, { and: [{ key: { equals: key } }, { status: { equals: 'open' } }] })

type NoMove = NoSuchMove<RegistrarTaskStatus> | { readonly kind: 'changed-meanwhile' }

/** Along its table, dated, and of two people who close it at once only the first. Answers its history. */
export const moveTask = async (
  handle: Handle,
  { id, order, status, events }: Pick<RegistrarTask, 'id' | 'order' | 'status' | 'events'>,
  to: RegistrarTaskStatus,
  happening: Happening,
): Promise<Result<readonly DatedEvent[], NoMove>> => {
  if (to !== status) {
    await lockOrderOf(handle, order)
    if ((await lockTask(handle, id)) !== status) return err({ kind: 'changed-meanwhile' })
  }
  return datedMove(registrarTaskTransitions, { status, events: events ?? [] }, to, happening)
}

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
    const authorizationCode = async () => decrypt(req.payload, await findSealedCode(handle, order, domain))
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
