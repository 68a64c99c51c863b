import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '@/modules/checkout/unpaid-orders'
import { createContext } from '@/container'
import { couponData } from '../../support/coupon-data'
import { cartOf, createBuyer, numberOf, totalOf } from '../../support/orders/buyer'
import { bootPayload } from '../../support/payload'
import { createAccounts } from '../accounts/account-shop'
import { createApi, type ApiAnswer } from '../api/api-client'
import { hostingItem } from '../api/requests'

const { payload } = await bootPayload()
const api = createApi(payload)
const { order: checkOut, orderAsShown, quoted } = createBuyer(api)
const shop = createAccounts(payload)

/** Codes whose outcome depends on the customer. */
const codesOnce = async () => {
  const { totalDocs } = await payload.count({ collection: 'coupons', where: { code: { equals: 'ONEEACH' } } })
  if (totalDocs > 0) return
  await payload.create({ collection: 'coupons', data: couponData('ONEEACH', { type: 'fixed', value: 1, perCustomerLimit: 1 }) })
  await payload.create({ collection: 'coupons', data: couponData('NEWONLY', { type: 'fixed', value: 1, isFirstTimeOnly: true }) })
}

const withStatus = (answers: readonly ApiAnswer[], status: number) => answers.filter((each) => each.status === status)

const oneHosting = cartOf(hostingItem)

describe('discounts at checkout', () => {
  it('§9.43, D10: drops the first-order discount when the browser opens an earlier order of the address, whatever its case', async () => {
    const placed = await checkOut(oneHosting, { email: 'returning@example.com' })
    expect(placed.status).toBe(201)
    const again = await checkOut(oneHosting, { email: 'Returning@Example.com ', cookies: placed.cookies })
    expect(again.status).toBe(409)
    const { discountSummary, breakdown } = again.body?.['quote'] as {
      discountSummary: { automaticDiscounts: { discountId: string }[] }
      breakdown: { total: number }
    }
    expect(discountSummary.automaticDiscounts.map(({ discountId }) => discountId)).toEqual(['yearly-billing'])
    const confirmed = await checkOut(oneHosting, {
      email: 'returning@example.com',
      cookies: placed.cookies,
      more: { expectedTotal: breakdown.total },
    })
    expect(confirmed.status, confirmed.text).toBe(201)
  })

  it('D10: creates one first order when an account places six at once', async () => {
    const cookies = await shop.signUp('hasty@example.com')
    // Quoted once: a quote after the first order has no discount and could be ordered.
    const more = { expectedTotal: await quoted(oneHosting, cookies) }
    const answers = await Promise.all(Array.from({ length: 6 }, () => checkOut(oneHosting, { email: 'hasty@example.com', cookies, more })))
    expect(withStatus(answers, 201)).toHaveLength(1)
    expect(withStatus(answers, 409)).toHaveLength(5)
  })

  describe('D10, D18: answers the same for an address with and without orders', () => {
    const [known, unknown] = ['known@example.com', 'never-seen@example.com']
    let stranger: Record<string, string>
    beforeAll(async () => {
      await codesOnce()
      stranger = await shop.signUp('stranger@example.com')
      const cookies = await shop.signUp(known)
      const placed = await orderAsShown({ ...oneHosting, codes: ['NEWONLY', 'ONEEACH'] }, { email: known, cookies })
      expect(placed.status, placed.text).toBe(201)
    })

    it.each([
      ['the total is wrong', {}, { expectedTotal: 99.99 }],
      ['the code is for a first order', { codes: ['NEWONLY'] }, { expectedTotal: 99.99 }],
      ['the code is limited per customer', { codes: ['ONEEACH'] }, { expectedTotal: 99.99 }],
    ])('when %s', async (_, cart, more) => {
      for (const cookies of [{}, stranger]) {
        const ask = (email: string) => checkOut({ ...oneHosting, ...cart }, { email, cookies, more })
        const [one, other] = [await ask(known), await ask(unknown)]
        expect(one.status, one.text).toBe(409)
        expect([other.status, other.text]).toEqual([one.status, one.text])
      }
    })

    it('when the order is placed', async () => {
      const answers = [await checkOut(oneHosting, { email: known }), await checkOut(oneHosting, { email: unknown })]
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect(answers.map(totalOf)[0]).toBe(answers.map(totalOf)[1])
    })
  })

  it('D18: asks a guest to log in for a code limited per customer', async () => {
    await codesOnce()
    const refused = await api('POST', '/discounts/validate', {
      body: { ...oneHosting, code: 'ONEEACH' },
      headers: { 'Accept-Language': 'de' },
    })
    expect(refused.body).toMatchObject({ isValid: false, reason: 'login-required', error: expect.stringContaining('Melden Sie sich an') })
  })

  it('D12: releases the code of a cancelled order once', async () => {
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

  it('D12: counts every order of an unlimited code, also under load', async () => {
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

  it('D1: enforces perCustomerLimit for parallel orders of one account', async () => {
    await payload.create({ collection: 'coupons', data: couponData('TWICE', { type: 'fixed', value: 5, perCustomerLimit: 2 }) })
    const attempt = { email: 'loyal@example.com', cookies: await shop.signUp('loyal@example.com') }
    await checkOut(oneHosting, attempt)
    const cart = { ...oneHosting, codes: ['TWICE'] }
    const shown = await checkOut(cart, { ...attempt, more: { expectedTotal: 0 } })
    const { total } = (shown.body?.['quote'] as { breakdown: { total: number } }).breakdown
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkOut(cart, { ...attempt, more: { expectedTotal: total } })))
    expect(withStatus(answers, 201)).toHaveLength(2)
    const reasons = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => (body?.['quote'] as { rejectedCodes: { reason: string }[] }).rejectedCodes[0]?.reason)
    expect(reasons).toEqual(Array.from({ length: 8 }, () => 'customer-limit'))
  })
})
