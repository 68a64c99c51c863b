import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { onServer } from '../../support/test-databases'
import { createApi, type Api } from './api-client'
import { checkoutBody, quoteRequest } from './requests'

let payload: Payload
let api: Api
let total: number
let database: string
let server: string
beforeAll(async () => {
  const shop = await bootPayload()
  payload = shop.payload
  api = createApi(payload)
  server = shop.databaseUrl
  database = new URL(server).pathname.slice(1)
  const quote = await api('POST', '/pricing/quote', { body: quoteRequest })
  ;({ total } = quote.body?.['breakdown'] as { total: number })
})

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

const orders = async () => (await payload.count({ collection: 'orders' })).totalDocs

/** Raises Postgres's own error for a full disk. */
const fillDisk = () =>
  payload.db.drizzle.execute(sql`
    create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on orders for each row execute function no_room();
  `)
const makeRoom = () => payload.db.drizzle.execute(sql`drop trigger no_room on orders; drop function no_room()`)

/** Resolves once every session has ended, so that only the read-only setting can still reject a request. */
const follow = (isFollowing: boolean) =>
  onServer(server, async (client) => {
    await client.query(`alter database "${database}" set default_transaction_read_only = ${isFollowing ? 'on' : 'off'}`)
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
      database,
    ])
  })

describe('a Postgres without disk space', () => {
  it.each([
    ['its disk is full', fillDisk, makeRoom],
    ['it does not lead yet, after a failover', () => follow(true), () => follow(false)],
  ] as const)(
    '%s: rejects an order with 503, still quotes, and creates one order for the same key afterwards',
    async (scene, begin, end) => {
      const key = scene.replaceAll(/\W+/g, '-')
      const before = await orders()
      await begin()
      // the first request may still be given a connection that has just been closed
      await expect.poll(async () => (await api('POST', '/pricing/quote', { body: quoteRequest })).status).toBe(200)
      await expect.poll(async () => (await order(key)).status).toBe(503)
      const refused = await order(key)
      expect(refused.body).toMatchObject({ error: { code: 'unavailable' } })
      expect(refused.headers.get('retry-after')).toBe('5')
      expect((await api('POST', '/pricing/quote', { body: quoteRequest })).status).toBe(200)
      expect(await orders()).toBe(before)

      await end()
      await expect.poll(async () => (await order(key)).status, { timeout: 10_000 }).toBe(201)
      expect((await order(key)).status).toBe(200)
      expect(await orders()).toBe(before + 1)
    },
  )
})
