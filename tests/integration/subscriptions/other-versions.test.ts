import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { completeOrders } from '@/modules/operations/backfill/complete-orders'
import { createApi } from '../api/api-client'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { createLivingShop, dayInMs } from '../../support/subscriptions/living-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
/** The trigger dates rows with the database's own clock. */
const today = new Date().toISOString().slice(0, 10)
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createLivingShop(payload)
const { drizzle } = payload.db
const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const

/** Books a payment like a version without invoices, subscriptions and provisioning: only the two rows. */
const payAsBefore = async (name: string): Promise<string> => {
  const number = numberOf(await createBuyer(createApi(payload)).orderAsShown(cartOf(monthly), { email: `${name}@lives.test` }))
  const { id } = await findOrder(payload, number)
  await drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`update payments set status = 'paid' where order_id = ${id}`)
    await transaction.execute(sql`update orders set status = 'paid' where id = ${id}`)
  })
  return id
}

const invoicesOf = async (order: string) => (await drizzle.execute(sql`select kind::text from invoices where order_id = ${order}`)).rows
const waiting = async () => (await drizzle.execute(sql`select 1 from infra.unfollowed_orders`)).rows.length

it('U31: an order paid by another version gets its subscription, invoice and job once, however many run concurrently', async () => {
  shop.goTo(today)
  const orders = await Promise.all(['old-1', 'old-2', 'old-3'].map(payAsBefore))
  for (const order of orders) expect(await invoicesOf(order)).toEqual([])
  expect(await shop.subscriptionsOf('old-1')).toEqual([])
  expect(await waiting()).toBe(3)
  const look = () => completeOrders(payload, { now: Date.now() + dayInMs })
  await Promise.all([look(), look(), look()])
  await look()
  for (const order of orders) expect(await invoicesOf(order)).toEqual([{ kind: 'invoice' }])
  for (const name of ['old-1', 'old-2', 'old-3']) expect((await shop.subscriptionsOf(name)).map(({ state }) => state)).toEqual(['pending'])
  vi.setSystemTime(Date.now() + dayInMs)
  await shop.care()
  expect((await shop.subscriptionOf('old-2')).state).toBe('active')
  const { rows } = await drizzle.execute<{ tasks: number }>(sql`select count(*)::int as tasks from provision_tasks where status = 'done'`)
  expect(rows[0]?.tasks).toBe(3)
  expect(await waiting()).toBe(0)
})

it('U31: a refund by that version gets its credit note, and its subscription is provisioned', async () => {
  shop.goTo(today)
  await shop.buy('given', monthly)
  const { id } = await shop.subscriptionOf('given')
  const { rows } = await drizzle.execute<{ order_id: string }>(sql`select order_id from subscriptions where id = ${id}`)
  const order = rows[0]?.order_id ?? ''
  await drizzle.execute(sql`delete from provision_tasks where subscription_id = ${id}`)
  await drizzle.execute(sql`update payments set refunded = 100, status = 'partly-refunded' where order_id = ${order}`)
  await completeOrders(payload, { now: Date.now() + dayInMs })
  expect(await invoicesOf(order)).toEqual([{ kind: 'invoice' }, { kind: 'credit-note' }])
  const tasks = await drizzle.execute(sql`select kind::text from provision_tasks where subscription_id = ${id}`)
  expect(tasks.rows).toEqual([{ kind: 'create' }])
})

it('U31: payments of this version leave nothing to reconcile', async () => {
  shop.goTo(today)
  const before = await waiting()
  await shop.buy('new', monthly)
  expect(await waiting()).toBe(before)
})
