import { EventEmitter, setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger,
  type ParsedCronItem,
  parseCronItems,
  run,
  type Runner,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Payload } from 'payload'
import { type ClientBase, Pool } from 'pg'
import { environment } from '@/lib/config/env'
import { processState } from '@/lib/config/process-state'
import { mailPace, webhookPace } from '@/lib/config/limits'
import { describeError } from '@/lib/db/database-errors'
import { countTaskFailures, recordWorker } from '@/lib/observability/metrics'
import { keepListening, markListener, unlockJobs, unlockJobsOfDeadPools } from '@/modules/operations/job-queue.repository'
import { editedConfig } from '@/payload/development/edited-config'

interface Log {
  readonly info: (details: object, words: string) => unknown
  readonly error: (details: object, words: string) => unknown
}

/**
 * Runs a task; a failure is counted, logged and left to the queue, which retries it. In development, the task waits for a configuration
 * change, or is cut off by one without reporting an error.
 */
export const runTask = async (task: string, work: () => Promise<unknown>, log: Log): Promise<void> => {
  await editedConfig()?.change.catch(() => undefined)
  const change = editedConfig()?.change
  try {
    await work()
  } catch (error) {
    const fault = describeError(error)
    if (editedConfig()?.change === change) {
      countTaskFailures(task, 1)
      log.error({ task, fault }, 'Worker task failed')
    } else log.info({ task }, 'Worker task interrupted by a config change; will rerun')
    // The queue stores the message, and the database driver's message contains values.
    throw new Error(String(fault['message']), { cause: error })
  }
}

const second = 1000
const minute = 60 * second

/** Jobs run side by side within a pool, and no pool waits for another: a slow mail server delays no publication. */
const pools = {
  /** Publications are due to the minute, login emails immediately. */
  prompt: { concurrency: 3, pollInterval: second / 4 },
  email: { concurrency: mailPace.connections, pollInterval: 5 * second },
  webhooks: { concurrency: webhookPace.inAll, pollInterval: second },
  other: { concurrency: 8, pollInterval: 2 * second },
} as const

export interface TaskContext {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly isStopping: () => boolean
  /** Waits for this many milliseconds, or until the worker stops. */
  readonly pause: (milliseconds: number) => Promise<unknown>
  /** Pauses after this many milliseconds of work if the worker has only a share of the CPU time. */
  readonly rest: (milliseconds: number) => Promise<unknown>
}

export interface WorkerTask {
  /** Identifier used in jobs. */
  readonly name: string
  readonly pool: keyof typeof pools
  /** Crontab pattern in UTC: for regular tasks, and as a safety net for those triggered by rows. */
  readonly cron?: string
  /** `id`: the due row that added the job, if any. */
  readonly work: (payload: Payload, shift: TaskContext, id?: string) => Promise<unknown>
}

const idOf = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string' ? input.id : undefined

export const taskListOf = (payload: Payload, tasks: readonly WorkerTask[], shift: TaskContext): TaskList =>
  Object.fromEntries(
    tasks.map(({ name, cron, work }) => [
      name,
      async (input, { addJob }) => {
        await runTask(name, () => work(payload, shift, idOf(input)), payload.logger)
        // A regular task may have left work behind.
        if (cron !== undefined && shift.isStopping()) await addJob(name, {}, { jobKey: name, queueName: name })
      },
    ]),
  )

/** The queue schedules each run once across processes, and backfills runs missed during downtime. */
const cronItemsOf = (tasks: readonly WorkerTask[]): ParsedCronItem[] =>
  parseCronItems(
    tasks.flatMap(({ name, cron }) =>
      cron === undefined
        ? []
        : [
            {
              task: name,
              match: cron,
              identifier: name,
              options: { jobKey: name, queueName: name, backfillPeriod: cron.startsWith('*') ? 0 : 60 * minute },
            },
          ],
    ),
  )

/** Failed tasks are logged by `runTask`. */
const loggerFor = ({ logger }: Payload): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error' && meta?.['failure'] !== true) logger.warn({ fault: describeError(meta?.['error']) }, `Job queue: ${message}`)
  })

/** Listening requires a direct connection, because poolers share sessions. */
const openConnections = (): Pool => {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = environment()
  const connections = new Pool({
    connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
    // Each pool keeps one connection for listening.
    max: Object.keys(pools).length + 4,
    connectionTimeoutMillis: 5 * second,
    query_timeout: 15 * second,
    keepAlive: true,
    application_name: 'hostfront worker',
  })
  connections.on('error', () => undefined)
  connections.on('connect', (client) => client.on('error', () => undefined))
  return connections
}

