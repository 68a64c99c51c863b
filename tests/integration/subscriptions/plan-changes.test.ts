import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { figuresOf } from '@/core/subscriptions/plan-change'
import { cancelChange } from '@/modules/renewals/subscriptions/order-plan-change'
import { createChangingShop, monthly, toBasic, toPro } from '../../support/subscriptions/changing-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createChangingShop(payload)
const { context, bought, preview, confirm, order, creditOf, statuses } = shop

describe('a plan change', () => {
  it('U9, U12: is previewed, confirmed, paid, and effective from the order date, with its invoice', async () => {
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
    expect(await shop.eventsOf('upgrades')).toContain('2028-03-21 changed')
  })

  it('U10: credits the remainder to the next terms without losing a cent', async () => {
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

  it('U11: reverted on the same day restores the old term, with the payment as credit', async () => {
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

  it('U12: creates one order for concurrent requests; another request must pay or cancel it first', async () => {
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

  it('U12: orders nothing if an amount changed since it was shown, and keeps the open renewal', async () => {
    await bought('waits')
    shop.goTo('2028-03-27')
    await shop.care()
    const figures = figuresOf(await preview('waits', toPro))
    shop.goTo('2028-03-28')
    expect(await confirm('waits', toPro, figures)).toEqual({ ok: false, error: 'changed-meanwhile' })
    expect(await statuses('waits')).toEqual(['paid', 'pending'])
  })

  it('U13: cancels the open renewal order, which is created again when the change is cancelled or expires', async () => {
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
})
