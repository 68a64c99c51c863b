import { attachedDomainsOf } from '@/core/subscriptions/attached-domain'
import { paidUntil, stateByClock } from '@/core/subscriptions/lifecycle'
import {
  type ProvisionOperation,
  evaluateOutcome,
  type EvaluatedOutcome,
  type AccessAnswer,
  type ProvisionOutcome,
  type ServiceReport,
  type Provisioner,
  isCloseable,
  mayReportFacts,
  mayRunAgain,
} from '@/core/provisioning/provisioning'
import { queueStaffNotice, queueMail } from '@/lib/outbox/outbox'
import { type Transaction, withTransactionSlot } from '@/lib/db/transaction'
import { findSubscriptionLimits } from '@/modules/subscriptions/subscriptions.service'
import { noticeOf, applyStateChange } from '@/modules/subscriptions/state-changes'
import {
  type SubscriptionRecord,
  insertSubscriptionEvent,
  findSubscription,
  lockSubscription,
} from '@/modules/subscriptions/subscriptions.repository'
import { findJobData, updateAccess, updateFacts, requestConnections } from '@/modules/subscriptions/hosted-service.repository'
import { emitEvents, jobMoved } from '@/modules/webhooks/events'
import { isStaging } from '@/lib/config/staging'
import { provisionPace } from '@/lib/config/limits'
import type { Context } from '@/lib/context'
import { describeError } from '@/lib/db/database-errors'
import { countProvisioning } from '@/lib/observability/metrics'
import {
  claimJobs,
  lockNextTasks,
  updateProcessedTask,
  type ClaimedTask,
  findSubscriptionOfTask,
  findJobByKey,
  lockTask,
  updateClosedTask,
  restartTask,
  type ClaimedJob,
  type KnownTask,
} from './provisioning.repository'
import { ok, err, type Result } from '@/core/result'
import { insertStaffAction } from '@/lib/audit'

interface Settling {
  readonly transaction: Transaction
  /** The subscription's row is locked. */
  readonly subscription: SubscriptionRecord
  readonly task: { readonly id: string; readonly kind: ProvisionOperation }
  readonly at: number
  readonly by?: string | null
}

/** C4, C11: updates the domains' records to match what the host reported. */
const connectAttached = ({ transaction, subscription, at }: Pick<Settling, 'transaction' | 'subscription' | 'at'>): Promise<void> =>
  requestConnections(transaction, subscription.id, attachedDomainsOf(subscription.items), at)

const saveReport = async ({ transaction, subscription, at }: Settling, report: ServiceReport | null): Promise<void> => {
  if (report === null) return
  await updateAccess(transaction, subscription.id, report.access)
  await updateFacts(transaction, subscription.id, report.facts ?? {}, at)
}

/** U26: from now on, the subscription's dates determine its state. The term started with the payment and doesn't move. */
const ready = async (settling: Settling, report: ServiceReport | null): Promise<void> => {
  const { transaction, subscription, task, at, by = null } = settling
  await saveReport(settling, report)
  if (subscription.state === 'ended') return
  await connectAttached({ transaction, subscription, at })
  const limits = await findSubscriptionLimits(transaction)
  const state = subscription.state === 'pending' ? stateByClock({ ...subscription, state: 'active' }, at, limits) : subscription.state
  const isOver = state === 'ended'
  const after = isOver ? subscription : await applyStateChange(transaction, subscription, { state }, { at, limits, by, event: 'setUp' })
  if (isOver) return
  const notice = { kind: 'ready' as const, date: new Date(paidUntil(after)).toISOString(), ...(report && { access: report.access }) }
  await queueMail(transaction, noticeOf(after, notice, `subscription-ready:${task.id}`))
}

/** P22. */
const emitJob = async (
  { transaction, task, at }: Pick<Settling, 'transaction' | 'task' | 'at'>,
  type: 'job.created' | 'job.done' | 'job.refused',
  reason: string | null = null,
): Promise<void> => {
  const data = await findJobData(transaction, task.id, reason)
  if (data) await emitEvents(transaction, [jobMoved(type, data, at)])
}

const settleDone = async (settling: Settling, report: ServiceReport | null): Promise<void> => {
  const { transaction, subscription, task, at, by = null } = settling
  await emitJob(settling, 'job.done')
  switch (task.kind) {
    case 'create':
      return ready(settling, report)
    case 'change':
      await saveReport(settling, report)
      await connectAttached(settling)
      return insertSubscriptionEvent(transaction, subscription.id, { type: 'changedAtHost', at, note: null, by })
    case 'end':
      return updateAccess(transaction, subscription.id, null)
    case 'suspend':
    case 'resume':
      return undefined
    default:
      return task.kind satisfies never
  }
}

