import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { runDomainLifecycle } from '@/modules/renewals/domain-lifecycle'
import { createAccounts, mailsTo } from '../accounts/account-shop'
import { bootPayload } from '../../support/payload'

const day = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString()
const address = { line1: 'Erlenweg 14', city: 'Gießen', postalCode: '35390', country: 'DE' }

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  shop = createAccounts(payload)
})

type Cookies = Readonly<Record<string, string>>

let made = 0
const holder = async (expiresAt: string | null, more: { readonly address?: object | null; readonly domain?: object } = {}) => {
  made += 1
  const email = `holder${made}@renewals.test`
  const domain = `held-${made}.com`
  const cookies = await shop.signUp(email)
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, depth: 0 })
  const customer = docs[0]?.id ?? ''
  const billingAddress = more.address === undefined ? address : more.address
  if (billingAddress) await payload.update({ collection: 'customers', id: customer, data: { billingAddress } as never, depth: 0 })
  const data = {
    name: domain,
    extension: '.com',
    status: 'active',
    expiresAt,
    autoRenew: true,
    customer,
    customerKey: email,
    ...more.domain,
  }
  const { id } = await payload.create({ collection: 'domains', data: data as never, depth: 0 })
  return { email, domain, cookies, id: String(id) }
}

const renew = (domain: string, cookies: Cookies, query = '') =>
  shop.api('POST', `/account/domains/${domain}/renewal${query}`, { cookies, body: undefined })
const ordersOf = async (email: string) =>
  (await payload.find({ collection: 'orders', where: { customerKey: { equals: email } }, sort: 'createdAt', depth: 0, pagination: false }))
    .docs
const orderOf = async (email: string) => {
  const [order, ...others] = await ordersOf(email)
  if (!order || others.length > 0) throw new Error(`${email} has ${others.length + (order ? 1 : 0)} orders`)
  return order
}
const rowOf = (id: string) => payload.findByID({ collection: 'domains', id, depth: 0 })
const setStatus = (id: string, status: 'paid' | 'cancelled') => payload.update({ collection: 'orders', id, data: { status } })
const templatesTo = async (email: string) =>
  (await mailsTo(payload, email)).map(({ template }) => template).filter((template) => template !== 'verify-email')

describe('manual renewal', () => {
  it('O4: orders one year of the domain and its add-ons at the catalogue’s renewal price, taxed, in the requested currency', async () => {
    const { domain, cookies, email } = await holder(inDays(200), {
      domain: {
        addons: [
          { id: 'whois-privacy', name: 'WHOIS privacy' },
          { id: 'long-gone', name: 'Gone' },
        ],
      },
    })
    const listed = (await shop.api('GET', '/account/domains?currency=EUR', { cookies })).body?.['domains'] as {
      renewal: number
      addons: { renewal: number | null }[]
    }[]
    const answered = await renew(domain, cookies, '?currency=EUR')
    expect(answered.status, answered.text).toBe(200)
    const order = await orderOf(email)
    expect(order.orderNumber).toBe(answered.body?.['orderNumber'])
    const lines = order.lines as { id: string; subtotal: number; serviceData: object }[]
    expect(lines.map(({ id, serviceData }) => [id, serviceData])).toEqual([
      [domain, { operation: 'renew' }],
      ['whois-privacy', { domain }],
    ])
    expect(lines[0]?.subtotal).toBe(Math.round((listed[0]?.renewal ?? 0) * 100))
    const { subtotal, discount, tax, total } = order.breakdown
    expect(order.currency).toBe('EUR')
    expect(tax).toBe(Math.round((subtotal - discount) * order.taxRate))
    expect(total).toBe(subtotal - discount + tax)
    expect(order.billingAddress).toMatchObject(address)
    expect(await templatesTo(email)).toEqual(['order-receipt'])
  })

  it('O5: creates one order for ten concurrent requests and the worker', async () => {
    const { domain, cookies, email } = await holder(inDays(5))
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => renew(domain, cookies)),
      runDomainLifecycle(payload, Date.now()),
      runDomainLifecycle(payload, Date.now()),
    ])
    const order = await orderOf(email)
    for (const answer of answers.slice(0, 10)) expect(answer?.body?.['orderNumber']).toBe(order.orderNumber)
  })

  it('rejects another customer’s domain, one that is no longer held, and visitors without login', async () => {
    const mine = await holder(inDays(20))
    const theirs = await holder(inDays(20))
    expect((await renew(theirs.domain, mine.cookies)).status).toBe(404)
    expect((await renew('never-heard-of.com', mine.cookies)).status).toBe(404)
    expect((await renew(theirs.domain, {})).status).toBe(401)
    await payload.update({ collection: 'domains', id: mine.id, data: { status: 'redemption', expiresAt: inDays(-40) } as never, depth: 0 })
    expect((await renew(mine.domain, mine.cookies)).status).toBe(404)
    expect([...(await ordersOf(mine.email)), ...(await ordersOf(theirs.email))]).toEqual([])
  })

  it('O4: is not accepted in a cart', async () => {
    const item = { type: 'domain', id: 'held-1.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'renew' } }
    expect((await shop.api('POST', '/pricing/quote', { body: { currency: 'USD', codes: [], items: [item] } })).status).toBe(400)
    expect((await shop.api('POST', '/cart/items', { body: item })).status).toBe(400)
  })

  it('asks for a missing billing address', async () => {
    const { domain, cookies, email } = await holder(inDays(20), { address: null })
    const answer = await renew(domain, cookies)
    expect([answer.status, (answer.body?.['error'] as { code: string }).code]).toEqual([422, 'billing-address-missing'])
    expect(await ordersOf(email)).toEqual([])
  })
})

