import { expect, it, vi } from 'vitest'
import { isServiceUnavailable } from '@/core/circuit-breaker'
import { circuitTo } from '@/lib/circuits'

it('shares the state of a provider’s circuit across bundles', async () => {
  const place = crypto.randomUUID()
  const elsewhere = circuitTo('payments', place)
  while (!elsewhere.isShut()) await elsewhere.call(() => Promise.reject(new Error('nobody there'))).catch(() => undefined)

  vi.resetModules()
  const again = await import('@/lib/circuits')
  const outside = await import('@/core/circuit-breaker')
  const fault: unknown = await again
    .circuitTo('payments', place)
    .call(() => Promise.resolve())
    .catch((thrown: unknown) => thrown)

  expect(fault).not.toBeInstanceOf(outside.ServiceUnavailableError)
  expect([outside.isServiceUnavailable(fault), isServiceUnavailable(fault), isServiceUnavailable(new Error('another'))]).toEqual([
    true,
    true,
    false,
  ])
})
