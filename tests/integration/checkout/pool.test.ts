// own modules: DATABASE_POOL_MAX is read on import
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from '../api/api-client'
import { checkoutBody, domainItem, hostingItem } from '../api/requests'

const connections = 6

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload({ DATABASE_POOL_MAX: String(connections) }))
  api = createApi(payload)
})

const buy = async (visitor: number): Promise<number[]> => {
  const added = await api('POST', '/cart/items', { body: { items: [hostingItem, domainItem(`visitor-${visitor}.com`)] } })
  const cookies = { cart: added.cookies['cart'] ?? '' }
  const coded = await api('POST', '/cart/codes', { body: { code: 'WELCOME10' }, cookies })
  const [hosting, domain] = coded.body?.['items'] as { lineId: string }[]
  // Removed because the simulated registry may report it as taken.
  const without = await api('DELETE', `/cart/items/${domain?.lineId}`, { cookies })
  const changed = await api('PATCH', `/cart/items/${hosting?.lineId}`, { body: { quantity: 2 }, cookies })
  const { total } = changed.body?.['breakdown'] as { total: number }
  const placed = await api('POST', '/checkout', {
    body: {
      ...checkoutBody,
      contact: { email: `visitor-${visitor}@example.com`, name: 'V' },
      expectedTotal: total,
      expectedCurrency: 'USD',
    },
    headers: { 'Idempotency-Key': `visitor-${visitor}` },
    cookies,
  })
  return [added, coded, without, changed, placed].map(({ status }) => status)
}

describe('the connection pool', () => {
  it('serves cart and checkout to twice as many visitors as connections', async () => {
    expect(payload.db.pool.options.max).toBe(connections)
    const answers = await Promise.all(Array.from({ length: connections * 2 }, (_, visitor) => buy(visitor)))
    expect(answers).toEqual(Array.from({ length: connections * 2 }, () => [200, 200, 200, 200, 201]))
    expect((await payload.count({ collection: 'orders' })).totalDocs).toBe(connections * 2)
    expect(payload.db.pool.waitingCount).toBe(0)
  })

  it('serves eight times as many on one cart and one order', async () => {
    const added = await api('POST', '/cart/items', { body: hostingItem })
    const cookies = { cart: added.cookies['cart'] ?? '' }
    const adds = await Promise.all(
      Array.from({ length: connections * 8 }, () => api('POST', '/cart/items', { body: hostingItem, cookies })),
    )
    expect(adds.every(({ status }) => status === 200)).toBe(true)
    const cart = await api('GET', '/cart', { cookies })
    expect(cart.body).toMatchObject({ items: [{ quantity: connections * 8 + 1 }] })
    const { total } = cart.body?.['breakdown'] as { total: number }
    const body = { ...checkoutBody, expectedTotal: total, expectedCurrency: 'USD' }
    const placed = await Promise.all(
      Array.from({ length: connections * 8 }, () => api('POST', '/checkout', { body, cookies, headers: { 'Idempotency-Key': 'one' } })),
    )
    expect(new Set(placed.map(({ text }) => text)).size).toBe(1)
  })
})
