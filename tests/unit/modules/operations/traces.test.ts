import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetProcessState } from '@/lib/config/process-state'
import { cpuTime } from '../../../support/cpu-time'

const load = () => import('@/modules/operations/traces')
const sender = { who: 'app', say: () => undefined } as const

afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('@opentelemetry/exporter-trace-otlp-http')
})

describe('traces', () => {
  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, true],
  ])('with %j load the exporter: %s', async (settings, isLoaded) => {
    vi.resetModules()
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    resetProcessState()
    vi.doMock('@opentelemetry/exporter-trace-otlp-http', () => {
      throw new Error('loaded')
    })
    const { sendTraces, isSendingTraces } = await load()
    const fault = await sendTraces(sender).then(
      () => '',
      (thrown: unknown) => String((thrown as Error).cause ?? thrown),
    )
    expect(fault.includes('loaded')).toBe(isLoaded)
    expect(isSendingTraces()).toBe(false)
  })

  it('cost nothing without a collector', async () => {
    const { inSpan, isTraced } = await import('@/lib/observability/tracing')
    expect(isTraced()).toBe(false)
    await expect(inSpan('step', async () => 7)).resolves.toBe(7)
    const asked = cpuTime(() => {
      for (let count = 0; count < 100_000; count += 1) isTraced()
    })
    // takes about 50 ns; a hundred times that would still be negligible per request
    expect(asked).toBeLessThan(500)
  })
})
