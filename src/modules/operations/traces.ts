import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment } from '@/lib/config/env'
import { processState } from '@/lib/config/process-state'

interface Sending {
  readonly end: () => Promise<void>
}

const state = () => processState<{ sending?: Sending }>('traces', () => ({}))

/** Whether traces of this process go anywhere. */
export const isSendingTraces = (): boolean => state().sending !== undefined

/** In ms: a receiver that is silent does not hold up whoever is told to stop. */
const longestGoodbye = 1000

/** What is still kept is sent, as far as somebody takes it. */
export const endTraces = async (): Promise<void> => {
  const { sending } = state()
  if (sending === undefined) return
  delete state().sending
  await Promise.race([sending.end().catch(() => undefined), sleep(longestGoodbye, undefined, { ref: false })])
}

/** In ms: a receiver that is away for a night is a line a minute. */
const saidAgainAfter = 60_000

const createTeller = (say: (words: string) => void) => {
  let saidAt = -Infinity
  return (): void => {
    if (performance.now() - saidAt < saidAgainAfter) return
    saidAt = performance.now()
    say('Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT: they are lost, the shop goes on')
  }
}

interface Sender {
  /** What part of the shop this process is. */
  readonly who: 'app' | 'worker'
  readonly say: (words: string) => void
}

/**
 * Sends traces where OTEL_EXPORTER_OTLP_ENDPOINT says so; else nothing of it is even loaded. Whoever receives them is waited for by nobody:
 * some thousand steps are kept meanwhile, later ones are dropped.
 */
export const sendTraces = async ({ who, say }: Sender): Promise<void> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED, OTEL_SERVICE_NAME } = buildEnvironment()
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined || OTEL_SDK_DISABLED || isSendingTraces()) return
  const [{ diag, DiagLogLevel }, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources, { discreetExporter }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('./trace-exporter'),
    ])
  const tell = createTeller(say)
  const silent = () => undefined
  diag.setLogger({ error: tell, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR)
  const own = { 'service.name': OTEL_SERVICE_NAME, 'hostfront.process': who, 'process.pid': process.pid }
  const provider = new NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.detectResources({ detectors: [resources.envDetector] }))
      .merge(resources.resourceFromAttributes(own)),
    spanProcessors: [new BatchSpanProcessor(discreetExporter(new OTLPTraceExporter()))],
  })
  provider.register()
  state().sending = { end: () => provider.shutdown() }
}
