import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { cartSchema, type CartResponse } from '@/modules/cart/schema'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiAnswer } from '../api/api-client'
import { addonItem, domainItem, hostingItem } from '../api/requests'

const cartOf = (answer: ApiAnswer): CartResponse => cartSchema.parse(answer.body)

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
})

const begin = async (...items: readonly unknown[]) => {
  const answer = await api('POST', '/cart/items', { body: { items } })
  expect(answer.status, answer.text).toBe(200)
  const token = answer.cookies['cart']
  if (!token) throw new Error('The first write set no cookie')
  return { answer, cookies: { cart: token } }
}

describe('a configured server', () => {
  const part = (id: string) => ({ type: 'component', id, billing: 'monthly', quantity: 1, serviceData: { bundle: 'server-a' } })
  const server = [part('cpu-4'), part('memory-16'), part('storage-100')]

  it('O9: is changed and removed as one, and cannot be bought without one of its parts', async () => {
    const { answer, cookies } = await begin(...server, hostingItem)
    const lineId = cartOf(answer).items.find(({ id }) => id === 'memory-16')?.lineId ?? ''
    const three = await api('PATCH', `/cart/items/${lineId}`, { cookies, body: { quantity: 3, billing: 'yearly' } })
    expect(three.status, three.text).toBe(200)
    expect(
      cartOf(three)
        .items.filter(({ id }) => id !== hostingItem.id)
        .map(({ quantity }) => quantity),
    ).toEqual([3, 3, 3])
    const without = await api('DELETE', `/cart/items/${lineId}`, { cookies })
    expect(cartOf(without).items.map(({ id }) => id)).toEqual([hostingItem.id])
    const half = await api('POST', '/cart/items', { cookies, body: { items: server.slice(1) } })
    expect([half.status, (half.body?.['error'] as { code: string }).code]).toEqual([422, 'incomplete-bundle'])
  })
})

describe('features included in a plan', () => {
  const marked = (answer: ApiAnswer) =>
    cartOf(answer)
      .items.filter((item) => item.isInPlan)
      .map(({ id }) => id)
  const certificate = { type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 1 }

  it('S17: are listed with the plan, and not for another domain', async () => {
    expect(marked((await begin(certificate)).answer)).toEqual([])
    expect(marked((await begin(hostingItem, certificate)).answer)).toEqual(['ssl-dv'])
    const of = (domain: string) => ({ serviceData: { domain } })
    const apart = [
      { ...hostingItem, ...of('one-of-two.example.com') },
      { ...certificate, ...of('two-of-two.example.com') },
    ]
    expect(marked((await begin(...apart)).answer)).toEqual([])
  })
})

describe('the names of a certificate', () => {
  const multi = {
    type: 'ssl',
    id: 'ssl-dv',
    billing: 'yearly',
    quantity: 1,
    serviceData: { coverage: 'multi-domain', domain: 'kitewell.com' },
  }

  it('S19: are set on its line, kept, and refused beyond what the certificate covers', async () => {
    const { answer, cookies } = await begin(multi)
    const [line] = cartOf(answer).items
    expect(line?.maxDomains).toBe(5)
    const set = (additionalDomains: readonly string[]) =>
      api('PATCH', `/cart/items/${line?.lineId}`, { cookies, body: { additionalDomains } })
    expect((await set(['Shop.Kitewell.com', 'other.com'])).status).toBe(200)
    expect(cartOf(await api('GET', '/cart', { cookies })).items[0]?.serviceData).toEqual({
      coverage: 'multi-domain',
      domain: 'kitewell.com',
      additionalDomains: ['shop.kitewell.com', 'other.com'],
    })
    const refused = await set(['a.com', 'b.com', 'c.com', 'd.com', 'e.com'])
    expect([refused.status, (refused.body?.['error'] as { code: string; message: string }).code]).toEqual([422, 'too-many-domains'])
    expect(refused.text).toContain('at most 5 domains')
    expect((await set(['nonsense'])).body).toMatchObject({ error: { code: 'domain-not-attachable' } })
  })
})

