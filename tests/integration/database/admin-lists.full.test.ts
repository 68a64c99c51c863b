import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { countedUpTo } from '@/lib/db/sql'
import { addCodes } from '../../support/growth/fill-catalogue'
import { addCarts, addCustomers, addOrders, addVersionsOfCodes } from '../../support/growth/fill-shop'
import { fillTable } from '../../support/growth/fill-table'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { checkoutBody, hostingItem } from '../api/requests'
import { createAccounts } from '../accounts/account-shop'

/** Above the exact-count limit, and enough for Postgres to prefer an index over sorting. */
const rows = 12_000

let payload: Payload
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  const { pool } = payload.db
  const api = createApi(payload)
  await createAccounts(payload).signUp('template@growth.test')
  const cart = { currency: 'USD', codes: [], items: [hostingItem] }
  const { breakdown } = (await api('POST', '/pricing/quote', { body: cart })).body as { readonly breakdown: { readonly total: number } }
  const placed = await api('POST', '/checkout', {
    body: { ...checkoutBody, expectedTotal: breakdown.total, expectedCurrency: 'USD', cart },
    headers: { 'Idempotency-Key': 'admin-lists' },
  })
  await api('POST', '/cart/items', { body: hostingItem })
  const numbers = { from: 1, to: rows }
  await addCustomers(pool, numbers, 'template@growth.test')
  await addOrders(pool, numbers, { template: (placed.body as { readonly orderNumber: string }).orderNumber, customers: rows })
  await addCarts(pool, numbers)
  await addCodes(pool, numbers)
  await addVersionsOfCodes(pool)
  await pool.query(`insert into staff_actions (id, action, area, person) values (gen_random_uuid(), 'changed', 'pages', 'somebody')`)
  for (const table of ['mail_outbox', 'staff_actions', 'domains']) expect(await fillTable(pool, table, rows)).toBeNull()
  await pool.query('vacuum (analyze)')
})

/** Whether the plan of a list's first page sorts the whole table. */
const sortsAll = async (table: string, order: string): Promise<boolean> => {
  const { rows: plan } = await payload.db.pool.query<{ 'QUERY PLAN': string }>(`explain select * from ${table} order by ${order} limit 10`)
  return plan.some((line) => /\bSort\b/.test(line['QUERY PLAN']))
}

const snake = (name: string): string => name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const orderOf = (sort: string | readonly string[] | undefined): string =>
  (typeof sort === 'string' ? [sort] : (sort ?? ['-createdAt']))
    .map((each) => (each.startsWith('-') ? `${snake(each.slice(1))} desc` : snake(each)))
    .join(', ')

describe('H7: a long list of the admin', () => {
  it.each(['orders', 'payments', 'carts', 'customers', 'domains', 'mail-outbox', 'staff-actions'] as const)(
    '%s: reads its first page from an index, in the default order',
    async (slug) => {
      const { defaultSort } = payload.collections[slug].config
      expect(await sortsAll(snake(slug), orderOf(defaultSort))).toBe(false)
      const { docs, totalDocs } = await payload.find({ collection: slug, limit: 10, depth: 0 })
      expect(docs).toHaveLength(10)
      expect(totalDocs).toBeGreaterThan(countedUpTo)
    },
  )

  it('lists codes with drafts by their newest versions, from an index', async () => {
    expect(
      await sortsAll(
        '_coupons_v where latest = true',
        orderOf(payload.collections.coupons.config.defaultSort).replace('code', 'version_code'),
      ),
    ).toBe(false)
  })

  it('fails for a list in an order that no index has', async () => {
    expect(await sortsAll('mail_outbox', 'attempts desc, recipient')).toBe(true)
  })
})
