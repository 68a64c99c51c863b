import type { Payload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { serveMetrics } from '@/modules/operations/metrics'
import { sendTraces } from '@/modules/operations/traces'

/** The worker takes the next port, so that both may run on one machine with the same settings. */
const places = { app: 0, worker: 1 } as const

/** Where METRICS_PORT says so; nowhere otherwise. */
export const reportMetrics = async (payload: Payload, who: keyof typeof places): Promise<void> => {
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = buildEnvironment()
  if (METRICS_PORT === undefined) return
  await serveMetrics(payload, { port: METRICS_PORT + places[who], host: METRICS_HOST, token: METRICS_TOKEN })
}

/** Where OTEL_EXPORTER_OTLP_ENDPOINT says so; nowhere otherwise. Before anything is begun that a trace is to tell of. */
export const traceWork = (who: 'app' | 'worker', findPayload: () => Promise<Payload>): Promise<void> => {
  const say = async (words: string) => (await findPayload()).logger.warn(words)
  // Payload's own log says why it could not start.
  return sendTraces({ who, say: (words) => void say(words).catch(() => undefined) })
}
