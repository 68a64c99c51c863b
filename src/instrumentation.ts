import type { Instrumentation } from 'next'

/**
 * Runs once, when Next starts: begins what the process does beside its pages, and hands the shop to the server in front of it
 * (ADR 041). Here, and not with the first visit: what is begun in a request of Next's stays a part of it for good.
 */
export const register = async (): Promise<void> => {
  // Replaced at build time: the bundle for the edge, which has no database, is left empty.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { getPayload } = await import('payload')
  const { startInServer } = await import('@/payload/jobs/start-in-server')
  const { traceWork } = await import('@/payload/jobs/metrics')
  const findPayload = async () => getPayload({ config: (await import('@payload-config')).default })
  await traceWork('app', findPayload)
  void startInServer(findPayload)
  // The server would keep the code it began with. Whoever edits the code is answered by Next alone.
  if (process.env.NODE_ENV === 'development') return
  const { createShopInFront } = await import('@/payload/http/shop-in-front')
  const { handOver } = await import('@/lib/config/front')
  handOver(createShopInFront(findPayload))
}

/** What could not be drawn for want of the database is answered so (`outageOf`). */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportRequestError: tellRequestFault } = await import('@/payload/http/guard-request')
    await tellRequestFault(async () => (await import('payload')).getPayload({ config: (await import('@payload-config')).default }), error)
  }
}
