import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { releaseHeldMail } from '@/server/mail/claim-mail'
import { deliverMail } from '@/server/mail/deliver-mail'
import { careForDomains } from '@/server/use-cases/care-for-domains'
import { takeWorkerLock, type WorkerLock } from './worker-lock'

const second = 1000
/** A look is one question to an index, so mail may be looked for often. */
const lookEvery = 2 * second
const queueEvery = 30 * second
const domainsEvery = 3600 * second
const standbyFor = 5 * second

interface WorkerOptions {
  readonly signal: AbortSignal
  readonly now?: () => number
}

/** Ends early when the worker is told to stop. */
const pause = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined)

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')

/** What a dead worker was in the middle of is taken up again: only the one worker may say that nobody is at it. */
const takeUpWhatWasLeft = async (payload: Payload): Promise<void> => {
  await releaseHeldMail(payload.db.drizzle)
  await payload.db.drizzle.execute(sql`update payload_jobs set processing = false where processing = true`)
}

const workWhileHeld = async (payload: Payload, lock: WorkerLock, { signal, now = Date.now }: WorkerOptions): Promise<void> => {
  const isStopping = () => signal.aborted || lock.isLost()
  const dueAt = { queue: 0, domains: 0 }
  /** One task that fails never keeps the others from their turn. */
  const attempt = async (task: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      payload.logger.error({ task, fault: faultOf(error) }, 'A task of the worker failed')
    }
  }
  await takeUpWhatWasLeft(payload)
  while (!isStopping()) {
    const at = Date.now()
    if (at >= dueAt.domains) {
      dueAt.domains = at + domainsEvery
      await attempt('domains', () => careForDomains(payload, now()))
    }
    if (at >= dueAt.queue) {
      dueAt.queue = at + queueEvery
      await attempt('queue', () => payload.jobs.run({ allQueues: true, limit: 50, silent: true }))
    }
    await attempt('mail', () => deliverMail(payload, now, isStopping))
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
      payload.logger.warn({ fault: faultOf(error) }, 'The worker could not go on; it tries again')
    }
    await pause(standbyFor, signal)
  }
}
