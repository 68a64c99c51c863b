import { describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { listDomains } from '@/modules/domains/domains.service'
import { createOrderedDomains } from '@/modules/domains/ordered-domains'
import { withTransaction } from '@/lib/db/transaction'
import { numberOf } from '../../support/orders/buyer'
import { broughtBy } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import type { ApiAnswer } from '../api/api-client'
import { addonItem, checkoutBody, domainItem, hostingItem } from '../api/requests'
import { createAccountOrders } from './account-orders'
import { keptCookies, mailsTo, password } from './account-shop'

const { payload } = await bootPayload()
const { shop, buy, pay, findOrder, findDomain, domainsOf, ordersOf } = createAccountOrders(payload)

describe('orders of an account', () => {
  it('fills an empty billing address with the first order’s, and leaves it unchanged afterwards', async () => {
    const cookies = await shop.signUp('keeps@orders.test')
    const addressOf = async () => {
      const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: 'keeps@orders.test' } }, depth: 0 })
      return docs[0]?.billingAddress
    }
    expect((await addressOf())?.line1 ?? null).toBeNull()
    await buy([hostingItem], 'keeps@orders.test', cookies)
    expect(await addressOf()).toMatchObject(checkoutBody.billingAddress)
    await buy([hostingItem], 'keeps@orders.test', cookies, { billingAddress: { ...checkoutBody.billingAddress, line1: '2 Other Street' } })
    expect(await addressOf()).toMatchObject(checkoutBody.billingAddress)
  })

  it('§6.2: lists an order from the checkout on, and opens it without a token', async () => {
    const cookies = await shop.signUp('buys@orders.test')
    const placed = await buy([hostingItem], 'buys@orders.test', cookies)
    expect(await ordersOf(cookies)).toEqual([numberOf(placed)])
    const itself = { 'customer-token': cookies['customer-token'] ?? '' }
    expect((await shop.api('GET', `/orders/${numberOf(placed)}`, { cookies: itself })).status).toBe(200)
    const { customer, customerKey } = await findOrder(numberOf(placed))
    expect([typeof customer, customerKey]).toEqual(['string', 'buys@orders.test'])
  })

  it('D10: counts a second order of an account as no first order, whatever its email', async () => {
    const cookies = await shop.signUp('second@orders.test')
    const discounts = (placed: ApiAnswer) => JSON.stringify(placed.body?.['discountSummary'])
    expect(discounts(await buy([hostingItem], 'second@orders.test', cookies))).toContain('first-order')
    expect(discounts(await buy([hostingItem], 'elsewhere@orders.test', cookies))).not.toContain('first-order')
  })

  it('assigns a guest’s orders to the account once its address is confirmed', async () => {
    const placed = await buy([domainItem('guest-claims.com')], 'Guest@orders.test')
    await pay(numberOf(placed))
    await shop.register('guest@orders.test')
    expect((await findOrder(numberOf(placed))).customer ?? null).toBeNull()
    const cookies = keptCookies(await shop.verify('guest@orders.test'))
    expect(await ordersOf(cookies)).toEqual([numberOf(placed)])
    expect((await domainsOf(cookies)).map(({ domain }) => domain)).toEqual(['guest-claims.com'])
  })

  it('O7: claims an order of another address only with its token', async () => {
    const placed = await buy([domainItem('token-claims.com')], 'other-address@orders.test')
    await pay(numberOf(placed))
    const cookies = await shop.signUp('claims@orders.test')
    const claim = (body: unknown, more: Readonly<Record<string, string>> = {}) =>
      shop.api('POST', '/account/orders/claim', { body, cookies: { ...cookies, ...more } })
    expect((await claim({ orderNumber: numberOf(placed) })).status).toBe(404)
    expect((await claim({ orderNumber: numberOf(placed), token: 'x'.repeat(43) })).status).toBe(404)
    expect((await claim({ orderNumber: numberOf(placed) }, { orders: placed.cookies['orders'] ?? '' })).status).toBe(200)
    expect((await domainsOf(cookies)).map(({ domain }) => domain)).toEqual(['token-claims.com'])
    const thief = await shop.signUp('thief@orders.test')
    expect((await claim({ orderNumber: numberOf(placed), token: placed.body?.['accessToken'] }, thief)).status).toBe(404)
  })
})

