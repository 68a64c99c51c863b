import { describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { sessionEvents } from '../../support/payments/stripe-events'
import type { StripeTrouble } from '../../support/payments/stripe-server'
import { createVisitors } from '../../support/visitors'
import { domainItem } from '../api/requests'
import { stripeKeys } from '../../support/payments/stripe-kit'
import { openPaymentShop } from './payment-shop'

const { payload, stripe, shop } = await openPaymentShop()
await createVisitors(payload)

const context = () => createContext(payload, 'en')
const record = async (orderNumber: string) => {
  const found = await findOrderByNumber(payload.db.drizzle, orderNumber)
  if (!found) throw new Error(orderNumber)
  return found
}
const payAgain = async (orderNumber: string, paymentId?: string) => openPaymentPage(context(), await record(orderNumber), paymentId ?? null)
const sessionsOf = (orderNumber: string) => stripe.sessions.filter(({ clientReference }) => clientReference === orderNumber)

const inParts = async (): Promise<unknown> => {
  const { docs } = await payload.find({ collection: 'services', depth: 0, pagination: false })
  const service = docs.find(
    ({ paymentTypes, type }) =>
      type === 'hosting' && paymentTypes.available.includes('partial') && paymentTypes.partial?.allowedTypes?.includes('installments'),
  )
  if (!service) throw new Error('The seed sells nothing in parts')
  return { type: 'hosting', id: service.key, billing: 'yearly', quantity: 1, selectedPaymentType: 'partial', partialType: 'installments' }
}

describe('the payment page of an order', () => {
  it('M4: requests what the stored order owes now, in its currency and language, and names the order', async () => {
    const { placed, orderNumber, session } = await shop.order({ currency: 'EUR', items: [domainItem('page-names.com')] })
    const found = await shop.findOrder(orderNumber)
    expect(placed.body).toMatchObject({
      status: 'pending',
      payment: { method: 'stripe', status: 'pending', url: expect.stringContaining(session.id) },
    })
    expect(session).toMatchObject({
      amount: found.dueNow,
      currency: 'eur',
      locale: 'de',
      email: found.contact.email,
      clientReference: orderNumber,
      title: `${orderNumber} · page-names.com`,
    })
    expect(session.successUrl).toBe(`http://localhost:3000/de/orders/${orderNumber}?payment=sent`)
    expect(stripe.requests.every(({ authorization }) => authorization === `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`)).toBe(true)
    expect(placed.text).not.toContain(stripeKeys.STRIPE_SECRET_KEY)
  })

  it('O5: has one session for a checkout sent a hundred times, and returns its URL each time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => shop.buy({ name: 'pays-often', key: 'pays-often' })))
    const orderNumber = shop.numberOf(answers[0] as never)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(sessionsOf(orderNumber)).toHaveLength(1)
  })

  it.each([
    ['a fault of Stripe', 500, 500],
    ['no answer', 'reset', 'reset'],
    ['a refusal', 400, 400],
  ] as const satisfies readonly (readonly [string, StripeTrouble, StripeTrouble])[])(
    'is missing after %s, but the order stands and can be paid from its page',
    async (_name, first, second) => {
      stripe.troubles.push(first, second)
      const placed = await shop.buy()
      stripe.troubles.length = 0
      expect(placed.status).toBe(201)
      expect(placed.body).toMatchObject({ status: 'pending', payment: { status: 'unavailable' } })
      const orderNumber = shop.numberOf(placed)
      const again = await payAgain(orderNumber)
      expect(again.ok).toBe(true)
      expect(sessionsOf(orderNumber)).toHaveLength(1)
      await shop.send(sessionEvents.completed(shop.sessionOf(placed)))
      expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
    },
  )

  it('has one session even if the first response was lost', async () => {
    stripe.troubles.push('lost-answer', 'reset')
    const placed = await shop.buy()
    stripe.troubles.length = 0
    expect((await payAgain(shop.numberOf(placed))).ok).toBe(true)
    expect(sessionsOf(shop.numberOf(placed))).toHaveLength(1)
  })

  it('is the open one, a new one after expiry, and none once paid', async () => {
    const { orderNumber, session } = await shop.order()
    const open = await payAgain(orderNumber)
    expect(open).toMatchObject({ ok: true, value: { id: session.id } })
    await shop.send(sessionEvents.expired(session))
    const next = await payAgain(orderNumber)
    expect(next.ok && next.value.id !== session.id).toBe(true)
    const [, second] = sessionsOf(orderNumber)
    if (!second) throw new Error('There is no second session')
    // A late failure of the first attempt doesn't affect this one; its payment would.
    await shop.send(sessionEvents.failedLater(session))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
    await shop.send(sessionEvents.completed(second))
    expect(await payAgain(orderNumber)).toEqual({ ok: false, error: 'nothing-to-pay' })
    expect(await shop.booksOf(orderNumber)).toEqual({ order: second.amount, surplus: 0 })
  })

  it('O8: returns a failed order to pending when its customer retries', async () => {
    const { orderNumber, session } = await shop.order()
    await shop.send(sessionEvents.failedLater(session))
    expect((await payAgain(orderNumber)).ok).toBe(true)
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'failed', 'pending'])
    const second = sessionsOf(orderNumber)[1]
    if (second) await shop.send(sessionEvents.completed(second))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
  })

  it('is not reused once expired by our clock', async () => {
    const { orderNumber } = await shop.order()
    const { id } = await shop.findOrder(orderNumber)
    // O16: staff extended the deadline beyond the page's lifetime.
    await payload.update({ collection: 'orders', id, data: { expiresAt: new Date(Date.now() + 2 * 86_400_000).toISOString() } })
    const { now } = context()
    replaceServices(payload, { now: () => Date.now() + 86_400_000 })
    try {
      expect((await payAgain(orderNumber)).ok).toBe(true)
    } finally {
      replaceServices(payload, { now })
    }
    expect(sessionsOf(orderNumber)).toHaveLength(2)
  })
})

