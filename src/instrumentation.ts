import type { Instrumentation } from 'next'
import type { Payload } from 'payload'

/** Of the CPU time, for the worker: checkout peaks write emails faster than they can be rendered; pages and orders take precedence. */
const workerShare = 0.1

const startRetryMs = 2000

/**
 * Runs once when Next starts: starts the process's background work and hands the shop to the server in front (ADR 011). Not on the first
 * request: work started inside a Next request stays bound to it.
 */
export const register = async (): Promise<void> => {
  // Replaced at build time, which leaves the edge bundle empty; it has no database.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { getPayload } = await import('payload')
  const { buildEnvironment, isServing } = await import('@/lib/config/env')
  const { followContentChanges } = await import('@/payload/jobs/follow-content-changes')
  const { runWorker, stopSignal } = await import('@/payload/jobs/run-worker')
  const { reportMetrics, traceWork } = await import('@/payload/jobs/metrics')
  const { workerTasks } = await import('@/payload/jobs/worker-tasks')
  const findPayload = async () => getPayload({ config: (await import('@payload-config')).default })
  /** Payload logs its own failure to start. */
  const untilStarted = async (): Promise<Payload> => {
    for (;;) {
      const payload = await findPayload().catch(() => null)
      if (payload) return payload
      await new Promise((resolve) => setTimeout(resolve, startRetryMs))
    }
  }
  /** Applies content changes and, unless RUN_JOBS=false, runs the worker. */
  const startBackgroundWork = async (): Promise<void> => {
    const payload = await untilStarted()
    void reportMetrics(payload, 'app')
    void followContentChanges(payload)
    if (buildEnvironment().RUN_JOBS) void runWorker(payload, { signal: stopSignal(), tasks: workerTasks(), share: workerShare })
  }
  await traceWork('app', findPayload)
  if (isServing()) void startBackgroundWork()
  // In development the server would keep stale code, so Next answers alone.
  if (process.env.NODE_ENV === 'development') return
  const { createShopInFront } = await import('@/payload/http/front-door')
  const { handOver } = await import('@/lib/config/process-state')
  handOver(createShopInFront(findPayload))
}

/** Records database errors before the response is sent, so that the server in front answers with an outage page (`outageOf`). */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportRequestError } = await import('@/payload/http/handlers')
    await reportRequestError(async () => (await import('payload')).getPayload({ config: (await import('@payload-config')).default }), error)
  }
}
