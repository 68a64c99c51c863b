import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { signMessage } from '@/lib/crypto/sign-message'
import { apiScopeNames } from '@/modules/auth/api-keys/api-scopes'
import { confirmMoneyBack } from '@/modules/refunds/money-back.service'
import { previewMoneyBack } from '@/modules/refunds/money-back-preview'
import { calls } from '@/payload/endpoints'
import { pathOf } from '@/payload/http/openapi/document'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { createContract, escaped, operationsIn, type OpenApiDocument } from '../../support/openapi/contract'
import { recordExample } from '../../support/openapi/record-example'
import { onFileEnd } from '../../support/open-shops'
import { everyNameFree } from '../../support/names/every-name-free'
import { extensionData, serviceData } from '../../support/cms/catalogue-data'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiAnswer, type ApiRequest } from './api-client'
import { atTheMachine, sandboxKit, sitAtTheMachine } from '../../support/payments/sandbox-kit'
import { signEvent, stripeEvent } from '../../support/payments/stripe-events'
import { stripeKeys, webhookSecret } from '../../support/payments/stripe-kit'
import { hostSecret } from '../../support/provisioning/example-host'
import { addonItem, checkoutBody, domainItem, hostingItem, quoteRequest, transferItem } from './requests'

let payload: Payload
let api: Api
let document: OpenApiDocument
let contract: ReturnType<typeof createContract>
beforeAll(async () => {
  ;({ payload } = await bootPayload({
    ...stripeKeys,
    ...sandboxKit.environment,
    PROVISIONING_PROVIDER: 'http',
    PROVISIONING_SECRET: hostSecret,
  }))
  onFileEnd(sitAtTheMachine())
  api = createApi(payload)
  document = JSON.parse((await api('GET', '/openapi.json')).text) as OpenApiDocument
  contract = createContract(document)
})

const nowhere = '00000000-0000-4000-8000-000000000000'

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

const access = { address: 'web3.hosts.test', user: 'u4711', panel: 'https://panel.hosts.test', ipv4: '203.0.113.10' }
const facts = { certificate: { state: 'pending', names: ['kitewell.com'] }, mailboxes: { state: 'none' }, site: { state: 'none' } }

/** As a provisioning program sends it. */
const signed = (body: unknown, secret = hostSecret): ApiRequest => {
  const message = signMessage({ url: '', eventId: randomUUID(), body, at: Date.now(), secrets: [secret] })
  return { text: message.body, headers: message.headers }
}

/** A plan that was paid for: its order, its subscription and its job. */
const buyPlan = async () => {
  const { id: order } = await findOrder(payload, numberOf(await createBuyer(api).orderAsShown(cartOf(hostingItem))))
  await payload.update({ collection: 'orders', id: order, data: { status: 'paid' } })
  const { docs } = await payload.find({ collection: 'subscriptions', where: { order: { equals: order } }, depth: 0 })
  const subscription = docs[0]?.id ?? ''
  const jobs = await payload.find({ collection: 'provision-tasks', where: { subscription: { equals: subscription } }, depth: 0 })
  return { order, subscription, job: jobs.docs[0]?.id ?? '' }
}

const claimJob = async (): Promise<string> => {
  const claimed = await api('POST', '/provisioning-jobs/claim', signed({ max: 1, leaseSeconds: 300 }))
  return (claimed.body?.['jobs'] as { id: string }[])[0]?.id ?? ''
}

