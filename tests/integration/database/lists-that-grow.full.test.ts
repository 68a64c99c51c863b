import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findGoLiveFacts } from '@/modules/operations/operations.repository'
import { countedUpTo } from '@/lib/db/sql'
import { addCodes } from '../../support/growth/fill-catalogue'
import { addCustomers, addOrders, addPages, buyerOf, orderNumberOf } from '../../support/growth/fill-shop'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { checkoutBody, hostingItem } from '../api/requests'
import { createAccounts } from '../accounts/account-shop'

/** Enough that Postgres doesn't prefer a sequential scan of a short table. */
const orders = 40_000
const customers = 20_000

let payload: Payload
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  const api = createApi(payload)
  await createAccounts(payload).signUp('template@growth.test')
  const cart = { currency: 'USD', codes: [], items: [hostingItem] }
  const quote = await api('POST', '/pricing/quote', { body: cart })
  const { breakdown } = quote.body as { readonly breakdown: { readonly total: number } }
  const placed = await api('POST', '/checkout', {
    body: { ...checkoutBody, expectedTotal: breakdown.total, expectedCurrency: 'USD', cart },
    headers: { 'Idempotency-Key': 'lists-that-grow' },
  })
  const { orderNumber } = placed.body as { readonly orderNumber: string }
  await addCustomers(payload.db.pool, { from: 1, to: customers }, 'template@growth.test')
  // in parts, each well within the statement timeout
  for (let from = 1; from <= orders; from += 10_000)
    await addOrders(payload.db.pool, { from, to: from + 9_999 }, { template: orderNumber, customers })
  await addCodes(payload.db.pool, { from: 1, to: 3_000 })
  await addPages(payload.db.pool, { from: 1, to: 500 })
  await payload.db.pool.query('analyze')
})

/** Indexes used and tables scanned sequentially. */
const waysOf = async (work: () => Promise<unknown>) => {
  const read = async () => {
    const { rows } = await payload.db.drizzle.execute<{ name: string; scans: string }>(sql`
      select relname as name, coalesce(seq_tup_read, 0) as scans from pg_stat_user_tables union all
      select indexrelname, idx_scan from pg_stat_user_indexes`)
    return new Map(rows.map(({ name, scans }) => [name, Number(scans)]))
  }
  const settled = async () => {
    // Postgres publishes statistics when a transaction ends, and those of other connections up to a second later.
    await payload.db.drizzle.execute(sql`select pg_stat_force_next_flush()`)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    return read()
  }
  const before = await settled()
  await work()
  const after = await settled()
  return new Map([...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)]))
}

const searches = [
  ['orders', 'orders_search_idx', { or: [{ orderNumber: { like: orderNumberOf(4321) } }, { 'contact.email': { like: 'nobody at all' } }] }],
  ['orders', 'orders_status_date_idx', { status: { equals: 'refunded' } }],
  ['domains', 'domains_search_idx', { name: { like: 'growth1234.com' } }],
] as const

/** All searches together, as the statistics take seconds. */
const searchAll = async (): Promise<void> => {
  for (const [collection, , where] of searches) await payload.find({ collection, where: where as never, limit: 10, depth: 0 })
}
let ways: ReturnType<typeof waysOf> | undefined

const list = (where: object, page = 1) => payload.find({ collection: 'orders', where: where as never, limit: 10, page, depth: 0 })

describe('a long list', () => {
  it('is counted exactly while short, and estimated once long', async () => {
    expect((await list({ 'contact.email': { equals: buyerOf(7) } })).totalDocs).toBe(orders / customers)
    expect((await list({ status: { equals: 'pending' } })).totalDocs).toBe(orders / 50 + 1)
    const { totalDocs, hasNextPage } = await list({})
    expect(totalDocs).toBeGreaterThan(countedUpTo)
    expect(Math.abs(totalDocs - orders) / orders).toBeLessThan(0.1)
    expect(hasNextPage).toBe(true)
  })

  it('reads its last pages as fast as its first', async () => {
    const { docs } = await list({}, Math.floor(orders / 10))
    expect(docs).toHaveLength(10)
  })

  it.each(searches)('of %s reads %s', async (collection, index) => {
    const read = await (ways ??= waysOf(searchAll))
    expect(read.get(index)).toBeGreaterThan(0)
    expect(read.get(collection)).toBe(0)
  })
})

it('counts open tasks without reading every page and code', async () => {
  const read = await waysOf(() => findGoLiveFacts(payload.db.drizzle))
  expect([read.get('pages'), read.get('coupons')]).toEqual([0, 0])
})
