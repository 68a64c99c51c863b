import { describe, expect, it } from 'vitest'
import { couponData } from '../../support/coupon-data'
import { sessionEvents, stripeEvent } from '../../support/payments/stripe-events'
import { shuffled } from '../../support/shuffled'
import { domainItem, hostingItem } from '../api/requests'
import { openPaymentShop } from './payment-shop'

const { payload, stripe, shop } = await openPaymentShop()

describe('a signed report', () => {
  it('O8: makes the order paid: one dated event, one mail, its payment in the books', async () => {
    const { orderNumber, session } = await shop.order()
    expect((await shop.send(sessionEvents.completed(session))).status).toBe(200)
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid'])
    expect(await shop.mailsOf(orderNumber)).toEqual(['order-receipt', 'payment-received'])
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', intent: session.intent, amount: session.amount }])
  })

  it('brings the names of the order, once', async () => {
    const { orderNumber, session } = await shop.order({ items: [domainItem('webhook-otter.com')] })
    const event = sessionEvents.completed(session)
    await Promise.all(Array.from({ length: 5 }, () => shop.send(event)))
    const { id } = await shop.findOrder(orderNumber)
    expect((await payload.count({ collection: 'domains', where: { order: { equals: id } } })).totalDocs).toBe(1)
  })

  it('with a wrong signature, an old one or another body is refused with 400 and changes nothing', async () => {
    const { orderNumber, session } = await shop.order()
    const event = sessionEvents.completed(session)
    const answers = [
      await shop.send(event, { secret: 'whsec_of_somebody_else' }),
      await shop.send(event, { at: Math.floor(Date.now() / 1000) - 3600 }),
      await shop.api('POST', '/payments/stripe/webhook', { text: JSON.stringify(event) }),
      await shop.api('POST', '/payments/stripe/webhook', { text: JSON.stringify(event), headers: { 'Stripe-Signature': 't=1,v1=00' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
    expect((await payload.count({ collection: 'payment-reports', where: { reportId: { equals: event.id } } })).totalDocs).toBe(0)
  })

  it('of something the shop need not know, or of somebody else’s money, is thanked for', async () => {
    const { session } = await shop.order()
    const events = [
      stripeEvent('customer.created', { id: 'cus_1', object: 'customer' }),
      sessionEvents.completed({ ...session, metadata: {}, intent: 'pi_foreign' }, { metadata: null, payment_intent: null }),
      sessionEvents.completed({ ...session, intent: 'pi_foreign', metadata: { paymentId: 'not one of ours', attempt: '1' } }),
      sessionEvents.completed({
        ...session,
        intent: 'pi_foreign',
        metadata: { paymentId: '01900000-0000-7000-8000-000000000000', attempt: '1' },
      }),
    ]
    for (const event of events) expect((await shop.send(event)).status).toBe(200)
  })

  it.each([
    ['one cent less', (amount: number) => ({ amount_total: amount - 1 })],
    ['another currency', () => ({ currency: 'eur' })],
    ['a hundred times as much', (amount: number) => ({ amount_total: amount * 100 })],
  ])('M4: %s than the stored order pays nothing, and somebody is told', async (_name, change) => {
    const { orderNumber, session } = await shop.order()
    expect((await shop.send(sessionEvents.completed(session, change(session.amount)))).status).toBe(200)
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'pending', trouble: 'amount-mismatch' }])
    expect(await shop.noticesOf(orderNumber)).toBe(1)
  })

  it('M1: yen are counted as yen', async () => {
    const { orderNumber, session } = await shop.order({ currency: 'JPY' })
    expect(session.currency).toBe('jpy')
    expect(session.amount).toBe((await shop.findOrder(orderNumber)).dueNow)
    await shop.send(sessionEvents.completed(session))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
  })
})

describe('exactly once', () => {
  it('ten parallel payments of one order settle it once; nine are kept apart, and the books balance', async () => {
    const { orderNumber, session } = await shop.order({ items: [domainItem('settled-otter.com')] })
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...session, intent: `${session.intent}_${index}` }))
    const answers = await Promise.all(ten.map((each) => shop.send(sessionEvents.completed(each))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const found = await shop.findOrder(orderNumber)
    expect(found.status).toBe('paid')
    expect((found.events ?? []).filter(({ type }) => type === 'paid')).toHaveLength(1)
    expect((await shop.mailsOf(orderNumber)).filter((template) => template === 'payment-received')).toHaveLength(1)
    expect(await shop.booksOf(orderNumber)).toEqual({ order: found.dueNow, surplus: 9 * found.dueNow })
    expect((await payload.count({ collection: 'domains', where: { order: { equals: found.id } } })).totalDocs).toBe(1)
    expect(await shop.noticesOf(orderNumber)).toBe(9)
  })

  it('the same ten reports of one payment at the same moment settle once', async () => {
    const { orderNumber, session } = await shop.order()
    const event = sessionEvents.completed(session)
    await Promise.all(Array.from({ length: 10 }, () => shop.send(event)))
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid'])
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount, surplus: 0 })
  })

  const stories = [1, 2, 3, 4, 5, 6, 7, 8]
  it.each(stories)(
    'every report sent five times in random order (seed %i) ends the same: one payment, one receipt, books balance',
    async (seed) => {
      const { orderNumber, session } = await shop.order()
      const half = Math.floor(session.amount / 2)
      const events = [
        sessionEvents.declined(session),
        sessionEvents.processing(session),
        sessionEvents.completed(session),
        sessionEvents.succeededLater(session),
        sessionEvents.expired(session),
        sessionEvents.refunded(session, half),
        sessionEvents.disputed({ ...session }),
      ]
      const fiveTimes = shuffled(Array.from({ length: 5 }, () => events).flat(), seed)
      for (const event of fiveTimes) expect((await shop.send(event)).status).toBe(200)
      const found = await shop.findOrder(orderNumber)
      expect(found.status).toBe('paid')
      expect((await shop.eventsOf(orderNumber)).filter((type) => type === 'paid')).toHaveLength(1)
      expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'partly-refunded', refunded: half }])
      expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount - half, surplus: 0 })
      const mails = await shop.mailsOf(orderNumber)
      for (const template of ['payment-received', 'order-refunded']) expect(mails.filter((each) => each === template)).toHaveLength(1)
      expect(
        (await payload.count({ collection: 'payment-reports', where: { reportId: { in: events.map(({ id }) => id) } } })).totalDocs,
      ).toBe(events.length)
    },
  )

  it.each([11, 12, 13, 14])('paid, partly and wholly given back in random order (seed %i) ends refunded', async (seed) => {
    const { orderNumber, session } = await shop.order()
    const events = [sessionEvents.completed(session), sessionEvents.refunded(session, 100), sessionEvents.refunded(session, session.amount)]
    for (const event of shuffled([...events, ...events, ...events], seed)) await shop.send(event)
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'refunded' })
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'refunded', refunded: session.amount }])
    expect(await shop.booksOf(orderNumber)).toEqual({ order: 0, surplus: 0 })
  })
})

