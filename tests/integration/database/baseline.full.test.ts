import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '@/payload/migrations'
import { isLastBeforeBaseline } from '@/payload/migrations/baseline/existing-database'
import replaced from '@/payload/migrations/baseline/replaced.json'
import { unknownMigrations } from '../../../scripts/lib/migrations.mjs'
import { backToBaseline, rememberMigrations, sinceBaseline, withinMigration } from '../../support/old-databases'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'

const { payload, databaseUrl } = await bootPayload()
const { drizzle } = payload.db

/** In a transaction, as Payload runs it. */
const migrate = (): Promise<boolean> => drizzle.transaction((db) => isLastBeforeBaseline(db))

describe('a database older than the baseline', () => {
  beforeAll(async () => {
    await payload.create({ collection: 'orders', data: orderData({ status: 'paid' }) })
    await backToBaseline(payload)
  })
  afterAll(async () => {
    for (const { up } of sinceBaseline) await withinMigration(payload, up)
  })
  beforeEach(() => rememberMigrations(payload, replaced))
  afterEach(() =>
    rememberMigrations(
      payload,
      migrations.map(({ name }) => name),
    ),
  )

  it('keeps a database at the last version unchanged and does not report it as newer than the code', async () => {
    const orders = async () => (await drizzle.execute(sql`select * from orders order by id`)).rows
    const before = await orders()
    expect(before.length).toBeGreaterThan(0)
    expect(await migrate()).toBe(true)
    expect(await orders()).toEqual(before)
    expect(await unknownMigrations(databaseUrl)).toEqual([])
  })

  it('applies newer migrations, and an existing document reads as before', async () => {
    for (const { up } of migrations) await withinMigration(payload, up)
    const { totalDocs } = await payload.find({ collection: 'coupons', where: { code: { equals: 'WELCOME10' } } })
    expect(totalDocs).toBe(1)
    await backToBaseline(payload)
  })

  it('is rejected with instructions when it is behind the last version', async () => {
    const last = replaced.at(-1) ?? ''
    await rememberMigrations(payload, replaced.slice(0, -1))
    await expect(migrate()).rejects.toThrow(
      `This database stands before ${last}: run npm run migrate of version 0.1.0 on it first, then this one.`,
    )
  })

  it('is rejected when it lists unknown migrations', async () => {
    await rememberMigrations(payload, [...replaced, '20270101_000000_of_theirs'])
    await expect(migrate()).rejects.toThrow('20270101_000000_of_theirs')
  })

  it.each([
    ['a column that is missing', sql`alter table orders drop column tax_rate`, 'public.orders'],
    ['a column of another type', sql`alter table infra.revisions alter column value type numeric`, 'infra.revisions'],
    ['a value that a choice lacks', sql`alter type enum_orders_status rename value 'refunded' to 'given-back'`, 'public.orders'],
    ['a name that is unique no more', sql`drop index orders_order_number_idx`, 'public.orders'],
    [
      'a link that leads nowhere',
      sql`alter table infra.customer_orders drop constraint customer_orders_order_id_fkey`,
      'infra.customer_orders',
    ],
    ['a table that is gone', sql`drop table infra.page_caches`, 'infra.page_caches'],
  ])('is verified and not trusted: %s', async (_what, change, table) => {
    const changed = drizzle.transaction(async (db) => {
      await db.execute(change)
      await isLastBeforeBaseline(db)
    })
    await expect(changed).rejects.toThrow(`Tables are not as version 0.1.0 leaves them (${table})`)
  })

  it('may have an extra index, which only improves speed', async () => {
    const changed = drizzle.transaction(async (db) => {
      await db.execute(sql`create index of_the_operator on orders (due_now)`)
      return isLastBeforeBaseline(db)
    })
    await expect(changed).resolves.toBe(true)
    await drizzle.execute(sql`drop index of_the_operator`)
  })
})

it('creates an empty database from the baseline', async () => {
  await rememberMigrations(payload, [])
  expect(await migrate()).toBe(false)
  await rememberMigrations(
    payload,
    migrations.map(({ name }) => name),
  )
})
