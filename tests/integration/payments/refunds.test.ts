import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { createContext } from '@/container'
import { recordManualPayment } from '@/modules/payments/payments.service'
import { refundOrder } from '@/modules/payments/refunds'
import { findItemInParts } from '../../support/payments/in-parts'
import { describeRefunds } from '../../support/payments/refund-contract'
import { sessionEvents } from '../../support/payments/stripe-events'
import { createVisitors } from '../../support/visitors'
import { hostingItem } from '../api/requests'
import { openPaymentShop } from './payment-shop'

const { payload, stripe, kit, shop } = await openPaymentShop()
await createVisitors(payload)
const inParts = await findItemInParts(payload)

describeRefunds({ payload, shop, kit }, (_orderNumber, session) => shop.send(sessionEvents.completed(session)))

describe('a refund at Stripe', () => {
  const paid = async (more: Parameters<typeof shop.order>[0] = {}) => {
    const ordered = await shop.order(more)
    await shop.send(sessionEvents.completed(ordered.session))
    return { ...ordered, id: (await shop.findOrder(ordered.orderNumber)).id }
  }
  let keys = 0
  const ask = (orderId: string, amount: number | null, key = `refund-key-${(keys += 1)}`) =>
    refundOrder(createContext(payload, 'en'), {
      orderId,
      amount: amount as Minor | null,
      paymentId: null,
      reason: 'Asked for',
      by: 'support@visitors.test',
      key,
    })

  it('is found again by its key after a lost response', async () => {
    const { id, orderNumber, session } = await paid()
    stripe.troubles.push('lost-answer', 'reset')
    expect(await ask(id, 300, 'lost-refund')).toEqual({ ok: false, error: 'unknown' })
    stripe.troubles.length = 0
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', refunded: 0 }])
    expect(await ask(id, 300, 'lost-refund')).toMatchObject({ ok: true })
    expect(session.refunded).toBe(300)
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount - 300, surplus: 0 })
  })

  it('is made again for a key that another key begins with, and rejects a key used for another amount', async () => {
    const { id, session } = await paid()
    expect(await ask(id, 300, 'refund-1:b')).toMatchObject({ ok: true })
    expect(await ask(id, 200, 'refund-1')).toMatchObject({ ok: true })
    expect(session.refunded).toBe(500)
    expect(await ask(id, 200, 'refund-1')).toMatchObject({ ok: true })
    expect(await ask(id, 100, 'refund-1')).toEqual({ ok: false, error: 'key-reused' })
    expect(session.refunded).toBe(500)
  })

  it('stays done when a concurrent call with its key is refused later', async () => {
    const { id } = await paid()
    const context = createContext(payload, 'en')
    const { stripe: provider } = context.payments
    if (!provider) throw new Error('The shop takes cards')
    const request = { orderId: id, amount: 300 as Minor, paymentId: null, reason: 'Asked for', by: 'support@visitors.test', key: 'twice' }
    // the other call succeeds while the provider is still processing this one
    const refund = async () => {
      expect(await refundOrder(context, request)).toMatchObject({ ok: true })
      return { ok: false, error: { kind: 'final', message: 'already refunded' } } as const
    }
    const refused = { ...context, payments: { ...context.payments, stripe: { ...provider, refund } } }
    expect(await refundOrder(refused, request)).toMatchObject({ ok: true })
    const { docs } = await payload.find({ collection: 'refunds', where: { order: { equals: id } } })
    expect(docs.map(({ state }) => state)).toEqual(['done'])
  })

  it('is mailed with its own amount when part of the payment was refunded before', async () => {
    const { id, orderNumber } = await paid()
    for (const amount of [100, 250]) expect(await ask(id, amount)).toMatchObject({ ok: true })
    const { rows } = await payload.db.drizzle.execute<{ amount: number }>(sql`
      select (data->>'amount')::int as amount from mail_outbox
      where template = 'order-refunded' and data->>'orderNumber' = ${orderNumber} order by id`)
    expect(rows.map(({ amount }) => amount)).toEqual([100, 250])
  })

  it('leaves the books unchanged when Stripe rejects it', async () => {
    const { id, orderNumber } = await paid()
    stripe.troubles.push(400)
    expect(await ask(id, 300)).toEqual({ ok: false, error: 'refused' })
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', refunded: 0 }])
    expect(await ask(id, null)).toMatchObject({ ok: true })
  })

  it('of a bank transfer is recorded for staff to send by hand', async () => {
    const placed = await shop.buy({ method: 'offline' })
    const { id } = await shop.findOrder(shop.numberOf(placed))
    expect(await ask(id, null)).toEqual({ ok: false, error: 'too-much' })
    await payload.update({ collection: 'orders', id, data: { status: 'paid' } })
    const before = stripe.requests.length
    expect(await ask(id, null)).toMatchObject({ ok: true, value: { orderStatus: 'refunded' } })
    expect(stripe.requests).toHaveLength(before)
  })

  it('O8: of one of two payments leaves the order paid', async () => {
    const orderNumber = shop.numberOf(await shop.buy({ method: 'offline', items: [inParts] }))
    const [first, second] = await shop.paymentsOf(orderNumber)
    const context = createContext(payload, 'en')
    for (const payment of [first, second]) await recordManualPayment(context, payment?.id ?? '', 'support@visitors.test')
    const { id } = await shop.findOrder(orderNumber)
    const refund = { orderId: id, amount: null, reason: 'Asked for', by: 'support@visitors.test' } as const
    expect(await refundOrder(context, { ...refund, paymentId: second?.id ?? '', key: 'second-part' })).toMatchObject({
      value: { amount: second?.amount, orderStatus: 'paid' },
    })
    expect(await refundOrder(context, { ...refund, paymentId: first?.id ?? '', key: 'first-part' })).toMatchObject({
      value: { amount: first?.amount, orderStatus: 'refunded' },
    })
  })

  it('of a card payment cannot be recorded by setting the status', async () => {
    const { id } = await paid()
    await expect(payload.update({ collection: 'orders', id, data: { status: 'refunded' } })).rejects.toThrow()
    expect((await payload.findByID({ collection: 'orders', id })).status).toBe('paid')
  })

  it('is limited to admin and support, with an amount, a reason and a key', async () => {
    const { id, orderNumber, session } = await paid({ items: [hostingItem] })
    const body = { amount: 1, reason: 'Money back', key: 'from-the-admin-1' }
    const path = `/orders/${id}/refund`
    expect((await shop.api('POST', path, { body })).status).toBe(401)
    expect((await shop.asStaff('marketing', path, body)).status).toBe(403)
    for (const wrong of [
      { ...body, amount: 0 },
      { ...body, amount: -1 },
      { ...body, amount: 1.005 },
      { ...body, reason: ' ' },
      { ...body, key: 'x' },
      { ...body, extra: 1 },
      null,
    ]) {
      expect((await shop.asStaff('support', path, wrong)).status).toBe(400)
    }
    expect((await shop.asStaff('support', '/orders/not-an-id/refund', body)).status).toBe(404)
    const given = await shop.asStaff('support', path, body)
    expect([given.status, given.body]).toEqual([200, { amount: 1, status: 'paid' }])
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount - 100, surplus: 0 })
  })

  it('returns an overpayment by its own payment', async () => {
    const { id, orderNumber, session } = await paid()
    const second = { ...session, intent: `${session.intent}_twice` }
    await shop.send(sessionEvents.completed(second))
    const surplus = (await shop.paymentsOf(orderNumber)).find(({ status }) => status === 'surplus')
    ;(stripe.sessions as (typeof session)[]).push(second)
    const given = await refundOrder(createContext(payload, 'en'), {
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
