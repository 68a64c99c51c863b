import { afterAll, expect, it, vi } from 'vitest'
import { config } from 'zod'

afterAll(() => {
  vi.unstubAllGlobals()
  config({ jitless: false })
})

it('never probes eval in browser forms, which the CSP forbids', async () => {
  config({ jitless: false })
  vi.stubGlobal('window', {})
  await import('@/features/checkout/checkout-schema')
  expect(config().jitless).toBe(true)
})

it('keeps the faster mode on the server', async () => {
  vi.unstubAllGlobals()
  vi.resetModules()
  config({ jitless: false })
  await import('@/features/checkout/checkout-schema')
  expect(config().jitless).toBe(false)
})
