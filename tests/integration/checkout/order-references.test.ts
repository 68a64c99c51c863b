import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { acceptOrder } from '@/modules/checkout/acceptance'
import { findOrderByNumber, type OrderRecord } from '@/modules/orders/orders.repository'
import { exportCsv } from '@/modules/orders/order-export'
import { orderSummarySchema } from '@/modules/orders/schema'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { cartOf, codeOf, createBuyer, newKey } from '../../support/orders/buyer'
import { atTheMachine } from '../../support/payments/sandbox-kit'
import { createVisitors, testPassword } from '../../support/visitors'
import type { ApiAnswer } from '../api/api-client'
import { domainItem, hostingItem } from '../api/requests'
import { openSandboxShop } from '../payments/payment-shop'

const { payload, shop } = await openSandboxShop()
await createVisitors(payload)
const { api } = shop
const buyer = createBuyer(api)
const oneHosting = cartOf(hostingItem)

const place = (more: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = {}, items = oneHosting) =>
  buyer.order(items, { more, headers: { ...atTheMachine, ...headers } })

const tokenOf = (placed: ApiAnswer): string => String(placed.body?.['accessToken'])

const read = async (placed: ApiAnswer) => {
  const answer = await api('GET', `/orders/${shop.numberOf(placed)}`, { headers: { 'X-Order-Token': tokenOf(placed) } })
  return orderSummarySchema.parse(answer.body)
}

const recordOf = async (placed: ApiAnswer): Promise<OrderRecord> => {
  const order = await findOrderByNumber(payload.db.drizzle, shop.numberOf(placed))
  if (!order) throw new Error(placed.text)
  return order
}

describe('client references', () => {
  it('O24: are returned with the order and shown in the admin', async () => {
    const own = { reference: 'PO-2026/17', metadata: { agent: 'kitewell', 'session.id': 'a-1' } }
    const placed = await place(own)
    expect(placed.body).toMatchObject(own)
    expect(await read(placed)).toMatchObject(own)
    expect(await shop.findOrder(shop.numberOf(placed))).toMatchObject(own)
    expect(await read(await place({}))).toMatchObject({ reference: null, metadata: {} })
  })

  it.each([
    ['a long reference', { reference: 'x'.repeat(101) }, 'reference'],
    ['21 keys', { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, 'v'])) }, 'metadata'],
    ['a long value', { metadata: { note: 'x'.repeat(501) } }, 'metadata.note'],
    ['a number', { metadata: { count: 1 } }, 'metadata.count'],
    ['a key with spaces', { metadata: { 'two words': 'v' } }, 'metadata.two words'],
  ])('O24: rejects %s', async (_what, more, field) => {
    const refused = await place(more)
    expect(refused.status, refused.text).toBe(400)
    expect(Object.keys((refused.body?.['error'] as { fields: object }).fields)).toEqual([field])
  })

  it('O28: uses the body’s language for the order, whatever Accept-Language says', async () => {
    expect((await place({ lang: 'fr' }, { 'Accept-Language': 'de' })).body).toMatchObject({ lang: 'fr' })
    expect((await place({}, { 'Accept-Language': 'de' })).body).toMatchObject({ lang: 'de' })
    expect((await place({ lang: 'pt' })).status).toBe(400)
  })
})

describe('the order response', () => {
  it('O26: lists documents, subscriptions, domains and payment links, before and after payment', async () => {
    const placed = await place({ paymentMethod: 'sandbox' }, {}, cartOf(hostingItem, domainItem('answered-otter.com')))
    const page = `http://localhost:3000/en/orders/${shop.numberOf(placed)}`
    const before = await read(placed)
    expect(before.payment.url).toBe((placed.body?.['payment'] as { url: string }).url)
    expect(before).toMatchObject({ subscriptions: [], domains: [], documents: [{ kind: 'receipt', url: `${page}/receipt.pdf` }] })
    await chooseOutcome(createContext(payload, 'en'), before.payment.url?.split('/').at(-1) ?? '', 'paid')
    const after = await read(placed)
    expect(after.payment).not.toHaveProperty('url')
    expect(after).toMatchObject({
      status: 'paid',
      subscriptions: [{ product: 'shared-basic' }],
      domains: [{ name: 'answered-otter.com' }],
      documents: [{ kind: 'receipt' }, { kind: 'invoice', url: expect.stringMatching(/\/invoices\/\d{4}-\d{6}$/) }],
    })
  })

  it('O26, O16: links to the order page without opening another payment page once the old one has ended', async () => {
    const placed = await place({ paymentMethod: 'sandbox' })
    const { id } = await recordOf(placed)
    await payload.db.drizzle.execute(sql`update payments set page_expires_at = now() where order_id = ${id}`)
    expect((await read(placed)).payment.url).toBe(`http://localhost:3000/en/orders/${shop.numberOf(placed)}/open?token=${tokenOf(placed)}`)
    expect(await shop.paymentsOf(shop.numberOf(placed))).toMatchObject([{ attempt: 1 }])
  })
})

