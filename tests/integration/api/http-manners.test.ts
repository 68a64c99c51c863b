import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerOptions } from '@/payload/http/preflight'
import { createApi, type Api, type ApiAnswer, type ApiRequest } from './api-client'
import { startPayloadBehindFront } from '../../support/payload-behind-front'
import { bootPayload } from '../../support/payload'
import { checkoutBody, hostingItem, quoteRequest } from './requests'

const partner = 'https://partner.example'
const stranger = 'https://stranger.example'
const password = 'a-long-test-password'

let payload: Payload
let api: Api
let admin: ApiRequest
beforeAll(async () => {
  ;({ payload } = await bootPayload({ RATE_LIMIT_QUOTE: '7', RATE_LIMIT_CMS: '5', TRUSTED_PROXY_COUNT: '1' }))
  api = createApi(payload)
  await payload.updateGlobal({ slug: 'site-settings', data: { apiOrigins: `${partner}\nhttps://other.example` } })
  const email = 'admin@manners.test'
  await payload.create({ collection: 'users', data: { name: 'Admin', email, password, role: 'admin' } })
  admin = { cookies: (await api('POST', '/users/login', { body: { email, password } })).cookies }
})

const cartItems = (answer: ApiAnswer): readonly unknown[] => (answer.body?.['items'] ?? []) as readonly unknown[]

describe('a cart without a cookie', () => {
  it('K16: starts with Cart-Token: new, and is changed and ordered by token without cookie and Origin', async () => {
    const begun = await api('PATCH', '/cart', { headers: { 'Cart-Token': 'new' }, body: { currency: 'EUR' } })
    expect(begun.status).toBe(200)
    expect(begun.headers.get('set-cookie')).toBeNull()
    const headers = { 'Cart-Token': begun.headers.get('cart-token') ?? '' }
    expect(headers['Cart-Token']).toMatch(/^[\w-]{43}$/)

    const added = await api('POST', '/cart/items', { headers, body: hostingItem })
    expect(added.headers.get('cart-token')).toBeNull()
    expect(added.body).toMatchObject({ currency: 'EUR' })
    const read = await api('GET', '/cart', { headers })
    expect(cartItems(read)).toHaveLength(1)
    const { total } = read.body?.['breakdown'] as { readonly total: number }
    const body = { ...checkoutBody, expectedTotal: total, expectedCurrency: 'EUR' }
    let placed = await api('POST', '/checkout', { headers: { ...headers, 'Idempotency-Key': 'by-token-1' }, body })
    if (placed.status === 409) {
      const quote = placed.body?.['quote'] as { readonly breakdown: { readonly total: number } }
      const again = { ...body, expectedTotal: quote.breakdown.total }
      placed = await api('POST', '/checkout', { headers: { ...headers, 'Idempotency-Key': 'by-token-2' }, body: again })
    }
    expect(placed.status, placed.text).toBe(201)
    expect(placed.headers.get('set-cookie')).toBeNull()
    expect(cartItems(await api('GET', '/cart', { headers }))).toEqual([])
  })

  it('K16: uses the header alone if a cookie is sent as well', async () => {
    const withCookie = await api('POST', '/cart/items', { body: hostingItem })
    const withToken = await api('POST', '/cart/items', { headers: { 'Cart-Token': 'new' }, body: hostingItem })
    const token = withToken.headers.get('cart-token') ?? ''
    const { cookies } = withCookie
    await api('POST', '/cart/items', { headers: { 'Cart-Token': token }, body: { ...hostingItem, billing: 'monthly' } })
    const both = await api('GET', '/cart', { headers: { 'Cart-Token': token }, cookies })
    expect(cartItems(both)).toHaveLength(2)
    expect(cartItems(await api('GET', '/cart', { cookies }))).toHaveLength(1)
    const noOrigin = { 'Cart-Token': token, Cookie: `cart=${cookies['cart']}` }
    expect((await api('PATCH', '/cart', { headers: noOrigin, body: { currency: 'EUR' } })).status).toBe(200)
    expect((await api('GET', '/account/profile', { headers: { 'Cart-Token': token }, cookies: { customer: 'x' } })).status).toBe(401)
  })

  it('K16: rejects a malformed token, and explains what to send for a cookie without Origin', async () => {
    const malformed = await api('GET', '/cart', { headers: { 'Cart-Token': 'mine' } })
    expect(malformed.status).toBe(400)
    expect(malformed.body).toMatchObject({ error: { fields: { 'Cart-Token': expect.any(String) as string } } })
    const bare = await api('PATCH', '/cart', { headers: { Cookie: 'cart=x' }, body: { currency: 'EUR' } })
    expect(bare.status).toBe(403)
    expect(bare.body).toMatchObject({ error: { code: 'forbidden-origin', message: expect.stringMatching(/Origin.*Cart-Token/) as string } })
  })
})

