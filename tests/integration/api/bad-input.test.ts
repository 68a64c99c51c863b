import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiAnswer, type ApiRequest } from './api-client'
import { checkoutBody, domainItem, hostingItem, quoteRequest } from './requests'

let api: Api
beforeAll(async () => {
  api = createApi((await bootPayload()).payload)
})

const expectRefusal = (answer: ApiAnswer, ...statuses: readonly number[]): void => {
  expect(statuses, answer.text).toContain(answer.status)
  const error = answer.body?.['error'] as { code?: unknown; message?: unknown } | undefined
  expect(error?.code).toMatch(/^(validation\.[a-zA-Z]+|[a-z]+(-[a-z]+)*)$/)
  expect(error?.message).toMatch(/\S/)
}

const item = (more: Record<string, unknown>) => ({ ...quoteRequest, items: [{ ...hostingItem, ...more }] })

const badQuotes: Readonly<Record<string, unknown>> = {
  'no body at all': undefined,
  'a list': [],
  null: null,
  'a string': 'quote',
  'an unknown field': { ...quoteRequest, coupon: 'X' },
  'an unknown field of an item': item({ discountPercent: 99 }),
  'no items': { currency: 'USD' },
  'items that are no list': { ...quoteRequest, items: {} },
  'too many items': { ...quoteRequest, items: Array.from({ length: 101 }, () => hostingItem) },
  'too many codes': { ...quoteRequest, codes: Array.from({ length: 21 }, (_, index) => `C${index}`) },
  'a code that is no string': { ...quoteRequest, codes: [{ $gt: '' }] },
  'a lower-case currency': { ...quoteRequest, currency: 'usd' },
  'an unknown currency': { ...quoteRequest, currency: 'XXX' },
  'no currency': { items: [] },
  'a negative quantity': item({ quantity: -1 }),
  'quantity 0': item({ quantity: 0 }),
  'a fractional quantity': item({ quantity: 1.5 }),
  'quantity 100': item({ quantity: 100 }),
  'a huge quantity': item({ quantity: 1e308 }),
  'a quantity in words': item({ quantity: '1' }),
  'a quantity of null': item({ quantity: null }),
  'an unknown product': item({ id: 'nonsense' }),
  'a product of another type': item({ type: 'ssl' }),
  'a type that is none': item({ type: 'house' }),
  'a period that is none': item({ billing: 'daily' }),
  'a period that is not offered': item({ billing: 'biennial' }),
  'a prototype as an id': item({ id: '__proto__' }),
  'SQL as an id': item({ id: "'; drop table orders; --" }),
  'HTML as an id': item({ id: '<script>alert(1)</script>' }),
  'a zero byte': item({ id: 'shared\u0000basic' }),
  'a lone surrogate': item({ id: '\ud800' }),
  'an empty id': item({ id: '   ' }),
  'an endless id': item({ id: 'x'.repeat(1000) }),
  'serviceData that is no object': item({ serviceData: 'single' }),
  'unknown serviceData': item({ serviceData: { secret: 1 } }),
  'a payment type that is not offered': item({ selectedPaymentType: 'barter' }),
  'a name that is none': { ...quoteRequest, items: [domainItem('-bad-.com')] },
  'an extension that is not sold': { ...quoteRequest, items: [domainItem('good.zz')] },
  'an add-on without its domain': {
    ...quoteRequest,
    items: [{ type: 'addon', id: 'cdn', billing: 'yearly', serviceData: { domain: 'a.com' } }],
  },
}

describe('POST /api/pricing/quote rejects', () => {
  it.each(Object.entries(badQuotes))('%s', async (_name, body) => {
    expectRefusal(await api('POST', '/pricing/quote', { body }), 400, 422)
  })

  it('reports every invalid field', async () => {
    const answer = await api('POST', '/pricing/quote', { body: { ...item({ quantity: 0, spam: 1 }), currency: 5 } })
    expect(answer.body).toEqual({
      error: {
        code: 'invalid-request',
        message: 'Some of the data sent is not valid.',
        fields: { currency: 'has the wrong type', 'items.0.quantity': 'must be at least 1', 'items.0.spam': 'is not a known field' },
      },
    })
  })
})

