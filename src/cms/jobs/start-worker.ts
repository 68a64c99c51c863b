import type { Payload } from 'payload'
import { buildEnvironment, isServing } from '@/config/env'
import { runWorker } from './run-worker'
import { workerTasks } from './worker-tasks'

/** Known to the whole process: a development server loads this file again with every change. */
const mark = Symbol.for('hostfront.worker')

/** A crowd at the checkout writes mail faster than it can be drawn; meanwhile pages and orders go first. */
const share = 0.1

/** The process that serves pages works as well, unless a worker of its own does (RUN_JOBS=false). */
export const startWorkerInServer = (payload: Payload): void => {
  if (!buildEnvironment().RUN_JOBS || !isServing() || mark in globalThis) return
  Object.assign(globalThis, { [mark]: true })
  void runWorker(payload, { signal: new AbortController().signal, tasks: workerTasks(), share })
}
