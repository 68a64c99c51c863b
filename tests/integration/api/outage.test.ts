import net from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { onServer } from '../../support/test-databases'
import { createApi, type Api } from './api-client'
import { checkoutBody, hostingItem, quoteRequest } from './requests'

type Mood = 'up' | 'refusing' | 'silent'

/** Stands between the shop and Postgres, so that the server can go away and come back without hurting other tests. */
const createProxy = async (target: URL) => {
  const sockets = new Set<net.Socket>()
  let mood: Mood = 'up'
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const server = net.createServer((socket) => {
    keep(socket)
    if (mood === 'refusing') return socket.destroy()
    if (mood === 'silent') return undefined
    const upstream = net.connect(Number(target.port), target.hostname)
    keep(upstream)
    socket.pipe(upstream).pipe(socket)
    socket.on('close', () => upstream.destroy())
    upstream.on('close', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  const become = (next: Mood) => {
    mood = next
    for (const socket of sockets) socket.destroy()
  }
  return { port, become, close: () => (become('refusing'), server.close()) }
}

let payload: Payload
let api: Api
let proxy: Awaited<ReturnType<typeof createProxy>>

beforeAll(async () => {
  const shop = await bootPayload()
  payload = shop.payload
  api = createApi(payload)
  const url = new URL(shop.databaseUrl)
  proxy = await createProxy(new URL(shop.databaseUrl))
  const database = url.pathname.slice(1)
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  Object.assign(payload.db.pool.options, { connectionString: url.href })
  await onServer(inject('testServer'), (client) => client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]))
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
    body: { ...checkoutBody, contact: { email: `${key}@example.com`, name: 'A' }, expectedTotal, expectedCurrency: 'USD', cart: quoteRequest },
    headers: { 'Idempotency-Key': key },
  })

describe('issue 2, point 8: the database goes away', () => {
  it.each(['refusing', 'silent'] as const)('%s: checkout answers 503 within 2 s, nothing is written, and all is well afterwards', async (mood) => {
    const quote = await api('POST', '/pricing/quote', { body: quoteRequest })
    expect(quote.status, quote.text).toBe(200)
    const { total } = quote.body?.['breakdown'] as { total: number }
    const before = await orders()

    // A shop that nobody asked anything for a moment: the next request is the first to notice.
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
    expect((await api('GET', '/health/live')).status).toBe(200)
    // No dead connection is left to fail at once: this one has to be opened, and is refused or waits in vain.
    const later = await timed(order(`${mood}-down`, total))
    expect(later.value.status).toBe(503)
    expect(later.ms).toBeLessThan(2_000)
    if (mood === 'silent') expect(later.ms).toBeGreaterThan(1_000)

    proxy.become('up')
    await expect.poll(async () => (await api('GET', '/health/ready')).status, { timeout: 15_000 }).toBe(200)
    expect(await orders()).toBe(before)
    const again = await order(`${mood}-down`, total)
    expect(again.status, again.text).toBe(201)
    expect(await orders()).toBe(before + 1)
  })
})
