// own modules: DATABASE_HEALTH_TIMEOUT_MS is read on import
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proxyDatabase } from '../../support/database-proxy'
import type { DatabaseProxy } from '../../support/tcp-proxy'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'
import { checkoutBody, hostingItem, quoteRequest } from './requests'

let payload: Payload
let api: Api
let proxy: DatabaseProxy

beforeAll(async () => {
  const shop = await bootPayload({ DATABASE_HEALTH_TIMEOUT_MS: '1000' })
  payload = shop.payload
  api = createApi(payload)
  proxy = await proxyDatabase(payload, shop.databaseUrl)
})
afterAll(() => proxy.close())

const orders = async () => (await payload.count({ collection: 'orders' })).totalDocs

const timed = async <Value>(work: Promise<Value>): Promise<{ value: Value; ms: number }> => {
  const began = performance.now()
  const value = await work
  return { value, ms: performance.now() - began }
}

const order = (key: string, expectedTotal: number) =>
  api('POST', '/checkout', {
    body: {
      ...checkoutBody,
      contact: { email: `${key}@example.com`, name: 'A' },
      expectedTotal,
      expectedCurrency: 'USD',
      cart: quoteRequest,
    },
    headers: { 'Idempotency-Key': key },
  })

describe('a database outage', () => {
  it.each(['refusing', 'silent'] as const)('%s: answers checkout with 503 within 2 s, writes nothing, and recovers', async (mood) => {
    const ask = () => api('POST', '/pricing/quote', { body: quoteRequest })
    // On a busy machine the first check of the database may take longer than its second.
    await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200)
    const quote = await ask()
    const { total } = quote.body?.['breakdown'] as { total: number }
    const before = await orders()

    // After an idle moment the next request is the first to notice.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    proxy.become(mood)
    const answers = await Promise.all([
      timed(order(`${mood}-down`, total)),
      timed(api('POST', '/cart/items', { body: hostingItem })),
      timed(api('POST', '/pricing/quote', { body: quoteRequest })),
      timed(api('GET', '/health/ready')),
    ])
    for (const { value, ms } of answers) {
      expect(value.status, value.text).toBe(503)
      expect(ms).toBeLessThan(2_000)
    }
    expect(answers[0].value.body).toMatchObject({ error: { code: 'unavailable' } })
    expect(answers[0].value.headers.get('retry-after')).toBe('5')
    const ownRead = await api('GET', '/faqs')
    expect([ownRead.status, ownRead.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await api('GET', '/health/live')).status).toBe(200)
    // No dead connection is left to fail at once: this request has to open one.
    const later = await timed(order(`${mood}-down`, total))
    expect(later.value.status).toBe(503)
    expect(later.ms).toBeLessThan(2_000)

    proxy.become('up')
    await expect.poll(async () => (await api('GET', '/health/ready')).status, { timeout: 15_000 }).toBe(200)
    expect(await orders()).toBe(before)
    const again = await order(`${mood}-down`, total)
    expect(again.status, again.text).toBe(201)
    expect(await orders()).toBe(before + 1)
  })
})