/** U27: notifies staff, unless they reported the failure themselves. */
const settleFailed = async (settling: Settling, reason: string, round: string): Promise<void> => {
  const { transaction, subscription, task, at, by = null } = settling
  await emitJob(settling, 'job.refused', reason)
  await insertSubscriptionEvent(transaction, subscription.id, { type: `${task.kind}Failed`, at, note: reason, by })
  if (by !== null) return
  await queueStaffNotice(transaction, {
    kind: 'provisioning-failed',
    key: round,
    adminPath: `/collections/provision-tasks/${task.id}`,
    facts: [
      { name: 'name', value: subscription.name },
      { name: 'reason', value: reason },
    ],
  })
}

type World = Pick<Context, 'payload' | 'provisioner' | 'now' | 'random' | 'logger'>

const ask = (provisioner: Provisioner, task: ClaimedTask, owner: string): Promise<ProvisionOutcome> => {
  const { kind, key, service, product, settings } = task
  return kind === 'create' || kind === 'change'
    ? provisioner[kind]({ key, service, product, settings, owner })
    : provisioner[kind]({ key, service })
}

const none: AccessAnswer = { kind: 'none' }

interface Answered {
  readonly outcome: ProvisionOutcome
  readonly access: AccessAnswer
}

/** U28: the outcome counts only together with the login details; if those are unknown, so is the outcome. */
const askWhole = async ({ provisioner }: World, task: ClaimedTask, owner: string): Promise<Answered> => {
  const outcome = await ask(provisioner, task, owner)
  const opens = outcome.kind === 'done' && (task.kind === 'create' || task.kind === 'change')
  if (opens && outcome.report) return { outcome, access: { kind: 'access', ...outcome.report } }
  const access = opens ? await provisioner.access(task.service) : none
  return { outcome: access.kind === 'unknown' ? { kind: 'unknown' } : outcome, access }
}

/** Locks the subscription's row first, in the same order as other writers. */
const settle = async (world: World, task: ClaimedTask, judged: EvaluatedOutcome, { access }: Answered): Promise<boolean> => {
  const at = world.now()
  const { payload } = world
  const write = async (transaction: Transaction): Promise<boolean> => {
    const subscription = await lockSubscription(transaction, task.subscription)
    if (!subscription) return false
    const { status, wait, fault, reference, note } = judged
    const isOurs = await updateProcessedTask(transaction, task, {
      status,
      nextAttemptAt: wait === null ? null : at + wait,
      at,
      fault,
      reference,
      note,
    })
    if (!isOurs) return false
    const settling = { transaction, subscription, task, at }
    if (status === 'done') await settleDone(settling, access.kind === 'access' ? access : null)
    if (status === 'failed') await settleFailed(settling, judged.note ?? fault ?? status, task.key)
    return true
  }
  return withTransactionSlot(payload, () => payload.db.drizzle.transaction(write))
}

const work = async (world: World, task: ClaimedTask): Promise<void> => {
  const { payload, logger, now, random } = world
  const subscription = await findSubscription(payload.db.drizzle, task.subscription)
  if (!subscription) return
  const answered = await askWhole(world, task, subscription.email)
  const { attempts, firstTriedAt, kind } = task
  const judged = evaluateOutcome(answered.outcome, { kind, attempts, since: now() - firstTriedAt, random: random() }, provisionPace)
  if (!(await settle(world, task, judged, answered))) return
  countProvisioning(judged.status === 'done' ? 'done' : judged.status === 'failed' ? 'failed' : 'again')
  if (judged.fault !== null) logger.warn({ task: task.id, kind, attempts, fault: judged.fault }, 'Provisioning attempt failed')
}

interface Shift {
  readonly isStopping?: () => boolean
  /** Called after `milliseconds` of work; throttles the worker. */
  readonly rest?: (milliseconds: number) => Promise<unknown>
}

/**
 * U25: runs due jobs until none is left, several concurrently but in order within a subscription. Can be run concurrently and interrupted
 * safely. A staging copy runs none.
 */
export const runProvisioning = async (world: World, { isStopping = () => false, rest }: Shift = {}): Promise<void> => {
  if (isStaging()) return
  const { drizzle } = world.payload.db
  while (!isStopping()) {
    const began = performance.now()
    const tasks = await lockNextTasks(drizzle, world.now(), provisionPace.atOnce)
    if (tasks.length === 0) return
    const tried = tasks.map((task) =>
      // The task's next run retries the job with the same key.
      work(world, task).catch((fault: unknown) =>
        world.logger.warn({ task: task.id, fault: describeError(fault) }, 'Failed to store provisioning result'),
      ),
    )
    await Promise.all(tried)
    await rest?.(performance.now() - began)
  }
}

