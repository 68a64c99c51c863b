import { isHeld } from '@/config/held'
import { provisionPace } from '@/config/provision-pace'
import { judgeOutcome, type JudgedOutcome } from '@/core/provisioning/judge-outcome'
import type { AccessAnswer, ProvisionOutcome, Provisioner } from '@/core/provisioning/provisioner'
import type { Context } from '@/server/platform/context'
import { describeFault } from '@/server/platform/database/database-faults'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { countProvisioning } from '@/server/platform/metrics/count'
import type { Transaction } from '@/server/platform/with-transaction'
import { findSubscription, lockSubscription } from '@/server/subscriptions/subscription-repository'
import { settleDone, settleFailed } from './settle-task'
import { lockNextTasks, updateAsked, updateLeftTasks, type ClaimedTask } from './task-repository'

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

/** U28: what was set up is told with how its owner gets in, or not yet at all. */
const askWhole = async ({ provisioner }: World, task: ClaimedTask, owner: string): Promise<Answered> => {
  const outcome = await ask(provisioner, task, owner)
  const opens = outcome.kind === 'done' && (task.kind === 'create' || task.kind === 'change')
  const access = opens ? await provisioner.access(task.service) : none
  return { outcome: access.kind === 'unknown' ? { kind: 'unknown' } : outcome, access }
}

/** The row of its subscription first, as whoever asks for something takes them. */
const note = async (world: World, task: ClaimedTask, judged: JudgedOutcome, { access }: Answered): Promise<boolean> => {
  const at = world.now()
  const { payload } = world
  const write = async (transaction: Transaction): Promise<boolean> => {
    const subscription = await lockSubscription(transaction, task.subscription)
    if (!subscription) return false
    const { status, wait, fault, reference } = judged
    const isOurs = await updateAsked(transaction, task, {
      status,
      nextAttemptAt: wait === null ? null : at + wait,
      at,
      fault,
      reference,
    })
    if (!isOurs) return false
    const settling = { transaction, subscription, task, at }
    if (status === 'done') await settleDone(settling, access.kind === 'access' ? access.access : null)
    if (status === 'failed') await settleFailed(settling, fault ?? status, task.key)
    return true
  }
  return withinLimit(payload, () => payload.db.drizzle.transaction(write))
}

const work = async (world: World, task: ClaimedTask): Promise<void> => {
  const { payload, logger, now, random } = world
  const subscription = await findSubscription(payload.db.drizzle, task.subscription)
  if (!subscription) return
  const answered = await askWhole(world, task, subscription.email)
  const { attempts, firstTriedAt, kind } = task
  const judged = judgeOutcome(answered.outcome, { kind, attempts, since: now() - firstTriedAt, random: random() }, provisionPace)
  if (!(await note(world, task, judged, answered))) return
  countProvisioning(judged.status === 'done' ? 'done' : judged.status === 'failed' ? 'failed' : 'again')
  if (judged.fault !== null)
    logger.warn({ task: task.id, kind, attempts, fault: judged.fault }, 'What was bought could not be set up as asked')
}

interface Shift {
  readonly isStopping?: () => boolean
  /** After work of so many milliseconds, where the worker has only a share of the time. */
  readonly rest?: (milliseconds: number) => Promise<unknown>
}

/**
 * U25: asks the hosts for whatever is due until nothing is left, some at once, of one subscription in order. Safe to run by any number at
 * once and to cut off anywhere. A copy of the shop asks nobody.
 */
export const runProvisioning = async (world: World, { isStopping = () => false, rest }: Shift = {}): Promise<void> => {
  if (isHeld()) return
  const { drizzle } = world.payload.db
  await updateLeftTasks(drizzle, world.now())
  while (!isStopping()) {
    const began = performance.now()
    const tasks = await lockNextTasks(drizzle, world.now(), provisionPace.atOnce)
    if (tasks.length === 0) return
    const tried = tasks.map((task) =>
      // Its lease runs out, and it is asked again with the same key.
      work(world, task).catch((fault: unknown) =>
        world.logger.warn({ task: task.id, fault: describeFault(fault) }, 'What a host answered could not be noted'),
      ),
    )
    await Promise.all(tried)
    await rest?.(performance.now() - began)
  }
}
