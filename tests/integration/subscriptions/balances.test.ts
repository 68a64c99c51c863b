import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContext } from '@/container'
import { refundBalances } from '@/modules/refunds/money-back.service'
import { refundOrder } from '@/modules/payments/refunds'
import { offerChange } from '@/modules/renewals/subscriptions/order-plan-change'
import { changeSubscription, type SubscriptionChange } from '@/modules/renewals/subscriptions/change-subscription'
import { runSubscriptions } from '@/modules/renewals/subscriptions/process-subscription'
import { findOrder } from '../../support/orders/find-order'
import { isBalanced, onDemand, readBalance } from '../../support/subscriptions/balances'
import { createRefundingShop } from '../../support/subscriptions/refunding-shop'
import { sandboxKit, sitAtTheMachine } from '../../support/payments/sandbox-kit'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload(sandboxKit.environment)
afterAll(sitAtTheMachine())
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createRefundingShop(payload)

const context = () => createContext(payload, 'en')
/** Runs the lifecycle on these days only. */
const careOn = async (...days: readonly string[]) => {
  for (const day of days) {
    shop.goTo(day)
    await shop.care()
  }
}
const balanceOf = (name: string) => readBalance(payload, name)
const change = async (name: string, made: SubscriptionChange) =>
  changeSubscription(context(), { id: (await shop.subscriptionOf(name)).id, change: made, by: null })
const invoicesOf = async (name: string) => {
  const { rows } = await payload.db.drizzle.execute<{ kind: string; net: number; gross: number; period: unknown }>(sql`
    select i.kind::text as kind, i.net::int as net, i.gross::int as gross, i.lines->0->'period' as period
    from invoices i join orders o on o.id = i.order_id where o.customer_key = ${`${name}@lives.test`} order by i.issued_at, i.number
  `)
  return rows
}

describe('a balance drawn daily', () => {
  it('O21, U36: is topped up at once, and lasts as many days as it pays for', async () => {
    shop.goTo('2028-04-01')
    await shop.buyByCard('month', [onDemand()])
    // 89.99 is spent by 30 April; 10.01 pays three days of May at 2.91 and 2.90
    expect(await shop.subscriptionOf('month')).toMatchObject({ state: 'active', amount: 8999, starts: '2028-04-01', ends: '2028-05-04' })
    expect(await balanceOf('month')).toMatchObject({ paidIn: 10_000, topUpAt: '2028-04-27' })
    expect(await invoicesOf('month')).toEqual([{ kind: 'invoice', net: 10_000, gross: 11_000, period: null }])
  })

  it('U36: draws a month’s price to the cent over its days', async () => {
    await careOn('2028-04-12', '2028-04-30')
    const balance = await balanceOf('month')
    expect(balance).toMatchObject({ drawn: 8_999, days: 30, left: 1_001, drawnUntil: '2028-05-01' })
    expect(isBalanced(balance)).toBe(true)
  })

  it('U36: draws missed days when the worker runs again', async () => {
    shop.goTo('2028-06-01')
    await shop.buyByCard('missed', [onDemand(2)])
    await careOn('2028-06-19')
    const balance = await balanceOf('missed')
    expect(balance.days).toBe(19)
    expect(balance.drawn).toBe(11_400)
    expect(isBalanced(balance)).toBe(true)
  })

  it('U36: draws a day once with two concurrent workers', async () => {
    shop.goTo('2028-06-25')
    await Promise.all([1, 2, 3].map(() => runSubscriptions(payload, { now: Date.now() })))
    const balance = await balanceOf('missed')
    expect(balance.days).toBe(25)
    expect(isBalanced(balance)).toBe(true)
  })

  it('U36: has an append-only ledger', async () => {
    await expect(payload.db.drizzle.execute(sql`update infra.balance_movements set amount = 0 where kind = 'drawn'`)).rejects.toThrow()
    await expect(payload.db.drizzle.execute(sql`delete from infra.balance_movements`)).rejects.toThrow()
  })
})