describe('acceptance on the order page', () => {
  const consents = { acceptTerms: true, acceptStart: false, keepCard: false }
  const context = () => createContext(payload, 'en')

  it('O25: blocks payment until the buyer accepts, and records who accepted when once', async () => {
    const placed = await place({ paymentMethod: 'sandbox', acceptTerms: false, acceptOnPage: true })
    const waiting = await read(placed)
    expect(waiting).toMatchObject({ status: 'pending', acceptance: { acceptedAt: null } })
    expect(waiting.payment.url).toContain(`/orders/${shop.numberOf(placed)}/open?token=`)
    expect((placed.body?.['payment'] as { url: string }).url).toBe(waiting.payment.url)
    expect(await openPaymentPage(context(), await recordOf(placed))).toEqual({ ok: false, error: 'nothing-to-pay' })
    expect(await shop.mailsOf(shop.numberOf(placed))).toEqual([])
    const order = await recordOf(placed)
    expect(await acceptOrder(context(), order, { ...consents, acceptTerms: false })).toMatchObject({ ok: false, error: 'missing' })
    // A consumer in the United Kingdom.
    expect(await acceptOrder(context(), order, consents)).toMatchObject({ ok: false, error: 'missing' })
    const both = { ...consents, acceptStart: true }
    await Promise.all([acceptOrder(context(), order, both), acceptOrder(context(), order, both)])
    expect((await read(placed)).acceptance?.acceptedAt).toMatch(/^20/)
    expect((await shop.findOrder(shop.numberOf(placed))).events).toMatchObject([
      { type: 'placed' },
      { type: 'accepted', by: order.contact.email },
    ])
    const { rows } = await payload.db.drizzle.execute(sql`select words, locale from infra.start_consents where order_id = ${order.id}`)
    expect(rows).toEqual([{ words: 1, locale: 'en' }])
    expect(await openPaymentPage(context(), await recordOf(placed))).toMatchObject({ ok: true })
  })

  it('O25: emails bank details once the buyer accepts, and not before', async () => {
    const company = { contact: { email: `${newKey()}@firm.test`, name: 'Ada', company: 'Kitewell Ltd' } }
    const placed = await place({ ...company, acceptTerms: false, acceptOnPage: true })
    expect(await shop.mailsOf(shop.numberOf(placed))).toEqual([])
    await acceptOrder(context(), await recordOf(placed), consents)
    expect(await shop.mailsOf(shop.numberOf(placed))).toEqual(['order-receipt'])
  })

  it.each(['acceptTerms', 'acceptStart', 'keepCard'])(
    'O25: rejects %s from a program for a buyer who accepts on the page',
    async (name) => {
      const refused = await place({ acceptTerms: false, acceptOnPage: true, [name]: true })
      expect([refused.status, codeOf(refused)]).toEqual([400, 'invalid-request'])
    },
  )
})

describe('the staff export', () => {
  let token = ''
  beforeAll(async () => {
    const login = await api('POST', '/users/login', { body: { email: 'support@visitors.test', password: testPassword } })
    token = login.cookies['payload-token'] ?? ''
  })
  const ask = (query: string, cookies: Readonly<Record<string, string>> = { 'payload-token': token }) =>
    api('GET', `/orders/export?${query}`, { cookies })

  it('O27: writes CSV with a byte order mark and every order of the days', async () => {
    const placed = await place({ reference: '=danger', metadata: { po: '1' } })
    const { text, headers } = await ask(`format=csv&from=${new Date().toISOString().slice(0, 10)}`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect((await exportCsv(payload.db.drizzle, { format: 'csv', limit: 1 }).next()).value).toMatch(/^\ufefforder_number,/)
    expect(text.startsWith('order_number,')).toBe(true)
    const row = text.split('\r\n').find((line) => line.startsWith(shop.numberOf(placed)))
    expect(row).toContain(",pending,'=danger,")
    expect(row).toContain('"{""po"":""1""}"')
    expect((await ask('format=csv&to=2001-01-01')).text.trim().split('\r\n')).toHaveLength(1)
  })

  it('O27: pages JSON by a cursor that new orders do not move', async () => {
    const numbers: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body } = await ask(`limit=3${next === '' ? '' : `&after=${next}`}`)
      numbers.push(...(body?.['orders'] as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber))
      if (numbers.length === 3) await place({})
      next = body?.['next'] as string | null
    }
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).toHaveLength((await payload.count({ collection: 'orders' })).totalDocs)
    expect([(await ask('after=nonsense')).status, (await ask('limit=201')).status, (await ask('colour=red')).status]).toEqual([
      400, 400, 400,
    ])
  })

  it('O27: is limited to admin and support', async () => {
    expect((await ask('format=json', {})).status).toBe(401)
    const login = await api('POST', '/users/login', { body: { email: 'marketing@visitors.test', password: testPassword } })
    expect((await ask('format=csv', { 'payload-token': login.cookies['payload-token'] ?? '' })).status).toBe(403)
  })
})