describe('the cart on the server', () => {
  it('is empty before the first write, and a read sets no cookie', async () => {
    const answer = await api('GET', '/cart')
    expect(answer.status).toBe(200)
    expect(cartOf(answer).items).toEqual([])
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('§7.12: is identified by an opaque httpOnly cookie of which only the hash is stored', async () => {
    const { answer, cookies } = await begin(hostingItem)
    expect(answer.headers.get('set-cookie')).toMatch(/^cart=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    const { docs } = await payload.find({ collection: 'carts', limit: 200 })
    expect(JSON.stringify(docs)).not.toContain(cookies.cart)
    expect(docs.length).toBeGreaterThan(0)
  })

  it('§7.12, O4: stores references only, whatever a client sends', async () => {
    const { cookies } = await begin({ ...hostingItem, price: 0.01, name: 'Mine', total: 0 })
    const { docs } = await payload.find({ collection: 'carts', sort: '-createdAt', limit: 1 })
    expect(docs[0]?.items).toEqual([
      { type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1, lineId: expect.any(String), serviceData: {} },
    ])
    expect(cartOf(await api('GET', '/cart', { cookies })).items[0]).toMatchObject({ price: 49.99 })
  })

  it('O9: merges equal products and rejects a duplicate domain', async () => {
    const { cookies } = await begin(hostingItem, domainItem('kitewell.com'))
    const merged = await api('POST', '/cart/items', { body: { ...hostingItem, quantity: 2 }, cookies })
    expect(cartOf(merged).items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['shared-basic', 3],
      ['kitewell.com', 1],
    ])
    const twice = await api('POST', '/cart/items', { body: domainItem('KITEWELL.com'), cookies })
    expect(twice.status).toBe(409)
    expect(twice.body).toMatchObject({ error: { code: 'duplicate-line', message: 'This is already in your cart.' } })
  })

  it('S5: adds a domain and its add-ons together or not at all', async () => {
    const { cookies } = await begin(domainItem('kitewell.com'), addonItem('whois-privacy', 'kitewell.com'))
    const refused = await api('POST', '/cart/items', {
      body: { items: [domainItem('other.com'), addonItem('nonsense', 'other.com')] },
      cookies,
    })
    expect(refused.status).toBe(422)
    expect(cartOf(await api('GET', '/cart', { cookies })).items).toHaveLength(2)
  })

  it('O9: removes an add-on with its domain', async () => {
    const { answer, cookies } = await begin(domainItem('kitewell.com'), addonItem('whois-privacy', 'kitewell.com'), hostingItem)
    const lineId = cartOf(answer).items[0]?.lineId
    const left = await api('DELETE', `/cart/items/${lineId}`, { cookies })
    expect(cartOf(left).items.map(({ id }) => id)).toEqual(['shared-basic'])
  })

  it('changes quantity, period and payment type of a line', async () => {
    const { answer, cookies } = await begin({ type: 'hosting', id: 'dedicated-basic', billing: 'monthly' })
    const lineId = cartOf(answer).items[0]?.lineId
    const changed = await api('PATCH', `/cart/items/${lineId}`, { body: { quantity: 2, billing: 'yearly' }, cookies })
    expect(cartOf(changed).items[0]).toMatchObject({ lineId, quantity: 2, billing: 'yearly', price: 1499.99 })
    const zero = await api('PATCH', `/cart/items/${lineId}`, { body: { quantity: 0 }, cookies })
    expect(zero.status).toBe(400)
    const unknown = await api('PATCH', '/cart/items/nonsense', { body: { quantity: 1 }, cookies })
    expect(unknown.status).toBe(404)
  })

  it('§8.8, D13: rejects a code with its reason and the missing amount', async () => {
    const { cookies } = await begin({ type: 'hosting', id: 'shared-basic', billing: 'monthly' })
    const refused = await api('POST', '/cart/codes', { body: { code: 'cloud25' }, cookies })
    expect(refused.status).toBe(422)
    expect(refused.body).toEqual({
      error: { code: 'minimum-amount', message: 'Add $25.01 more of hosting to use this discount code' },
      reason: 'minimum-amount',
    })
    const empty = await api('POST', '/cart/codes', { body: { code: '' }, cookies })
    expect(empty.body).toMatchObject({ error: { message: 'Please enter a discount code' }, reason: 'required' })
    expect(cartOf(await api('GET', '/cart', { cookies })).codes).toEqual([])
  })

  it('M12: formats amounts and rates in messages like the pages of that language', async () => {
    const write = (priceLocale: 'en-US' | 'visitor') => payload.updateGlobal({ slug: 'site-settings', data: { priceLocale } })
    const { cookies } = await begin({ type: 'hosting', id: 'shared-basic', billing: 'monthly' })
    await write('visitor')
    await api('PATCH', '/cart', { body: { currency: 'EUR' }, cookies })
    const messageOf = ({ body }: ApiAnswer) => (body?.['error'] as { message: string }).message
    const refuse = async (lang: string) => messageOf(await api('POST', `/cart/codes?lang=${lang}`, { body: { code: 'cloud25' }, cookies }))
    expect(await refuse('de')).toMatch(/ \d+,\d\d\u00a0€ /)
    expect(await refuse('fr')).toMatch(/ \d+,\d\d\u00a0€ /)
    expect(await refuse('en')).toMatch(/ €\d+\.\d\d /)
    const rateOf = (exchangeRate: number) =>
      payload.update({ collection: 'currencies', where: { code: { equals: 'EUR' } }, data: { exchangeRate } })
    await rateOf(0.9)
    const { changes } = cartOf(await api('GET', '/cart?lang=de', { cookies }))
    expect(changes.map(({ message }) => message).join(' ')).toContain('von 0,85 auf 0,9 ')
    await rateOf(0.85)
    await write('en-US')
  })

  it('D14: keeps a code that stops qualifying as pending with its reason, and applies it again later', async () => {
    const { answer, cookies } = await begin({ type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 2 })
    const lineId = cartOf(answer).items[0]?.lineId
    const applied = await api('POST', '/cart/codes', { body: { code: ' cloud25 ' }, cookies })
    expect(cartOf(applied).codes).toEqual([{ code: 'CLOUD25', status: 'applied' }])
    const twice = await api('POST', '/cart/codes', { body: { code: 'CLOUD25' }, cookies })
    expect(twice.body).toMatchObject({ error: { message: 'This discount code is already applied' } })
    const monthly = await api('PATCH', `/cart/items/${lineId}`, { body: { billing: 'monthly' }, cookies })
    expect(cartOf(monthly).codes[0]).toMatchObject({ code: 'CLOUD25', status: 'pending', reason: 'minimum-amount' })
    const yearly = await api('PATCH', `/cart/items/${lineId}`, { body: { billing: 'yearly' }, cookies })
    expect(cartOf(yearly).codes).toEqual([{ code: 'CLOUD25', status: 'applied' }])
    const gone = await api('DELETE', '/cart/codes/cloud25', { cookies })
    expect(cartOf(gone).codes).toEqual([])
  })

  it('M6: reprices every line in another currency, which is not reported as a change', async () => {
    const { cookies } = await begin(domainItem('kitewell.com'))
    const yen = await api('PATCH', '/cart', { body: { currency: 'JPY' }, cookies })
    expect(cartOf(yen)).toMatchObject({ currency: 'JPY', items: [{ price: 1429 }], changes: [] })
    expect((await api('PATCH', '/cart', { body: { currency: 'XXX' }, cookies })).status).toBe(400)
  })

  it('reports each change since it was last shown once: a price, a rate, a discontinued product', async () => {
    const { cookies } = await begin(domainItem('kitewell.com'), { type: 'hosting', id: 'vps-starter', billing: 'monthly' })
    await api('PATCH', '/cart', { body: { currency: 'EUR' }, cookies })
    await payload.update({ collection: 'extensions', where: { extension: { equals: '.com' } }, data: { price: 13.99 } })
    const repriced = cartOf(await api('GET', '/cart?lang=de', { cookies }))
    expect(repriced.changes).toEqual([
      expect.objectContaining({ kind: 'price', from: 11.04, to: 11.89, message: expect.stringContaining('kitewell.com: Der Preis') }),
    ])
    expect(cartOf(await api('GET', '/cart', { cookies })).changes).toEqual([])
    await payload.update({ collection: 'currencies', where: { code: { equals: 'EUR' } }, data: { exchangeRate: 0.9 } })
    expect(cartOf(await api('GET', '/cart', { cookies })).changes).toMatchObject([{ kind: 'rate', from: 0.85, to: 0.9 }])
    await payload.update({ collection: 'services', where: { key: { equals: 'vps-starter' } }, data: { _status: 'draft' } })
    const after = cartOf(await api('GET', '/cart', { cookies }))
    expect(after.changes).toMatchObject([{ kind: 'gone' }])
    expect(after.items.map(({ id }) => id)).toEqual(['kitewell.com'])
  })

  it('§9.44, D6: applies no volume discount for a domain at 200.00, and does at 200.01', async () => {
    const { cookies } = await begin(domainItem('kitewell.net'))
    const discountsAt = async (price: number) => {
      const where = { extension: { equals: '.net' } }
      const { errors } = await payload.update({ collection: 'extensions', where, data: { price, originalPrice: 300 } })
      expect(errors).toEqual([])
      const { breakdown, discountSummary } = cartOf(await api('GET', '/cart', { cookies }))
      const volume = discountSummary.automaticDiscounts.find(({ discountId }) => discountId === 'volume')
      return [breakdown.subtotal, volume?.savings ?? null]
    }
    expect(await discountsAt(200)).toEqual([200, null])
    expect(await discountsAt(200.01)).toEqual([200.01, 10])
  })

  it('answers 403 to a cross-site change with a cookie', async () => {
    const { cookies } = await begin(hostingItem)
    const foreign = await api('POST', '/cart/items', { body: hostingItem, cookies, headers: { Origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect(foreign.body).toMatchObject({ error: { code: 'forbidden-origin' } })
  })

  it('adds 50 parallel changes of one cart to the exact sum', async () => {
    const { cookies } = await begin(hostingItem)
    const answers = await Promise.all(Array.from({ length: 50 }, () => api('POST', '/cart/items', { body: hostingItem, cookies })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(cartOf(await api('GET', '/cart', { cookies })).items).toMatchObject([{ quantity: 51 }])
  })
})