export type StaffCommand =
  | { readonly kind: 'done'; readonly report: ServiceReport | null }
  /** C6: updates facts about a service that already exists. */
  | { readonly kind: 'facts'; readonly report: ServiceReport }
  | { readonly kind: 'failed' | 'again'; readonly reason: string }

interface CloseRequest {
  readonly id: string
  readonly deed: StaffCommand
  readonly by: string
}

export type CloseJobError = 'not-found' | 'not-possible'

interface ClosingTask {
  readonly transaction: Transaction
  readonly subscription: SubscriptionRecord
  readonly task: KnownTask
  readonly at: number
  readonly by: string
}

const perform = async ({ transaction, subscription, task, at, by }: ClosingTask, deed: StaffCommand): Promise<boolean> => {
  const settling = { transaction, subscription, task, at, by }
  if (deed.kind === 'facts') {
    if (!mayReportFacts(task) || subscription.state === 'ended') return false
    await saveReport(settling, deed.report)
    await connectAttached(settling)
    return true
  }
  if (deed.kind === 'again') {
    if (!mayRunAgain(task.status)) return false
    await restartTask(transaction, task, at)
    await emitJob(settling, 'job.created')
    return true
  }
  if (!isCloseable(task.status) || (deed.kind === 'failed' && task.status === 'failed')) return false
  const closed = { nextAttemptAt: null, at, by }
  if (deed.kind === 'done') {
    await updateClosedTask(transaction, task.id, { ...closed, status: 'done', fault: null })
    await settleDone(settling, deed.report)
    return true
  }
  await updateClosedTask(transaction, task.id, { ...closed, status: 'failed', fault: 'given-up', note: deed.reason })
  await settleFailed(settling, deed.reason, `${task.id}:${task.round}`)
  return true
}

/** U29: closes a job on behalf of staff and writes the audit log, in one transaction and only once. */
export const closeTask = async ({ payload, now }: Context, { id, deed, by }: CloseRequest): Promise<Result<null, CloseJobError>> =>
  payload.db.drizzle.transaction(async (transaction): Promise<Result<null, CloseJobError>> => {
    const owner = await findSubscriptionOfTask(transaction, id)
    const subscription = owner === null ? null : await lockSubscription(transaction, owner)
    const task = subscription && (await lockTask(transaction, id))
    if (!subscription || !task) return err('not-found')
    if (!(await perform({ transaction, subscription, task, at: now(), by }, deed))) return err('not-possible')
    const action = { person: by, action: 'changed', area: 'provision-tasks', document: id, fields: [deed.kind] } as const
    await insertStaffAction(transaction, action)
    return ok(null)
  })

/** P20: jobs for one of the operator's programs, with the address to invite. Empty in a staging copy. */
export const claimProvisioningJobs = async (
  { payload, now }: Pick<Context, 'payload' | 'now'>,
  { max, leaseSeconds }: { readonly max: number; readonly leaseSeconds: number },
): Promise<readonly ClaimedJob[]> =>
  isStaging() ? [] : claimJobs(payload.db.drizzle, { now: now(), leaseMs: leaseSeconds * 1000, limit: max })

type JobOutcome = { readonly kind: 'done'; readonly report: ServiceReport | null } | { readonly kind: 'refused'; readonly reason: string }

const isAsClosed = ({ status }: Pick<KnownTask, 'status'>, { kind }: JobOutcome): boolean =>
  status === (kind === 'done' ? 'done' : 'failed')

/**
 * P22: closes a job on behalf of the program that ran it. Repeating an outcome is a no-op; a different outcome, or a job restarted under
 * another id, is rejected.
 */
export const closeProvisioningJob = async (
  { payload, now }: Pick<Context, 'payload' | 'now'>,
  key: string,
  outcome: JobOutcome,
): Promise<Result<{ readonly isRepeated: boolean }, CloseJobError>> =>
  payload.db.drizzle.transaction(async (transaction): Promise<Result<{ readonly isRepeated: boolean }, CloseJobError>> => {
    const found = await findJobByKey(transaction, key)
    const subscription = found && (await lockSubscription(transaction, found.subscription))
    const task = found && (await lockTask(transaction, found.id))
    if (!subscription || !task || task.key !== key) return err('not-found')
    if (isAsClosed(task, outcome)) return ok({ isRepeated: true })
    if (task.status === 'failed' || !isCloseable(task.status)) return err('not-possible')
    const at = now()
    const settling = { transaction, subscription, task, at }
    const closed = { nextAttemptAt: null, at }
    if (outcome.kind === 'done') {
      await updateClosedTask(transaction, task.id, { ...closed, status: 'done', fault: null })
      await settleDone(settling, outcome.report)
    } else {
      await updateClosedTask(transaction, task.id, { ...closed, status: 'failed', fault: 'declined', note: outcome.reason })
      await settleFailed(settling, outcome.reason, key)
    }
    return ok({ isRepeated: false })
  })
