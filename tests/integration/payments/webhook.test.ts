import { describe, expect, it } from 'vitest'
import { couponData } from '../../support/coupon-data'
import { describeReports } from '../../support/payments/card-contract'
import { sessionEvents, stripeEvent } from '../../support/payments/stripe-events'
import { hostingItem } from '../api/requests'
import { openPaymentShop } from './payment-shop'

const { payload, stripe, kit, shop } = await openPaymentShop()

describeReports({ payload, shop, kit })

describe('a signed Stripe event', () => {
  it('that is irrelevant or of another payment is acknowledged', async () => {
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
})

describe('a pending payment', () => {
  it('O8: fails the order when a debit fails later; its late success still counts', async () => {
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

  it('is opened anew after its page expired', async () => {
    const { orderNumber, session } = await shop.order()
    await shop.send(sessionEvents.expired(session))
    const [payment] = await shop.paymentsOf(orderNumber)
    expect(payment).toMatchObject({ status: 'pending', pageUrl: null })
  })
})

it('O1: skips Stripe for an order with nothing due', async () => {
  await payload.create({ collection: 'coupons', data: couponData('ALLPAID', { value: 100 }) })
  const before = stripe.requests.length
  const placed = await shop.buy({ items: [hostingItem], codes: ['ALLPAID'] })
  expect(placed.body).toMatchObject({ status: 'paid', payment: { method: 'stripe', status: 'paid', amount: 0 } })
  expect(stripe.requests).toHaveLength(before)
})
