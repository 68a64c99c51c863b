import { sql } from '@payloadcms/db-postgres'
import { Logger, runOnce } from 'graphile-worker'
import type { Payload } from 'payload'
import { runWorker, taskListOf, type WorkerTask } from '@/payload/jobs/run-worker'
import { workerTasks } from '@/payload/jobs/worker-tasks'

interface RunOptions {
  /** Epoch milliseconds. */
  readonly now?: () => number
}

const silent = new Logger(() => () => undefined)

const nothing = async () => undefined

/** Runs the jobs of these tasks that are due by `now`, and those they add, until none is left. */
export const runTasks = async (payload: Payload, tasks: readonly WorkerTask[], { now = Date.now }: RunOptions = {}): Promise<void> => {
  const { drizzle, pool } = payload.db
  // The library warns about pools without.
  if (pool.listenerCount('connect') === 0) pool.on('connect', () => undefined)
  const taskList = taskListOf(payload, tasks, { now, isStopping: () => false, pause: nothing, rest: nothing })
  const names = JSON.stringify(tasks.map(({ name }) => name))
  // The queue goes by the clock of the database.
  const bringForward = async (): Promise<boolean> => {
    const at = sql`${new Date(now()).toISOString()}::timestamptz`
    const { rows } = await drizzle.execute(sql`
      update graphile_worker._private_jobs as job set run_at = least(run_at, now() - (${at} - run_at)) from graphile_worker._private_tasks as task
      where task.id = job.task_id and ${names}::jsonb ? task.identifier and run_at <= ${at} and attempts = 0 and locked_at is null returning 1`)
    return rows.length > 0
  }
  await bringForward()
  do await runOnce({ pgPool: pool, taskList, logger: silent, noHandleSignals: true, concurrency: 20 })
  while (await bringForward())
}

/** Like `runTasks`, with the worker's own tasks. */
export const runJobs = async (payload: Payload, names: readonly string[], options: RunOptions = {}): Promise<void> => {
  const tasks = workerTasks().filter(({ name }) => names.includes(name))
  if (tasks.length > 0) await runTasks(payload, tasks, options)
}

/** Runs a task of the worker itself, whether or not a job asks for it. */
export const runTask = async (payload: Payload, name: string, now: () => number = Date.now): Promise<void> => {
  const task = workerTasks().find((each) => each.name === name)
  if (!task) throw new Error(`The worker has no task ${name}`)
  await task.work(payload, { now, isStopping: () => false, pause: nothing, rest: nothing })
}

const countSent = async ({ db }: Payload): Promise<number> => {
  const { rows } = await db.drizzle.execute<{ sent: number }>(sql`select count(*)::int as sent from mail_outbox where status = 'sent'`)
  return rows[0]?.sent ?? 0
}

/** Sends due emails. Returns how many. */
export const deliverMail = async (payload: Payload, options: RunOptions = {}): Promise<number> => {
  const before = await countSent(payload)
  await runJobs(payload, ['send-email', 'send-security-email'], options)
  return (await countSent(payload)) - before
}

/** Starts the worker with these tasks. Call `stop` before the end of the file. */
export const startWorker = (payload: Payload, names: readonly string[]): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController()
  const over = runWorker(payload, { signal: stopping.signal, tasks: workerTasks().filter(({ name }) => names.includes(name)) })
  return {
    stop: () => {
      stopping.abort()
      return over
    },
  }
}