const beatEvery = 5 * second
const restartAfter = 5 * second
/** Time to finish jobs when stopping; shorter than the server's own limit (server/drain.mjs). */
const handBackAfter = 4 * second
/** Caps the pause after a slow task, such as a slow mail server. */
const longestRest = second

const running = () =>
  processState('worker', () => {
    const stopping = new AbortController()
    // Every task that pauses adds a listener.
    setMaxListeners(0, stopping.signal)
    return { stopping, worker: Promise.resolve() }
  })

/** Aborted by SIGTERM, SIGINT or `stopWorker`: takes no new jobs and has `handBackAfter` to finish. */
export const stopSignal = (): AbortSignal => {
  const { stopping } = running()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
  return stopping.signal
}

/** Also for a process that another one replaces, which receives no signal. Resolves once the jobs are finished or handed back. */
export const stopWorker = (): Promise<void> => {
  const { stopping, worker } = running()
  stopping.abort()
  return worker
}

interface WorkerOptions {
  readonly signal: AbortSignal
  readonly tasks: readonly WorkerTask[]
  readonly now?: () => number
  /** 0 < share ≤ 1: fraction of the time that a backlog may take. */
  readonly share?: number
}

const pause = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined)

const shiftOf = ({ signal, now = Date.now, share = 1 }: WorkerOptions): TaskContext => ({
  now,
  isStopping: () => signal.aborted,
  pause: (milliseconds) => pause(milliseconds, signal),
  rest: async (milliseconds) => (share < 1 ? pause(Math.min(milliseconds * (1 / share - 1), longestRest), signal) : undefined),
})

/** Runs until stopped or until a runner fails; unfinished jobs are returned to the queue. */
const workOnce = async (payload: Payload, options: WorkerOptions): Promise<void> => {
  const { signal, tasks } = options
  const { drizzle } = payload.db
  const connections = openConnections()
  const listeners = new Map<string, ClientBase>()
  const events: WorkerEvents = new EventEmitter()
  const poolIds: string[] = []
  // A pool may take jobs before it listens.
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id))
  events.on('pool:listen:success', ({ workerPool, client }) => {
    listeners.set(workerPool.id, client)
    // Runs after the library's own first statement.
    setTimeout(() => void markListener(client, workerPool.id).catch(() => undefined), second)
  })
  const beat = () => Promise.allSettled([...[...listeners.values()].map(keepListening), unlockJobsOfDeadPools(drizzle)])
  // Batched, because the library otherwise ignores a completion that it cannot record: the job would stay locked by a living pool.
  // Not prepared, because a generic plan reads the waiting jobs of all tasks instead of using `jobs_by_task_idx`.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, preparedStatements: false } }
  const shared = { pgPool: connections, events, logger: loggerFor(payload), noHandleSignals: true, preset }
  const taskList = taskListOf(payload, tasks, shiftOf(options))
  const runners: Runner[] = []
  const ended = new AbortController()
  try {
    await runMigrations(shared)
    await beat()
    for (const [name, pace] of Object.entries(pools)) {
      const own = tasks.filter(({ pool }) => pool === name)
      if (own.length === 0) continue
      const ownList = Object.fromEntries(own.map((task) => [task.name, taskList[task.name]]))
      runners.push(await run({ ...shared, ...pace, taskList: ownList as TaskList, parsedCronItems: cronItemsOf(own) }))
    }
    recordWorker(true)
    const timer = setInterval(() => void beat(), beatEvery)
    const stopped = new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      else signal.addEventListener('abort', () => resolve(), { once: true, signal: ended.signal })
    })
    await Promise.race([stopped, ...runners.map(({ promise }) => promise)]).finally(() => clearInterval(timer))
  } finally {
    ended.abort()
    recordWorker(false)
    await Promise.race([Promise.allSettled(runners.map((runner) => runner.stop())), sleep(handBackAfter)])
    await unlockJobs(drizzle, poolIds).catch(() => undefined)
    void connections.end().catch(() => undefined)
  }
}

const work = async (payload: Payload, options: WorkerOptions): Promise<void> => {
  while (!options.signal.aborted) {
    try {
      await workOnce(payload, options)
    } catch (error) {
      payload.logger.warn({ fault: describeError(error) }, 'Worker failed; restarting')
    }
    await pause(restartAfter, options.signal)
  }
}

/**
 * The worker (ADR 107): runs the queue's jobs and adds the regular ones. Any number of processes may run it; each job runs in only one of
 * them.
 */
export const runWorker = (payload: Payload, options: WorkerOptions): Promise<void> => {
  // Alerts need the series at 0 before the first failure.
  for (const { name } of options.tasks) countTaskFailures(name, 0)
  return (running().worker = work(payload, options))
}
