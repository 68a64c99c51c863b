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

describe('an order that was placed', () => {
  it('O8: begins with a dated event', async () => {
    const order = await placeOrder()
    expect(order.events).toMatchObject([{ type: 'placed', at: expect.stringMatching(/^\d{4}-/) }])
  })

  it('M4: keeps what it was, whoever writes to it', async () => {
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

  it('§4.17, O8: moves along the table, and every move leaves a dated event', async () => {
    const order = await placeOrder()
    await payload.update({ collection: 'orders', id: order.id, data: { status: 'paid' } })
    const fulfilled = await payload.update({ collection: 'orders', id: order.id, data: { status: 'fulfilled' } })
    expect(fulfilled.events?.map(({ type }) => type)).toEqual(['placed', 'paid', 'fulfilled'])
    expect(fulfilled.accessTokenHash).toBe(order.accessTokenHash)
  })

  it('O8: refuses a move that is not in the table, in words', async () => {
    const order = await placeOrder({ status: 'cancelled' })
    const move = payload.update({ collection: 'orders', id: order.id, data: { status: 'paid' } })
    await expect(move).rejects.toMatchObject({
      data: { errors: [{ path: 'status', message: 'An order that is “Cancelled” cannot become “Paid”.' }] },
    })
  })

  it('O8: makes one of two moves at the same moment', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => placeOrder()))
    for (const order of orders) {
      // Different moves: the same one twice is, once it is made, no move at all.
      const move = (status: 'paid' | 'cancelled') => payload.update({ collection: 'orders', id: order.id, data: { status } })
      const outcomes = await Promise.allSettled([move('paid'), move('cancelled')])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { status, events } = await payload.findByID({ collection: 'orders', id: order.id })
      expect(events?.map(({ type }) => type)).toEqual(['placed', status])
    }
  })

  it('takes the event its own code tells of, with a note, and drops none of its history', async () => {
    const order = await placeOrder()
    const events = [{ type: 'payment-received', at: new Date().toISOString(), note: 'Bank transfer 42' }]
    const paid = await payload.update({ collection: 'orders', id: order.id, data: { status: 'paid', events } })
    expect(paid.events).toMatchObject([{ type: 'placed' }, { type: 'payment-received', note: 'Bank transfer 42' }])
  })

  it('takes no event from staff: who moved it is written by the shop', async () => {
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

  it('is read by its customer alone, without what is the staff’s', async () => {
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

  it('O5: has its idempotency key to itself', async () => {
    await placeOrder({ idempotencyKey: 'twice' })
    await expect(placeOrder({ idempotencyKey: 'twice' })).rejects.toThrow()
  })
})

describe('D12: coupon uses of an order', () => {
  let made = 0
  const couponWith = (usageLimit: number | null, usedCount: number) => {
    made += 1
    const data = {
      code: `USES${made}`,
      name: 'Uses',
      type: 'percentage' as const,
      value: 10,
      currency: 'USD',
      priority: 1,
      usageLimit,
      usedCount,
      _status: 'published' as const,
    }
    return payload.create({ collection: 'coupons', data })
  }
  const redeem = async (code: string) => {
    const order = await placeOrder()
    await payload.create({
      collection: 'redemptions',
      data: { coupon: code, order: order.id, customerKey: order.customerKey, state: 'reserved' },
    })
    return order
  }
  const usedCount = async (id: string) => (await payload.findByID({ collection: 'coupons', id })).usedCount
  const move = (id: string, status: 'failed' | 'cancelled' | 'pending' | 'paid') =>
    payload.update({ collection: 'orders', id, data: { status } })

  it('marketing reads how often a code was used, and not by whom', async () => {
    const coupon = await couponWith(5, 1)
    const order = await redeem(coupon.code)
    const read = async (kind: 'marketing' | 'support') => {
      const { docs } = await payload.find({
        collection: 'redemptions',
        where: { coupon: { equals: coupon.code } },
        depth: 0,
        overrideAccess: false,
        user: visitors[kind],
      })
      return docs
    }
    const [seen] = await read('marketing')
    expect(seen).toMatchObject({ coupon: coupon.code, state: 'reserved' })
    expect(Object.keys(seen ?? {})).not.toEqual(expect.arrayContaining(['customerKey']))
    expect(JSON.stringify(seen)).not.toContain(order.id)
    expect((await read('support'))[0]).toMatchObject({ customerKey: order.customerKey, order: order.id })
  })

  it.each(['cancelled', 'failed'] as const)('are given back once when it is %s', async (status) => {
    const coupon = await couponWith(5, 3)
    const order = await redeem(coupon.code)
    await move(order.id, status)
    expect(await usedCount(coupon.id)).toBe(2)
    if (status === 'failed') await move(order.id, 'cancelled')
    expect(await usedCount(coupon.id)).toBe(2)
  })

  it('are given back once when it is cancelled by several at the same moment', async () => {
    const coupon = await couponWith(9, 9)
    const order = await redeem(coupon.code)
    await Promise.allSettled(Array.from({ length: 6 }, () => move(order.id, 'cancelled')))
    expect(await usedCount(coupon.id)).toBe(8)
  })

  it('are kept when it is paid', async () => {
    const coupon = await couponWith(5, 3)
    const order = await redeem(coupon.code)
    await move(order.id, 'paid')
    expect(await usedCount(coupon.id)).toBe(3)
  })

  it('are taken again when its failed payment is tried again, while there are any', async () => {
    const coupon = await couponWith(3, 3)
    const first = await redeem(coupon.code)
    const second = await redeem(coupon.code)
    await move(first.id, 'failed')
    await move(second.id, 'failed')
    expect(await usedCount(coupon.id)).toBe(1)
    await payload.update({ collection: 'coupons', id: coupon.id, data: { usageLimit: 2 } })
    await move(first.id, 'pending')
    expect(await usedCount(coupon.id)).toBe(2)
    await expect(move(second.id, 'pending')).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } })
    expect(await usedCount(coupon.id)).toBe(2)
    expect((await payload.findByID({ collection: 'orders', id: second.id })).status).toBe('failed')
  })

  it('are where a planned limit begins, and stand in the code, not in its versions', async () => {
    const coupon = await couponWith(null, 0)
    await redeem(coupon.code)
    const plan = (data: object) =>
      payload.update({ collection: 'coupons', id: coupon.id, data: { ...data, _status: 'draft' }, draft: true })
    const publish = () => payload.update({ collection: 'coupons', id: coupon.id, data: { _status: 'published' } })
    await plan({ usageLimit: 5 })
    await redeem(coupon.code)
    await publish()
    expect(await usedCount(coupon.id)).toBe(2)

    await plan({ value: 20 })
    await payload.db.updateOne({ collection: 'coupons', id: coupon.id, data: { usedCount: 4 } })
    expect(await payload.findByID({ collection: 'coupons', id: coupon.id, draft: true })).toMatchObject({ value: 20, usedCount: 4 })
    await publish()
    expect(await usedCount(coupon.id)).toBe(4)
  })
})
