import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment, isServing } from '@/lib/config/env'
import { followContentChanges } from './follow-content-changes'
import { runWorker } from './run-worker'
import { reportMetrics } from './metrics'
import { workerTasks } from './worker-tasks'

/** A crowd at the checkout writes mail faster than it can be drawn; meanwhile pages and orders go first. */
const share = 0.1

const tryAgainAfter = 2000

/** Payload's own log says why it could not start. */
const untilThere = async (findPayload: () => Promise<Payload>): Promise<Payload> => {
  for (;;) {
    const payload = await findPayload().catch(() => null)
    if (payload) return payload
    await sleep(tryAgainAfter)
  }
}

/**
 * What a process that serves pages does beside them, from its start and whether anybody visits or not: it keeps its pages in
 * step with what is committed, and works, unless a worker of its own does (RUN_JOBS=false).
 */
export const startInServer = async (findPayload: () => Promise<Payload>): Promise<void> => {
  if (!isServing()) return
  const payload = await untilThere(findPayload)
  void reportMetrics(payload, 'app')
  void followContentChanges(payload)
  if (buildEnvironment().RUN_JOBS) void runWorker(payload, { signal: new AbortController().signal, tasks: workerTasks(), share })
}
