import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { calls } from '@/payload/endpoints'
import { pathOf } from '@/payload/http/openapi/document'
import { createContract, operationsIn, recordExample, type OpenApiDocument } from '../../support/openapi/contract'
import { onFileEnd } from '../../support/open-shops'
import { everyNameFree } from '../../support/names/every-name-free'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiAnswer, type ApiRequest } from './api-client'
import { atTheMachine, sandboxKit, sitAtTheMachine } from '../../support/payments/sandbox-kit'
import { signEvent, stripeEvent } from '../../support/payments/stripe-events'
import { stripeKeys, webhookSecret } from '../../support/payments/stripe-kit'
import { addonItem, checkoutBody, domainItem, hostingItem, quoteRequest, transferItem } from './requests'

let payload: Payload
let api: Api
let document: OpenApiDocument
let contract: ReturnType<typeof createContract>
beforeAll(async () => {
  ;({ payload } = await bootPayload({ ...stripeKeys, ...sandboxKit.environment }))
  onFileEnd(sitAtTheMachine())
  api = createApi(payload)
  document = JSON.parse((await api('GET', '/openapi.json')).text) as OpenApiDocument
  contract = createContract(document)
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

const tokenOf = ({ body }: ApiAnswer) => ({ 'X-Order-Token': String(body?.['accessToken']) })

describe('the API contract', () => {
  it('§3.6, §7.8: matches every success response to its schema', async () => {
    const began = await api('POST', '/cart/items', { body: { items: rich.items } })
    const cookies = { cart: began.cookies['cart'] ?? '' }
    const lineId = (began.body?.['items'] as { lineId: string }[])[0]?.lineId ?? ''
    const { total } = (await api('POST', '/pricing/quote', { body: quoteRequest })).body?.['breakdown'] as { total: number }
    const order = await api('POST', '/checkout', {
      body: { ...checkoutBody, expectedTotal: total, expectedCurrency: 'USD', cart: quoteRequest },
      headers: { 'Idempotency-Key': 'contract' },
    })
    const event = JSON.stringify(stripeEvent('customer.created', { id: 'cus_1', object: 'customer' }))
    const requests: Record<string, readonly [string, ApiRequest]> = {
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
      'post /mcp': ['/mcp', { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }],
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
      'get /placed-orders/:orderNumber': [`/placed-orders/${String(order.body?.['orderNumber'])}`, { headers: tokenOf(order) }],
      'get /orders/:orderNumber': [`/orders/${String(order.body?.['orderNumber'])}`, { headers: tokenOf(order) }],
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
    // Calls that need an account or a host's signature are checked in tests of their own.
    const open = calls.filter(({ path }) => !/^\/(?:account|provisioning-jobs)\//.test(path))
    expect(Object.keys(requests).sort(), 'give each call an example in `requests`, above').toEqual(
      open.map(({ method, path }) => `${method} ${path}`).sort(),
    )
    for (const [name, [path, request]] of Object.entries(requests)) {
      const call = calls.find((each) => `${each.method} ${each.path}` === name)
      const answer = await api(call?.method.toUpperCase() as 'GET', path, request)
      expect([200, ...(call?.success ?? [])], `${name}: ${answer.text}`).toContain(answer.status)
      if (call !== undefined && !call.isUndocumented) {
        expect(contract.faultsOf(pathOf(call), call.method, answer), name).toEqual([])
        recordExample(call.operationId, request, answer)
      }
      const parsed = call?.response.safeParse(answer.body)
      expect(parsed?.success, `${name}: ${parsed?.error?.message ?? ''}`).toBe(true)
      expect(answer.headers.get('cache-control'), name).toMatch(call?.isPublic ? /^public/ : /^no-store$/)
    }
  })

  it('K19: documents every error with its body and headers', async () => {
    const began = await api('POST', '/cart/items', { body: domainItem('errors-kitewell.com') })
    const cookies = { cart: began.cookies['cart'] ?? '' }
    const key = { headers: { 'Idempotency-Key': 'errors' } }
    const wrongTotal = { ...checkoutBody, expectedTotal: 1, expectedCurrency: 'USD', cart: quoteRequest }
    const errors: readonly (readonly [number, string, string, string, ApiRequest])[] = [
      [422, 'post', '/cart/codes', '/cart/codes', { cookies, body: { code: 'NOPE' } }],
      [409, 'post', '/cart/items', '/cart/items', { cookies, body: domainItem('errors-kitewell.com') }],
      [400, 'post', '/cart/items', '/cart/items', { cookies, body: domainItem('.com') }],
      [404, 'patch', '/cart/items/{lineId}', '/cart/items/nothing', { cookies, body: { quantity: 2 } }],
      [403, 'patch', '/cart', '/cart', { headers: { Cookie: 'cart=nothing' }, body: { currency: 'EUR' } }],
      [409, 'post', '/checkout', '/checkout', { ...key, body: wrongTotal }],
      [400, 'post', '/checkout', '/checkout', { body: wrongTotal }],
      [422, 'post', '/checkout', '/checkout', { ...key, body: { ...wrongTotal, acceptTerms: false } }],
      [422, 'get', '/transfers/check', '/transfers/check?domain=nobodys-kitewell.com', {}],
      [422, 'post', '/cart/items', '/cart/items', { cookies, body: transferItem('nobodys-kitewell.com') }],
      [400, 'get', '/domains/search', '/domains/search?q=-', {}],
      [400, 'get', '/catalog/services', '/catalog/services?currency=XXX', {}],
      [400, 'post', '/pricing/quote', '/pricing/quote', { body: { items: [{}] } }],
      [400, 'post', '/pricing/quote', '/pricing/quote', { text: '{' }],
      [413, 'post', '/pricing/quote', '/pricing/quote', { text: `"${'a'.repeat(70_000)}"` }],
      [415, 'post', '/pricing/quote', '/pricing/quote', { text: 'a', headers: { 'Content-Type': 'text/plain' } }],
      [404, 'get', '/data/{lang}/{section}', '/data/en/nothing', {}],
      [400, 'get', '/data/{lang}/{section}', '/data/xx/faq', {}],
      [404, 'get', '/placed-orders/{orderNumber}', '/placed-orders/ORD-MABCDEF0-A1B2C3', {}],
      [401, 'get', '/account/orders', '/account/orders', {}],
      [401, 'post', '/account/login', '/account/login', { body: { email: 'nobody@example.com', password: 'wrong-password' } }],
    ]
    const { registry, registrations } = createContext(payload, 'en')
    replaceServices(payload, {
      registry: everyNameFree,
      registrations: { lookUp: () => Promise.resolve({ status: 'not-registered', source: 'simulation' }) },
    })
    try {
      for (const [status, method, template, path, request] of errors) {
        const answer = await api(method.toUpperCase(), path, request)
        const name = `${status} ${method} ${path}`
        expect(answer.status, `${name}: ${answer.text}`).toBe(status)
        expect(contract.faultsOf(`/api${template}`, method, answer), `${name}: ${answer.text}`).toEqual([])
      }
    } finally {
      replaceServices(payload, { registry, registrations })
    }
  })

  it('K19: answers an unknown path and a wrong method in the error format', async () => {
    const unknown = await api('GET', '/nothing')
    expect([unknown.status, contract.faultsAt('/components/schemas/Error', unknown.body)]).toEqual([404, []])
    const wrong = await api('PUT', '/catalog/services', { body: {} })
    expect([wrong.status, wrong.headers.get('allow'), contract.faultsAt('/components/schemas/Error', wrong.body)]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      [],
    ])
  })

  it('K17: answers an order at its former path as well', async () => {
    const { total } = (await api('POST', '/pricing/quote', { body: quoteRequest })).body?.['breakdown'] as { total: number }
    const placed = await api('POST', '/checkout', {
      body: { ...checkoutBody, expectedTotal: total, expectedCurrency: 'USD', cart: quoteRequest },
      headers: { 'Idempotency-Key': 'former-path' },
    })
    const path = placed.headers.get('location')?.replace('/api', '') ?? ''
    const now = await api('GET', path, { headers: tokenOf(placed) })
    const before = await api('GET', path.replace('placed-orders', 'orders'), { headers: tokenOf(placed) })
    expect([now.status, before.status, before.text]).toEqual([200, 200, now.text])
  })

  it('K19: matches staff reads and writes to the document', async () => {
    const login = { email: 'contract@staff.test', password: 'a-long-test-password' }
    await payload.create({ collection: 'users', data: { ...login, name: 'Contract', role: 'admin' } })
    const { cookies } = await api('POST', '/users/login', { body: login })
    const lists = operationsIn(document).filter(
      ([template, method, { security }]) => method === 'get' && 'apiKey' in (security[0] ?? {}) && !/\{|export/.test(template),
    )
    expect(lists.length).toBeGreaterThan(10)
    for (const [template, , { operationId }] of lists) {
      const path = template.replace('/api', '')
      for (const depth of [0, 1]) {
        const answer = await api('GET', `${path}?limit=5&depth=${depth}`, { cookies })
        expect(contract.faultsOf(template, 'get', answer), `${path}: ${answer.text.slice(0, 400)}`).toEqual([])
      }
      const one = await api('GET', `${path}?limit=1&depth=0`, { cookies })
      recordExample(operationId, {}, one)
      const [row] = one.body?.['docs'] as { id?: string }[]
      const read = document.paths[`${template}/{id}`]?.['get']
      if (row?.id && read) recordExample(read.operationId, {}, await api('GET', `${path}/${row.id}?depth=0`, { cookies }))
      const stranger = await api('GET', path.replace(/services|extensions|addons/, 'orders'))
      expect(contract.faultsOf('/api/orders', 'get', stranger), stranger.text).toEqual([])
    }
    const refused = await api('POST', '/coupons', { cookies, body: { code: '' } })
    expect(refused.status, refused.text).toBe(400)
    expect(contract.faultsOf('/api/coupons', 'post', refused), refused.text).toEqual([])
    expect(Object.keys((refused.body?.['error'] as { fields?: object }).fields ?? {})).toContain('code')
    const missing = '/provision-tasks/00000000-0000-4000-8000-000000000000/close'
    const closed = await api('POST', missing, { cookies, body: { kind: 'done', access: null } })
    expect(closed.status, closed.text).toBe(404)
    expect(contract.faultsOf('/api/provision-tasks/{id}/close', 'post', closed), closed.text).toEqual([])
  })
})
