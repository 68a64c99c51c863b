import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { cartSchema } from '@/modules/cart/schema'
import { sweepRows } from '@/modules/operations/retention'
import { couponData } from '../../support/coupon-data'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { hostingItem } from '../api/requests'
import { createDesk } from './desk'

const { payload } = await bootPayload()
const shop = createApi(payload)
const desk = await createDesk(payload)

for (const code of ['TEN-OFF', 'TWENTY-OFF']) await payload.create({ collection: 'coupons', data: couponData(code) })
const comparison = await payload.create({
  collection: 'code-comparisons',
  data: { word: ' spring ', firstCode: 'ten-off', secondCode: 'TWENTY-OFF', shareOfSecond: 30, isActive: true },
})

const begin = async () => {
  const { cookies } = await shop('POST', '/cart/items', { body: { items: [hostingItem] } })
  const token = cookies['cart']
  if (!token) throw new Error('The first write set no cookie')
  return { cart: token }
}
const type = async (cookies: Record<string, string>, code = 'Spring') => shop('POST', '/cart/codes', { cookies, body: { code } })
const codesOf = async (cookies: Record<string, string>) =>
  cartSchema.parse((await shop('GET', '/cart', { cookies })).body).codes.map(({ code }) => code)
const results = async () => (await desk.marketing('GET', `/code-comparisons/${comparison.id}/results`)).body?.['results']

describe('two codes that are compared', () => {
  it('D17: a cart gets one of the two and keeps it, in whichever tab, however often it asks', async () => {
    const cookies = await begin()
    await Promise.all(Array.from({ length: 6 }, () => type(cookies)))
    const [code, ...others] = await codesOf(cookies)
    expect(others).toEqual([])
    for (let turn = 0; turn < 6; turn += 1) {
      expect((await shop('DELETE', `/cart/codes/${code}`, { cookies })).status).toBe(200)
      expect((await type(cookies)).status).toBe(200)
      expect(await codesOf(cookies)).toEqual([code])
    }
  })

  it('D17: by the share that is set, each cart counted once, each order once', async () => {
    const carts = 60
    for (let number = 0; number < carts; number += 1) await type(await begin())
    const [first, second] = (await results()) as { code: string; carts: number; orders: number }[]
    expect([first?.code, second?.code]).toEqual(['TEN-OFF', 'TWENTY-OFF'])
    const drawn = [first?.carts ?? 0, second?.carts ?? 0]
    expect(drawn.reduce((sum, count) => sum + count)).toBe(carts + 1)
    // 30 % of 61, within five standard deviations
    expect(Math.abs((drawn[1] ?? 0) - 18.3)).toBeLessThan(18)
    expect(first?.orders).toBe(0)
  })

  it('D17: a code that is off stands for nothing, and what it was counts on', async () => {
    await desk.marketing('PATCH', `/code-comparisons/${comparison.id}`, { isActive: false })
    expect((await type(await begin())).status).toBe(422)
    expect(JSON.stringify(await results())).toContain('TEN-OFF')
    await desk.marketing('PATCH', `/code-comparisons/${comparison.id}`, { isActive: true })
  })

  it.each([
    [{ word: 'TEN-OFF' }, 'is a code itself'],
    [{ word: 'a b' }, '3 to 40'],
    [{ secondCode: 'ten-off' }, 'two different codes'],
    [{ firstCode: 'NOWHERE' }, 'no code of this name'],
    [{ shareOfSecond: 100 }, 'from 1 to 99'],
  ])('D17: %j is refused', async (change, reason) => {
    const body = { word: 'OTHER-WORD', firstCode: 'TEN-OFF', secondCode: 'TWENTY-OFF', shareOfSecond: 50, isActive: true, ...change }
    const { status, text } = await desk.marketing('POST', '/code-comparisons', body)
    expect(status).toBe(400)
    expect(text).toContain(reason)
  })

  it('D17: which cart was given what is swept', async () => {
    await payload.db.drizzle.execute(sql`update infra.compared_carts set drawn_at = now() - interval '401 days'`)
    await sweepRows(payload.db.drizzle, { now: Date.now() })
    expect(JSON.stringify(await results())).toContain('"carts":0')
  })
})
