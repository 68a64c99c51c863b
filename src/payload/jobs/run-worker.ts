import { describeError } from '@/lib/db/database-errors'
import { countTaskFailures, recordWorker } from '@/lib/observability/metrics'
import { editedConfig } from '@/payload/development/edited-config'
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

/**
 * Runs a task without letting its failure stop the others. In development it waits for a configuration change, or is cut off by one,
 * without reporting an error.
 */
export const runTask = async (task: string, work: () => Promise<unknown>, log: Log): Promise<void> => {
  await editedConfig()?.change.catch(() => undefined)
  const change = editedConfig()?.change
  try {
    await work()
  } catch (error) {
    if (editedConfig()?.change === change) {
      countTaskFailures(task, 1)
      log.error({ task, fault: describeError(error) }, 'Worker task failed')
    } else log.info({ task }, 'Worker task interrupted by a config change; will rerun')
  }
}

/** In ms. The holder notices a lost lock before Postgres gives it to another process. */
const beatEvery = 5_000
const beatWithin = 5_000
const lostAfter = 15_000
const endedAfter = 20_000

/** An advisory lock on a dedicated connection: while it is held, this process is the only worker. */
interface WorkerLock {
  /** Aborts when the connection, and with it the lock, is lost. */
  readonly lost: AbortSignal
  readonly release: () => void
}

/** Session locks need a direct connection, because poolers share sessions. */
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
    // The process itself was suspended too long.
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
 * Acquires the lock, or returns `null` if another process has it. Postgres releases it at once if the process dies, and after
 * `endedAfter` if it hangs or loses the network.
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
/** Caps the pause after a slow task, such as a slow mail server. */
const longestRest = second

interface Shift {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly isStopping: () => boolean
  /** Pauses after this many milliseconds of work if the worker only has a share of the CPU time. */
  readonly rest: (milliseconds: number) => Promise<unknown>
}

export interface WorkerTask {
  readonly name: string
  /** Pause between runs, in ms. */
  readonly every: number
  readonly work: (payload: Payload, shift: Shift) => Promise<unknown>
}

interface WorkerOptions {
  readonly signal: AbortSignal
  readonly tasks: readonly WorkerTask[]
  readonly now?: () => number
  /** 0 < share ≤ 1: fraction of time that a backlog may take. */
  readonly share?: number
}

const pause = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined)

/** Requeues work that a dead worker had in flight. Safe only because the lock guarantees a single worker. */
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
    // A signal per task: pauses add listeners, and there are more tasks than the listener limit of one signal.
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
  // Alerts need the series at 0 before the first failure.
  for (const { name } of tasks) countTaskFailures(name, 0)
  await takeUpWhatWasLeft(payload)
  // Concurrent, so that scheduled work never waits behind a backlog of email.
  await Promise.all(tasks.map(repeat))
}

/**
 * The worker: emails, Payload's queue (scheduled publishing, imports), domain lifecycle. Of all processes that run this, one works
 * and the others are on standby (ADR 010).
 */
export const runWorker = async (payload: Payload, options: WorkerOptions): Promise<void> => {
  const { signal } = options
  while (!signal.aborted) {
    try {
      const lock = await acquireWorkerLock()
      if (lock) {
        payload.logger.info('This process runs the worker')
        recordWorker(true)
        await workWhileHeld(payload, lock, options)
          .finally(() => recordWorker(false))
          .finally(lock.release)
      }
    } catch (error) {
      payload.logger.warn({ fault: describeError(error) }, 'Worker failed; restarting')
    }
    await pause(standbyFor, signal)
  }
}