describe('domains of a paid order', () => {
  const ordered = [domainItem('kept-name.com'), addonItem('whois-privacy', 'kept-name.com'), domainItem('kept-name.io'), hostingItem]

  it('lists them with term, renewal price and add-ons', async () => {
    const cookies = await shop.signUp('names@orders.test')
    const placed = await buy(ordered, 'names@orders.test', cookies)
    expect(await domainsOf(cookies)).toEqual([])
    await pay(numberOf(placed))
    expect(await domainsOf(cookies)).toMatchObject([
      {
        domain: 'kept-name.com',
        state: 'registered',
        renewal: 14.99,
        autoRenew: true,
        isLocked: true,
        addons: [{ id: 'whois-privacy', renewal: 9.99 }],
        orderNumber: numberOf(placed),
      },
      { domain: 'kept-name.io', state: 'registered', renewal: 44.99, addons: [] },
    ])
    expect((await domainsOf(cookies, '?currency=EUR'))[0]).toMatchObject({ renewal: 12.74 })
  })

  it('creates each once, however often the order is provisioned concurrently', async () => {
    const cookies = await shop.signUp('once@orders.test')
    const placed = await buy([domainItem('only-once.com'), domainItem('only-once.net')], 'once@orders.test', cookies)
    await pay(numberOf(placed))
    const again = () => withTransaction(payload, (req) => createOrderedDomains(req, numberOf(placed)))
    expect(await Promise.all([again(), again(), again()])).toEqual([[], [], []])
    expect(await domainsOf(cookies)).toHaveLength(2)
  })

  it('creates none for an unpaid order', async () => {
    const placed = await buy([domainItem('unpaid.com')], 'unpaid@orders.test')
    expect(await withTransaction(payload, (req) => createOrderedDomains(req, numberOf(placed)))).toEqual([])
    expect(await findDomain('unpaid.com')).toBeUndefined()
  })

  it('§9.50: derives the state from the dates: 30 days of grace, 30 of redemption, then deleted', async () => {
    const cookies = await shop.signUp('dates@orders.test')
    await pay(numberOf(await buy([domainItem('dated.com')], 'dates@orders.test', cookies)))
    const { customer, expiresAt: end } = (await findDomain('dated.com')) ?? {}
    const expiresAt = Date.parse(end ?? '')
    const day = 86_400_000
    const stateAt = async (now: number) => {
      replaceServices(payload, { now: () => now })
      // The session has expired by then, so the list is read without it.
      return (await listDomains(createContext(payload, 'en'), { id: String(customer) }, 'USD'))[0]?.state
    }
    const states = []
    for (const offset of [-91 * day, -90 * day, -1, 0, 30 * day - 1, 30 * day, 60 * day - 1, 60 * day])
      states.push(await stateAt(expiresAt + offset))
    replaceServices(payload, { now: Date.now })
    expect(states).toEqual(['registered', 'renewing', 'renewing', 'grace', 'grace', 'redemption', 'redemption', 'expired'])
  })

  it('removes only unregistered domains when an order is refunded', async () => {
    const placed = await buy([domainItem('paid-back.com'), domainItem('kept-back.com')], 'back@orders.test')
    await pay(numberOf(placed))
    await payload.update({ collection: 'domains', where: { name: { equals: 'paid-back.com' } }, data: { status: 'pending' } })
    const { id } = await findOrder(numberOf(placed))
    await payload.update({ collection: 'orders', id, data: { status: 'refunded' } })
    const names = await broughtBy(payload, 'domains', id)
    expect(names.map(({ name, status }) => `${name} ${status}`).sort()).toEqual(['kept-back.com active', 'paid-back.com cancelled'])
  })
})