describe('a paid renewal', () => {
  it('extends by a year from the old expiry, at once with the simulated registry, as another term', async () => {
    const expiresAt = inDays(20)
    const { domain, cookies, email, id } = await holder(expiresAt)
    await renew(domain, cookies)
    await setStatus((await orderOf(email)).id, 'paid')
    const end = new Date(expiresAt)
    end.setUTCFullYear(end.getUTCFullYear() + 1)
    expect((await rowOf(id)).expiresAt).toBe(end.toISOString())
    const { rows } = await payload.db.drizzle.execute(sql`select kind, status from registrar_tasks where domain = ${domain}`)
    expect(rows).toEqual([{ kind: 'renew', status: 'done' }])
    expect((await payload.find({ collection: 'domains', where: { name: { equals: domain } } })).totalDocs).toBe(1)
    await renew(domain, cookies)
    expect(await ordersOf(email)).toHaveLength(2)
  })

  it('restores a domain in its grace period', async () => {
    const { domain, cookies, email, id } = await holder(inDays(-3), { domain: { status: 'grace' } })
    expect((await renew(domain, cookies)).status).toBe(200)
    await setStatus((await orderOf(email)).id, 'paid')
    const row = await rowOf(id)
    expect([row.status, Date.parse(row.expiresAt ?? '') > Date.now() + 300 * day]).toEqual(['active', true])
  })
})

describe('automatic yearly orders', () => {
  it('are created once, fourteen days before the end; unpaid ones expire like any other', async () => {
    const expiresAt = inDays(60)
    const end = Date.parse(expiresAt)
    const { email, id } = await holder(expiresAt)
    await runDomainLifecycle(payload, end - 14 * day - 1)
    expect(await ordersOf(email)).toEqual([])
    await Promise.all([runDomainLifecycle(payload, end - 14 * day), runDomainLifecycle(payload, end - 14 * day)])
    await runDomainLifecycle(payload, end - 3 * day)
    await orderOf(email)
    await runDomainLifecycle(payload, end + day)
    expect((await rowOf(id)).status).toBe('grace')
    expect(await templatesTo(email)).toEqual(['renewal-reminder', 'order-receipt', 'renewal-reminder', 'domain-grace'])
  })

  it('are not created when switched off, and not again after a cancellation', async () => {
    const off = await holder(inDays(10), { domain: { autoRenew: false } })
    const taken = await holder(inDays(10))
    await runDomainLifecycle(payload, Date.now())
    expect(await ordersOf(off.email)).toEqual([])
    await setStatus((await orderOf(taken.email)).id, 'cancelled')
    await runDomainLifecycle(payload, Date.now() + day)
    await orderOf(taken.email)
    expect((await renew(taken.domain, taken.cookies)).status).toBe(200)
    expect(await ordersOf(taken.email)).toHaveLength(2)
  })

  it('are cancelled when the domain is released', async () => {
    const expiresAt = inDays(10)
    const { email } = await holder(expiresAt)
    await runDomainLifecycle(payload, Date.now())
    for (const after of [1, 31, 61]) await runDomainLifecycle(payload, Date.parse(expiresAt) + after * day)
    expect((await orderOf(email)).status).toBe('cancelled')
  })
})
