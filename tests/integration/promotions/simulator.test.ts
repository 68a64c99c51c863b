import { describe, expect, it } from 'vitest'
import type { PricingContext } from '@/core/orders/types'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import vectors from '../../data/pricing.json'
import { propertyRuns } from '../../support/engine/hold'
import { randomRequest } from '../../support/engine/random-request'
import { Random } from '../../support/engine/random'
import { world as anyWorld } from '../../support/engine/world'
import { couponData } from '../../support/coupon-data'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { createDesk } from './desk'

const { payload } = await bootPayload()
const desk = await createDesk(payload)
const shop = createApi(payload)

const hosting = { type: 'hosting', id: 'shared-pro', billing: 'yearly', quantity: 1 } as const
const cart = (...items: readonly object[]) => ({ currency: 'USD', codes: [], items })
const simulate = (body: object) => desk.marketing('POST', '/promotions/simulate', body)

const both = async (request: unknown) => {
  const [quoted, simulated] = await Promise.all([shop('POST', '/pricing/quote', { body: request }), simulate({ request })])
  return { quoted, simulated: { status: simulated.status, body: simulated.body?.['with'] ?? simulated.body } }
}

const draft = {
  kind: 'code',
  code: 'QUARTER',
  type: 'percentage',
  value: 25,
  isActive: true,
  applicableCategories: ['hosting'],
}

describe('the simulator and the shop', () => {
  it.each(vectors.map((vector, index) => [index, vector] as const))('vector %i: to the cent', async (_index, { request }) => {
    const { quoted, simulated } = await both(request)
    expect(quoted.status, quoted.text).toBe(200)
    expect(simulated.body).toEqual(quoted.body)
  })

  it(
    'price random carts equally to the cent, and reject with the same messages',
    async () => {
      const { catalog, currencies } = await findCatalogSnapshot({ payload, locale: 'en' })
      const { docs } = await payload.find({ collection: 'coupons', pagination: false, depth: 0 })
      const world: PricingContext = {
        ...anyWorld,
        catalog,
        coupons: new Map(docs.map(({ code }) => [code, anyWorld.coupons.get('BULK15')])) as PricingContext['coupons'],
      }
      const runs = Math.min(10_000, Math.ceil(propertyRuns / 130))
      for (let seed = 1; seed <= runs; seed += 1) {
        const drawn = randomRequest(world, seed)
        const request = { ...drawn, currency: new Random(seed).pick([...currencies.keys()]) }
        const { quoted, simulated } = await both(request)
        expect(simulated.status === 200 ? 200 : quoted.status, JSON.stringify(request)).toBe(quoted.status)
        expect(simulated.body, JSON.stringify(request)).toEqual(quoted.body)
      }
    },
    30 * 60_000,
  )
})

