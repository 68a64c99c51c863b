// own modules: DATABASE_POOL_MAX, DATABASE_HEALTH_TIMEOUT_MS are read on import
import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { proxyDatabase } from '../../support/database-proxy'
import type { DatabaseProxy } from '../../support/tcp-proxy'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'
import { checkoutBody, quoteRequest } from './requests'

const connections = 6
const crowd = 30
/** Milliseconds. The promise is 2 s; the rest allows for other tests on the machine. */
const soon = 3_000
/** Milliseconds. The promise is 5 s after the return; the rest allows for other tests on the machine. */
const healed = 8_000

let payload: Payload
let api: Api
let proxy: DatabaseProxy
let total: number
let databaseUrl: string
beforeAll(async () => {
  const shop = await bootPayload({ DATABASE_POOL_MAX: String(connections), DATABASE_HEALTH_TIMEOUT_MS: '1000', RATE_LIMIT_CHECKOUT: '0' })
  ;({ payload, databaseUrl } = shop)
  api = createApi(payload)
  proxy = await proxyDatabase(payload, shop.databaseUrl)
})
afterAll(() => proxy.close())
// A failed test must not affect the next.
afterEach(() => proxy.become('up'))
beforeEach(async () => {
  await expect.poll(async () => (await api('GET', '/health/ready')).status, { timeout: 15_000 }).toBe(200)
  const quote = await api('POST', '/pricing/quote', { body: quoteRequest })
  ;({ total } = quote.body?.['breakdown'] as { total: number })
})

const orders = async () => (await payload.count({ collection: 'orders' })).totalDocs

const order = (key: string) =>
  api('POST', '/checkout', {
    body: {
      ...checkoutBody,
      contact: { email: `${key}@example.com`, name: 'A' },
      expectedTotal: total,
      expectedCurrency: 'USD',
      cart: quoteRequest,
    },
    headers: { 'Idempotency-Key': key },
  })

const timed = async <Value>(work: Promise<Value>): Promise<{ value: Value; ms: number }> => {
  const began = performance.now()
  const value = await work
  return { value, ms: performance.now() - began }
}

const keysOf = (scene: string) => Array.from({ length: crowd }, (_, number) => `${scene}-${number}`)

/** Blocks some orders in the middle of writing: a separate connection, not through the proxy, holds a lock until the outage. */
const orderWhile = async (scene: string, happen: () => void) => {
  const holder = new pg.Client({ connectionString: databaseUrl })
  await holder.connect()
  const isWaitedFor = async (): Promise<boolean> => {
    const { rowCount } = await holder.query(`select 1 from pg_locks where not granted and relation = 'orders'::regclass`)
    return (rowCount ?? 0) > 0
  }
  try {
    await holder.query('begin; lock table orders in share mode')
    const under = keysOf(scene).map((key) => timed(order(key)))
    await expect.poll(isWaitedFor, { timeout: 10_000, interval: 10 }).toBe(true)
    happen()
    await holder.query('rollback')
    return await Promise.all(under)
  } finally {
    await holder.end()
  }
}

/** 200: the order was written, but the response was lost. */
const expectOneOrderEach = async (scene: string, before: number) => {
  const isPlaced = async (key: string) => [200, 201].includes((await order(key)).status)
  for (const key of keysOf(scene)) await expect.poll(() => isPlaced(key), { timeout: 10_000 }).toBe(true)
  expect(await orders()).toBe(before + crowd)
}

const fillPool = () => Promise.all(Array.from({ length: connections }, () => payload.db.drizzle.execute(sql`select pg_sleep(0.1)`)))

const isWell = async (): Promise<boolean> => {
  const { status } = await api('POST', '/pricing/quote', { body: quoteRequest })
  return (
    status === 200 &&
    (await fillPool().then(
      () => true,
      () => false,
    ))
  )
}

/** Waits longer than allowed, to report by how much the limit was missed. */
const msUntilWell = async (since: number): Promise<number> => {
  await expect.poll(isWell, { interval: 100, timeout: healed * 2 }).toBe(true)
  return performance.now() - since
}

describe('a database that stops responding without an error', () => {
  it('answers each of 30 checkouts in flight, fails fast for others, recovers by itself, and creates one order per key', async () => {
    const before = await orders()
    const answers = await orderWhile('frozen', () => proxy.become('frozen'))
    for (const { value, ms } of answers) {
      expect([201, 503]).toContain(value.status)
      expect(ms).toBeLessThan(soon)
    }
    expect(answers.some(({ value }) => value.status === 503)).toBe(true)
    // No request queues behind those waiting, not even for the first two seconds.
    const later = await Promise.all(keysOf('later').map((key) => timed(order(key))))
    for (const { value, ms } of later) {
      expect(value.status).toBe(503)
      expect(value.body).toMatchObject({ error: { code: 'unavailable' } })
      expect(ms).toBeLessThan(1_000)
    }
    const ownRead = await timed(api('GET', '/faqs'))
    expect([ownRead.value.status, ownRead.value.headers.get('retry-after')]).toEqual([503, '5'])
    expect(ownRead.ms).toBeLessThan(1_000)

    proxy.become('up')
    expect(await msUntilWell(performance.now())).toBeLessThan(healed)
    await expectOneOrderEach('frozen', before)
  })

  it('recovers after a failover, when open connections hang and new ones work', async () => {
    await fillPool()
    const before = await orders()
    let lostAt = 0
    const answers = await orderWhile('failover', () => {
      lostAt = performance.now()
      proxy.loseOpen()
    })
    for (const { value } of answers) expect([201, 503]).toContain(value.status)
    expect(await msUntilWell(lostAt)).toBeLessThan(healed)
    await expectOneOrderEach('failover', before)
  })

  it('does not mistake a slow statement for a dead connection', async () => {
    const { rows } = await payload.db.drizzle.execute(sql`select pg_sleep(2.2), 'done' as state`)
    expect(rows[0]).toMatchObject({ state: 'done' })
  })
})

describe('broken connections', () => {
  it('leak no place in the pool, however often they break', async () => {
    // Breaks every connection at once, twice: a leak would leave none for the second time.
    for (let time = 0; time < 2; time += 1) {
      await fillPool()
      // Started and never returned by their owner.
      const begun = Promise.allSettled(
        Array.from({ length: connections }, () => payload.db.drizzle.transaction((open) => open.execute(sql`select pg_sleep(5)`))),
      )
      await expect.poll(() => payload.db.pool.idleCount).toBe(0)
      proxy.reset()
      for (const { status } of await begun) expect(status).toBe('rejected')
    }
    await expect.poll(() => payload.db.pool.totalCount).toBeLessThan(connections)
    await fillPool()
  })
})
