import { describe, expect, it } from 'vitest'
import { couponData } from '../../support/coupon-data'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'
import { visitorKinds, type VisitorKind } from '../../support/visitors'
import { createDesk } from './desk'

const { payload } = await bootPayload()
const desk = await createDesk(payload)

const empty = { currency: 'USD', codes: [], items: [] }
const template = await payload.create({ collection: 'coupons', data: couponData('TEMPLATE') })
const batch = await payload.create({
  collection: 'code-batches',
  data: { name: 'Roles', template: template.id, prefix: 'ROLE', size: 1, isActive: true },
})

/** Anonymous, customer, support, marketing, admin: `+` allowed, `-` forbidden. */
const calls: [marks: string, method: string, path: string, body?: object][] = [
  ['---++', 'POST', '/promotions/simulate', { request: empty }],
  ['---++', 'POST', '/promotions/stack', {}],
  ['---++', 'POST', '/promotions/replay', { number: 'ORD-TEST-0' }],
  ['---++', 'GET', '/promotions/shelf'],
  ['--+++', 'GET', '/promotions/uses?code=WELCOME10'],
  ['--+++', 'GET', `/code-batches/${batch.id}/progress`],
  ['---++', 'GET', `/code-batches/${batch.id}/csv`],
  ['--+++', 'GET', '/coupons?limit=1'],
  ['--+++', 'GET', '/code-batches?limit=1'],
  ['---++', 'PATCH', `/coupons/${template.id}`, { value: 11 }],
  ['---++', 'DELETE', `/code-batches/${batch.id}`],
]

describe('access to promotions', () => {
  it.each(calls)('%s: %s %s', async (marks, method, path, body) => {
    const answered: string[] = []
    for (const kind of visitorKinds) answered.push([401, 403].includes((await desk[kind](method, path, body)).status) ? '-' : '+')
    expect(answered.join('')).toBe(marks)
  })
})

describe('uses of a code', () => {
  const use = async (code: string, email: string) => {
    const order = await payload.create({
      collection: 'orders',
      data: orderData({ contact: { email, name: 'A buyer' }, discounts: { automatic: [], codes: [{ discountId: code, savings: 250 }] } }),
    })
    await payload.create({ collection: 'redemptions', data: { coupon: code, order: order.id, customerKey: email, state: 'reserved' } })
    return order
  }
  const read = async (kind: VisitorKind, page = 1) =>
    (await desk[kind]('GET', `/promotions/uses?code=PAGED&page=${page}`)).body as { rows: Record<string, unknown>[]; hasMore: boolean }

  it('are paged, newest first, and hide email addresses from marketing', async () => {
    await payload.create({ collection: 'coupons', data: couponData('PAGED') })
    for (let made = 0; made < 21; made += 1) await use('PAGED', `buyer${made}@orders.test`)
    const first = await read('marketing')
    expect(first.rows).toHaveLength(20)
    expect(first.rows[0]).toMatchObject({ email: 'b…@orders.test', savings: 2.5, total: 5.49, currency: 'USD', state: 'reserved' })
    expect(first.hasMore).toBe(true)
    expect(await read('marketing', 2)).toMatchObject({ hasMore: false, rows: [expect.anything()] })
    expect((await read('support')).rows[0]).toMatchObject({ email: 'buyer20@orders.test' })
    expect((await read('admin', 2)).rows[0]).toMatchObject({ email: 'buyer0@orders.test' })
  })

  it('use the index on code and date, however many there are', async () => {
    const { rows } = await payload.db.pool
      .query(`set enable_seqscan = off; explain select * from redemptions where coupon = 'PAGED' order by created_at desc limit 20`)
      .then((results: unknown) => (Array.isArray(results) ? results[1] : results) as { rows: Record<string, string>[] })
    expect(JSON.stringify(rows)).toContain('coupon_createdAt_idx')
  })
})

describe('replaying an order or a saved cart', () => {
  it('returns its codes, with anonymised domains', async () => {
    const lines = [
      { type: 'domain', id: 'secret-plan.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
      { type: 'addon', id: 'cdn', billing: 'yearly', quantity: 1, serviceData: { domain: 'secret-plan.com' } },
      { type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 2, serviceData: {} },
      { type: 'domain', id: 'held.net', billing: 'yearly', quantity: 1, serviceData: { operation: 'renew' } },
    ]
    const order = await payload.create({
      collection: 'orders',
      data: orderData({ lines, discounts: { automatic: [], codes: [{ discountId: 'WELCOME10' }] } }),
    })
    const { status, body } = await desk.marketing('POST', '/promotions/replay', { number: ` ${order.orderNumber.toLowerCase()} ` })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/secret|held/)
    expect(body).toMatchObject({
      currency: 'USD',
      codes: ['WELCOME10'],
      leftOut: 1,
      items: [
        { id: 'example-name-1.com' },
        { id: 'cdn', serviceData: { domain: 'example-name-1.com' } },
        { id: 'shared-pro', quantity: 2 },
      ],
    })
    const { items, currency, codes } = body as { items: object[]; currency: string; codes: string[] }
    expect((await desk.marketing('POST', '/promotions/simulate', { request: { items, currency, codes } })).status).toBe(200)
  })

  it('finds a saved cart by its id', async () => {
    const cart = await payload.create({
      collection: 'carts',
      data: {
        tokenHash: 'replay',
        status: 'abandoned',
        currency: 'EUR',
        items: [{ id: 'shared-pro', type: 'hosting', billing: 'yearly', quantity: 1, lineId: 'x' }],
        codes: ['CLOUD25'],
        locale: 'en',
      } as never,
    })
    const { body } = await desk.marketing('POST', '/promotions/replay', { number: cart.id })
    expect(body).toMatchObject({ currency: 'EUR', codes: ['CLOUD25'], items: [{ id: 'shared-pro', billing: 'yearly' }] })
  })

  it('answers 404 for unknown ones', async () => {
    expect((await desk.marketing('POST', '/promotions/replay', { number: 'ORD-NO' })).status).toBe(404)
  })
})
