import type { PayloadRequest, Where } from 'payload'
import type { RegistrarJobKind } from '@/core/domains/registrar'
import type { RegistrarTaskStatus } from '@/core/domains/registrar-tasks'
import { renewedUntil } from '@/core/domains/registration-term'
import { transfersUnderWay, type TransferStatus } from '@/core/transfers/transfer-status'

export interface ClosedTask {
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
