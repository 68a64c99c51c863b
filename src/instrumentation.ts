import type { Instrumentation } from 'next'

/**
 * Runs once when Next starts: starts the process's background work and hands the shop to the server in front (ADR 011). Not on the first
 * request: work started inside a Next request stays bound to it.
 */
export const register = async (): Promise<void> => {
  // Replaced at build time, which leaves the edge bundle empty; it has no database.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { getPayload } = await import('payload')
  const { startInServer } = await import('@/payload/jobs/start-in-server')
  const { traceWork } = await import('@/payload/jobs/metrics')
  const findPayload = async () => getPayload({ config: (await import('@payload-config')).default })
  await traceWork('app', findPayload)
  void startInServer(findPayload)
  // In development the server would keep stale code, so Next answers alone.
  if (process.env.NODE_ENV === 'development') return
  const { createShopInFront } = await import('@/payload/http/front-door')
  const { handOver } = await import('@/lib/config/front')
  handOver(createShopInFront(findPayload))
}

/** Records database errors before the response is sent, so that the server in front answers with an outage page (`outageOf`). */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportRequestError } = await import('@/payload/http/guard-request')
    await reportRequestError(async () => (await import('payload')).getPayload({ config: (await import('@payload-config')).default }), error)
  }
}
