import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContext } from '@/container'
import { changeSubscription, type SubscriptionChange } from '@/modules/renewals/subscriptions/change-subscription'
import { createLivingShop } from '../../support/subscriptions/living-shop'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createLivingShop(payload)
const context = () => createContext(payload, 'en')

const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const
const desk = { email: 'support@visitors.test', reason: 'Asked for' }

const change = async (who: string, asked: SubscriptionChange, by: typeof desk | null = desk) => {
  const { id } = await shop.subscriptionOf(who)
  return changeSubscription(context(), { id, change: asked, by })
}
/** Bought on 10 March; moves to the day its next order is due, or another. */
const boughtAndOrdered = async (who: string, day = '2028-03-27') => {
  shop.goTo('2028-03-10')
  const orderNumber = await shop.buy(who, monthly)
  shop.goTo(day)
  return orderNumber
}
const statuses = async (who: string) => (await shop.ordersOf(who)).map(({ status }) => status)

describe('commands of customer and staff', () => {
  it('U8: withdraw a cancellation before the end, and the next term is ordered again', async () => {
    await boughtAndOrdered('undoes')
    await shop.care()
    expect((await change('undoes', { kind: 'cancelAtEnd' }, null)).ok).toBe(true)
    expect(await change('undoes', { kind: 'cancelAtEnd' }, null)).toEqual({ ok: false, error: 'not-possible' })
    expect(await statuses('undoes')).toEqual(['paid', 'cancelled'])
    expect((await change('undoes', { kind: 'resume' }, null)).ok).toBe(true)
    expect(await statuses('undoes')).toEqual(['paid', 'cancelled', 'pending'])
    await shop.payNewest('undoes')
    expect(await shop.subscriptionOf('undoes')).toMatchObject({ state: 'active', ends: '2028-05-10', cancelled: false })
  })

  it('U8: reject another customer’s subscription, and leave its order unchanged', async () => {
    await boughtAndOrdered('theirs')
    await shop.care()
    const { id } = await shop.subscriptionOf('theirs')
    const asked = { id, change: { kind: 'cancelAtEnd' }, by: null, customerId: '019a0000-0000-7000-8000-000000000000' } as const
    expect(await changeSubscription(context(), asked)).toEqual({ ok: false, error: 'not-found' })
    expect(await statuses('theirs')).toEqual(['paid', 'pending'])
  })

  it('U8: extend the term by days, and the open order still pays the next one', async () => {
    await boughtAndOrdered('given')
    await shop.care()
    expect((await change('given', { kind: 'putForward', days: 10 })).ok).toBe(true)
    expect(await shop.subscriptionOf('given')).toMatchObject({ ends: '2028-04-20' })
    await shop.liveUntil('2028-04-15')
    expect(await statuses('given')).toEqual(['paid', 'pending'])
    await shop.payNewest('given')
    expect(await shop.subscriptionOf('given')).toMatchObject({ state: 'active', starts: '2028-04-20', ends: '2028-05-20' })
  })

  it('U8: end one at once with its open order, and restore it while its term still runs', async () => {
    await boughtAndOrdered('desk')
    await shop.care()
    expect((await change('desk', { kind: 'end' })).ok).toBe(true)
    expect([(await shop.subscriptionOf('desk')).state, await statuses('desk')]).toEqual(['ended', ['paid', 'cancelled']])
    expect(await change('desk', { kind: 'resume' }, null)).toEqual({ ok: false, error: 'not-possible' })
    expect((await change('desk', { kind: 'resume' })).ok).toBe(true)
    expect([(await shop.subscriptionOf('desk')).state, await statuses('desk')]).toEqual(['active', ['paid', 'cancelled', 'pending']])
  })

  it('U7: end what a full refund paid for; with a term paid ahead, the current one continues', async () => {
    const first = await boughtAndOrdered('returns')
    await shop.care()
    await shop.payNewest('returns')
    const [, second] = await shop.ordersOf('returns')
    const refund = async (orderNumber: string) =>
      payload.update({ collection: 'orders', id: (await findOrder(payload, orderNumber)).id, data: { status: 'refunded' } })
    await refund(second?.number ?? '')
    expect(await shop.subscriptionOf('returns')).toMatchObject({ state: 'active', ends: '2028-04-10', cancelled: true })
    await refund(first)
    expect(await shop.subscriptionOf('returns')).toMatchObject({ state: 'ended', reason: 'refunded' })
    const { rows } = await payload.db.drizzle.execute<{ left: number }>(
      sql`select sum(gross - credited)::int as left from invoices where kind = 'invoice' and buyer_email = 'returns@lives.test'`,
    )
    expect(rows).toEqual([{ left: 0 }])
  })

  it('U7: keep the paid term running when the order of an earlier term is refunded', async () => {
    const first = await boughtAndOrdered('keeps')
    await shop.care()
    await shop.payNewest('keeps')
    await shop.liveUntil('2028-04-15')
    await payload.update({ collection: 'orders', id: (await findOrder(payload, first)).id, data: { status: 'refunded' } })
    const running = { state: 'active', starts: '2028-04-10', ends: '2028-05-10', cancelled: false, reason: null }
    expect(await shop.subscriptionOf('keeps')).toMatchObject(running)
    await shop.care()
    expect(await shop.subscriptionOf('keeps')).toMatchObject(running)
    expect(await statuses('keeps')).toEqual(['refunded', 'paid'])
  })
})
