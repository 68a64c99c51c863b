import { describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { runTask } from '../../support/jobs'
import { sessionEvents } from '../../support/payments/stripe-events'
import { createVisitors } from '../../support/visitors'
import { openPaymentShop } from './payment-shop'

const { payload, stripe, shop } = await openPaymentShop()
const visitors = await createVisitors(payload)

const work = () => runTask(payload, 'close-payment-pages')
const inAdmin = async (orderNumber: string, status: 'cancelled' | 'paid') =>
  payload.update({
    collection: 'orders',
    id: (await shop.findOrder(orderNumber)).id,
    data: { status },
    user: visitors.support,
    overrideAccess: false,
  })
const asked = () => stripe.requests.filter(({ path }) => path.endsWith('/expire')).length

describe('the payment page of an order that staff cancel', () => {
  it('is closed at Stripe once, after the transaction, and recorded', async () => {
    const { orderNumber, session } = await shop.order()
    await inAdmin(orderNumber, 'cancelled')
    expect(session.status).toBe('open')
    const before = asked()
    await work()
    expect(session.status).toBe('expired')
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([
      { status: 'void', pageId: null, events: [{}, { type: 'void' }, { type: 'page-closed' }] },
    ])
    await work()
    expect(asked()).toBe(before + 1)
  })

  it.each([
    ['no answer', 'reset'],
    ['a fault of Stripe', 500],
    ['a crowd', 429],
  ] as const)('is retried after %s', async (_name, trouble) => {
    const { orderNumber, session } = await shop.order()
    stripe.troubles.push(trouble, trouble)
    await inAdmin(orderNumber, 'cancelled')
    await work()
    stripe.troubles.length = 0
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'cancelled' })
    expect(session.status).toBe('open')
    await work()
    expect(session.status).toBe('expired')
  })

  it('O8: books a late payment separately, notifies staff, and leaves the page alone', async () => {
    const { orderNumber, session } = await shop.order()
    await inAdmin(orderNumber, 'cancelled')
    session.status = 'complete'
    await work()
    await work()
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'void', pageId: null }])
    await Promise.all([1, 2, 3].map(() => shop.send(sessionEvents.completed(session))))
    await shop.send(sessionEvents.expired(session))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'cancelled' })
    expect(await shop.booksOf(orderNumber)).toEqual({ order: 0, surplus: session.amount })
    expect(await shop.noticesOf(orderNumber)).toBe(1)
  })

  it('is closed even if it was just being opened', async () => {
    stripe.troubles.push(400)
    const placed = await shop.buy()
    const orderNumber = shop.numberOf(placed)
    const record = await findOrderByNumber(payload.db.drizzle, orderNumber)
    if (!record) throw new Error(placed.text)
    // The page arrives after the cancellation, and closing it fails at first.
    const context = createContext(payload, 'en')
    const card = context.payments.stripe
    if (!card) throw new Error('No cards')
    const cancelledMeanwhile = {
      ...card,
      openPage: async (request: Parameters<typeof card.openPage>[0]) => {
        const opened = await card.openPage(request)
        await inAdmin(orderNumber, 'cancelled')
        stripe.troubles.push('reset', 'reset')
        return opened
      },
    }
    expect(await openPaymentPage({ ...context, payments: { stripe: cancelledMeanwhile } }, record)).toEqual({
      ok: false,
      error: 'nothing-to-pay',
    })
    stripe.troubles.length = 0
    expect(shop.sessionOf(placed).status).toBe('open')
    await work()
    expect(shop.sessionOf(placed).status).toBe('expired')
  })
})

it('closes the payment page of an order that staff mark as paid, unless it was paid there', async () => {
  const byHand = await shop.order()
  const byCard = await shop.order()
  await inAdmin(byHand.orderNumber, 'paid')
  await shop.send(sessionEvents.completed(byCard.session))
  const before = asked()
  await work()
  expect(asked()).toBe(before + 1)
  expect(byHand.session.status).toBe('expired')
})
