import type { Payload } from 'payload'
import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@/payload/endpoints'
import { onFileEnd } from '../../support/open-shops'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiRequest } from './api-client'
import { atTheMachine, sandboxKit, sitAtTheMachine } from '../../support/payments/sandbox-kit'
import { signEvent, stripeEvent } from '../../support/payments/stripe-events'
import { stripeKeys, webhookSecret } from '../../support/payments/stripe-kit'
import { addonItem, checkoutBody, domainItem, hostingItem, quoteRequest } from './requests'

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload({ ...stripeKeys, ...sandboxKit.environment }))
  onFileEnd(sitAtTheMachine())
  api = createApi(payload)
})

const rich = {
  currency: 'EUR',
  codes: ['CLOUD25', 'HOLIDAY50', 'NONSENSE'],
  items: [
    { ...hostingItem, quantity: 3 },
    { type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 1, serviceData: { coverage: 'wildcard' } },
    { type: 'hosting', id: 'dedicated-basic', billing: 'monthly', quantity: 1 },
    domainItem('kitewell.com'),
    addonItem('whois-privacy', 'kitewell.com'),
  ],
}

const named = z.record(z.string(), z.unknown())
const openApiDocument = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ requestBody: z.unknown().optional(), responses: named }))),
  components: z.looseObject({ schemas: named }),
})

describe('the contract', () => {
  it('§3.6, §7.8: every success is exactly what its schema says', async () => {
    const began = await api('POST', '/cart/items', { body: { items: rich.items } })
    const cookies = { cart: began.cookies['cart'] ?? '' }
    const lineId = (began.body?.['items'] as { lineId: string }[])[0]?.lineId ?? ''
    const { total } = (await api('POST', '/pricing/quote', { body: quoteRequest })).body?.['breakdown'] as { total: number }
    const order = await api('POST', '/checkout', {
      body: { ...checkoutBody, expectedTotal: total, expectedCurrency: 'USD', cart: quoteRequest },
      headers: { 'Idempotency-Key': 'contract' },
    })
    const event = JSON.stringify(stripeEvent('customer.created', { id: 'cus_1', object: 'customer' }))
    const requests: Readonly<Record<string, readonly [string, ApiRequest]>> = {
      'get /data/:lang/:section': ['/data/en/faq', {}],
      'get /address-formats': ['/address-formats?country=US', {}],
      'get /site-search': ['/site-search?q=dns', {}],
      'get /shop': ['/shop?lang=fr', {}],
      'get /catalog/services': ['/catalog/services', {}],
      'get /catalog/extensions': ['/catalog/extensions?currency=JPY', {}],
      'get /catalog/addons': ['/catalog/addons', {}],
      'get /domains/search': ['/domains/search?q=kitewell', {}],
      'get /domains/suggestions': ['/domains/suggestions?q=kite', {}],
      'post /domains/bulk-search': ['/domains/bulk-search', { body: { names: ['kitewell', 'kitewell.zz', '-bad.com'] } }],
      'get /domains/whois': ['/domains/whois?domain=kitewell.com', {}],
      'get /domains/dns': ['/domains/dns?domain=kitewell.com', {}],
      'get /transfers/check': ['/transfers/check?domain=locked-kitewell.net', {}],
      'post /transfers': ['/transfers', { body: { domain: 'taken-kitewell.net', authorizationCode: 'EPP-12345' } }],
      'post /pricing/quote': ['/pricing/quote', { body: rich }],
      'post /discounts/validate': ['/discounts/validate', { body: { ...rich, codes: [], code: 'HOLIDAY50' } }],
      'get /cart': ['/cart', { cookies }],
      'get /cart/unpaid-order': ['/cart/unpaid-order', { cookies }],
      'patch /cart': ['/cart', { cookies, body: { currency: 'EUR' } }],
      'post /cart/items': ['/cart/items', { cookies, body: { ...hostingItem, selectedPaymentType: 'full' } }],
      'patch /cart/items/:lineId': [`/cart/items/${lineId}`, { cookies, body: { quantity: 3 } }],
      'post /cart/codes': ['/cart/codes', { cookies, body: { code: 'CLOUD25' } }],
      'delete /cart/codes/:code': ['/cart/codes/CLOUD25', { cookies }],
      'delete /cart/items/:lineId': [`/cart/items/${lineId}`, { cookies }],
      'post /checkout': [
        '/checkout',
        {
          body: { ...checkoutBody, expectedTotal: total, expectedCurrency: 'USD', cart: quoteRequest },
          headers: { 'Idempotency-Key': 'contract' },
        },
      ],
      'post /migration-requests': [
        '/migration-requests',
        { body: { provider: 'Old Host', websiteUrl: 'https://example.com', email: 'ada@example.com' } },
      ],
      'post /contact': ['/contact', { body: { name: 'Ada', email: 'ada@example.com', message: 'Hello' } }],
      'get /orders/:orderNumber': [
        `/orders/${String(order.body?.['orderNumber'])}`,
        { headers: { 'X-Order-Token': String(order.body?.['accessToken']) } },
      ],
      'post /payments/stripe/webhook': [
        '/payments/stripe/webhook',
        { text: event, headers: { 'Stripe-Signature': signEvent(event, webhookSecret) } },
      ],
      'post /payments/sandbox/webhook': [
        '/payments/sandbox/webhook',
        { text: '{}', headers: { ...atTheMachine, 'Sandbox-Signature': sandboxKit.sign('{}', {}) } },
      ],
      'get /health/live': ['/health/live', {}],
      'get /health/ready': ['/health/ready', {}],
      'get /openapi.json': ['/openapi.json', {}],
    }
    // Calls that need an account are checked in its own contract test.
    const open = calls.filter(({ path }) => !/^\/account\//.test(path))
    expect(Object.keys(requests).sort(), 'give each call an example in `requests`, above').toEqual(
      open.map(({ method, path }) => `${method} ${path}`).sort(),
    )
    for (const [name, [path, request]] of Object.entries(requests)) {
      const call = calls.find((each) => `${each.method} ${each.path}` === name)
      const answer = await api(call?.method.toUpperCase() as 'GET', path, request)
      expect([200, ...(call?.success ?? [])], `${name}: ${answer.text}`).toContain(answer.status)
      const parsed = call?.response.safeParse(answer.body)
      expect(parsed?.success, `${name}: ${parsed?.error?.message ?? ''}`).toBe(true)
      expect(answer.headers.get('cache-control'), name).toMatch(call?.isPublic ? /^public/ : /^no-store$/)
    }
  })

  it('the OpenAPI document names every call, and every reference in it leads somewhere', async () => {
    const document = openApiDocument.parse((await api('GET', '/openapi.json')).body)
    expect(document.openapi).toBe('3.1.0')
    for (const { method, path, body } of calls) {
      const operation = document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method]
      expect(operation, path).toBeDefined()
      expect(operation?.requestBody !== undefined, path).toBe(body !== undefined)
      expect(operation?.responses['400'], path).toBeDefined()
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([])
  })
})
