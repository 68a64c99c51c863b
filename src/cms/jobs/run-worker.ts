import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeFault } from '@/server/database/database-faults'
import { releaseHeldMail } from '@/server/mail/claim-mail'
import { takeWorkerLock, type WorkerLock } from './worker-lock'

const second = 1000
const lookEvery = 2 * second
const standbyFor = 5 * second

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
  /** In ms. */
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
  await releaseHeldMail(payload.db.drizzle)
  await payload.db.drizzle.execute(sql`update payload_jobs set processing = false where processing = true`)
}

const workWhileHeld = async (payload: Payload, lock: WorkerLock, { signal, tasks, now = Date.now, share = 1 }: WorkerOptions): Promise<void> => {
  const shift: Shift = {
    now,
    isStopping: () => signal.aborted || lock.isLost(),
    rest: async (milliseconds) => (share < 1 ? pause(milliseconds * (1 / share - 1), signal) : undefined),
  }
  const dueAt = new Map<WorkerTask, number>()
  await takeUpWhatWasLeft(payload)
  while (!shift.isStopping()) {
    const at = Date.now()
    for (const task of tasks) {
      if (shift.isStopping() || at < (dueAt.get(task) ?? 0)) continue
      dueAt.set(task, at + task.every)
      // One task that fails never keeps the others from their turn.
      await task.work(payload, shift).catch((error: unknown) => payload.logger.error({ task: task.name, fault: describeFault(error) }, 'A task of the worker failed'))
    }
    await pause(lookEvery, signal)
  }
}

/**
 * The shop's worker: mail as soon as it is written, Payload's own queue (scheduled publishing, imports), the care for
 * customers' names. However many processes run this, one works and the others stand by (ADR 010).
 */
export const runWorker = async (payload: Payload, options: WorkerOptions): Promise<void> => {
  const { signal } = options
  while (!signal.aborted) {
    try {
      const lock = await takeWorkerLock(payload)
      if (lock) {
        payload.logger.info('This process is the worker')
        await workWhileHeld(payload, lock, options).finally(lock.release)
      }
    } catch (error) {
      payload.logger.warn({ fault: describeFault(error) }, 'The worker could not go on; it tries again')
    }
    await pause(standbyFor, signal)
  }
}
