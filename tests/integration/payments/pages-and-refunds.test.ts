import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { createContext, replaceServices } from '@/server/composition/create-context'
import { findOrderByNumber } from '@/server/orders/order-repository'
import { openPaymentPage } from '@/server/payments/open-payment-page'
import { refundOrder } from '@/server/payments/refund-order'
import { openStripeServer, sessionEvents, type StripeServer, type StripeTrouble } from '../../support/stripe-server'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { domainItem, hostingItem } from '../api/requests'
import { createPaymentShop, stripeKeys } from './payment-shop'

let payload: Payload
let stripe: StripeServer
let shop: ReturnType<typeof createPaymentShop>
beforeAll(async () => {
  stripe = await openStripeServer()
  ;({ payload } = await bootPayload({ ...stripeKeys, STRIPE_API_URL: stripe.url }))
  shop = createPaymentShop(payload, stripe)
  await createVisitors(payload)
})
afterAll(() => stripe.close())

const context = () => createContext(payload, 'en')
const record = async (orderNumber: string) => {
  const found = await findOrderByNumber(payload.db.drizzle, orderNumber)
  if (!found) throw new Error(orderNumber)
  return found
}
const payAgain = async (orderNumber: string, paymentId?: string) => openPaymentPage(context(), await record(orderNumber), paymentId ?? null)
const sessionsOf = (orderNumber: string) => stripe.sessions.filter(({ clientReference }) => clientReference === orderNumber)

const tokens = new Map<string, string>()
const asStaff = async (role: 'admin' | 'support' | 'marketing', path: string, body: unknown = {}) => {
  const logIn = async () =>
    (await shop.api('POST', '/users/login', { body: { email: `${role}@visitors.test`, password: testPassword } })).cookies[
      'payload-token'
    ] ?? ''
  const token = tokens.get(role) ?? (await logIn())
  tokens.set(role, token)
  return shop.api('POST', path, { body, cookies: { 'payload-token': token } })
}

const inParts = async (): Promise<unknown> => {
  const { docs } = await payload.find({ collection: 'services', depth: 0, pagination: false })
  const service = docs.find(
    ({ paymentTypes, type }) =>
      type === 'hosting' && paymentTypes.available.includes('partial') && paymentTypes.partial?.allowedTypes?.includes('installments'),
  )
  if (!service) throw new Error('The seed sells nothing in parts')
  return { type: 'hosting', id: service.key, billing: 'yearly', quantity: 1, selectedPaymentType: 'partial', partialType: 'installments' }
}