describe('changes by customers', () => {
  it('switches automatic renewal and registrar lock independently', async () => {
    const cookies = await shop.signUp('switch@orders.test')
    await pay(numberOf(await buy([domainItem('switched.com')], 'switch@orders.test', cookies)))
    const change = async (body: unknown) => (await shop.api('PATCH', '/account/domains/switched.com', { body, cookies })).body?.['domains']
    expect(await change({ autoRenew: false })).toMatchObject([{ autoRenew: false, isLocked: true }])
    expect(await change({ isLocked: false })).toMatchObject([{ autoRenew: false, isLocked: false }])
    expect(await change({ autoRenew: true })).toMatchObject([{ autoRenew: true, isLocked: false }])
  })

  it('U50: enables the yearly order with card renewal and disables it again with it', async () => {
    const cookies = await shop.signUp('charged@orders.test')
    await pay(numberOf(await buy([domainItem('charged.com')], 'charged@orders.test', cookies)))
    const change = (body: unknown) => shop.api('PATCH', '/account/domains/charged.com', { body, cookies })
    const after = async (body: unknown) => (await change(body)).body?.['domains']
    expect(await after({ autoRenew: false })).toMatchObject([{ autoRenew: false, autoCharge: false, renewsBy: 'none' }])
    expect(await after({ autoCharge: true })).toMatchObject([{ autoRenew: true, autoCharge: true, renewsBy: 'order', charge: null }])
    expect(await after({ autoRenew: false })).toMatchObject([{ autoRenew: false, autoCharge: false }])
    expect((await change({ autoRenew: false, autoCharge: true })).status).toBe(400)
    const { docs } = await payload.find({ collection: 'domains', where: { name: { equals: 'charged.com' } }, depth: 0 })
    expect(docs[0]?.events?.map(({ type }) => type)).toEqual(['ordered', 'autoChargeOn', 'autoChargeOff'])
  })

  it('updates the given profile fields and nothing else', async () => {
    const cookies = await shop.signUp('profile@orders.test')
    const change = (body: unknown) => shop.api('PATCH', '/account/profile', { body, cookies })
    const address = { line1: '12 St James Square', city: 'London', postalCode: 'SW1Y 4JH', country: 'GB' }
    expect((await change({ company: 'Engines', billingAddress: address })).body).toMatchObject({
      name: 'Ada Lovelace',
      company: 'Engines',
      billingAddress: { ...address, line2: null },
    })
    expect((await change({ name: 'Ada King', locale: 'fr' })).body).toMatchObject({
      name: 'Ada King',
      company: 'Engines',
      locale: 'fr',
      billingAddress: address,
    })
    expect((await change({ company: '', billingAddress: null })).body).toMatchObject({ company: null, billingAddress: null })
    expect((await change({ email: 'new@orders.test' })).status).toBe(400)
    expect((await shop.logIn('profile@orders.test')).status).toBe(200)
  })

  it('exports everything of the account without secrets', async () => {
    const cookies = await shop.signUp('export@orders.test')
    const placed = await buy([domainItem('exported.com')], 'export@orders.test', cookies)
    await pay(numberOf(placed))
    const answer = await shop.api('GET', '/account/export', { cookies })
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.body).toMatchObject({
      profile: { email: 'export@orders.test' },
      orders: [{ orderNumber: numberOf(placed) }],
      domains: [{ domain: 'exported.com' }],
      sessions: [{ isCurrent: true }],
    })
    for (const secret of [cookies['customer-token'] ?? '', String(placed.body?.['accessToken']), password])
      expect(answer.text).not.toContain(secret)
    expect(answer.text).not.toMatch(/hash|salt|token/i)
  })

  it('keeps the orders of a deleted account as records and stops renewing its domains', async () => {
    const cookies = await shop.signUp('leaves@orders.test')
    const placed = await buy([domainItem('left.com')], 'leaves@orders.test', cookies)
    await pay(numberOf(placed))
    expect((await shop.api('POST', '/account/delete', { body: { password }, cookies })).status).toBe(200)
    expect(await findOrder(numberOf(placed))).toMatchObject({ customer: null, customerKey: 'leaves@orders.test' })
    expect(await findDomain('left.com')).toMatchObject({ customer: null, autoRenew: false, status: 'active' })
    const again = await shop.signUp('leaves@orders.test')
    expect(await ordersOf(again)).toEqual([numberOf(placed)])
  })

  it('U48: mails the owner of a deleted account which plans end and which domains expire', async () => {
    const cookies = await shop.signUp('farewell@orders.test')
    const placed = await buy([domainItem('farewell-domain.com'), hostingItem], 'farewell@orders.test', cookies)
    await pay(numberOf(placed))
    await shop.api('POST', '/account/delete', { body: { password }, cookies })
    const mail = (await mailsTo(payload, 'farewell@orders.test')).find(({ template }) => template === 'account-deleted')
    expect(mail?.data).toMatchObject({
      name: 'Ada Lovelace',
      subscriptions: [{ name: expect.any(String), endsAt: expect.any(String) }],
      domains: [{ domain: 'farewell-domain.com', expiresAt: expect.any(String) }],
    })
  })
})
