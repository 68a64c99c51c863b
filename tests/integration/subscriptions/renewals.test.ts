import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContext } from '@/container'
import { orderNextTerm } from '@/modules/renewals/subscriptions/order-next-term'
import { createLivingShop } from '../../support/subscriptions/living-shop'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createLivingShop(payload)
const context = () => createContext(payload, 'en')

const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const
const yearly = { ...monthly, billing: 'yearly' } as const
/** Bought on 10 March; moves to the day its next order is due, or another. */
const boughtAndOrdered = async (who: string, day = '2028-03-27') => {
  shop.goTo('2028-03-10')
  const orderNumber = await shop.buy(who, monthly)
  shop.goTo(day)
  return orderNumber
}
const statuses = async (who: string) => (await shop.ordersOf(who)).map(({ status }) => status)
const setPrice = async (key: string, basePrice: number) => {
  const { docs } = await payload.find({ collection: 'services', where: { key: { equals: key } }, depth: 0 })
  const [service] = docs
  const prices = service?.prices?.map((each) => (each.period === 'yearly' ? { ...each, basePrice } : each))
  await payload.update({ collection: 'services', id: service?.id ?? '', data: { prices } })
}

describe('a paid line', () => {
  it('U1: starts its subscription once, however often its payment is reported', async () => {
    shop.goTo('2028-03-10')
    const orderNumber = await shop.buy('once', monthly, { ...monthly, id: 'shared-pro' })
    const { id } = await findOrder(payload, orderNumber)
    await payload.update({ collection: 'orders', id, data: { staffNote: 'Looked at' } })
    await payload.update({ collection: 'orders', id, data: { status: 'fulfilled' } })
    expect((await shop.subscriptionsOf('once')).map(({ name, state }) => [name, state])).toHaveLength(2)
  })

  it('U1: starts none if unpaid, or paid before payments were dated', async () => {
    shop.goTo('2028-03-10')
    const orderNumber = await shop.buy('before', monthly)
    const { id } = await findOrder(payload, orderNumber)
    await payload.db.drizzle.execute(sql`delete from provision_tasks`)
    await payload.db.drizzle.execute(sql`delete from subscriptions where order_id = ${id}`)
    await payload.db.drizzle.execute(sql`update payments set paid_at = null where order_id = ${id}`)
    await payload.update({ collection: 'orders', id, data: { staffNote: 'Looked at' } })
    expect(await shop.subscriptionsOf('before')).toEqual([])
  })
})

describe('the order of a term', () => {
  it('U3: is created once with one email by two workers and the customer at once', async () => {
    await boughtAndOrdered('twice')
    const { id } = await shop.subscriptionOf('twice')
    await Promise.all([shop.care(), shop.care(), shop.care(), ...[1, 2, 3].map(() => orderNextTerm(context(), id, 'holder'))])
    expect(await statuses('twice')).toEqual(['paid', 'pending'])
    expect(await shop.mailsOf('twice')).toEqual(['order'])
  })

  it('U3: is not created by a worker that crashes before recording it, and once by the next', async () => {
    await boughtAndOrdered('dies')
    const { drizzle } = payload.db
    await drizzle.execute(sql`create function infra.die() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
    await drizzle.execute(sql`create trigger die before insert on infra.subscription_orders for each row execute function infra.die()`)
    await shop.care()
    expect(await statuses('dies')).toEqual(['paid'])
    expect(await shop.mailsOf('dies')).toEqual([])
    await drizzle.execute(sql`drop trigger die on infra.subscription_orders`)
    await shop.care()
    expect(await statuses('dies')).toEqual(['paid'])
    vi.setSystemTime(Date.now() + 3_600_000)
    await shop.care()
    expect(await statuses('dies')).toEqual(['paid', 'pending'])
  })

  it('U3: is found if it was created without being recorded, and counts when paid', async () => {
    await boughtAndOrdered('forgets')
    await shop.care()
    const { id } = await shop.subscriptionOf('forgets')
    await payload.db.drizzle.execute(sql`delete from infra.subscription_orders where subscription_id = ${id} and booked_at is null`)
    await payload.db.drizzle.execute(sql`update subscriptions set care_at = now() - interval '50 years' where id = ${id}`)
    await shop.care()
    expect(await statuses('forgets')).toEqual(['paid', 'pending'])
    await shop.payNewest('forgets')
    expect(await shop.subscriptionOf('forgets')).toMatchObject({ starts: '2028-04-10', ends: '2028-05-10' })
  })

  it('U3: is not recreated after its customer cancelled it, unless they ask', async () => {
    await boughtAndOrdered('declines')
    await shop.care()
    const [, order] = await shop.ordersOf('declines')
    await payload.update({ collection: 'orders', id: (await findOrder(payload, order?.number ?? '')).id, data: { status: 'cancelled' } })
    await shop.liveUntil('2028-04-01')
    expect(await statuses('declines')).toEqual(['paid', 'cancelled'])
    const { id } = await shop.subscriptionOf('declines')
    expect((await orderNextTerm(context(), id, 'holder')).ok).toBe(true)
    expect(await statuses('declines')).toEqual(['paid', 'cancelled', 'pending'])
  })

  it('U4: advances one term when paid twice at once', async () => {
    await boughtAndOrdered('pays')
    await shop.care()
    await Promise.allSettled([1, 2, 3].map(() => shop.payNewest('pays')))
    expect(await shop.subscriptionOf('pays')).toMatchObject({ starts: '2028-04-10', ends: '2028-05-10' })
  })
})

describe('a changed price', () => {
  it('U6: that is higher is announced thirty days ahead, once, and used by the next order', async () => {
    shop.goTo('2028-03-10')
    await shop.buy('dearer', yearly)
    await setPrice('shared-basic', 59.99)
    shop.goTo('2029-02-01')
    await shop.liveUntil('2029-02-08')
    expect(await shop.mailsOf('dearer')).toEqual(['price'])
    await shop.liveUntil('2029-02-24')
    expect(await shop.mailsOf('dearer')).toEqual(['price', 'order'])
    expect((await shop.ordersOf('dearer')).at(-1)?.total).toBe(6599)
    const { rows } = await payload.db.drizzle.execute<{ day: string }>(
      sql`select data->>'date' as day from mail_outbox where recipient = 'dearer@lives.test' and data->>'kind' = 'price'`,
    )
    expect(rows).toEqual([{ day: '2029-03-10T00:00:00.000Z' }])
  })

  it('U6: of a discontinued product is not ordered; its end is announced thirty days ahead', async () => {
    shop.goTo('2030-03-10')
    await shop.buy('unsold', { ...yearly, id: 'shared-pro' })
    const { docs } = await payload.find({ collection: 'services', where: { key: { equals: 'shared-pro' } }, depth: 0 })
    await payload.update({ collection: 'services', id: docs[0]?.id ?? '', data: { _status: 'draft' } })
    shop.goTo('2031-02-01')
    await shop.liveUntil('2031-02-09')
    expect(await shop.mailsOf('unsold')).toEqual(['unsold'])
    await shop.liveUntil('2031-03-11')
    expect(await shop.mailsOf('unsold')).toEqual(['unsold', 'ended'])
    expect(await shop.subscriptionOf('unsold')).toMatchObject({ state: 'ended', reason: 'unsold' })
    expect(await statuses('unsold')).toEqual(['paid'])
  })
})

it('reads a page of due subscriptions by index, however many there are', async () => {
  const { rows } = await payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    return transaction.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from subscriptions where care_at <= now() order by care_at, id limit 100`,
    )
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('care_at')
})