describe('a top-up', () => {
  it('U37: is ordered once, on the day the balance falls below its threshold, and emailed with a payment link', async () => {
    shop.goTo('2029-04-01')
    await shop.buyByCard('transfer', [onDemand()])
    await careOn('2029-04-26')
    expect(await shop.ordersOf('transfer')).toHaveLength(1)
    await careOn('2029-04-27', '2029-04-28', '2029-04-29')
    expect(await shop.ordersOf('transfer')).toMatchObject([{ day: '2029-04-01' }, { day: '2029-04-27', status: 'pending', total: 11_000 }])
    expect(await shop.mailsOf('transfer')).toEqual(['topUpDue'])
  })

  it('U37: is credited once, however often its payment arrives', async () => {
    await shop.payNewestByCard('transfer')
    const [, topUp] = await shop.ordersOf('transfer')
    const { id } = await findOrder(payload, topUp?.number ?? '')
    await payload.update({ collection: 'orders', id, data: { events: [{ type: 'noted', at: new Date().toISOString() }] } })
    const balance = await balanceOf('transfer')
    expect(balance.topUps).toMatchObject({ sum: 10_000, count: 1 })
    expect(isBalanced(balance)).toBe(true)
    expect((await shop.subscriptionOf('transfer')).ends).toBe('2029-06-07')
    expect((await invoicesOf('transfer')).map(({ net }) => net)).toEqual([10_000, 10_000])
    await careOn('2029-05-02')
    expect(await shop.ordersOf('transfer')).toHaveLength(2)
  })

  it('U37, U39, U5: suspends the subscription while unpaid, and reactivates it on payment', async () => {
    shop.goTo('2030-04-01')
    await shop.buyByCard('late', [onDemand()])
    await careOn('2030-04-27', '2030-05-04', '2030-05-11', '2030-05-15')
    expect(await shop.eventsOf('late')).toEqual(['2030-04-01 active', '2030-05-04 pastDue', '2030-05-11 suspended'])
    await shop.payNewestByCard('late')
    const paid = await balanceOf('late')
    // U39: seven days of grace at 2.90, but no suspended days. U36: and the day of the payment.
    expect(paid).toMatchObject({ drawnUntil: '2030-05-16', days: 33 + 7 + 1 })
    expect(isBalanced(paid)).toBe(true)
    expect((await shop.eventsOf('late')).slice(-2)).toEqual(['2030-05-15 toppedUp', '2030-05-15 active'])
    expect((await shop.subscriptionOf('late')).state).toBe('active')
  })

  it('U5: ends the subscription if it stays unpaid, cancels its order, and leaves no balance', async () => {
    shop.goTo('2031-04-01')
    await shop.buyByCard('never', [onDemand()])
    await careOn('2031-04-27', '2031-05-04', '2031-05-11', '2031-06-10')
    await refundBalances(context())
    expect(await shop.subscriptionOf('never')).toMatchObject({ state: 'ended', reason: 'unpaid' })
    expect((await shop.ordersOf('never')).map(({ status }) => status)).toEqual(['paid', 'cancelled'])
    const balance = await balanceOf('never')
    expect(balance).toMatchObject({ left: 0, returned: 0, drawn: 10_000 })
  })
})

describe('a price increase', () => {
  it('U36, U6: applies from the first period that starts a month after its announcement, once', async () => {
    shop.goTo('2035-04-01')
    await shop.buyByCard('dearer', [onDemand()])
    const { docs } = await payload.find({ collection: 'services', where: { key: { equals: 'cloud-scale' } }, depth: 0 })
    const [service] = docs
    const raise = (basePrice: number) =>
      payload.update({
        collection: 'services',
        id: service?.id ?? '',
        data: { prices: service?.prices?.map((each) => (each.period === 'monthly' ? { ...each, basePrice } : each)) },
      })
    await raise(99.99)
    await careOn('2035-04-10', '2035-04-27')
    await shop.payNewestByCard('dearer')
    await careOn('2035-05-02')
    expect((await shop.subscriptionOf('dearer')).amount).toBe(8_999)
    await careOn('2035-06-01')
    expect(await shop.subscriptionOf('dearer')).toMatchObject({ amount: 9_999, starts: '2035-06-01' })
    const mails = await shop.mailsOf('dearer')
    expect(mails.filter((kind) => kind === 'price')).toHaveLength(1)
    expect(isBalanced(await balanceOf('dearer'))).toBe(true)
    await raise(89.99)
  })
})

