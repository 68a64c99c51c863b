import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { figuresOf } from '@/core/subscriptions/preview-change'
import { createContext } from '@/server/composition/create-context'
import { changeSubscription } from '@/server/renewals/subscriptions/change-subscription'
import { cancelChange, orderChange } from '@/server/renewals/subscriptions/order-change'
import { offerChange } from '@/server/renewals/subscriptions/preview-change'
import { createLivingShop } from '../../support/subscriptions/living-shop'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createLivingShop(payload)
const context = () => createContext(payload, 'en')

const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const
const toPro = { products: ['shared-pro'], billing: 'monthly', quantity: 1 } as const
const toBasic = { ...toPro, products: ['shared-basic'] } as const
type Wish = Parameters<typeof orderChange>[1]['wish']

const bought = async (who: string, item: Readonly<Record<string, unknown>> = monthly) => {
  shop.goTo('2028-03-10')
  return shop.buy(who, item)
}
const preview = async (who: string, wish: Wish) => {
  const { id } = await shop.subscriptionOf(who)
  const offer = await offerChange(context(), { id, customerId: null, wish })
  if (!offer.ok) throw new Error(offer.error)
  if (!offer.value.preview?.ok) throw new Error(offer.value.preview?.error)
  return offer.value.preview.value
}
const confirm = async (who: string, wish: Wish, figures: string) => {
  const { id } = await shop.subscriptionOf(who)
  return orderChange(context(), { id, customerId: null, wish, figures, by: null })
}
const order = async (who: string, wish: Wish) => confirm(who, wish, figuresOf(await preview(who, wish)))
const creditOf = async (who: string): Promise<number> => {
  const { id } = await shop.subscriptionOf(who)
  const { rows } = await payload.db.drizzle.execute<{ amount: string }>(
    sql`select amount from infra.subscription_credits where subscription_id = ${id}`,
  )
  return Number(rows[0]?.amount ?? 0)
}
const statuses = async (who: string) => (await shop.ordersOf(who)).map(({ status }) => status)
const eventsTold = async (who: string) => {
  const { id } = await shop.subscriptionOf(who)
  const { rows } = await payload.db.drizzle.execute<{ type: string }>(
    sql`select type from infra.webhook_events where object = ${`subscription:${id}`} order by id`,
  )
  return rows.map(({ type }) => type)
}

