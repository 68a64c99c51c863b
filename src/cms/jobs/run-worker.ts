import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeFault } from '@/lib/db/database-errors'
import { countTaskFailures, noteWorker } from '@/lib/observability/metrics'
import { updateAbandonedMail } from '@/lib/outbox/outbox'
import { updateAbandonedJobs } from '@/modules/operations/operations.repository'
import { updateAbandonedDeliveries } from '@/modules/webhooks/webhooks.repository'
import { updateAbandonedTasks } from '@/modules/provisioning/provisioning.repository'
import { takeTurn } from './take-turn'
import { takeWorkerLock, type WorkerLock } from './worker-lock'

const second = 1000
const standbyFor = 5 * second
/** A mail server that is slow takes none of this machine's time. */
const longestRest = second

interface Shift {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly isStopping: () => boolean
  /** After work of so many milliseconds, where the worker has only a share of the time. */
  readonly rest: (milliseconds: number) => Promise<unknown>
}

/** Something the worker does again and again. */
export interface WorkerTask {
  readonly name: string
  /** The pause between two turns, in ms. */
  readonly every: number
  readonly work: (payload: Payload, shift: Shift) => Promise<unknown>
}

interface WorkerOptions {
  readonly signal: AbortSignal
  readonly tasks: readonly WorkerTask[]
  readonly now?: () => number
  /** 0 < share ≤ 1: how much of the time a pile of work may take. */
  readonly share?: number
}

/** Ends early when the worker is told to stop. */
const pause = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined)

/** What a dead worker was in the middle of is taken up again: only the one worker may say that nobody is at it. */
const takeUpWhatWasLeft = async (payload: Payload): Promise<void> => {
  await updateAbandonedMail(payload.db.drizzle)
  await updateAbandonedDeliveries(payload.db.drizzle)
  await updateAbandonedTasks(payload.db.drizzle)
  await updateAbandonedJobs(payload.db.drizzle)
}

const workWhileHeld = async (
  payload: Payload,
  lock: WorkerLock,
  { signal, tasks, now = Date.now, share = 1 }: WorkerOptions,
): Promise<void> => {
  const repeat = async (task: WorkerTask): Promise<void> => {
    // One of its own: whoever pauses listens to it, and there are more tasks than one signal should have listeners.
    const over = AbortSignal.any([signal, lock.lost])
    const shift: Shift = {
      now,
      isStopping: () => over.aborted,
      rest: async (milliseconds) => (share < 1 ? pause(Math.min(milliseconds * (1 / share - 1), longestRest), over) : undefined),
    }
    while (!over.aborted) {
      await takeTurn(task.name, () => task.work(payload, shift), payload.logger)
      await pause(task.every, over)
    }
  }
  // An alarm needs the series at 0 before the first failure.
  for (const { name } of tasks) countTaskFailures(name, 0)
  await takeUpWhatWasLeft(payload)
  // Side by side: what is due at its minute never waits behind a pile of mail.
  await Promise.all(tasks.map(repeat))
}

/**
 * The shop's worker: mail as soon as it is written, Payload's own queue (scheduled publishing, imports), the care for
 * customers' names. However many processes run this, one works and the others stand by (ADR 010).
 */
export const runWorker = async (payload: Payload, options: WorkerOptions): Promise<void> => {
  const { signal } = options
  while (!signal.aborted) {
    try {
      const lock = await takeWorkerLock()
      if (lock) {
        payload.logger.info('This process is the worker')
        noteWorker(true)
        await workWhileHeld(payload, lock, options)
          .finally(() => noteWorker(false))
          .finally(lock.release)
      }
    } catch (error) {
      payload.logger.warn({ fault: describeFault(error) }, 'The worker could not go on; it tries again')
    }
    await pause(standbyFor, signal)
  }
}
