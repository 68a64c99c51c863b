import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { placedOrderSchema, type PlacedOrderResponse } from '@/modules/orders/schema'
import { cancelOrder } from '@/modules/checkout/unpaid-orders'
import { createContext, replaceServices } from '@/container'
import { createFailingRegistry } from '../../support/failing-registry'
import { cartOf, createBuyer, newKey, totalOf } from '../../support/orders/buyer'
import { broughtBy, findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { createApi, type ApiAnswer } from '../api/api-client'
import { checkoutBody, domainItem, hostingItem } from '../api/requests'

const { payload } = await bootPayload()
const api = createApi(payload)
const { quoted, order: checkOut } = createBuyer(api)

const orderOf = (answer: ApiAnswer): PlacedOrderResponse => placedOrderSchema.parse(answer.body)

const withEmail = (email: string) => ({ ...checkoutBody, contact: { ...checkoutBody.contact, email } })

const withStatus = (answers: readonly ApiAnswer[], status: number) => answers.filter((each) => each.status === status)

const oneHosting = cartOf(hostingItem)

describe('POST /api/checkout', () => {
  it('O3, O21: rejects on-demand for a year, and charges the minimum balance per unit', async () => {
    const onDemand = (billing: 'monthly' | 'yearly') =>
      cartOf({ type: 'hosting', id: 'cloud-scale', billing, quantity: 99, selectedPaymentType: 'on-demand' })
    const refused = await api('POST', '/pricing/quote', { body: onDemand('yearly') })
    expect(refused.status, refused.text).toBe(422)
    const month = await checkOut(onDemand('monthly'))
    expect(month.status, month.text).toBe(201)
    const order = orderOf(month)
    expect(order.dueNow).toBe(order.breakdown.total)
    expect(order.dueLater).toBe(0)
    expect(order.breakdown.subtotal).toBe(99 * 100)
    expect(order.breakdown.discount).toBe(0)
  })

  it.each([
    ['HK', { country: 'HK', city: 'Kowloon', line1: '1 Nathan Road' }, 201],
    ['AE', { country: 'AE', city: 'Dubai', line1: '1 Sheikh Zayed Road', postalCode: '' }, 201],
    ['DE', { country: 'DE', city: 'Gießen', line1: 'Erlenweg 14' }, 400],
    ['US', { country: 'US', city: 'Portland', line1: 'Alder Street 14', region: 'OR', postalCode: 'ABC' }, 400],
    ['UK', { country: 'UK', city: 'London', line1: '12 St James Square', postalCode: 'SW1Y 4JH' }, 400],
  ])('O22, O23: accepts a valid address of %s', async (_country, billingAddress, status) => {
    const placed = await checkOut(oneHosting, { more: { billingAddress } })
    expect(placed.status, placed.text).toBe(status)
    if (status !== 201) return
    expect(orderOf(placed).billingAddress).toMatchObject({ country: billingAddress.country, postalCode: '' })
    expect((await findOrder(payload, orderOf(placed).orderNumber)).billingAddress).toMatchObject({ postalCode: '' })
  })

  it('O22: returns the address format of a country', async () => {
    const { body } = await api('GET', '/address-formats?country=US')
    expect(body).toMatchObject({ postalCode: 'required', regions: expect.arrayContaining([{ code: 'OR', name: 'Oregon' }]) })
    expect((await api('GET', '/address-formats?country=UK')).status).toBe(400)
  })

  it('§3.18, O7, O8: creates a pending order with a unique number and a token that opens it', async () => {
    const placed = await checkOut(oneHosting)
    expect(placed.status, placed.text).toBe(201)
    const order = orderOf(placed)
    expect(order.orderNumber).toMatch(/^ORD-[0-9A-Z]+-[0-9A-Z]{6}$/)
    expect(placed.body).toMatchObject({
      status: 'pending',
      currency: 'USD',
      payment: { method: 'offline', status: 'pending', reference: order.orderNumber },
    })
    const stored = await findOrder(payload, order.orderNumber)
    expect(stored).toMatchObject({ status: 'pending', events: [{ type: 'placed' }], digits: 2, contact: { email: expect.any(String) } })
    expect(JSON.stringify(stored)).not.toContain(order.accessToken)
    const owed = await broughtBy(payload, 'payments', stored.id)
    expect(owed).toMatchObject([{ provider: 'offline', status: 'pending', reference: order.orderNumber }])
  })

  it('O7: opens an order by token in a header or cookie, and by nothing else', async () => {
    const placed = await checkOut(oneHosting)
    const { orderNumber, accessToken } = orderOf(placed)
    const path = `/orders/${orderNumber}`
    expect((await api('GET', path, { headers: { Authorization: `Bearer ${accessToken}` } })).body).toMatchObject({
      orderNumber,
      events: [{ type: 'placed' }],
    })
    expect((await api('GET', path, { headers: { 'X-Order-Token': accessToken } })).status).toBe(200)
    expect((await api('GET', path, { cookies: { orders: placed.cookies['orders'] ?? '' } })).status).toBe(200)
    expect((await api('GET', path)).status).toBe(404)
    expect((await api('GET', path, { headers: { 'X-Order-Token': `${accessToken.slice(0, -1)}_` } })).status).toBe(404)
    expect((await api('GET', '/orders/ORD-NONE-000000', { headers: { 'X-Order-Token': accessToken } })).status).toBe(404)
  })

  it('O5: returns the same order for the same key and body, byte for byte', async () => {
    const key = newKey()
    const first = await checkOut(oneHosting, { key, email: 'same@example.com' })
    await cancelOrder(createContext(payload, 'en'), orderOf(first).orderNumber)
    const second = await checkOut(oneHosting, { key, email: 'same@example.com' })
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.text).toBe(first.text)
  })

  it('U46: stores a consumer’s consent to the start with its wording and time, and nothing without one', async () => {
    const consents = async (answer: ApiAnswer) => {
      const { id } = await findOrder(payload, orderOf(answer).orderNumber)
      const { rows } = await payload.db.drizzle.execute(sql`select words, locale from infra.start_consents where order_id = ${id}`)
      return rows
    }
    expect(await consents(await checkOut(oneHosting, { more: { acceptStart: true } }))).toEqual([{ words: 1, locale: 'en' }])
    expect(await consents(await checkOut(oneHosting))).toEqual([])
  })

  it('O5: answers 409 to the same key with another body', async () => {
    const key = newKey()
    await checkOut(oneHosting, { key })
    for (const more of [{ contact: { email: 'other@example.com', name: 'Other' } }, { acceptTerms: false }]) {
      const other = await checkOut(oneHosting, { key, more })
      expect(other.status).toBe(409)
      expect(other.body).toMatchObject({ error: { code: 'idempotency-mismatch' } })
    }
  })

  it('§7.14, O5: creates one order with one body for 100 parallel posts with the same key', async () => {
    const key = newKey()
    const before = await payload.count({ collection: 'orders' })
    const answers = await Promise.all(Array.from({ length: 100 }, () => checkOut(oneHosting, { key, email: 'hundred@example.com' })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(withStatus(answers, 201)).toHaveLength(1)
    expect(withStatus(answers, 200)).toHaveLength(99)
    expect((await payload.count({ collection: 'orders' })).totalDocs).toBe(before.totalDocs + 1)
  })

  it('§7.14, O6: rejects a total that was not shown, and returns both', async () => {
    const refused = await checkOut(oneHosting, { more: { expectedTotal: 0.01 } })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      error: { code: 'quote-changed' },
      expected: { total: 0.01, currency: 'USD' },
      quote: { breakdown: { total: await quoted(oneHosting) } },
    })
  })

  it('O6: accepts a total that differs in the sixteenth place', async () => {
    const total = await quoted(oneHosting)
    expect((await checkOut(oneHosting, { more: { expectedTotal: total + 5e-15 } })).status).toBe(201)
    expect((await checkOut(oneHosting, { more: { expectedTotal: total + 0.001 } })).status).toBe(409)
  })

  it('§7.14, S8, S3: rejects a domain that is taken or unknown by now', async () => {
    const { registry } = createContext(payload, 'en')
    replaceServices(payload, { registry: createFailingRegistry({ 'free.com': 'available', 'gone.com': 'taken' }) })
    try {
      const answers = await Promise.all(
        ['free.com', 'gone.com', 'mute.com'].map((name) => checkOut({ ...oneHosting, items: [domainItem(name)] })),
      )
      expect(answers.map(({ status }) => status)).toEqual([201, 409, 409])
      expect(answers[1]?.body).toMatchObject({ error: { code: 'domain-unavailable' }, domains: [{ domain: 'gone.com', status: 'taken' }] })
    } finally {
      replaceServices(payload, { registry })
    }
  })

  it('S8: checks a domain that is added to the cart during the registry lookup', async () => {
    const { registry } = createContext(payload, 'en')
    const added = await api('POST', '/cart/items', { body: domainItem('early.com') })
    const cookies = { cart: added.cookies['cart'] ?? '' }
    const asked: string[][] = []
    let both = added
    replaceServices(payload, {
      registry: {
        checkAvailability: async (domains) => {
          asked.push([...domains])
          if (asked.length === 1) both = await api('POST', '/cart/items', { body: domainItem('late.com'), cookies })
          return domains.map((domain) => ({ domain, status: domain === 'late.com' ? 'taken' : 'available' }))
        },
      },
    })
    try {
      // Total that the other tab shows.
      const total = await quoted(cartOf(domainItem('early.com'), domainItem('late.com')))
      const body = { ...withEmail('tabs@example.com'), expectedTotal: total, expectedCurrency: 'USD' }
      const refused = await api('POST', '/checkout', { body, cookies, headers: { 'Idempotency-Key': newKey() } })
      expect(totalOf(both)).toBe(total)
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { error: { code: 'domain-unavailable' }, domains: [{ domain: 'late.com' }] },
      ])
      expect(asked).toEqual([['early.com'], ['early.com', 'late.com']])
    } finally {
      replaceServices(payload, { registry })
    }
  })

  it('§4.16, O4, O8: orders the cart of the cookie, which then has no owner', async () => {
    const added = await api('POST', '/cart/items', { body: hostingItem })
    const cookies = { cart: added.cookies['cart'] ?? '' }
    const body = { ...withEmail('cookie@example.com'), expectedTotal: totalOf(added), expectedCurrency: 'USD' }
    const headers = { 'Idempotency-Key': 'cookie-key' }
    const placed = await api('POST', '/checkout', { body, cookies, headers })
    expect(placed.status, placed.text).toBe(201)
    expect((await api('GET', '/cart', { cookies })).body).toMatchObject({ items: [] })
    expect((await api('POST', '/checkout', { body, cookies, headers })).text).toBe(placed.text)
    const other = await api('POST', '/checkout', { body, cookies, headers: { 'Idempotency-Key': 'another-key' } })
    expect(other.body).toMatchObject({ error: { code: 'empty-cart' } })
    // Another visitor's order with the same key is a different order.
    const stranger = await api('POST', '/cart/items', { body: hostingItem })
    const theirs = await api('POST', '/checkout', {
      body: { ...body, contact: { email: 'stranger@example.com', name: 'S' } },
      cookies: { cart: stranger.cookies['cart'] ?? '' },
      headers,
    })
    expect(theirs.status, theirs.text).toBe(201)
    expect(orderOf(theirs).orderNumber).not.toBe(orderOf(placed).orderNumber)
  })

  it('creates one order when a cart is ordered twice at once', async () => {
    const added = await api('POST', '/cart/items', { body: hostingItem })
    const cookies = { cart: added.cookies['cart'] ?? '' }
    const body = { ...withEmail('twice@example.com'), expectedTotal: totalOf(added), expectedCurrency: 'USD' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api('POST', '/checkout', { body, cookies, headers: { 'Idempotency-Key': newKey() } })),
    )
    expect(withStatus(answers, 201)).toHaveLength(1)
    expect(withStatus(answers, 422)).toHaveLength(7)
  })

  it('rejects an empty cart, unaccepted terms, an unavailable method and a missing key', async () => {
    const empty = await checkOut({ ...oneHosting, items: [] })
    expect([empty.status, empty.body]).toMatchObject([422, { error: { code: 'empty-cart' } }])
    const terms = await checkOut(oneHosting, { more: { acceptTerms: false } })
    expect([terms.status, terms.body]).toMatchObject([422, { error: { code: 'terms-required' } }])
    const method = await checkOut(oneHosting, { more: { paymentMethod: 'stripe' } })
    expect([method.status, method.body]).toMatchObject([422, { error: { code: 'payment-method-unavailable' } }])
    const keyless = await api('POST', '/checkout', {
      body: { ...checkoutBody, expectedTotal: 1, expectedCurrency: 'USD', cart: oneHosting },
    })
    expect([keyless.status, keyless.body]).toMatchObject([400, { error: { code: 'idempotency-key-required' } }])
  })
})
