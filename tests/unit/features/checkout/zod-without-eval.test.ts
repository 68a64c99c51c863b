import { afterAll, expect, it, vi } from 'vitest'
import { config } from 'zod'

afterAll(() => {
  vi.unstubAllGlobals()
  config({ jitless: false })
})

it('the forms of a browser never ask whether text may become a function: the policy of a page forbids it', async () => {
  config({ jitless: false })
  vi.stubGlobal('window', {})
  await import('@/features/checkout/checkout-schema')
  expect(config().jitless).toBe(true)
})

it('the server keeps the quicker way', async () => {
  vi.unstubAllGlobals()
  vi.resetModules()
  config({ jitless: false })
  await import('@/features/checkout/checkout-schema')
  expect(config().jitless).toBe(false)
})