describe('cross-origin calls', () => {
  const options = (path: string, headers: Readonly<Record<string, string>>) =>
    answerOptions(new Request(`http://localhost:3000/api${path}`, { method: 'OPTIONS', headers }), async () => payload)
  const allowOrigin = (answer: { readonly headers: Headers } | null) => answer?.headers.get('access-control-allow-origin') ?? null

  it.each([
    ['GET', '/catalog/services', undefined],
    ['GET', '/domains/suggestions?q=example', undefined],
    ['GET', '/shop', undefined],
    ['POST', '/pricing/quote', quoteRequest],
  ])('allows %s %s from every origin, without credentials', async (method, path, body) => {
    for (const origin of [stranger, partner]) {
      const answer = await api(method, path, { headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site' }, ...(body ? { body } : {}) })
      expect(answer.status).toBe(200)
      expect(allowOrigin(answer)).toBe('*')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    }
    const asked = await options(path.split('?')[0] ?? '', { Origin: stranger, 'Access-Control-Request-Method': method })
    expect([asked?.status, allowOrigin(asked)]).toEqual([204, '*'])
    expect(asked?.headers.get('access-control-allow-headers')).toContain('Content-Type')
  })

  it('lets configured origins use carts by token, never by cookie', async () => {
    const add = (origin: string, more: ApiRequest = {}) =>
      api('POST', '/cart/items', { body: hostingItem, ...more, headers: { Origin: origin, ...more.headers } })
    const cookies = (await add('http://localhost:3000')).cookies
    expect((await add(stranger)).status).toBe(403)
    const allowed = await add(partner, { headers: { 'Cart-Token': 'new' } })
    expect([allowed.status, allowOrigin(allowed), allowed.headers.get('vary')]).toEqual([200, partner, expect.stringContaining('Origin')])
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()
    expect(allowed.headers.get('cart-token')).toMatch(/^[\w-]{43}$/)
    expect(cartItems(await add(partner, { cookies }))).toHaveLength(1)
    expect((await add(stranger, { headers: { 'Cart-Token': 'new' } })).status).toBe(403)
    const asked = await options('/cart/items', { Origin: partner, 'Access-Control-Request-Method': 'POST' })
    expect([allowOrigin(asked), asked?.headers.get('allow')]).toEqual([partner, 'POST, OPTIONS'])
    expect(allowOrigin(await options('/cart/items', { Origin: stranger, 'Access-Control-Request-Method': 'POST' }))).toBeNull()
  })

  it('closes accounts to every other origin', async () => {
    const headers = { Origin: partner }
    expect((await api('POST', '/account/login', { headers, body: { email: 'a@b.test', password } })).status).toBe(403)
    expect(allowOrigin(await api('GET', '/account/session', { headers }))).toBeNull()
    expect(allowOrigin(await options('/account/login', { ...headers, 'Access-Control-Request-Method': 'POST' }))).toBeNull()
  })

  it.each(['https://partner.example/', 'http://partner.example', 'partner.example', '*', 'null'])(
    'rejects the origin %s in the settings',
    async (origin) => {
      const answer = await api('POST', '/globals/site-settings', { ...admin, body: { apiOrigins: origin } })
      expect(answer.status).toBe(400)
    },
  )
})

describe('rate-limit headers', () => {
  it('state the remaining requests and when to retry', async () => {
    const ask = () => api('POST', '/pricing/quote', { body: quoteRequest, headers: { 'X-Forwarded-For': '203.0.113.20' } })
    const first = await ask()
    expect(first.headers.get('ratelimit-policy')).toBe('"quote";q=7;w=60')
    expect(first.headers.get('ratelimit')).toMatch(/^"quote";r=6;t=(?:60|5\d)$/)
    for (let times = 0; times < 6; times += 1) await ask()
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toMatch(/^"quote";r=0;t=\d+$/)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('cover CMS reads, which the front server counts', async () => {
    const { port, stop } = await startPayloadBehindFront(payload)
    const ask = () => fetch(`http://127.0.0.1:${port}/api/faqs?limit=1`)
    try {
      expect((await ask()).headers.get('ratelimit-policy')).toMatch(/"cms";q=5;w=60/)
      for (let times = 0; times < 4; times += 1) await ask()
      const refused = await ask()
      expect([refused.status, refused.headers.get('ratelimit')]).toEqual([429, expect.stringMatching(/^"cms";r=0;t=\d+/)])
    } finally {
      await stop()
    }
  })
})

describe('lists, methods and facts', () => {
  it('ends a list with an empty page', async () => {
    const page = async (number: number) => (await api('GET', `/catalog/extensions?limit=50&page=${number}`)).body
    const { pages } = (await page(1)) as { readonly pages: number }
    expect(await page(pages)).toMatchObject({ page: pages, extensions: expect.arrayContaining([expect.anything()]) as unknown[] })
    expect(await page(pages + 1)).toMatchObject({ page: pages + 1, pages, extensions: [] })
  })

  it('lists every method of a path', async () => {
    const answer = await api('PUT', '/cart')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH, OPTIONS'])
  })

  it('answers 401 without authentication, and 403 without permission', async () => {
    for (const path of ['/orders', '/invoices/export?format=csv&from=2026-01&to=2026-01', '/price-strikes']) {
      const answer = await api('GET', path)
      expect(answer.status, path).toBe(401)
      expect(answer.headers.get('www-authenticate'), path).toBe('Bearer')
    }
    const email = 'marketing@manners.test'
    await payload.create({ collection: 'users', data: { name: 'M', email, password, role: 'marketing' } })
    const { cookies } = await api('POST', '/users/login', { body: { email, password } })
    expect((await api('GET', '/orders', { cookies })).status).toBe(403)
    const wrong = await api('POST', '/users/login', { body: { email, password: 'not the password' }, headers: { 'Accept-Language': 'fr' } })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ error: { code: 'wrong-credentials', message: expect.stringMatching(/mot de passe/) as string } })
  })

  it('lists the available choices', async () => {
    const { body, headers } = await api('GET', '/shop?lang=de')
    expect(body).toMatchObject({
      defaultCurrency: expect.any(String) as string,
      languages: expect.arrayContaining([{ code: 'de', name: 'Deutsch' }]) as unknown[],
      countries: expect.arrayContaining([{ code: 'AT', name: 'Österreich' }]) as unknown[],
      currencies: expect.arrayContaining([expect.objectContaining({ code: 'JPY', digits: 0 })]) as unknown[],
      billingPeriods: expect.arrayContaining([{ id: 'semiannual', months: 6 }]) as unknown[],
      paymentMethods: ['offline'],
      rateLimits: expect.arrayContaining([{ name: 'quote', limit: 7, windowSeconds: 60 }]) as unknown[],
    })
    expect(headers.get('etag')).toMatch(/^"/)
  })
})

describe('conditional changes', () => {
  const patch = (path: string, tag: string, body: object) => api('PATCH', path, { ...admin, headers: { 'If-Match': tag }, body })

  it.each([
    ['services', { order: 901 }, { order: 902 }],
    ['extensions', { order: 901 }, { order: 902 }],
    ['coupons', { isActive: false }, { isActive: true }],
  ] as const)('rejects the second change of %s to the same version with 412', async (slug, one, other) => {
    const { docs } = await payload.find({ collection: slug, limit: 1, depth: 0 })
    const path = `/${slug}/${docs[0]?.id}`
    const tag = (await api('GET', path, admin)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"\w+"$/)
    const answers = await Promise.all([patch(path, tag, one), patch(path, tag, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({ error: { code: 'precondition-failed' } })
    const next = answers.find(({ status }) => status === 200)?.headers.get('etag') ?? ''
    expect(next).toBe((await api('GET', path, admin)).headers.get('etag'))
    expect((await patch(path, `"other", ${next}`, one)).status).toBe(200)
    expect((await patch(path, '*', other)).status).toBe(200)
    expect((await patch(path, `W/${next}`, one)).status).toBe(412)
    expect((await api('PATCH', path, { ...admin, body: one })).status).toBe(200)
  })
})
