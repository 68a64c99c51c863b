import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { decrypt } from '@/lib/crypto/encryption'
import { everyNameFree } from '../../support/names/every-name-free'
import { cartOf as cartWith, codeOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { authorizationCode as code, createMovers } from '../../support/transfers/movers'
import type { ApiAnswer } from '../api/api-client'
import { checkoutBody, transferItem } from '../api/requests'

const { payload } = await bootPayload()
const { api, start, begin, transfersOf, cartOf } = createMovers(payload)
const buyer = createBuyer(api)

let keys = 0
/** Orders a browser's cart at the total it shows. */
const checkOut = async (cookies: Readonly<Record<string, string>>, total?: number) => {
  keys += 1
  const contact = { ...checkoutBody.contact, email: `mover${keys}@example.com` }
  const expectedTotal = total ?? (await cartOf(cookies)).breakdown.total
  const body = { ...checkoutBody, contact, expectedTotal, expectedCurrency: 'USD' }
  return api('POST', '/checkout', { body, headers: { 'Idempotency-Key': `transfer-${keys}` }, cookies })
}
const orderOf = (placed: ApiAnswer) => findOrder(payload, numberOf(placed))

describe('N2: only registered domains can be transferred', () => {
  it('rejects an available domain everywhere, with a link to register it', async () => {
    const { registry, registrations } = createContext(payload, 'en')
    replaceServices(payload, {
      registry: everyNameFree,
      registrations: { lookUp: () => Promise.resolve({ status: 'not-registered', source: 'simulation' }) },
    })
    try {
      const item = transferItem('nobodys-otter.com')
      const answers = [
        await api('GET', '/transfers/check?domain=nobodys-otter.com'),
        await start({ domain: 'nobodys-otter.com', authorizationCode: code }),
        await api('POST', '/cart/items', { body: item }),
        await buyer.order(cartWith(item)),
      ]
      expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(answers.map(() => [422, 'domain-not-registered']))
      expect((answers[0]?.body?.['error'] as { message: string }).message).toContain('register it')
      expect(await transfersOf('nobodys-otter.com')).toEqual([])
    } finally {
      replaceServices(payload, { registry, registrations })
    }
  })

  it.each([
    ['locked-otter.com', ['locked']],
    ['young-otter.com', ['young']],
    ['unknown-otter.com', ['unknown']],
    ['taken-otter.com', []],
  ])('warns of %s: %j; it can still be ordered', async (domain, expected) => {
    const warned = (answer: ApiAnswer) => (answer.body?.['warnings'] as { code: string; message: string }[]).map((each) => each.code)
    expect(warned(await api('GET', `/transfers/check?domain=${domain}`))).toEqual(expected)
    const started = await start({ domain, authorizationCode: code })
    expect([started.status, warned(started)]).toEqual([201, expected])
    expect((await checkOut(started.cookies)).status).toBe(201)
  })

  it('N1: accepts one order per transferred domain, and rejects its registration', async () => {
    const carts = [await begin('taken-once-otter.com'), await begin('taken-once-otter.com')]
    const placed = await Promise.all(carts.map((cookies) => checkOut(cookies)))
    expect(placed.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(codeOf(await start({ domain: 'taken-once-otter.com', authorizationCode: code }))).toBe('domain-held')
    const order = await orderOf(placed.find(({ status }) => status === 201) as ApiAnswer)
    await payload.update({ collection: 'orders', id: order.id, data: { status: 'paid' }, depth: 0 })
    expect(codeOf(await start({ domain: 'taken-once-otter.com', authorizationCode: code }))).toBe('domain-here')
  })
})

describe('an order with a transfer', () => {
  it('takes over the prepared transfer: requested, dated, the customer’s, with its code', async () => {
    const cookies = await begin('taken-ordered-otter.com')
    const [prepared] = await transfersOf('taken-ordered-otter.com')
    const placed = await checkOut(cookies)
    expect(placed.status, placed.text).toBe(201)
    const order = await orderOf(placed)
    const transfers = await transfersOf('taken-ordered-otter.com')
    expect(transfers).toMatchObject([
      {
        id: prepared?.id,
        status: 'requested',
        order: order.id,
        customerKey: order.customerKey,
        cart: null,
        events: [{ type: 'requested', at: order.orderDate }],
      },
    ])
    expect(decrypt(payload, transfers[0]?.authorizationCode)).toBe(code)
    expect(placed.text).not.toContain(code)
  })

  it('N3: accepts a code in the request’s own cart as well, and encrypts it', async () => {
    const item = transferItem('taken-inline-otter.com')
    const placed = await buyer.order(cartWith(item))
    expect(placed.status, placed.text).toBe(201)
    const [transfer] = await transfersOf('taken-inline-otter.com')
    expect(decrypt(payload, transfer?.authorizationCode)).toBe(item.authorizationCode)
    expect(JSON.stringify([placed.body, await orderOf(placed)])).not.toContain(item.authorizationCode)
  })

  it.each([
    ['without a code', undefined, 'authorization-code-required'],
    ['with an empty one', '  ', 'authorization-code-required'],
    ['with one that is none', 'two words', 'authorization-code-invalid'],
  ])('N3: rejects order and cart %s', async (_case, authorizationCode, expected) => {
    const item = { ...transferItem('taken-codeless-otter.com'), authorizationCode }
    const refused = [await buyer.order(cartWith(item)), await api('POST', '/cart/items', { body: item })]
    expect(refused.map((answer) => [answer.status, codeOf(answer)])).toEqual([
      [400, expected],
      [400, expected],
    ])
    expect(await transfersOf('taken-codeless-otter.com')).toEqual([])
  })

  it('N3: asks again for a code that is no longer stored', async () => {
    const cookies = await begin('taken-forgotten-otter.com')
    await payload.db.drizzle.execute(sql`delete from transfers where domain = 'taken-forgotten-otter.com'`)
    const refused = await checkOut(cookies)
    expect([refused.status, codeOf(refused)]).toEqual([400, 'authorization-code-required'])
  })

  it('N3: orders a cart item with a code like one from the wizard', async () => {
    const added = await api('POST', '/cart/items', { body: transferItem('taken-item-otter.com') })
    expect(added.status, added.text).toBe(200)
    expect(added.text).not.toContain('EPP-12345')
    expect((await checkOut(added.cookies)).status).toBe(201)
    const [transfer] = await transfersOf('taken-item-otter.com')
    expect([transfer?.status, decrypt(payload, transfer?.authorizationCode)]).toEqual(['requested', 'EPP-12345'])
  })

  it('O5, N3: treats the same key with another code as another body', async () => {
    const send = (authorizationCode: string) =>
      buyer.order(cartWith({ ...transferItem('taken-key-otter.com'), authorizationCode }), { key: 'other-code', email: 'same@example.com' })
    expect([(await send('one-code')).status, (await send('one-code')).status, (await send('two-code')).status]).toEqual([201, 200, 409])
  })

  it('keeps the prepared transfer when rejected', async () => {
    const cookies = await begin('taken-refused-otter.com')
    expect((await checkOut(cookies, 1)).status).toBe(409)
    expect(await transfersOf('taken-refused-otter.com')).toMatchObject([{ status: 'prepared', order: null, events: [] }])
  })

  it('does not use another cart’s preparation of the same domain', async () => {
    await begin('taken-wanted-otter.com')
    const mine = await begin('taken-wanted-otter.com')
    const placed = await checkOut(mine)
    expect(placed.status).toBe(201)
    expect((await transfersOf('taken-wanted-otter.com')).map(({ status }) => status)).toEqual(['prepared', 'requested'])
  })

  it('creates one transfer when sent twice', async () => {
    const cookies = await begin('taken-double-otter.com')
    const total = (await cartOf(cookies)).breakdown.total
    const body = { ...checkoutBody, expectedTotal: total, expectedCurrency: 'USD' }
    const send = () => api('POST', '/checkout', { body, headers: { 'Idempotency-Key': 'double-otter' }, cookies })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    const transfers = await transfersOf('taken-double-otter.com')
    expect(transfers).toHaveLength(1)
    expect(transfers[0]?.events).toHaveLength(1)
  })
})