describe('the page an order is paid on', () => {
  it('M4: asks for what the stored order owes now, in its currency and language, and names the order', async () => {
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

  it('O5: the same checkout sent a hundred times has one session, and answers its address each time', async () => {
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

  it('is one session even where its first answer was lost', async () => {
    stripe.troubles.push('lost-answer', 'reset')
    const placed = await shop.buy()
    stripe.troubles.length = 0
    expect((await payAgain(shop.numberOf(placed))).ok).toBe(true)
    expect(sessionsOf(shop.numberOf(placed))).toHaveLength(1)
  })

  it('is the one that is open, a new one when it has expired, and none when the order is paid', async () => {
    const { orderNumber, session } = await shop.order()
    const open = await payAgain(orderNumber)
    expect(open).toMatchObject({ ok: true, value: { id: session.id } })
    await shop.send(sessionEvents.expired(session))
    const next = await payAgain(orderNumber)
    expect(next.ok && next.value.id !== session.id).toBe(true)
    const [, second] = sessionsOf(orderNumber)
    if (!second) throw new Error('There is no second session')
    // What the first try says late is not about this one; its money would be.
    await shop.send(sessionEvents.failedLater(session))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
    await shop.send(sessionEvents.completed(second))
    expect(await payAgain(orderNumber)).toEqual({ ok: false, error: 'nothing-to-pay' })
    expect(await shop.booksOf(orderNumber)).toEqual({ order: second.amount, surplus: 0 })
  })

  it('O8: a failed order waits again when its customer tries again', async () => {
    const { orderNumber, session } = await shop.order()
    await shop.send(sessionEvents.failedLater(session))
    expect((await payAgain(orderNumber)).ok).toBe(true)
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'failed', 'pending'])
    const second = sessionsOf(orderNumber)[1]
    if (second) await shop.send(sessionEvents.completed(second))
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
  })

  it('an expired page of ours is not handed out by the clock either', async () => {
    const { orderNumber } = await shop.order()
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

describe('O3: parts that fall due later', () => {
  it('are payments with their days; each is paid by a session of its own, once', async () => {
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
    // Not before the first one.
    expect(await payAgain(orderNumber, part.id)).toEqual({ ok: false, error: 'nothing-to-pay' })
    await shop.send(sessionEvents.completed(session))
    expect((await payAgain(orderNumber, part.id)).ok).toBe(true)
    const second = shop.sessionOf({ body: { orderNumber } } as never)
    expect(second.amount).toBe(part.amount)
    const event = sessionEvents.completed(second)
    await Promise.all([shop.send(event), shop.send(event), shop.send(event)])
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid', 'payment-received'])
    expect((await shop.mailsOf(orderNumber)).filter((template) => template === 'payment-received')).toHaveLength(2)
    expect(await shop.booksOf(orderNumber)).toEqual({ order: found.dueNow + part.amount, surplus: 0 })
  })

  it('staff see the money of one, and it is settled like any other', async () => {
    const placed = await shop.buy({ items: [await inParts()], method: 'offline' })
    const orderNumber = shop.numberOf(placed)
    const [first, part] = await shop.paymentsOf(orderNumber)
    expect((await asStaff('marketing', `/payments/${first?.id}/received`)).status).toBe(403)
    expect((await asStaff('support', `/payments/${first?.id}/received`)).status).toBe(200)
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
    expect((await asStaff('support', `/payments/${first?.id}/received`)).status).toBe(409)
    expect((await asStaff('admin', `/payments/${part?.id}/received`)).status).toBe(200)
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid', 'payment-received'])
  })
})

describe('an order that staff mark as paid', () => {
  it('O8: has its payment, its event, its mail and its names, once', async () => {
    const placed = await shop.buy({ items: [domainItem('by-hand.com')], method: 'offline' })
    const orderNumber = shop.numberOf(placed)
    const { id, dueNow } = await shop.findOrder(orderNumber)
    for (let times = 0; times < 2; times += 1) await payload.update({ collection: 'orders', id, data: { status: 'paid' } })
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid'])
    expect(await shop.mailsOf(orderNumber)).toEqual(['order-receipt', 'payment-received'])
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', intent: null, events: [{ type: 'received-by-hand' }] }])
    expect(await shop.booksOf(orderNumber)).toEqual({ order: dueNow, surplus: 0 })
    expect((await payload.count({ collection: 'domains', where: { order: { equals: id } } })).totalDocs).toBe(1)
  })

  it('money of the card page that comes as well is kept apart', async () => {
    const { orderNumber, session } = await shop.order()
    await payload.update({ collection: 'orders', id: (await shop.findOrder(orderNumber)).id, data: { status: 'paid' } })
    await shop.send(sessionEvents.completed(session))
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount, surplus: session.amount })
  })
})

describe('a refund', () => {
  const paid = async (more: Parameters<typeof shop.order>[0] = {}) => {
    const ordered = await shop.order(more)
    await shop.send(sessionEvents.completed(ordered.session))
    return { ...ordered, id: (await shop.findOrder(ordered.orderNumber)).id }
  }
  let keys = 0
  const ask = (orderId: string, amount: number | null, key = `refund-key-${(keys += 1)}`) =>
    refundOrder(context(), {
      orderId,
      amount: amount as Minor | null,
      paymentId: null,
      reason: 'Asked for',
      by: 'support@visitors.test',
      key,
    })

  it('is given in part and then whole, never more than came', async () => {
    const { id, orderNumber, session } = await paid()
    expect(await ask(id, 100)).toMatchObject({ ok: true, value: { amount: 100, orderStatus: 'paid' } })
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'partly-refunded', refunded: 100 }])
    expect(await ask(id, session.amount)).toEqual({ ok: false, error: 'too-much' })
    expect(await ask(id, null)).toMatchObject({ ok: true, value: { amount: session.amount - 100, orderStatus: 'refunded' } })
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid', 'partly-refunded', 'refunded'])
    expect((await shop.mailsOf(orderNumber)).filter((template) => template === 'order-refunded')).toHaveLength(2)
    expect(session.refunded).toBe(session.amount)
    expect(await ask(id, 1)).toEqual({ ok: false, error: 'too-much' })
  })

  it('happens once, whoever asks how often, and Stripe’s own report of it changes nothing', async () => {
    const { id, orderNumber, session } = await paid()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(id, 200, 'one-refund')))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    await shop.send(sessionEvents.refunded(session, 200))
    expect(session.refunded).toBe(200)
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount - 200, surplus: 0 })
    expect((await shop.mailsOf(orderNumber)).filter((template) => template === 'order-refunded')).toHaveLength(1)
  })

  it('two different ones at once never give back more than came', async () => {
    const { id, session } = await paid()
    const most = Math.ceil(session.amount * 0.6)
    const answers = await Promise.all([ask(id, most), ask(id, most), ask(id, most)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    // Our own books say so, before Stripe would have to.
    expect(answers.filter((answer) => !answer.ok && answer.error === 'too-much')).toHaveLength(2)
    expect(session.refunded).toBe(most)
  })

  it('whose answer was lost is found again under its key', async () => {
    const { id, orderNumber, session } = await paid()
    stripe.troubles.push('lost-answer', 'reset')
    expect(await ask(id, 300, 'lost-refund')).toEqual({ ok: false, error: 'unknown' })
    stripe.troubles.length = 0
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', refunded: 0 }])
    expect(await ask(id, 300, 'lost-refund')).toMatchObject({ ok: true })
    expect(session.refunded).toBe(300)
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount - 300, surplus: 0 })
  })

  it('that Stripe refuses leaves the books as they were', async () => {
    const { id, orderNumber } = await paid()
    stripe.troubles.push(400)
    expect(await ask(id, 300)).toEqual({ ok: false, error: 'refused' })
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', refunded: 0 }])
    expect(await ask(id, null)).toMatchObject({ ok: true })
  })

  it('of a bank transfer is written down, for somebody to send it back by hand', async () => {
    const placed = await shop.buy({ method: 'offline' })
    const { id } = await shop.findOrder(shop.numberOf(placed))
    expect(await ask(id, null)).toEqual({ ok: false, error: 'too-much' })
    await payload.update({ collection: 'orders', id, data: { status: 'paid' } })
    const before = stripe.requests.length
    expect(await ask(id, null)).toMatchObject({ ok: true, value: { orderStatus: 'refunded' } })
    expect(stripe.requests).toHaveLength(before)
  })

  it('of a card payment is not claimed by setting the status', async () => {
    const { id } = await paid()
    await expect(payload.update({ collection: 'orders', id, data: { status: 'refunded' } })).rejects.toThrow()
    expect((await payload.findByID({ collection: 'orders', id })).status).toBe('paid')
  })

  it('is for admin and support alone, with an amount, a reason and a key', async () => {
    const { id, orderNumber, session } = await paid({ items: [hostingItem] })
    const body = { amount: 1, reason: 'Money back', key: 'from-the-admin-1' }
    const path = `/orders/${id}/refund`
    expect((await shop.api('POST', path, { body })).status).toBe(403)
    expect((await asStaff('marketing', path, body)).status).toBe(403)
    for (const wrong of [
      { ...body, amount: 0 },
      { ...body, amount: -1 },
      { ...body, amount: 1.005 },
      { ...body, reason: ' ' },
      { ...body, key: 'x' },
      { ...body, extra: 1 },
      null,
    ]) {
      expect((await asStaff('support', path, wrong)).status).toBe(400)
    }
    expect((await asStaff('support', '/orders/not-an-id/refund', body)).status).toBe(404)
    const given = await asStaff('support', path, body)
    expect([given.status, given.body]).toEqual([200, { amount: 1, status: 'paid' }])
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount - 100, surplus: 0 })
  })

  it('gives back what was paid too much, by its own payment', async () => {
    const { id, orderNumber, session } = await paid()
    const second = { ...session, intent: `${session.intent}_twice` }
    await shop.send(sessionEvents.completed(second))
    const surplus = (await shop.paymentsOf(orderNumber)).find(({ status }) => status === 'surplus')
    ;(stripe.sessions as (typeof session)[]).push(second)
    const given = await refundOrder(context(), {
      orderId: id,
      amount: null,
      paymentId: surplus?.id ?? '',
      reason: 'Paid twice',
      by: 'a',
      key: 'surplus-back',
    })
    expect(given).toMatchObject({ ok: true, value: { orderStatus: 'paid' } })
    expect(second.refunded).toBe(session.amount)
    expect(session.refunded).toBe(0)
  })
})
