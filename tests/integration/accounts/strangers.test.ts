import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccessToken } from '@/modules/orders/order-access'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'
import { createAccounts, password } from './account-shop'

let payload: Payload
let shop: ReturnType<typeof createAccounts>
let hers: Record<string, string>
let his: Record<string, string>
let order: { readonly id: string; readonly orderNumber: string }

const idOf = async (email: string): Promise<string> =>
  (await payload.find({ collection: 'customers', where: { email: { equals: email } } })).docs[0]?.id ?? ''

beforeAll(async () => {
  ;({ payload } = await bootPayload())
  shop = createAccounts(payload)
  hers = await shop.signUp('hers@strangers.test')
  his = await shop.signUp('his@strangers.test')
  const customer = await idOf('hers@strangers.test')
  order = await payload.create({
    collection: 'orders',
    data: orderData({ orderNumber: 'ORD-HERS00-AAAAAA', customer, customerKey: 'hers@strangers.test' }),
  })
  await payload.create({
    collection: 'domains',
    data: { name: 'hers.com', extension: '.com', status: 'active', customer, customerKey: 'hers@strangers.test' },
  })
})

const stateOfHers = async (): Promise<string> => {
  const { rows } = await payload.db.drizzle.execute(sql`
    select (select row_to_json(c) from customers c where email = 'hers@strangers.test') as account,
      (select json_agg(d) from domains d where name = 'hers.com') as names,
      (select json_agg(o) from orders o where order_number = 'ORD-HERS00-AAAAAA') as orders,
      (select json_agg(s.id) from customer_sessions s join customers c on c.id = s.customer_id where c.email = 'hers@strangers.test') as sessions
  `)
  return JSON.stringify(rows)
}

describe('customers and the data of others', () => {
  it('denies access by number, id or guessed token', async () => {
    const guess = createAccessToken('another-secret', order.orderNumber)
    const attempts = [
      shop.api('GET', `/orders/${order.orderNumber}`, { cookies: his }),
      shop.api('GET', `/orders/${order.orderNumber}`, { cookies: his, headers: { 'X-Order-Token': guess } }),
      shop.api('GET', `/orders/${order.orderNumber}`, { cookies: { ...his, orders: `${order.orderNumber}.${guess}` } }),
      shop.api('GET', `/orders/${order.id}`, { cookies: his }),
      shop.api('POST', '/account/orders/claim', { body: { orderNumber: order.orderNumber, token: guess }, cookies: his }),
    ]
    for (const answer of await Promise.all(attempts)) expect([401, 403, 404]).toContain(answer.status)
    expect((await shop.api('GET', `/orders/${order.orderNumber}`, { cookies: hers })).status).not.toBe(404)
  })

  it('lists and exports only the customer’s own data', async () => {
    for (const path of ['/account/orders', '/account/domains', '/account/sessions', '/account/profile', '/account/export']) {
      const answer = await shop.api('GET', path, { cookies: his })
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.text).not.toMatch(/hers/i)
    }
  })

  it('answers 404 for settings, sessions and details of others', async () => {
    const before = await stateOfHers()
    const listed = (await shop.api('GET', '/account/sessions', { cookies: hers })).body?.['sessions'] as { id: string }[]
    const sessionId = listed[0]?.id ?? ''
    expect((await shop.api('PATCH', '/account/domains/hers.com', { body: { autoRenew: false }, cookies: his })).status).toBe(404)
    expect((await shop.api('DELETE', `/account/sessions/${sessionId}`, { cookies: his })).status).toBe(404)
    await shop.api('DELETE', '/account/sessions', { cookies: his })
    for (const body of [{ id: await idOf('hers@strangers.test'), name: 'Taken' }, { customer: 'x' }]) {
      expect((await shop.api('PATCH', '/account/profile', { body, cookies: his })).status).toBe(400)
    }
    expect(await stateOfHers()).toBe(before)
  })

  it('rejects customers at Payload’s own endpoints, whatever cookie or token they send', async () => {
    const before = await stateOfHers()
    const token = his['customer-token'] ?? ''
    const id = await idOf('hers@strangers.test')
    for (const identity of [
      { cookies: his },
      { cookies: { 'payload-token': token } },
      { headers: { Authorization: `JWT ${token}` } },
      { headers: { Authorization: `Bearer ${token}` } },
    ]) {
      for (const path of [
        `/customers/${id}`,
        '/customers',
        `/customer-sessions`,
        `/domains`,
        `/carts`,
        `/payments`,
        `/transfers`,
        `/mail-outbox`,
      ]) {
        const answer = await shop.api('GET', path, identity)
        expect([path, answer.status]).toEqual([path, 401])
      }
      const change = await shop.api('PATCH', `/customers/${id}`, { body: { password: 'taken-over-by-him' }, ...identity })
      expect(change.status).toBe(401)
      expect((await shop.api('DELETE', `/customers/${id}`, identity)).status).toBe(401)
    }
    expect(await stateOfHers()).toBe(before)
  })

  it('rejects a token that only looks like a session', async () => {
    for (const token of ['A'.repeat(43), `${his['customer-token']?.slice(0, -1)}A`, 'x', '']) {
      if (token === his['customer-token']) continue
      expect(await shop.whoIs({ 'customer-token': token })).toBeNull()
    }
  })
})

describe('visitors without a session', () => {
  it.each([
    ['GET', '/account/profile', undefined],
    ['PATCH', '/account/profile', { name: 'Nobody' }],
    ['PATCH', '/account/password', { currentPassword: password, newPassword: 'a-new-long-password' }],
    ['GET', '/account/sessions', undefined],
    ['DELETE', '/account/sessions', undefined],
    ['DELETE', '/account/sessions/01990000-0000-7000-8000-000000000001', undefined],
    ['GET', '/account/passkeys', undefined],
    ['POST', '/account/passkeys/setup', { password }],
    ['DELETE', '/account/passkeys/01990000-0000-7000-8000-000000000001', undefined],
    ['GET', '/account/two-step', undefined],
    ['POST', '/account/two-step/setup', undefined],
    ['POST', '/account/two-step', { code: '123456', password }],
    ['POST', '/account/two-step/off', { password }],
    ['POST', '/account/recovery-codes/setup', undefined],
    ['POST', '/account/recovery-codes', { password }],
    ['GET', '/account/orders', undefined],
    ['POST', '/account/orders/claim', { orderNumber: 'ORD-X-Y' }],
    ['GET', '/account/domains', undefined],
    ['PATCH', '/account/domains/hers.com', { autoRenew: false }],
    ['GET', '/account/export', undefined],
    ['POST', '/account/delete', { password }],
  ] as const)('answers 401 to %s %s', async (method, path, body) => {
    const answer = await shop.api(method, path, body === undefined ? {} : { body })
    expect([answer.status, answer.body]).toMatchObject([401, { error: { code: 'not-signed-in' } }])
  })
})
