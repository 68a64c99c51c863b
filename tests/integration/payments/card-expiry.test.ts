import { afterEach, describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { couponData } from '../../support/coupon-data'
import { createUnpaidRun, readUnpaid, usesOf } from '../../support/orders/unpaid-orders'
import { sessionEvents } from '../../support/payments/stripe-events'
import { hostingItem } from '../api/requests'
import { openPaymentShop } from './payment-shop'

const minute = 60_000
const { payload, stripe, shop } = await openPaymentShop()
const clock = { now: Date.now() }
replaceServices(payload, { now: () => clock.now })
afterEach(() => {
  clock.now = Date.now()
})
const run = createUnpaidRun(payload, clock)
const read = (orderNumber: string) => readUnpaid(payload, orderNumber)

const openAgain = async (orderNumber: string) => {
  const order = await findOrderByNumber(payload.db.drizzle, orderNumber)
  if (!order) throw new Error(orderNumber)
  return openPaymentPage(createContext(payload, 'en'), order)
}

describe('O16: an order awaiting a card payment', () => {
  it('is cancelled an hour after its payment page was last opened, and the page is closed', async () => {
    const { orderNumber, session } = await shop.order()
    clock.now += 50 * minute
    expect((await openAgain(orderNumber)).ok).toBe(true)
    clock.now += 59 * minute
    await run()
    expect(await read(orderNumber)).toMatchObject({ status: 'pending' })
    expect(session.status).toBe('open')
    clock.now += 2 * minute
    await run()
    expect(await read(orderNumber)).toMatchObject({ status: 'cancelled', lastMail: { template: 'order-cancelled', expired: true } })
    expect(session.status).toBe('expired')
    expect(await openAgain(orderNumber)).toEqual({ ok: false, error: 'nothing-to-pay' })
  })

  it('opens no further page after its deadline', async () => {
    const { orderNumber } = await shop.order()
    clock.now += 61 * minute
    expect(await openAgain(orderNumber)).toEqual({ ok: false, error: 'nothing-to-pay' })
  })

  it('is paid when the page was paid at that moment, although the webhook arrives after the run', async () => {
    const { orderNumber, session } = await shop.order()
    session.status = 'complete'
    clock.now += 61 * minute
    await run()
    expect(await read(orderNumber)).toMatchObject({ status: 'pending' })
    await shop.send(sessionEvents.completed(session), { at: Math.floor(clock.now / 1000) })
    clock.now += 61 * minute
    await run()
    expect(await read(orderNumber)).toMatchObject({ status: 'paid', expiresAt: null })
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount, surplus: 0 })
  })

  it('books a payment after the cancellation separately', async () => {
    const { orderNumber, session } = await shop.order()
    clock.now += 61 * minute
    await run()
    await shop.send(sessionEvents.completed(session), { at: Math.floor(clock.now / 1000) })
    expect(await read(orderNumber)).toMatchObject({ status: 'cancelled' })
    expect(await shop.booksOf(orderNumber)).toEqual({ order: 0, surplus: session.amount })
    expect(await shop.noticesOf(orderNumber)).toBe(1)
  })

  it('ends paid or cancelled with all payments booked when webhooks and runs coincide', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => shop.order()))
    clock.now += 61 * minute
    const at = Math.floor(clock.now / 1000)
    await Promise.all([run(), run(), ...orders.map(({ session }) => shop.send(sessionEvents.completed(session), { at }))])
    for (const { orderNumber, session } of orders) {
      const { status } = await read(orderNumber)
      expect(['paid', 'cancelled']).toContain(status)
      const books = await shop.booksOf(orderNumber)
      expect(books).toEqual(status === 'paid' ? { order: session.amount, surplus: 0 } : { order: 0, surplus: session.amount })
    }
  })

  it('waits while the provider does not respond, without delaying others', async () => {
    const byCard = await shop.order()
    const byTransfer = shop.numberOf(await shop.buy({ method: 'offline' }))
    clock.now += 8 * 24 * 60 * minute
    stripe.troubles.push(...Array.from({ length: 6 }, () => 'reset' as const))
    await run()
    stripe.troubles.length = 0
    expect(await read(byCard.orderNumber)).toMatchObject({ status: 'pending' })
    expect(await read(byTransfer)).toMatchObject({ status: 'cancelled' })
    await run()
    expect(await read(byCard.orderNumber)).toMatchObject({ status: 'cancelled' })
  })

  it('is not cancelled while its payment is pending', async () => {
    const { orderNumber, session } = await shop.order()
    await shop.send(sessionEvents.processing(session))
    clock.now += 5 * 24 * 60 * minute
    await run()
    expect(await read(orderNumber)).toMatchObject({ status: 'pending' })
  })
})

describe('O17: a guest’s card order with a limited code', () => {
  it('expires an hour after it was placed, however often its page is opened, and releases the use', async () => {
    await payload.create({ collection: 'coupons', data: couponData('CARDHOUR', { usageLimit: 1 }) })
    const { orderNumber } = await shop.order({ items: [hostingItem], codes: ['CARDHOUR'] })
    clock.now += 50 * minute
    expect((await openAgain(orderNumber)).ok).toBe(true)
    clock.now += 11 * minute
    await run()
    expect(await read(orderNumber)).toMatchObject({ status: 'cancelled' })
    expect(await usesOf(payload, 'CARDHOUR')).toBe(0)
  })
})
