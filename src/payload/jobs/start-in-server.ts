import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment, isServing } from '@/lib/config/env'
import { followContentChanges } from './follow-content-changes'
import { runWorker, stopSignal } from './run-worker'
import { reportMetrics } from './metrics'
import { rehearsePublishing } from './rehearse-publishing'
import { workerTasks } from './worker-tasks'

/** Checkout peaks write emails faster than they can be rendered; pages and orders take precedence. */
const share = 0.1

const tryAgainAfter = 2000

/** Payload logs its own failure to start. */
const untilThere = async (findPayload: () => Promise<Payload>): Promise<Payload> => {
  for (;;) {
    const payload = await findPayload().catch(() => null)
    if (payload) return payload
    await sleep(tryAgainAfter)
  }
}

/** Background work of a process that serves pages: applies content changes and, unless RUN_JOBS=false, runs the worker. */
export const startInServer = async (findPayload: () => Promise<Payload>): Promise<void> => {
  if (!isServing()) return
  const payload = await untilThere(findPayload)
  void reportMetrics(payload, 'app')
  void followContentChanges(payload)
  if (!buildEnvironment().RUN_JOBS) return
  void runWorker(payload, { signal: stopSignal(), tasks: workerTasks(), share })
  await rehearsePublishing(payload).catch(() => undefined)
}