describe('refunds of a balance', () => {
  it('U38: return the remainder with tax at the end of a cancelled period, once', async () => {
    shop.goTo('2032-04-01')
    const { page } = await shop.buyByCard('leaves', [onDemand()])
    await careOn('2032-04-10')
    expect(await change('leaves', { kind: 'cancelAtEnd' })).toMatchObject({ ok: true })
    expect(await shop.subscriptionOf('leaves')).toMatchObject({ cancelled: true, ends: '2032-05-01' })
    await careOn('2032-05-01')
    await Promise.all([refundBalances(context()), refundBalances(context())])
    expect(await shop.subscriptionOf('leaves')).toMatchObject({ state: 'ended', reason: 'customer' })
    const balance = await balanceOf('leaves')
    expect(balance).toMatchObject({ drawn: 8_999, returned: 1_001, left: 0 })
    expect(isBalanced(balance)).toBe(true)
    // 10.01 plus tax
    expect(await shop.refundedOf(page)).toBe(1_101)
    expect((await invoicesOf('leaves')).map(({ kind, net, gross }) => [kind, net, gross])).toEqual([
      ['invoice', 10_000, 11_000],
      ['credit-note', 1_001, 1_101],
    ])
    expect(await shop.mailsOf('leaves')).toContain('moneyBack')
  })

  it('U38: are not made if a cancellation is withdrawn in time', async () => {
    shop.goTo('2033-04-01')
    await shop.buyByCard('stays', [onDemand()])
    await careOn('2033-04-05')
    await change('stays', { kind: 'cancelAtEnd' })
    await change('stays', { kind: 'resume' })
    expect(await shop.subscriptionOf('stays')).toMatchObject({ cancelled: false, ends: '2033-05-04' })
  })

  it('U38: by staff reduce the balance and its duration', async () => {
    const [{ number } = { number: '' }] = await shop.ordersOf('stays')
    const { id } = await findOrder(payload, number)
    const amount = 5_500 as never
    const refunded = await refundOrder(context(), {
      orderId: id,
      amount,
      paymentId: null,
      reason: 'As agreed',
      by: 'desk@lives.test',
      key: 'part',
    })
    expect(refunded.ok).toBe(true)
    const balance = await balanceOf('stays')
    expect(balance.returned).toBe(5_000)
    expect(isBalanced(balance)).toBe(true)
    expect((await shop.subscriptionOf('stays')).ends).toBe('2033-04-17')
  })

  it('U14: within the guarantee return the first payment, and remove the balance', async () => {
    shop.goTo('2034-04-01')
    const { page } = await shop.buyByCard('regrets', [onDemand()])
    await careOn('2034-04-10')
    expect((await shop.giveBack('regrets')).ok).toBe(true)
    expect(await shop.refundedOf(page)).toBe(11_000)
    const balance = await balanceOf('regrets')
    expect(balance.left).toBe(0)
    expect(isBalanced(balance)).toBe(true)
    await refundBalances(context())
    expect(await shop.refundedOf(page)).toBe(11_000)
  })

  it('U36: allow no change of plan, period or quantity, and no extra days, with the reason', async () => {
    const { id } = await shop.subscriptionOf('stays')
    expect(await offerChange(context(), { id, customerId: null, wish: null })).toEqual({ ok: false, error: 'prepaid' })
    expect(await change('stays', { kind: 'putForward', days: 7 })).toEqual({ ok: false, error: 'not-possible' })
  })
})
