import type { Payload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { serveMetrics } from '@/modules/operations/metrics'

/** The worker takes the next port, so that both may run on one machine with the same settings. */
const places = { app: 0, worker: 1 } as const

/** Where METRICS_PORT says so; nowhere otherwise. */
export const tellMetrics = async (payload: Payload, who: keyof typeof places): Promise<void> => {
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = buildEnvironment()
  if (METRICS_PORT === undefined) return
  await serveMetrics(payload, { port: METRICS_PORT + places[who], host: METRICS_HOST, token: METRICS_TOKEN })
}
