import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderMetrics } from '@/modules/operations/metrics'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from '../api/api-client'
import { checkoutBody, hostingItem } from '../api/requests'

// two groups of sixteen are in the database, four more may wait briefly
vi.mock('@/lib/config/limits', async (original) => ({
  ...(await original<object>()),
  queues: ['orders', 'codes', 'transactions'],
  queueLimits: { most: 4, patience: 400 },
}))
afterAll(() => void vi.doUnmock('@/lib/config/limits'))

let payload: Payload
let api: Api
let other: pg.Client
beforeAll(async () => {
  const shop = await bootPayload()
  payload = shop.payload
  api = createApi(payload)
  other = new pg.Client({ connectionString: shop.databaseUrl })
  await other.connect()
})
afterAll(() => other.end())

const cart = { currency: 'USD', codes: [], items: [hostingItem] }

const order = (key: string, total: number, language = 'en') =>
  api('POST', `/checkout?lang=${language}`, {
    body: { ...checkoutBody, contact: { email: `${key}@example.com`, name: 'V' }, expectedTotal: total, expectedCurrency: 'USD', cart },
    headers: { 'Idempotency-Key': key },
  })

describe('more orders than can be written', () => {
  it('are rejected with a message and Retry-After, and create one order each on retry', async () => {
    const { total } = (await api('POST', '/pricing/quote', { body: cart })).body?.['breakdown'] as { total: number }
    const keys = Array.from({ length: 60 }, (_, place) => `crowd-${place}`)
    await other.query('begin; lock table orders in access exclusive mode')
    const asked = keys.map((key) => order(key, total, 'de'))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await other.query('rollback')
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.length - refused.length).toBeGreaterThan(0)
    for (const { status, headers, body } of refused) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
      expect(body).toMatchObject({
        error: { code: 'unavailable', message: expect.stringContaining('versuchen Sie es gleich noch einmal') as string },
      })
    }
    expect(await renderMetrics(payload)).toMatch(/hostfront_queue_refusals_total\{queue="(?:orders|transactions)"\} [1-9]/)
    expect(await renderMetrics(payload)).toContain(`hostfront_orders_total{outcome="busy"} ${refused.length}`)
    expect((await payload.count({ collection: 'orders' })).totalDocs).toBe(answers.length - refused.length)

    for (const key of keys) expect([200, 201]).toContain((await order(key, total)).status)
    expect((await payload.count({ collection: 'orders' })).totalDocs).toBe(keys.length)
  })
})
