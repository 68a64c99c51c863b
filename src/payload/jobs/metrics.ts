import type { Payload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { serveMetrics } from '@/modules/operations/metrics'
import { sendTraces } from '@/modules/operations/traces'

/** Port offsets, so that app and worker can run on one host with the same settings. */
const places = { app: 0, worker: 1 } as const

/** No-op without METRICS_PORT. */
export const reportMetrics = async (payload: Payload, who: keyof typeof places): Promise<void> => {
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = buildEnvironment()
  if (METRICS_PORT === undefined) return
  await serveMetrics(payload, { port: METRICS_PORT + places[who], host: METRICS_HOST, token: METRICS_TOKEN })
}

/** No-op without OTEL_EXPORTER_OTLP_ENDPOINT. Call this before any work that should be traced. */
export const traceWork = (who: 'app' | 'worker', findPayload: () => Promise<Payload>): Promise<void> => {
  const say = async (words: string) => (await findPayload()).logger.warn(words)
  // Payload itself logs its failure to start.
  return sendTraces({ who, say: (words) => void say(words).catch(() => undefined) })
}
