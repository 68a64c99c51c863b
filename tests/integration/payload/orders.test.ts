import { beforeAll, describe, expect, it } from 'vitest'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'
import { createVisitors, type Visitor, type VisitorKind } from '../../support/visitors'

const { payload } = await bootPayload()

let visitors: Record<VisitorKind, Visitor>
beforeAll(async () => {
  visitors = await createVisitors(payload)
})

const placeOrder = (changes: Parameters<typeof orderData>[0] = {}) => payload.create({ collection: 'orders', data: orderData(changes) })

describe('a placed order', () => {
  it('O8: starts with a timestamped event', async () => {
    const order = await placeOrder()
    expect(order.events).toMatchObject([{ type: 'placed', at: expect.stringMatching(/^\d{4}-/) }])
  })

  it('M4: stays unchanged, whoever writes to it', async () => {
    const order = await placeOrder()
    const changed = await payload.update({
      collection: 'orders',
      id: order.id,
      data: {
        currency: 'JPY',
        dueNow: 1,
        breakdown: { ...order.breakdown, total: 1 },
        lines: [],
        contact: { email: 'else@orders.test', name: 'Else' },
        accessTokenHash: 'stolen',
        idempotencyKey: 'other',
      },
    })
    const { updatedAt: _changedAt, ...now } = changed
    const { updatedAt: _placedAt, ...before } = order
    expect(now).toEqual(before)
  })

  it('§4.17, O8: follows the transition table, and every step adds a timestamped event', async () => {
    const order = await placeOrder()
    await payload.update({ collection: 'orders', id: order.id, data: { status: 'paid' } })
    const fulfilled = await payload.update({ collection: 'orders', id: order.id, data: { status: 'fulfilled' } })
    expect(fulfilled.events?.map(({ type }) => type)).toEqual(['placed', 'paid', 'fulfilled'])
    expect(fulfilled.accessTokenHash).toBe(order.accessTokenHash)
  })

  it('O8: rejects a step that is not in the table, with a message', async () => {
    const order = await placeOrder({ status: 'cancelled' })
    const move = payload.update({ collection: 'orders', id: order.id, data: { status: 'paid' } })
    await expect(move).rejects.toMatchObject({
      data: { errors: [{ path: 'status', message: 'An order that is “Cancelled” cannot become “Paid”.' }] },
    })
  })

  it('O8: accepts one of two concurrent steps', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => placeOrder()))
    for (const order of orders) {
      // Different moves: the same one twice would be a no-op once made.
      const move = (status: 'paid' | 'cancelled') => payload.update({ collection: 'orders', id: order.id, data: { status } })
      const outcomes = await Promise.allSettled([move('paid'), move('cancelled')])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { status, events } = await payload.findByID({ collection: 'orders', id: order.id })
      expect(events?.map(({ type }) => type)).toEqual(['placed', status])
    }
  })

  it('accepts its own code’s event with a note, and drops no history', async () => {
    const order = await placeOrder()
    const events = [{ type: 'payment-received', at: new Date().toISOString(), note: 'Bank transfer 42' }]
    const paid = await payload.update({ collection: 'orders', id: order.id, data: { status: 'paid', events } })
    expect(paid.events).toMatchObject([{ type: 'placed' }, { type: 'payment-received', note: 'Bank transfer 42' }])
  })

  it('accepts no event from staff: the shop records who moved it', async () => {
    const order = await placeOrder()
    const forged = [{ type: 'refunded-by-hand', at: '2020-01-01T00:00:00.000Z', by: 'somebody@else.test' }]
    const user = visitors.support
    await payload.update({ collection: 'orders', id: order.id, data: { events: forged, staffNote: 'x' }, overrideAccess: false, user })
    await payload.update({ collection: 'orders', id: order.id, data: { events: forged, status: 'cancelled' }, overrideAccess: false, user })
    const { events } = await payload.findByID({ collection: 'orders', id: order.id })
    expect(events?.map(({ type, by }) => [type, by ?? null])).toEqual([
      ['placed', null],
      ['cancelled', user?.email],
    ])
  })

  it('is advanced by support and deleted by nobody', async () => {
    const order = await placeOrder()
    const user = visitors.support
    await payload.update({
      collection: 'orders',
      id: order.id,
      data: { status: 'paid', staffNote: 'Called.' },
      overrideAccess: false,
      user,
    })
    for (const kind of ['support', 'marketing', 'admin'] as const) {
      await expect(payload.delete({ collection: 'orders', id: order.id, overrideAccess: false, user: visitors[kind] })).rejects.toThrow()
    }
  })

  it('is visible to its customer only, without internal fields', async () => {
    const { customer } = visitors
    const own = await placeOrder({ customer: String(customer?.id), customerKey: String(customer?.id), staffNote: 'Difficult.' })
    await placeOrder()
    const found = await payload.find({ collection: 'orders', overrideAccess: false, user: customer, depth: 0 })
    expect(found.docs.map(({ id }) => id)).toEqual([own.id])
    expect(found.docs[0]).not.toHaveProperty('staffNote')
    expect(found.docs[0]).not.toHaveProperty('accessTokenHash')
    expect(found.docs[0]).not.toHaveProperty('sealedAccessToken')
    expect(found.docs[0]).not.toHaveProperty('idempotencyKey')
  })

  it('O5: has a unique idempotency key', async () => {
    await placeOrder({ idempotencyKey: 'twice' })
    await expect(placeOrder({ idempotencyKey: 'twice' })).rejects.toThrow()
  })
})