const tokenOf = ({ body }: ApiAnswer) => ({ 'X-Order-Token': String(body?.['accessToken']) })

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
    await buyPlan()
    const claimed = await claimJob()
    await buyPlan()
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
      'post /provisioning-jobs/claim': ['/provisioning-jobs/claim', signed({ max: 10, leaseSeconds: 300 })],
      'post /provisioning-jobs/:id/close': [`/provisioning-jobs/${claimed}/close`, signed({ id: claimed, status: 'done', access, facts })],
      'get /health/live': ['/health/live', {}],
      'get /health/ready': ['/health/ready', {}],
      'get /openapi.json': ['/openapi.json', {}],
    }
    // Calls that need an account are checked in a test of their own; webhooks of payment providers have one definition.
    const open = calls.filter(({ path }) => !path.startsWith('/account/'))
    const needed = open.map(({ method, path, credentials }) => ({ name: `${method} ${path}`, credentials }))
    expect(Object.keys(requests).sort(), 'give each call an example in `requests`, above').toEqual(
      needed.flatMap(({ name, credentials }) => (credentials !== 'provider' || name in requests ? [name] : [])).sort(),
    )
    for (const [name, [path, request]] of Object.entries(requests)) {
      const call = calls.find((each) => `${each.method} ${each.path}` === name)
      const answer = await api(call?.method.toUpperCase() as 'GET', path, request)
      expect([200, ...(call?.success ?? [])], `${name}: ${answer.text}`).toContain(answer.status)
      if (call !== undefined && !call.isUndocumented) {
        expect(contract.faultsOf(pathOf(call), call.method, answer), name).toEqual([])
        const body = call.signedBody && request.text !== undefined ? (JSON.parse(request.text) as unknown) : request.body
        recordExample(call.operationId, { body }, answer)
      }
      const parsed = call?.response.safeParse(answer.body)
      expect(parsed?.success, `${name}: ${parsed?.error?.message ?? ''}`).toBe(true)
      expect(answer.headers.get('cache-control'), name).toMatch(call?.isPublic ? /^public/ : /^no-store$/)
    }
  })

  it('K19: every error is one of the document, with its body and its headers', async () => {
    const began = await api('POST', '/cart/items', { body: domainItem('errors-kitewell.com') })
    const cookies = { cart: began.cookies['cart'] ?? '' }
    await buyPlan()
    const claimed = await claimJob()
    const closing = `/provisioning-jobs/${claimed}/close`
    await api('POST', closing, signed({ id: claimed, status: 'done', access }))
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
      [
        403,
        'post',
        '/provisioning-jobs/claim',
        '/provisioning-jobs/claim',
        signed({ max: 1 }, `whsec_${Buffer.alloc(32, 'x').toString('base64')}`),
      ],
      [400, 'post', '/provisioning-jobs/claim', '/provisioning-jobs/claim', signed({ max: 0 })],
      [409, 'post', '/provisioning-jobs/{id}/close', closing, signed({ id: claimed, status: 'refused', reason: 'No room' })],
      [
        404,
        'post',
        '/provisioning-jobs/{id}/close',
        `/provisioning-jobs/${nowhere}:1/close`,
        signed({ id: `${nowhere}:1`, status: 'done' }),
      ],
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

  it('K19: an unknown path and a wrong method are errors of the same form', async () => {
    const unknown = await api('GET', '/nothing')
    expect([unknown.status, contract.faultsAt('/components/schemas/Error', unknown.body)]).toEqual([404, []])
    const wrong = await api('PUT', '/catalog/services', { body: {} })
    expect([wrong.status, wrong.headers.get('allow'), contract.faultsAt('/components/schemas/Error', wrong.body)]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      [],
    ])
  })

  it('K17: answers an order at its former path too', async () => {
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

  it('K25: every write of staff takes and answers what the document says, and so does its refusal', async () => {
    const login = { email: 'writes@staff.test', password: 'a-long-test-password' }
    await payload.create({ collection: 'users', data: { ...login, name: 'Writes', role: 'admin' } })
    const { cookies } = await api('POST', '/users/login', { body: login })
    const keyed = async (scopes: readonly string[]) => {
      const { body } = await api('POST', '/api-keys', { cookies, body: { name: 'Writes', scopes } })
      return { Authorization: `Bearer ${(body?.['doc'] as { key: string }).key}` }
    }
    const key = await keyed(apiScopeNames)
    const operations = new Map(operationsIn(document).map(([template, method, { operationId }]) => [operationId, { template, method }]))
    const operation = (operationId: string) => operations.get(operationId) ?? { template: operationId, method: '' }

    const send = async (operationId: string, id: string, body?: unknown, headers: NonNullable<ApiRequest['headers']> = key, query = '') => {
      const { template, method } = operation(operationId)
      const path = `${template.replace('/api', '').replace('{id}', id)}${query}`
      const answer = await api(method.toUpperCase(), path, { headers, body })
      expect(contract.faultsOf(template, method, answer), `${operationId}: ${answer.text}`).toEqual([])
      return answer
    }
    const done = new Set<string>()
    const write = async (operationId: string, id: string, body?: unknown) => {
      const answer = await send(operationId, id, body)
      expect(answer.status, `${operationId}: ${answer.text}`).toBeLessThan(300)
      const { template, method } = operation(operationId)
      const pointer = `/paths/${escaped(template)}/${method}/requestBody/content/${escaped('application/json')}/schema`
      if (body !== undefined) expect(contract.faultsAt(pointer, body), operationId).toEqual([])
      recordExample(operationId, { body }, answer)
      done.add(operationId)
      return (answer.body?.['doc'] as { id: string } | undefined)?.id ?? ''
    }

    const { order, subscription, job } = await buyPlan()
    await write('closeProvisioningJob', job, { kind: 'done', access, facts })
    await write('controlSubscription', subscription, { kind: 'putForward', days: 14, reason: 'The server was down' })
    await write('refundOrder', order, { amount: 1.5, reason: 'The server was down', key: 'refund-outage-1' })
    const placed = await findOrder(payload, numberOf(await createBuyer(api).orderAsShown(cartOf(hostingItem))))
    await write('updateStaffOrder', placed.id, { status: 'cancelled' })

    const returned = await buyPlan()
    const back = { id: returned.subscription, customerId: null, isDesk: true, amount: null }
    const preview = await previewMoneyBack(createContext(payload, 'en'), back)
    if (!preview.ok) throw new Error(preview.error)
    const by = { email: login.email, reason: 'Within 30 days' }
    await confirmMoneyBack(createContext(payload, 'en'), { ...back, figures: preview.value.figures, by, ends: true })
    const { docs: refunds } = await payload.find({ collection: 'refunds', where: { state: { equals: 'requested' } }, depth: 0 })
    const refund = refunds[0]?.id ?? ''
    await write('closeRefund', refund, { kind: 'sent', reason: 'Transferred today' })

    const products: Readonly<Record<string, readonly [object, object]>> = {
      Coupon: [
        { code: 'AUTUMN15', name: 'Autumn', description: '15% off everything', type: 'percentage', value: 15, isActive: true },
        { isActive: false },
      ],
      StaffService: [
        serviceData({ key: 'shared-plus', name: 'Shared Plus', description: 'More room for busy websites.' }),
        { prices: [{ period: 'monthly', basePrice: 5.99, setupFee: 0, discount: 0 }] },
      ],
      StaffExtension: [extensionData({ extension: '.hostfront' }), { renewal: 4 }],
      StaffAddon: [
        {
          ...{ key: 'uptime-watch', name: 'Uptime watch', description: 'Mails you when the website is away.', price: 12 },
          ...{ category: 'performance', heroGroup: 'performance', order: 90, _status: 'published' },
        },
        { price: 14 },
      ],
      WebhookEndpoint: [{ url: 'https://erp.example.com/hooks', events: ['order.paid', 'invoice.issued'], isActive: true }, { events: [] }],
    }
    const made: Record<string, string> = {}
    for (const [name, [created, changed]] of Object.entries(products)) {
      made[name] = await write(`create${name}`, '', created)
      await write(`update${name}`, made[name] ?? '', changed)
    }
    const endpoint = made['WebhookEndpoint'] ?? ''
    await write('createWebhookSecret', endpoint)
    await write('sendTestEvent', endpoint)
    await write('resendFailedEvents', endpoint, { since: '2026-11-01' })
    const { rows } = await payload.db.drizzle.execute<{ id: string }>(
      sql`update webhook_deliveries set status = 'dead' where endpoint_id = ${endpoint} returning id`,
    )
    const delivery = rows[0]?.id ?? ''
    await write('resendEvent', delivery)

    const month = new Date().toISOString().slice(0, 7)
    recordExample('exportOrders', {}, await send('exportOrders', '', undefined, key, '?limit=1'))
    for (const [operationId, query] of [
      ['exportOrders', '?format=csv'],
      ['exportInvoices', `?format=csv&from=${month}&to=${month}`],
    ] as const) {
      const { status, text } = await send(operationId, '', undefined, key, query)
      recordExample(`${operationId}File`, {}, { status, body: text.split('\n').slice(0, 2).join('\n') })
    }

    await payload.update({ collection: 'webhook-endpoints', id: endpoint, data: { isActive: false } })
    const narrow = await keyed(['jobs:read'])
    const refusals: readonly (readonly [number, string, string, unknown?, ApiRequest['headers']?])[] = [
      [400, 'refundOrder', order, { amount: -1 }],
      [404, 'refundOrder', nowhere, { reason: 'Nobody’s', key: 'refund-nobody-1' }],
      [422, 'refundOrder', order, { amount: 100_000, reason: 'Too much', key: 'refund-much-1' }],
      [403, 'updateStaffOrder', order, { status: 'paid' }],
      [404, 'closeRefund', nowhere, { kind: 'sent', reason: 'Nobody’s' }],
      [409, 'closeRefund', refund, { kind: 'sent', reason: 'Twice' }],
      [409, 'closeProvisioningJob', job, { kind: 'failed', reason: 'Too late' }],
      [400, 'controlSubscription', subscription, { kind: 'putForward', days: 9_999, reason: 'A typing error' }],
      [404, 'controlSubscription', nowhere, { kind: 'release', reason: 'Nobody’s' }],
      [422, 'controlSubscription', subscription, { kind: 'release', reason: 'It runs' }],
      [400, 'createStaffService', '', { key: 'No Key' }],
      [400, 'createStaffExtension', '', { extension: 'no dot' }],
      [404, 'updateCoupon', nowhere, { isActive: true }],
      [412, 'updateCoupon', made['Coupon'] ?? '', { isActive: true }, { ...key, 'If-Match': '"an-older-one"' }],
      [404, 'createWebhookSecret', nowhere],
      [409, 'sendTestEvent', endpoint],
      [400, 'resendFailedEvents', endpoint, { since: 'yesterday' }],
      [409, 'resendEvent', delivery],
      [403, 'createCoupon', '', { code: 'NO' }, narrow],
      [401, 'createCoupon', '', { code: 'NO' }, { Authorization: 'Bearer hf_live_nobody' }],
    ]
    for (const [status, operationId, id, body, headers] of refusals) {
      const answer = await send(operationId, id, body, headers)
      expect([operationId, answer.status], answer.text).toEqual([operationId, status])
    }

    // the last ones stay for the lists of the next test
    for (const [name, [created]] of Object.entries(products)) {
      if (name === 'WebhookEndpoint') await write('deleteWebhookEndpoint', await write('createWebhookEndpoint', '', created))
      else await write(`delete${name}`, made[name] ?? '')
    }
    const writes = operationsIn(document).filter(([, method, { security }]) => method !== 'get' && 'apiKey' in (security[0] ?? {}))
    expect([...done].sort()).toEqual(writes.map(([, , { operationId }]) => operationId).sort())
  })

  it('K19: what staff read and write is what the document says', async () => {
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
      if (row?.id && read) {
        const answer = await api('GET', `${path}/${row.id}?depth=0`, { cookies })
        expect(contract.faultsOf(`${template}/{id}`, 'get', answer), `${path}: ${answer.text.slice(0, 400)}`).toEqual([])
        recordExample(read.operationId, {}, answer)
      }
      const stranger = await api('GET', path.replace(/services|extensions|addons/, 'orders'))
      expect(contract.faultsOf('/api/orders', 'get', stranger), stranger.text).toEqual([])
    }
    const refused = await api('POST', '/coupons', { cookies, body: { code: '' } })
    expect(refused.status, refused.text).toBe(400)
    expect(contract.faultsOf('/api/coupons', 'post', refused), refused.text).toEqual([])
    expect(Object.keys((refused.body?.['error'] as { fields?: object }).fields ?? {})).toContain('code')
    const missing = `/provision-tasks/${nowhere}/close`
    const closed = await api('POST', missing, { cookies, body: { kind: 'done', access: null } })
    expect(closed.status, closed.text).toBe(404)
    expect(contract.faultsOf('/api/provision-tasks/{id}/close', 'post', closed), closed.text).toEqual([])
  })
})
