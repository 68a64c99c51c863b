import type { Payload } from 'payload'
import { sendTraces } from '@/modules/operations/traces'

/** Where OTEL_EXPORTER_OTLP_ENDPOINT says so; nowhere otherwise. Before anything is begun that a trace is to tell of. */
export const traceWork = (who: 'app' | 'worker', findPayload: () => Promise<Payload>): Promise<void> => {
  const say = async (words: string) => (await findPayload()).logger.warn(words)
  // Payload's own log says why it could not start.
  return sendTraces({ who, say: (words) => void say(words).catch(() => undefined) })
}