describe('unsaved values', () => {
  it('are compared with the cart without the promotion, line by line', async () => {
    const { status, body } = await simulate({ request: cart(hosting), draft })
    expect(status).toBe(200)
    const simulated = body as {
      with: { breakdown: { discount: number }; items: { discounts: unknown[] }[] }
      without: { breakdown: { discount: number } }
    }
    expect(simulated.with.breakdown.discount - simulated.without.breakdown.discount).toBeCloseTo(25, 2)
    expect(simulated.with.items[0]?.discounts).toContainEqual({ discountId: 'QUARTER', savings: 25 })
  })

  it('D13: are rejected with the shop’s reason and message, in the admin’s language', async () => {
    const { body } = await simulate({ request: cart({ ...hosting, billing: 'monthly' }), draft: { ...draft, minAmount: 50 } })
    expect(body?.['rejected']).toMatchObject({
      code: 'QUARTER',
      reason: 'minimum-amount',
      missing: 40.01,
      message: expect.stringContaining('$40.01'),
    })
  })

  it('D12: use the requested time', async () => {
    const later = { ...draft, startsAt: '2030-01-01T00:00:00.000Z' }
    expect((await simulate({ request: cart(hosting), draft: later })).body?.['rejected']).toMatchObject({ reason: 'not-started' })
    expect((await simulate({ request: cart(hosting), draft: later, at: '2030-01-01T00:00:00.000Z' })).body?.['rejected']).toBeNull()
  })

  it('D10: treat a returning customer as such', async () => {
    const first = { ...draft, isFirstTimeOnly: true }
    expect((await simulate({ request: cart(hosting), draft: first, customer: 'new' })).body?.['rejected']).toBeNull()
    expect((await simulate({ request: cart(hosting), draft: first, customer: 'returning' })).body?.['rejected']).toMatchObject({
      reason: 'first-time-only',
    })
  })

  it('D18: need a login if uses are limited per customer', async () => {
    const limited = { ...draft, perCustomerLimit: 1 }
    const answer = await simulate({ request: cart(hosting), draft: limited, customer: 'anonymous' })
    expect(answer.body?.['rejected']).toMatchObject({ reason: 'login-required' })
    expect((await simulate({ request: cart(hosting), draft: limited, customer: 'new' })).body?.['rejected']).toBeNull()
  })

  it('replace the saved code or automatic discount', async () => {
    await payload.create({ collection: 'coupons', data: couponData('QUARTER', { value: 1 }) })
    const { body } = await simulate({ request: { ...cart(hosting), codes: ['QUARTER'] }, draft })
    expect(JSON.stringify(body?.['with'])).toContain('"savings":25')
    expect(JSON.stringify(body?.['without'])).not.toContain('QUARTER')
    const automatic = { kind: 'automatic', key: 'yearly-billing', type: 'percentage', value: 50, isActive: true, priority: 1 }
    const replaced = (await simulate({ request: cart(hosting), draft: automatic })).body
    expect(JSON.stringify(replaced?.['with'])).toContain('"discountId":"yearly-billing","savings":50')
    expect(JSON.stringify(replaced?.['without'])).not.toContain('yearly-billing')
  })

  it('write nothing and use up nothing', async () => {
    const count = async () => (await payload.db.pool.query('select count(*) from _coupons_v')).rows[0]
    const before = [await count(), (await payload.db.pool.query('select count(*) from redemptions')).rows[0]]
    await simulate({ request: { ...cart(hosting), codes: ['WELCOME10'] }, draft: { ...draft, usageLimit: 1 } })
    expect([await count(), (await payload.db.pool.query('select count(*) from redemptions')).rows[0]]).toEqual(before)
  })

  it.each([
    { request: cart(hosting), draft: { ...draft, value: 'x' } },
    { request: cart(hosting), draft: { ...draft, type: 'fixed', value: 1.23456 } },
    { request: { ...cart(hosting), currency: 'usd' } },
    { request: cart(hosting), customer: 'somebody' },
    {},
  ])('reject unreadable input: %j', async (body) => {
    expect((await simulate(body)).status).toBe(400)
  })
})

describe('the worst stack', () => {
  it('is found quickly over the whole catalogue, with its cart and codes', async () => {
    const began = performance.now()
    const { status, body } = await desk.marketing('POST', '/promotions/stack', { draft })
    expect(status).toBe(200)
    // timed in the full lane only, where less runs beside it
    expect(performance.now() - began).toBeLessThan(inFullLane ? 6_000 : 20_000)
    expect(body).toMatchObject({ isProven: true, limit: { percent: 60, refuses: false } })
    expect(Number(body?.['percent'])).toBeGreaterThan(77.6)
    expect(body?.['codes']).toContain('QUARTER')
    const { items, codes } = body as { items: readonly object[]; codes: readonly string[] }
    const again = await simulate({ request: { currency: 'USD', items, codes }, draft })
    const breakdown = (again.body?.['with'] as { breakdown: { discount: number; subtotal: number } }).breakdown
    expect({ discount: body?.['discount'], subtotal: body?.['subtotal'] }).toEqual({
      discount: breakdown.discount,
      subtotal: breakdown.subtotal,
    })
  })

  it('rejects a save if the setting requires it, for live promotions only', async () => {
    const staff = await payload.find({ collection: 'users', where: { email: { equals: 'marketing@visitors.test' } }, limit: 1 })
    const user = { ...staff.docs[0]!, collection: 'users' as const }
    const save = (code: string, more: object = {}) =>
      payload.create({ collection: 'coupons', data: couponData(code, { value: 25, ...more }), user, overrideAccess: false })
    await save('FREELY')
    await payload.updateGlobal({ slug: 'pricing-settings', data: { refusesAboveStackLimit: true } })
    await expect(save('REFUSED')).rejects.toThrow(/value/)
    await save('WAITING', { isActive: false })
    await payload.updateGlobal({ slug: 'pricing-settings', data: { stackLimitPercent: 100 } })
    await save('ALLOWED')
    await payload.updateGlobal({ slug: 'pricing-settings', data: { refusesAboveStackLimit: false, stackLimitPercent: 60 } })
  })
})
