import { describeError } from '@/lib/db/database-errors'
import { countTaskFailures, recordWorker } from '@/lib/observability/metrics'
import { editedConfig } from '@/payload/development/apply-edited-config'
import { Client } from 'pg'
import { environment } from '@/lib/config/env'
import { keepSessionAlive, acquireSessionLock, updateAbandonedJobs } from '@/modules/operations/operations.repository'
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { updateAbandonedMail } from '@/lib/outbox/outbox'
import { updateAbandonedDeliveries } from '@/modules/webhooks/webhooks.repository'
import { updateAbandonedTasks } from '@/modules/provisioning/provisioning.repository'

interface Log {
  readonly info: (details: object, words: string) => unknown
  readonly error: (details: object, words: string) => unknown
}

/** One task that fails never keeps the others from their turn. While the code is edited it waits, or is cut off, and nothing is wrong. */
export const runTask = async (task: string, work: () => Promise<unknown>, log: Log): Promise<void> => {
  await editedConfig()?.change.catch(() => undefined)
  const change = editedConfig()?.change
  try {
    await work()
  } catch (error) {
    if (editedConfig()?.change === change) {
      countTaskFailures(task, 1)
      log.error({ task, fault: describeError(error) }, 'worker task failed')
    } else log.info({ task }, 'An edit cut a task of the worker off; its next turn does it')
  }
}

/** In ms. Whoever holds the lock knows that it is lost before Postgres gives it to another. */
const beatEvery = 5_000
const beatWithin = 5_000
const lostAfter = 15_000
const endedAfter = 20_000

/** One connection of its own: while it lives, this process is the shop's one worker. */
interface WorkerLock {
  /** Aborted when the connection is gone, and with it the lock. */
  readonly lost: AbortSignal
  readonly release: () => void
}

/** A lock of a session: it needs Postgres itself, since a pooler gives sessions from hand to hand. */
const connect = async (): Promise<Client> => {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = environment()
  const client = new Client({
    connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
    connectionTimeoutMillis: beatWithin,
    query_timeout: beatWithin,
    keepAlive: true,
    application_name: 'hostfront worker',
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

const hold = (client: Client): WorkerLock => {
  const ending = new AbortController()
  let lastBeat = performance.now()
  const release = () => {
    ending.abort()
    clearInterval(timer)
    client.end().catch(() => undefined)
  }
  const beat = () => {
    // A process that was frozen itself comes back too late.
    if (performance.now() - lastBeat > lostAfter) return release()
    return keepSessionAlive(client).then(
      () => {
        lastBeat = performance.now()
      },
      () => release(),
    )
  }
  const timer = setInterval(() => void beat(), beatEvery)
  timer.unref()
  client.on('end', release)
  return { lost: ending.signal, release }
}

/**
 * The lock, if no other process has it. Postgres lets go of it at once when the process dies, and after `endedAfter` when it is
 * frozen or cut off.
 */
export const acquireWorkerLock = async (): Promise<WorkerLock | null> => {
  const client = await connect()
  try {
    if (await acquireSessionLock(client, endedAfter)) return hold(client)
  } catch (error) {
    client.end().catch(() => undefined)
    throw error
  }
  await client.end()
  return null
}

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
      await runTask(task.name, () => task.work(payload, shift), payload.logger)
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
      const lock = await acquireWorkerLock()
      if (lock) {
        payload.logger.info('This process is the worker')
        recordWorker(true)
        await workWhileHeld(payload, lock, options)
          .finally(() => recordWorker(false))
          .finally(lock.release)
      }
    } catch (error) {
      payload.logger.warn({ fault: describeError(error) }, 'The worker could not go on; it tries again')
    }
    await pause(standbyFor, signal)
  }
}
