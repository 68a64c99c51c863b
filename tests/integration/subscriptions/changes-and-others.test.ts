import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Minor } from '@/core/money/types'
import { refundOrder } from '@/modules/payments/refunds'
import { changeSubscription } from '@/modules/renewals/subscriptions/change-subscription'
import { findOrder } from '../../support/orders/find-order'
import { createChangingShop, toPro } from '../../support/subscriptions/changing-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createChangingShop(payload)
const { context, bought, preview, order, statuses } = shop
/** Net invoiced amount, less credit notes. */
const heldOf = async (orderId: string) => {
  const { rows } = await payload.db.drizzle.execute<{ held: number }>(
    sql`select sum(case when kind = 'invoice' then net else -net end)::int as held from invoices where order_id = ${orderId}`,
  )
  return rows[0]?.held
}

describe('a change among other events', () => {
  it('U25: is sent to the host after earlier jobs', async () => {
    await bought('moves')
    shop.goTo('2028-03-20')
    await order('moves', toPro)
    await shop.payNewest('moves')
    const { id } = await shop.subscriptionOf('moves')
    const { rows } = await payload.db.drizzle.execute<{ kind: string; product: string }>(
      sql`select kind, product from provision_tasks where subscription_id = ${id} order by number`,
    )
    expect(rows).toEqual([
      { kind: 'create', product: 'shared-basic' },
      { kind: 'change', product: 'shared-pro' },
    ])
  })

  it('U13: is withdrawn when the subscription ends or its term is moved', async () => {
    await bought('ends')
    await order('ends', toPro)
    const { id } = await shop.subscriptionOf('ends')
    await changeSubscription(context(), { id, change: { kind: 'putForward', days: 3 }, by: { email: 'a@b.test', reason: 'x' } })
    expect(await statuses('ends')).toEqual(['paid', 'cancelled'])
    await order('ends', toPro)
    await changeSubscription(context(), { id, change: { kind: 'cancelAtEnd' }, by: null })
    expect(await statuses('ends')).toEqual(['paid', 'cancelled', 'cancelled'])
    await expect(preview('ends', toPro)).rejects.toThrow('not-active')
  })

  it('U9: counts the credit of an earlier change, and a term paid ahead', async () => {
    await bought('again')
    shop.goTo('2028-03-27')
    await shop.care()
    await shop.payNewest('again')
    const first = await preview('again', toPro)
    expect(first.days).toEqual({ of: 61, rest: 44 })
    await order('again', toPro)
    await shop.payNewest('again')
    shop.goTo('2028-03-28')
    const second = await preview('again', { ...toPro, quantity: 2 })
    expect(second).toMatchObject({ days: { of: 31, rest: 30 }, unused: Math.round((first.price * 30) / 31), credit: first.left })
    await order('again', { ...toPro, quantity: 2 })
    await shop.payNewest('again')
    expect(await shop.subscriptionOf('again')).toMatchObject({ starts: '2028-03-28', ends: '2028-04-28' })
    await shop.liveUntil('2028-04-15')
    expect((await statuses('again')).at(-1)).toBe('pending')
  })

  it('U1: never recreates what an order created, and a partial refund needs no one to apply it', async () => {
    await bought('held')
    const { id } = await shop.subscriptionOf('held')
    const [{ number } = { number: '' }] = await shop.ordersOf('held')
    const { id: orderId } = await findOrder(payload, number)
    const other = await payload.db.pool.connect()
    try {
      await other.query('begin')
      await other.query('update subscriptions set care_at = now() where id = $1', [id])
      const asked = { orderId, amount: 100 as Minor, paymentId: null, reason: 'x', by: 'a@b.test', key: 'held' }
      expect(await refundOrder(context(), asked)).toMatchObject({ ok: true })
    } finally {
      await other.query('rollback')
      other.release()
    }
  })

  it('U7: is reverted by its refund, and the previous plan continues', async () => {
    await bought('refunds')
    shop.goTo('2028-03-20')
    await order('refunds', toPro)
    await shop.payNewest('refunds')
    const { number } = (await shop.ordersOf('refunds')).at(-1) ?? { number: '' }
    await payload.update({ collection: 'orders', id: (await findOrder(payload, number)).id, data: { status: 'refunded' } })
    expect(await shop.subscriptionOf('refunds')).toMatchObject({
      name: 'Shared Basic',
      state: 'active',
      starts: '2028-03-10',
      ends: '2028-04-10',
    })
  })

  it.each([
    ['all', null],
    ['a part', 100],
  ] as const)('U13: is not paid any more when %s of the credited payment is refunded', async (_what, amount) => {
    const who = `back-${amount ?? 'all'}`
    await bought(who)
    await order(who, toPro)
    const [paid, change] = await shop.ordersOf(who)
    const { id } = await findOrder(payload, paid?.number ?? '')
    if (amount === null) await payload.update({ collection: 'orders', id, data: { status: 'refunded' } })
    else await refundOrder(context(), { orderId: id, amount: amount as Minor, paymentId: null, reason: 'x', by: 'a@b.test', key: who })
    expect(await statuses(who)).toEqual([amount === null ? 'refunded' : 'paid', 'cancelled'])
    await expect(shop.pay(change?.number ?? '')).rejects.toThrow()
    if (amount === null) return
    const unused = (await preview(who, toPro)).unused
    await order(who, toPro)
    await shop.payNewest(who)
    expect(await shop.subscriptionOf(who)).toMatchObject({ name: 'Shared Pro' })
    expect(unused).toBe((await heldOf(id)) ?? -1)
  })

  it('U13: is withdrawn by a refund that comes while it is being ordered', async () => {
    await bought('race')
    const { id } = await shop.subscriptionOf('race')
    const [paid] = await shop.ordersOf('race')
    const { id: orderId } = await findOrder(payload, paid?.number ?? '')
    const waiting = async (count: number) => {
      const find = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await vi.waitFor(async () => expect((await payload.db.drizzle.execute(find)).rows).toHaveLength(count), {
        timeout: 10_000,
        interval: 20,
      })
    }
    const other = await payload.db.pool.connect()
    try {
      await other.query('begin')
      await other.query('select 1 from subscriptions where id = $1 for update', [id])
      const ordered = order('race', toPro)
      await waiting(1)
      const refunded = payload.update({ collection: 'orders', id: orderId, data: { status: 'refunded' } })
      await waiting(2)
      await other.query('rollback')
      await Promise.all([ordered, refunded])
    } finally {
      other.release()
    }
    expect(await shop.subscriptionOf('race')).toMatchObject({ state: 'ended' })
    expect(await statuses('race')).toEqual(['refunded', 'cancelled'])
  })

  it('U13: is not affected by a refund of a past term', async () => {
    await bought('past')
    await shop.liveUntil('2028-03-28')
    await shop.payNewest('past')
    await shop.liveUntil('2028-04-12')
    await order('past', toPro)
    const { id } = await findOrder(payload, (await shop.ordersOf('past'))[0]?.number ?? '')
    await refundOrder(context(), { orderId: id, amount: 100 as Minor, paymentId: null, reason: 'x', by: 'a@b.test', key: 'past' })
    expect((await statuses('past')).at(-1)).toBe('pending')
    await shop.payNewest('past')
    expect(await shop.subscriptionOf('past')).toMatchObject({ name: 'Shared Pro', starts: '2028-04-12' })
  })

  it('U12: leaves nothing when killed while being written or booked, and a retry applies it once', async () => {
    await bought('dies')
    const { drizzle } = payload.db
    await drizzle.execute(sql`create function infra.die_change() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
    await drizzle.execute(
      sql`create trigger die before insert or update on infra.subscription_changes for each row execute function infra.die_change()`,
    )
    await expect(order('dies', toPro)).rejects.toThrow()
    expect(await statuses('dies')).toEqual(['paid'])
    await drizzle.execute(sql`alter table infra.subscription_changes disable trigger die`)
    await order('dies', toPro)
    await drizzle.execute(sql`alter table infra.subscription_changes enable trigger die`)
    await expect(shop.payNewest('dies')).rejects.toThrow()
    expect([await statuses('dies'), (await shop.subscriptionOf('dies')).name]).toEqual([['paid', 'pending'], 'Shared Basic'])
    await drizzle.execute(sql`drop trigger die on infra.subscription_changes`)
    await shop.payNewest('dies')
    expect((await shop.subscriptionOf('dies')).name).toBe('Shared Pro')
  })
})