describe('a change of plan', () => {
  it('U9, U12: is previewed, confirmed, paid, and runs from the day it was ordered, with its invoice', async () => {
    await bought('upgrades')
    shop.goTo('2028-03-20')
    const seen = await preview('upgrades', toPro)
    expect(seen).toMatchObject({ kind: 'change', days: { of: 31, rest: 21 }, left: 0 })
    expect(seen.unused).toBeGreaterThan(0)
    const ordered = await confirm('upgrades', toPro, figuresOf(seen))
    expect(ordered).toMatchObject({ ok: true, value: { isBooked: false } })
    expect(await shop.subscriptionOf('upgrades')).toMatchObject({ name: 'Shared Basic', ends: '2028-04-10' })
    shop.goTo('2028-03-21')
    await shop.payNewest('upgrades')
    expect(await shop.subscriptionOf('upgrades')).toMatchObject({
      name: 'Shared Pro',
      state: 'active',
      starts: '2028-03-20',
      ends: '2028-04-20',
    })
    expect((await shop.ordersOf('upgrades')).at(-1)?.total).toBe(seen.total)
    const { rows } = await payload.db.drizzle.execute<{ gross: number }>(
      sql`select gross::int from invoices where buyer_email = 'upgrades@lives.test' order by issued_at desc, number desc limit 1`,
    )
    expect(rows).toEqual([{ gross: seen.total }])
    expect(await shop.mailsOf('upgrades')).toContain('changed')
    expect((await shop.eventsOf('upgrades')).at(-1)).toBe('2028-03-21 changed')
    expect(await eventsTold('upgrades')).toEqual(['subscription.started', 'subscription.changed'])
  })

  it('U10: what is left over pays the next terms, and no cent of it vanishes', async () => {
    await bought('shrinks', { ...monthly, id: 'shared-pro', billing: 'yearly' })
    shop.goTo('2028-03-11')
    const seen = await preview('shrinks', toBasic)
    expect(await order('shrinks', toBasic)).toMatchObject({ ok: true, value: { isBooked: true } })
    expect(await creditOf('shrinks')).toBe(seen.left)
    expect(seen.left).toBe(seen.unused - seen.price)
    await shop.liveUntil('2028-04-11')
    expect(await creditOf('shrinks')).toBe(seen.left - seen.price)
    expect(await shop.subscriptionOf('shrinks')).toMatchObject({ state: 'active', ends: '2028-05-11' })
  })

  it('U11: there and back on one day leaves the old term, and what was paid as credit', async () => {
    await bought('returns')
    shop.goTo('2028-03-20')
    const there = await preview('returns', toPro)
    await order('returns', toPro)
    await shop.payNewest('returns')
    const back = await preview('returns', toBasic)
    expect(back).toMatchObject({ kind: 'back', total: 0 })
    const twice = await Promise.all([confirm('returns', toBasic, figuresOf(back)), confirm('returns', toBasic, figuresOf(back))])
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await shop.subscriptionOf('returns')).toMatchObject({ name: 'Shared Basic', starts: '2028-03-10', ends: '2028-04-10' })
    expect(await creditOf('returns')).toBe(there.total - there.tax)
    shop.goTo('2028-03-25')
    expect(await preview('returns', toPro)).toMatchObject({ days: { of: 31, rest: 16 } })
  })

  it('U12: pressed in many tabs at once it is one order; another wish meanwhile is told to pay or cancel the first', async () => {
    await bought('presses')
    const figures = figuresOf(await preview('presses', toPro))
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm('presses', toPro, figures)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await statuses('presses')).toEqual(['paid', 'pending'])
    await expect(preview('presses', { ...toPro, quantity: 2 })).rejects.toThrow('change-open')
    expect(await confirm('presses', { ...toPro, quantity: 2 }, 'whatever')).toEqual({ ok: false, error: 'change-open' })
    await Promise.allSettled([1, 2, 3].map(() => shop.payNewest('presses')))
    expect((await shop.eventsOf('presses')).filter((each) => each.endsWith(' changed'))).toHaveLength(1)
  })

  it('U12: a figure that moved since it was seen orders nothing, and the open renewal stays', async () => {
    await bought('waits')
    shop.goTo('2028-03-27')
    await shop.care()
    const figures = figuresOf(await preview('waits', toPro))
    shop.goTo('2028-03-28')
    expect(await confirm('waits', toPro, figures)).toEqual({ ok: false, error: 'changed-meanwhile' })
    expect(await statuses('waits')).toEqual(['paid', 'pending'])
  })

  it('U13: the open order of the next term is cancelled, and made again when the change is cancelled or has run out', async () => {
    await bought('expires')
    shop.goTo('2028-03-27')
    await shop.care()
    await order('expires', toPro)
    expect(await statuses('expires')).toEqual(['paid', 'cancelled', 'pending'])
    await shop.care()
    expect(await statuses('expires')).toEqual(['paid', 'cancelled', 'pending'])
    await shop.liveUntil('2028-03-31')
    expect(await statuses('expires')).toEqual(['paid', 'cancelled', 'cancelled', 'pending'])
    expect(await shop.mailsOf('expires')).toContain('changeExpired')
    await order('expires', toPro)
    const { id } = await shop.subscriptionOf('expires')
    expect(await cancelChange(context(), id, '019a0000-0000-7000-8000-000000000000')).toBe(false)
    expect(await cancelChange(context(), id, null)).toBe(true)
    await shop.care()
    expect((await statuses('expires')).slice(-3)).toEqual(['cancelled', 'cancelled', 'pending'])
    await shop.payNewest('expires')
    expect(await shop.subscriptionOf('expires')).toMatchObject({ name: 'Shared Basic', ends: '2028-05-10' })
  })

  it('U13: whoever ends it or puts its term forward takes an open change with it', async () => {
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

  it('U9: change then change: the second counts what the first carried, and a term that was paid ahead', async () => {
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

  it('U7: a change whose money goes back is undone, and what ran before runs on', async () => {
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

  it('U12: killed while it is written or booked there is nothing, and the next try does it once', async () => {
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