describe('O3: installments', () => {
  it('are dated payments; each is paid by a session of its own, once', async () => {
    const { orderNumber, session } = await shop.order({ items: [await inParts()] })
    const found = await shop.findOrder(orderNumber)
    expect(session.amount).toBe(found.dueNow)
    const [first, ...later] = await shop.paymentsOf(orderNumber)
    expect(first).toMatchObject({ amount: found.dueNow, status: 'pending' })
    expect(later.length).toBeGreaterThan(0)
    expect(later.reduce((sum, { amount }) => sum + amount, 0)).toBe(found.dueLater)
    expect(later.every(({ dueAt }) => Date.parse(dueAt ?? '') > Date.parse(found.orderDate))).toBe(true)
    const part = later[0]
    if (!part) throw new Error('Nothing is due later')
    // Not before the first payment.
    expect(await payAgain(orderNumber, part.id)).toEqual({ ok: false, error: 'nothing-to-pay' })
    await shop.send(sessionEvents.completed(session))
    expect((await payAgain(orderNumber, part.id)).ok).toBe(true)
    const second = shop.sessionOf({ body: { orderNumber } } as never)
    expect(second.amount).toBe(part.amount)
    const event = sessionEvents.completed(second)
    await Promise.all([shop.send(event), shop.send(event), shop.send(event)])
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid', 'payment-received'])
    expect(await shop.mailsOf(orderNumber)).toEqual(['order-receipt', 'payment-received'])
    expect(await shop.booksOf(orderNumber)).toEqual({ order: found.dueNow + part.amount, surplus: 0 })
  })

  it('can be booked by staff like any other payment', async () => {
    const placed = await shop.buy({ items: [await inParts()], method: 'offline' })
    const orderNumber = shop.numberOf(placed)
    const [first, part] = await shop.paymentsOf(orderNumber)
    expect((await shop.asStaff('marketing', `/payments/${first?.id}/received`)).status).toBe(403)
    expect((await shop.asStaff('support', `/payments/${first?.id}/received`)).status).toBe(200)
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
    expect((await shop.asStaff('support', `/payments/${first?.id}/received`)).status).toBe(409)
    expect((await shop.asStaff('admin', `/payments/${part?.id}/received`)).status).toBe(200)
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid', 'payment-received'])
  })
})

describe('an order that staff mark as paid', () => {
  it('O8: gets its payment, event, email and domains, once', async () => {
    const placed = await shop.buy({ items: [domainItem('by-hand.com')], method: 'offline' })
    const orderNumber = shop.numberOf(placed)
    const { id, dueNow } = await shop.findOrder(orderNumber)
    for (let times = 0; times < 2; times += 1) await payload.update({ collection: 'orders', id, data: { status: 'paid' } })
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid'])
    expect([...(await shop.mailsOf(orderNumber))].sort()).toEqual(['domain-registered', 'order-receipt', 'payment-received'])
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', intent: null, events: [{ type: 'received-by-hand' }] }])
    expect(await shop.booksOf(orderNumber)).toEqual({ order: dueNow, surplus: 0 })
    expect((await payload.count({ collection: 'domains', where: { order: { equals: id } } })).totalDocs).toBe(1)
  })

  it('books a further card payment separately', async () => {
    const { orderNumber, session } = await shop.order()
    await payload.update({ collection: 'orders', id: (await shop.findOrder(orderNumber)).id, data: { status: 'paid' } })
    await shop.send(sessionEvents.completed(session))
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount, surplus: session.amount })
  })
})
