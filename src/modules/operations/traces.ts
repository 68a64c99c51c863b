import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment } from '@/lib/config/env'
import { processState } from '@/lib/config/process-state'

interface TraceExport {
  readonly end: () => Promise<void>
}

const state = () => processState<{ sending?: TraceExport }>('traces', () => ({}))

export const isSendingTraces = (): boolean => state().sending !== undefined

/** Milliseconds; an unresponsive collector must not delay the shutdown. */
const shutdownTimeoutMs = 1000

export const endTraces = async (): Promise<void> => {
  const { sending } = state()
  if (sending === undefined) return
  delete state().sending
  await Promise.race([sending.end().catch(() => undefined), sleep(shutdownTimeoutMs, undefined, { ref: false })])
}

/** Milliseconds; limits the log to one line per minute while the collector is down. */
const logIntervalMs = 60_000

const createThrottledLog = (say: (words: string) => void) => {
  let saidAt = -Infinity
  return (): void => {
    if (performance.now() - saidAt < logIntervalMs) return
    saidAt = performance.now()
    say('Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT and were dropped')
  }
}

interface Sender {
  readonly who: 'app' | 'worker'
  readonly say: (words: string) => void
}

/**
 * Starts exporting if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise loads nothing. Nothing waits for the collector: a few thousand spans
 * are buffered, later ones are dropped.
 */
export const sendTraces = async ({ who, say }: Sender): Promise<void> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED, OTEL_SERVICE_NAME } = buildEnvironment()
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined || OTEL_SDK_DISABLED || isSendingTraces()) return
  const [
    { diag, DiagLogLevel },
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    resources,
    { createRedactingExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('./trace-exporter'),
  ])
  const tell = createThrottledLog(say)
  const silent = () => undefined
  diag.setLogger({ error: tell, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR)
  const own = { 'service.name': OTEL_SERVICE_NAME, 'hostfront.process': who, 'process.pid': process.pid }
  const provider = new NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.detectResources({ detectors: [resources.envDetector] }))
      .merge(resources.resourceFromAttributes(own)),
    spanProcessors: [new BatchSpanProcessor(createRedactingExporter(new OTLPTraceExporter()))],
  })
  provider.register()
  state().sending = { end: () => provider.shutdown() }
}