describe('what is not a payment', () => {
  it('a declined card leaves the order open, with one mail a try', async () => {
    const { orderNumber, session } = await shop.order()
    for (let times = 0; times < 3; times += 1) await shop.send(sessionEvents.declined(session))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
    expect(await shop.mailsOf(orderNumber)).toEqual(['order-receipt', 'payment-failed'])
    await shop.send(sessionEvents.completed(session))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
  })

  it('O8: a debit that fails later fails the order; a late success of it still counts', async () => {
    const { orderNumber, session } = await shop.order()
    await shop.send(sessionEvents.processing(session))
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'processing' }])
    await shop.send(sessionEvents.failedLater(session))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'failed' })
    expect(await shop.mailsOf(orderNumber)).toEqual(['order-receipt', 'payment-failed'])
    await shop.send(sessionEvents.processing(session))
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'failed' }])
    await shop.send(sessionEvents.succeededLater(session))
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'failed', 'paid'])
  })

  it('O8: money for a cancelled order is kept apart and told to the staff', async () => {
    const { orderNumber, session } = await shop.order()
    await payload.update({ collection: 'orders', id: (await shop.findOrder(orderNumber)).id, data: { status: 'cancelled' } })
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'void' }])
    await shop.send(sessionEvents.completed(session))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'cancelled' })
    expect(await shop.booksOf(orderNumber)).toEqual({ order: 0, surplus: session.amount })
    expect(await shop.noticesOf(orderNumber)).toBe(1)
  })

  it('a dispute is told to the staff and found by its money alone', async () => {
    const { orderNumber, session } = await shop.order()
    await shop.send(sessionEvents.completed(session))
    await shop.send(sessionEvents.disputed(session))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', trouble: 'disputed' }])
  })

  it('a page that expired is one to be opened anew', async () => {
    const { orderNumber, session } = await shop.order()
    await shop.send(sessionEvents.expired(session))
    const [payment] = await shop.paymentsOf(orderNumber)
    expect(payment).toMatchObject({ status: 'pending', pageUrl: null })
  })
})

it('O1: an order with nothing due never goes to Stripe', async () => {
  await payload.create({ collection: 'coupons', data: couponData('ALLPAID', { value: 100 }) })
  const before = stripe.requests.length
  const placed = await shop.buy({ items: [hostingItem], codes: ['ALLPAID'] })
  expect(placed.body).toMatchObject({ status: 'paid', payment: { method: 'stripe', status: 'paid', amount: 0 } })
  expect(stripe.requests).toHaveLength(before)
})
