import { describe, expect, it } from 'vitest'
import { couponData } from '../../support/coupon-data'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'
import { createVisitors } from '../../support/visitors'

const { payload } = await bootPayload()
const visitors = await createVisitors(payload)

describe('D12: coupon uses of an order', () => {
  let made = 0
  const couponWith = (usageLimit: number | null, usedCount: number) => {
    made += 1
    return payload.create({ collection: 'coupons', data: couponData(`USES${made}`, { usageLimit, usedCount }) })
  }
  const redeem = async (code: string) => {
    const order = await payload.create({ collection: 'orders', data: orderData() })
    await payload.create({
      collection: 'redemptions',
      data: { coupon: code, order: order.id, customerKey: order.customerKey, state: 'reserved' },
    })
    return order
  }
  const usedCount = async (id: string) => (await payload.findByID({ collection: 'coupons', id })).usedCount
  const move = (id: string, status: 'failed' | 'cancelled' | 'pending' | 'paid') =>
    payload.update({ collection: 'orders', id, data: { status } })

  it('marketing reads how often a code was used, but not by whom', async () => {
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

  it.each(['cancelled', 'failed'] as const)('are released once when it is %s', async (status) => {
    const coupon = await couponWith(5, 3)
    const order = await redeem(coupon.code)
    await move(order.id, status)
    expect(await usedCount(coupon.id)).toBe(2)
    if (status === 'failed') await move(order.id, 'cancelled')
    expect(await usedCount(coupon.id)).toBe(2)
  })

  it('are released once by concurrent cancellations', async () => {
    const coupon = await couponWith(9, 9)
    const order = await redeem(coupon.code)
    await Promise.allSettled(Array.from({ length: 6 }, () => move(order.id, 'cancelled')))
    expect(await usedCount(coupon.id)).toBe(8)
  })

  it('of an unlimited code no longer count when it is cancelled', async () => {
    const coupon = await couponWith(null, 0)
    const [order] = [await redeem(coupon.code), await redeem(coupon.code)]
    expect(await usedCount(coupon.id)).toBe(2)
    await move(order.id, 'cancelled')
    expect(await usedCount(coupon.id)).toBe(1)
  })

  it('stay when it is paid', async () => {
    const coupon = await couponWith(5, 3)
    const order = await redeem(coupon.code)
    await move(order.id, 'paid')
    expect(await usedCount(coupon.id)).toBe(3)
  })

  it('are reserved again when its failed payment is retried, while available', async () => {
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

  it('count towards a scheduled limit, and are stored in the code, not in its versions', async () => {
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