describe('every endpoint', () => {
  const calls: readonly (readonly ['POST' | 'PATCH', string])[] = [
    ['POST', '/pricing/quote'],
    ['POST', '/discounts/validate'],
    ['POST', '/cart/items'],
    ['PATCH', '/cart/items/some-line'],
    ['PATCH', '/cart'],
    ['POST', '/cart/codes'],
    ['POST', '/checkout'],
    ['POST', '/transfers'],
    ['POST', '/domains/bulk-search'],
  ]
  const bodies: readonly (readonly [string, ApiRequest, number])[] = [
    ['broken JSON', { text: '{"items": [' }, 400],
    ['no JSON', { text: '<xml/>' }, 400],
    ['an empty body', { text: '' }, 400],
    ['a body of 1 MB', { text: JSON.stringify({ code: 'x'.repeat(1_000_000) }) }, 413],
    ['a body nested a thousand times', { text: '['.repeat(1000) + ']'.repeat(1000) }, 400],
    ['bytes that are no text', { text: '\ufffd\u0000' }, 400],
    ['__proto__', { text: '{"__proto__": {"currency": "USD"}}' }, 400],
    ['an unknown field', { body: { nonsense: true } }, 400],
  ]
  it.each(calls.flatMap(([method, path]) => bodies.map(([name, request, status]) => [method, path, name, request, status] as const)))(
    '%s %s refuses %s',
    async (method, path, _name, request, status) => {
      expectRefusal(await api(method, path, { ...request, headers: { 'Idempotency-Key': 'k' } }), status)
    },
  )

  it('answers in the requested language', async () => {
    const german = await api('POST', '/pricing/quote', { body: {}, headers: { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' } })
    expect(german.body).toMatchObject({ error: { message: 'Einige Angaben sind ungültig.' } })
    const french = await api('POST', '/pricing/quote?lang=fr', { body: {}, headers: { 'Accept-Language': 'de' } })
    expect(french.body).toMatchObject({ error: { message: 'Certaines données ne sont pas valides.' } })
  })

  it.each([
    '/catalog/services?currency=XXX',
    '/catalog/services?category=houses',
    '/catalog/services?lang=tlh',
    '/catalog/extensions?currency=EUR&currency=USD',
    '/catalog/addons?spam=1',
    '/domains/search?q=',
    '/domains/search?q=example&tlds=com&currency=euro',
    `/domains/search?q=${'x'.repeat(3000)}`,
    '/domains/whois',
    '/domains/whois?domain=%00',
    '/domains/whois?domain=a.com&domain=b.com',
    '/domains/dns?domain=..',
    '/domains/dns?domain=a.com&type=ANY',
    '/data/it/testimonials',
    '/data/en/nonsense',
    '/data/en/__proto__',
    '/data/en/constructor',
    '/orders/ORD-NONSENSE',
    "/orders/ORD-'%20or%201=1",
    '/orders/ORD-%01',
    `/orders/ORD-${'x'.repeat(5000)}`,
    '/cart/nonsense',
    '/checkout',
    '/pricing/quote',
  ])('rejects GET %s', async (path) => {
    expectRefusal(await api('GET', path), 400, 404, 405)
  })

  it('uses the same error format for Payload’s endpoints', async () => {
    expectRefusal(await api('GET', '/orders/nonsense'), 401, 404)
    expectRefusal(await api('POST', '/orders', { body: {} }), 401)
    expectRefusal(await api('DELETE', '/services'), 400, 401)
  })

  it('rejects an invalid checkout', async () => {
    const good = { ...checkoutBody, expectedTotal: 1, expectedCurrency: 'USD', cart: quoteRequest }
    const bends: readonly Record<string, unknown>[] = [
      { contact: { email: 'no address', name: 'A' } },
      { contact: { email: 'a@example.com', name: '  ' } },
      { contact: { email: 'a@example.com', name: 'A', admin: true } },
      { billingAddress: { ...checkoutBody.billingAddress, country: 'Germany' } },
      { billingAddress: { ...checkoutBody.billingAddress, country: 'ZZ' } },
      { billingAddress: { ...checkoutBody.billingAddress, line1: 'a\u0000b' } },
      { paymentMethod: 'gold' },
      { expectedTotal: '1' },
      { expectedTotal: -1 },
      { expectedTotal: 1e300 },
      { acceptTerms: 'yes' },
      { cart: { ...quoteRequest, items: [{ ...hostingItem, quantity: 0 }] } },
      { total: 1 },
    ]
    for (const bend of bends) {
      expectRefusal(await api('POST', '/checkout', { body: { ...good, ...bend }, headers: { 'Idempotency-Key': 'k' } }), 400)
    }
    expectRefusal(await api('POST', '/checkout', { body: good, headers: { 'Idempotency-Key': 'x'.repeat(300) } }), 400)
  })

  it('O4: ignores prices sent by a client', async () => {
    const honest = await api('POST', '/pricing/quote', { body: quoteRequest })
    const greedy = await api('POST', '/pricing/quote', {
      body: {
        ...item({ price: 0.01, basePrice: 0, name: 'Free', total: 0, subtotal: -5, discount: 1e9 }),
        total: 0,
        breakdown: { total: 0 },
        exchangeRate: 0.0001,
      },
    })
    expect(greedy.body).toEqual(honest.body)
  })
})
