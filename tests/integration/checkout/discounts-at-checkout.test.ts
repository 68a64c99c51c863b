import { describe, expect, it } from 'vitest'
import { cancelOrder } from '@/server/checkout/cancel-order'
import { createContext } from '@/server/composition/create-context'
import { couponData } from '../../support/coupon-data'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { bootPayload } from '../../support/payload'
import { createApi, type ApiAnswer } from '../api/api-client'
import { hostingItem } from '../api/requests'

const { payload } = await bootPayload()
const api = createApi(payload)
const { order: checkOut } = createBuyer(api)

const withStatus = (answers: readonly ApiAnswer[], status: number) => answers.filter((each) => each.status === status)

const oneHosting = cartOf(hostingItem)

describe('discounts at the checkout', () => {
  it('§9.43, D10: the first order falls away at checkout for an address that ordered before, whatever its capitals', async () => {
    const placed = await checkOut(oneHosting, { email: 'returning@example.com' })
    expect(placed.status).toBe(201)
    const again = await checkOut(oneHosting, { email: 'Returning@Example.com ' })
    expect(again.status).toBe(409)
    const { discountSummary, breakdown } = again.body?.['quote'] as {
      discountSummary: { automaticDiscounts: { discountId: string }[] }
      breakdown: { total: number }
    }
    expect(discountSummary.automaticDiscounts.map(({ discountId }) => discountId)).toEqual(['yearly-billing'])
    const confirmed = await checkOut(oneHosting, { email: 'returning@example.com', more: { expectedTotal: breakdown.total } })
    expect(confirmed.status, confirmed.text).toBe(201)
  })

  it('D10: two first orders at the same moment are one first order', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => checkOut(oneHosting, { email: 'hasty@example.com' })))
    expect(withStatus(answers, 201)).toHaveLength(1)
    expect(withStatus(answers, 409)).toHaveLength(5)
  })

  it('D12: a cancelled order gives its code back, once', async () => {
    const coupon = await payload.create({ collection: 'coupons', data: couponData('ONCE', { type: 'fixed', value: 5, usageLimit: 1 }) })
    const usedCount = async () => (await payload.findByID({ collection: 'coupons', id: coupon.id })).usedCount
    const cart = { ...oneHosting, codes: ['once'] }
    const placed = await checkOut(cart)
    expect(placed.status, placed.text).toBe(201)
    expect(await usedCount()).toBe(1)
    const refused = await api('POST', '/discounts/validate', { body: { ...oneHosting, code: 'ONCE' } })
    expect(refused.body).toMatchObject({ isValid: false, reason: 'usage-limit', error: 'This discount code has been used up' })
    const context = createContext(payload, 'en')
    const orderNumber = numberOf(placed)
    expect(await Promise.all([cancelOrder(context, orderNumber), cancelOrder(context, orderNumber)])).toContainEqual({
      ok: true,
      value: null,
    })
    expect(await usedCount()).toBe(0)
    expect((await checkOut(cart)).status).toBe(201)
  })

  it('D12: a code without limit is counted for every order, also under a crowd', async () => {
    for (const code of ['FREE1', 'FREE2'])
      await payload.create({ collection: 'coupons', data: couponData(code, { type: 'fixed', value: 1 }) })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => checkOut({ ...oneHosting, codes: index % 2 ? ['FREE1', 'FREE2'] : ['FREE2', 'FREE1'] })),
    )
    expect(withStatus(answers, 201)).toHaveLength(30)
    const { docs } = await payload.find({ collection: 'coupons', where: { code: { in: ['FREE1', 'FREE2'] } } })
    expect(docs.map(({ usedCount }) => usedCount)).toEqual([30, 30])
    expect((await payload.count({ collection: 'redemptions', where: { coupon: { equals: 'FREE1' } } })).totalDocs).toBe(30)
  })

  it('D1: perCustomerLimit is exact for parallel orders of one address', async () => {
    await payload.create({ collection: 'coupons', data: couponData('TWICE', { type: 'fixed', value: 5, perCustomerLimit: 2 }) })
    await checkOut(oneHosting, { email: 'loyal@example.com' })
    const cart = { ...oneHosting, codes: ['TWICE'] }
    const shown = await checkOut(cart, { email: 'loyal@example.com', more: { expectedTotal: 0 } })
    const { total } = (shown.body?.['quote'] as { breakdown: { total: number } }).breakdown
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => checkOut(cart, { email: 'loyal@example.com', more: { expectedTotal: total } })),
    )
    expect(withStatus(answers, 201)).toHaveLength(2)
    const reasons = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => (body?.['quote'] as { rejectedCodes: { reason: string }[] }).rejectedCodes[0]?.reason)
    expect(reasons).toEqual(Array.from({ length: 8 }, () => 'customer-limit'))
  })
})
