import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { apiScopeNames, type ApiScope } from '@/modules/auth/api-keys/api-scopes'
import { calls } from '@/payload/endpoints'
import { createApi, type Api, type ApiRequest } from './api-client'
import { hostingItem } from './requests'
import { orderData } from '../../support/order-data'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'

const password = 'a-long-test-password'
const nowhere = '00000000-0000-7000-8000-000000000000'

let payload: Payload
let api: Api
const cookies: Record<string, Readonly<Record<string, string>>> = {}
beforeAll(async () => {
  ;({ payload } = await bootPayload({ RATE_LIMIT_LOGIN: '40', TRUSTED_PROXY_COUNT: '1' }))
  api = createApi(payload)
  for (const role of ['admin', 'marketing', 'support'] as const) {
    const email = `${role}@keys.test`
    await payload.create({ collection: 'users', data: { name: role, email, password, role } })
    cookies[role] = (await api('POST', '/users/login', { body: { email, password } })).cookies
  }
})
afterEach(() => void vi.useRealTimers())

interface MadeKey {
  readonly id: string
  readonly key: string
  readonly prefix: string
  readonly bearer: Readonly<Record<string, string>>
}

let made = 0
const makeKey = async (scopes: readonly ApiScope[], more: { readonly expiresAt?: string | null } = {}): Promise<MadeKey> => {
  made += 1
  const body = { name: `Program ${made}`, scopes, ...more }
  const answer = await api('POST', '/api-keys', { body, cookies: cookies['admin'] ?? {} })
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  const { id, key, prefix } = answer.body?.['doc'] as { readonly id: string; readonly key: string; readonly prefix: string }
  return { id, key, prefix, bearer: { Authorization: `Bearer ${key}` } }
}

const revoke = ({ id }: MadeKey, kind = 'admin') => api('POST', `/api-keys/${id}/revoke`, { body: {}, cookies: cookies[kind] ?? {} })

const invalidToken = 'Bearer error="invalid_token"'

const read = (...slugs: readonly string[]) => slugs.flatMap((slug) => [`get /${slug}`, `get /${slug}/count`, `get /${slug}/:id`])
const write = (...slugs: readonly string[]) =>
  slugs.flatMap((slug) => [`post /${slug}`, `patch /${slug}`, `patch /${slug}/:id`, `delete /${slug}`, `delete /${slug}/:id`])

const catalog = ['services', 'extensions', 'addons', 'transfer-prices', 'currencies']

/** Everything each scope grants, of all endpoints there are. */
const opens: Readonly<Record<ApiScope, readonly string[]>> = {
  'orders:read': [...read('orders', 'payments', 'refunds'), 'get /orders/export', 'get /orders/:id/refund', 'get /payments/:id/charges'],
  'orders:write': ['patch /orders', 'patch /orders/:id', 'post /orders/:id/refund', 'post /refunds/:id/close'],
  'jobs:read': read('provision-tasks'),
  'jobs:write': ['post /provision-tasks/:id/close'],
  'coupons:read': [...read('coupons', 'code-batches'), 'get /code-batches/:id/progress', 'get /code-batches/:id/csv'],
  'coupons:write': write('coupons', 'code-batches'),
  'catalog:read': [
    ...read(...catalog),
    'get /price-lists/:name',
    'get /prices/:name',
    'post /prices/:name/review',
    'get /prices/:name/history',
    'get /prices/:name/history/:set',
    'get /price-strikes',
  ],
  'catalog:write': [...write(...catalog), 'post /price-lists/:name', 'post /prices/:name/apply'],
  'invoices:read': [...read('invoices'), 'get /invoices/export'],
  'subscriptions:read': [
    ...read('subscriptions', 'domains'),
    'get /subscriptions/:id/desk',
    'get /subscriptions/:id/movements',
    'post /subscriptions/:id/money-back/preview',
    'get /subscriptions/:id/plan',
    'post /subscriptions/:id/plan/preview',
  ],
  'subscriptions:write': [
    'post /subscriptions/:id/change',
    'post /subscriptions/:id/money-back',
    'post /subscriptions/:id/plan',
    'post /subscriptions/:id/plan/cancel',
  ],
  'webhooks:read': read('webhook-endpoints', 'webhook-deliveries'),
  'webhooks:write': [
    ...write('webhook-endpoints'),
    'post /webhook-endpoints/:id/secret',
    'post /webhook-endpoints/:id/test',
    'post /webhook-endpoints/:id/send-failed',
    'post /webhook-deliveries/:id/send-again',
  ],
  'customers:read': read('customers'),
}

const operations = { read: 'get', create: 'post', update: 'patch', delete: 'delete' } as const

/** Public endpoints treat a key like a visitor. */
const isPublicCall = (name: string): boolean =>
  name.endsWith('/:rest*') ||
  calls.some(({ method, path, routePath = path }) => !path.startsWith('/account') && name === `${method} ${routePath}`)

interface NamedEndpoint {
  readonly name: string
  readonly endpoint: Endpoint
}

const allEndpoints = (): readonly NamedEndpoint[] => {
  const named = (before: string, endpoints: readonly Endpoint[] | false): readonly NamedEndpoint[] =>
    (endpoints || []).map((endpoint) => ({ name: `${endpoint.method} ${before}${endpoint.path}`.replace(/(?<=.)\/$/, ''), endpoint }))
  const { collections, globals, endpoints } = payload.config
  return [
    ...collections.flatMap((each) => named(`/${each.slug}`, each.endpoints)),
    ...globals.flatMap((each) => named(`/globals/${each.slug}`, each.endpoints)),
    ...named('', endpoints),
  ]
}

const asKey = async (scopes: readonly ApiScope[]): Promise<PayloadRequest> =>
  Object.assign(await createLocalReq({}, payload), {
    searchParams: new URLSearchParams(),
    user: { collection: 'api-keys', id: nowhere, name: 'Matrix', prefix: 'hf_live_matrix', scopes, refusal: null },
  })

describe('K13: scopes of a key', () => {
  it.each(apiScopeNames)('K13: %s grants its own endpoints and no others', async (scope) => {
    const endpoints = allEndpoints()
    const opened = new Set(opens[scope])
    expect([...opened].filter((name) => !endpoints.some((each) => each.name === name))).toEqual([])
    const answered: string[] = []
    const req = await asKey([scope])
    for (const { name, endpoint } of endpoints) {
      if (opened.has(name) || isPublicCall(name)) continue
      const { status } = await endpoint.handler(req)
      if (status !== 403) answered.push(`${name}: ${status}`)
    }
    expect(answered).toEqual([])
  })

  it.each(apiScopeNames)('K13: %s grants operations on its own collections and no others', async (scope) => {
    const granted: string[] = []
    const req = await asKey([scope])
    for (const { slug, access } of [...payload.config.collections, ...payload.config.globals]) {
      for (const [operation, rule] of Object.entries(access) as [string, unknown][]) {
        const order = { id: nowhere, data: { status: 'cancelled' } }
        const isGranted = typeof rule === 'function' && Boolean(await (rule as (args: object) => unknown)({ req, ...order }))
        if (isGranted) granted.push(`${operation} ${slug}`)
      }
    }
    const expected = payload.config.collections.flatMap(({ slug }) =>
      Object.entries(operations).flatMap(([operation, method]) =>
        opens[scope].some((name) => name === `${method} /${slug}`) ? [`${operation} ${slug}`] : [],
      ),
    )
    expect(granted.sort()).toEqual(expected.sort())
  })

  it('K13: reads, creates, updates and deletes through REST what its scopes name', async () => {
    for (const scope of apiScopeNames.filter((each) => each.endsWith(':read'))) {
      const { bearer } = await makeKey([scope])
      for (const name of opens[scope].filter((each) => /^get \/[\w-]+$/.test(each)))
        expect((await api('GET', name.slice(4), { headers: bearer })).status, name).toBe(200)
    }
    const { bearer } = await makeKey(['coupons:read', 'coupons:write'])
    const body = { code: 'KEYMADE10', type: 'percentage', value: 10, isActive: false, description: 'By a program', name: 'By a program' }
    const created = await api('POST', '/coupons', { headers: bearer, body })
    expect(created.status, created.text).toBe(201)
    const path = `/coupons/${(created.body?.['doc'] as { id: string }).id}`
    expect((await api('PATCH', path, { headers: bearer, body: { value: 15 } })).body?.['doc']).toMatchObject({ value: 15 })
    expect((await api('DELETE', path, { headers: bearer })).status).toBe(200)
    expect((await api('GET', '/services', { headers: bearer })).status).toBe(403)
  })

  it('K13: names the missing scope when it refuses', async () => {
    const { bearer } = await makeKey(['jobs:read'])
    const answer = await api('GET', '/orders', { headers: bearer })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ error: { code: 'forbidden' } })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="orders:read"')
  })

  it('K13: cancels an order with orders:write, and changes nothing else', async () => {
    const { id } = await payload.create({ collection: 'orders', data: orderData() })
    const { bearer, prefix } = await makeKey(['orders:write'])
    const patch = (body: object, path = `/orders/${id}`) => api('PATCH', path, { headers: bearer, body })
    expect((await patch({ status: 'paid' })).status).toBe(403)
    expect((await patch({ status: 'cancelled', staffNote: 'x' })).status).toBe(403)
    expect((await patch({ status: 'cancelled' }, `/orders?where[id][equals]=${id}`)).status).toBe(403)
    expect((await payload.findByID({ collection: 'orders', id })).status).toBe('pending')
    expect((await patch({ status: 'cancelled' })).status).toBe(200)
    const order = await payload.findByID({ collection: 'orders', id })
    expect(order.status).toBe('cancelled')
    expect(order.events?.at(-1)).toMatchObject({ type: 'cancelled', by: expect.stringContaining(prefix) as string })
  })

  it('K13: leaves public endpoints open', async () => {
    const { bearer } = await makeKey(['jobs:read'])
    expect((await api('GET', '/catalog/services', { headers: bearer })).status).toBe(200)
    expect((await api('GET', '/account/session', { headers: bearer })).status).toBe(403)
  })
})

describe('K14: an API key', () => {
  it('K14: is shown once and stored as a hash', async () => {
    const { id, key, prefix } = await makeKey(['jobs:read'])
    expect(key).toMatch(/^hf_live_[0-9A-Za-z]{54}$/)
    expect(key.startsWith(prefix)).toBe(true)
    for (const path of [`/api-keys/${id}`, '/api-keys', `/api-keys/${id}?depth=2`]) {
      const { text } = await api('GET', path, { cookies: cookies['admin'] ?? {} })
      expect(text).toContain(prefix)
      expect(text).not.toContain(key.slice(prefix.length))
      expect(text).not.toContain('"hash"')
    }
    const { rows } = await payload.db.drizzle.execute(sql`select row_to_json(k)::text as row from api_keys k where id = ${id}`)
    expect(JSON.stringify(rows)).not.toContain(key.slice(prefix.length))
  })

  it.each(['support', 'marketing', 'nobody'])('K14: %s can neither read, create, change nor revoke one', async (kind) => {
    const key = await makeKey(['jobs:read'])
    const refused = kind === 'nobody' ? 401 : 403
    const as: ApiRequest = { cookies: cookies[kind] ?? {} }
    expect((await api('GET', '/api-keys', as)).status).toBe(refused)
    expect((await api('POST', '/api-keys', { ...as, body: { name: 'x', scopes: ['jobs:read'] } })).status).toBe(refused)
    expect((await api('PATCH', `/api-keys/${key.id}`, { ...as, body: { name: 'x' } })).status).toBe(refused)
    expect((await revoke(key, kind)).status).toBe(refused)
    expect((await api('GET', '/provision-tasks', { headers: key.bearer })).status).toBe(200)
  })

  it.each([[['users:write']], [[]], ['jobs:read'], [null]])('K14: cannot be created with the scopes %j', async (scopes) => {
    const answer = await api('POST', '/api-keys', { body: { name: 'x', scopes }, cookies: cookies['admin'] ?? {} })
    expect(answer.status).toBe(400)
  })

  it('K14: is never chosen by its creator', async () => {
    const body = { name: 'x', scopes: ['jobs:read'], prefix: 'hf_live_000000000000', hash: 'x', key: 'x', revokedAt: null }
    const { doc } = (await api('POST', '/api-keys', { body, cookies: cookies['admin'] ?? {} })).body as {
      doc: { key: string; prefix: string }
    }
    expect(doc.prefix).not.toBe(body.prefix)
    expect(doc.key.startsWith(doc.prefix)).toBe(true)
  })

  it('K14: is rejected once revoked, and stays revoked', async () => {
    const key = await makeKey(['jobs:read'])
    const ask = (path: string) => api('GET', path, { headers: key.bearer })
    expect((await ask('/provision-tasks')).status).toBe(200)
    expect((await revoke(key)).status).toBe(200)
    for (const path of ['/provision-tasks', '/services', '/catalog/services', '/users/me']) {
      const answer = await ask(path)
      expect(answer.status, path).toBe(401)
      expect(answer.headers.get('www-authenticate'), path).toBe(invalidToken)
    }
    await api('PATCH', `/api-keys/${key.id}`, { body: { revokedAt: null }, cookies: cookies['admin'] ?? {} })
    expect((await revoke(key)).status).toBe(200)
    expect((await ask('/provision-tasks')).status).toBe(401)
    expect((await api('DELETE', `/api-keys/${key.id}`, { cookies: cookies['admin'] ?? {} })).status).toBe(403)
  })

  it('K14: expires on time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const key = await makeKey(['jobs:read'], { expiresAt: new Date(Date.now() + 60_000).toISOString() })
    expect((await api('GET', '/provision-tasks', { headers: key.bearer })).status).toBe(200)
    vi.setSystemTime(Date.now() + 60_000)
    expect((await api('GET', '/provision-tasks', { headers: key.bearer })).status).toBe(401)
  })

  it('K14: is rejected if one character differs, and costs a query only if its checksum is right', async () => {
    const { key } = await makeKey(['jobs:read'])
    const spy = vi.spyOn(payload.db.drizzle, 'execute')
    const typo = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
    for (const each of [typo, `${key}0`, key.slice(0, -1), 'hf_live_', 'hf_live_"; drop table api_keys'])
      expect((await api('GET', '/provision-tasks', { headers: { Authorization: `Bearer ${each}` } })).status, each).toBe(401)
    expect(spy.mock.calls.filter(([query]) => JSON.stringify(query).includes('api_keys'))).toEqual([])
    spy.mockRestore()
    expect((await api('GET', '/provision-tasks', { headers: { Authorization: `bearer  ${key}` } })).status).toBe(200)
  })

  it('K14: records its last use at most once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { id, bearer } = await makeKey(['jobs:read'])
    const used = async () => (await payload.findByID({ collection: 'api-keys', id })).lastUsedAt
    const use = async (at: number) => {
      vi.setSystemTime(at)
      await api('GET', '/provision-tasks', { headers: bearer })
      return Date.parse((await used()) ?? '')
    }
    const start = Date.now()
    expect(await used()).toBeNull()
    expect(await use(start)).toBe(start)
    expect(await use(start + 59_000)).toBe(start)
    expect(await use(start + 61_000)).toBe(start + 61_000)
  })

  it('K14: counts failed attempts by address, and still accepts a valid key from that address', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.77' }
    const { bearer } = await makeKey(['jobs:read'])
    const guess = () => api('GET', '/provision-tasks', { headers: { ...from, Authorization: 'Bearer hf_live_guess' } })
    const statuses = []
    for (let tries = 0; tries < 41; tries += 1) statuses.push((await guess()).status)
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 401))
    expect(statuses.at(-1)).toBe(429)
    expect((await guess()).headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await api('GET', '/provision-tasks', { headers: { ...from, ...bearer } })).status).toBe(200)
  })
})

describe('K15: a request with a key', () => {
  it('K15: is authenticated by the key alone, whatever cookie it carries', async () => {
    const key = await makeKey(['jobs:read'])
    const both = (headers: Readonly<Record<string, string>>, path = '/orders') =>
      api('GET', path, { headers, cookies: cookies['admin'] ?? {} })
    expect((await both({})).status).toBe(200)
    expect((await both(key.bearer)).status).toBe(403)
    expect((await both(key.bearer, '/users')).status).toBe(403)
    expect((await both(key.bearer, '/provision-tasks')).status).toBe(200)
    await revoke(key)
    expect((await both(key.bearer)).status).toBe(401)
    expect((await both({ Authorization: 'bearer hf_live_nonsense' })).status).toBe(401)
  })

  it('K15: needs no Origin, and ignores a foreign one', async () => {
    const { bearer } = await makeKey(['jobs:write'])
    const close = (headers: Readonly<Record<string, string>>) =>
      api('POST', `/provision-tasks/${nowhere}/close`, { headers, body: { kind: 'again', reason: 'Tried by a program' } })
    expect((await close({ ...bearer, Cookie: 'payload-token=x' })).status).toBe(404)
    expect((await close({ ...bearer, Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(404)
    expect((await close({ Origin: 'https://partner.example' })).status).toBe(403)
  })

  it('K15: appears in the audit log by the key’s name, never by the key itself', async () => {
    const lines: unknown[] = []
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(payload.logger, level).mockImplementation((...said: readonly unknown[]) => void lines.push(said))
    const key = await makeKey(['webhooks:write'])
    const created = await api('POST', '/webhook-endpoints', { headers: key.bearer, body: { url: 'http://localhost:9/hooks', events: [] } })
    const { id } = (created.body as { doc: { id: string } }).doc
    await api('POST', `/webhook-endpoints/${id}/secret`, { headers: key.bearer, body: {} })
    await api('GET', '/orders', { headers: key.bearer })
    await api('GET', '/orders?where[nonsense][equals]=1', { headers: key.bearer })
    await revoke(key)
    await api('GET', '/orders', { headers: key.bearer })
    vi.restoreAllMocks()

    const { docs } = await payload.find({ collection: 'staff-actions', where: { document: { in: [id, key.id] } }, sort: 'createdAt' })
    const byKey = `API key “Program ${made}” (${key.prefix})`
    expect(docs.map(({ person, action, area }) => `${person} ${action} ${area}`)).toEqual([
      'admin@keys.test created api-keys',
      `${byKey} created webhook-endpoints`,
      `${byKey} changed webhook-endpoints`,
      'admin@keys.test changed api-keys',
    ])
    const secret = key.key.slice(key.prefix.length)
    expect(JSON.stringify(docs)).not.toContain(secret)
    expect(JSON.stringify(lines)).toContain('API key rejected')
    expect(JSON.stringify(lines)).not.toContain(secret)
  })
})

describe('K27: what else is tried with a key', () => {
  it('K27: opens nothing when it is sent anywhere but in the Authorization header', async () => {
    const { key, bearer } = await makeKey(['jobs:read'])
    const tries: readonly (readonly [string, ApiRequest])[] = [
      [`/provision-tasks?api_key=${key}&access_token=${key}`, {}],
      ['/provision-tasks', { headers: { 'X-API-Key': key } }],
      ['/provision-tasks', { headers: { Authorization: `Basic ${btoa(`${key}:`)}` } }],
      ['/provision-tasks', { headers: { Authorization: `api-keys API-Key ${key}` } }],
      ['/provision-tasks', { headers: { Authorization: `JWT ${key}` } }],
      ['/provision-tasks', { cookies: { 'payload-token': key } }],
      ['/provision-tasks', { headers: { 'X-Order-Token': key, 'Cart-Token': key } }],
    ]
    for (const [path, request] of tries) expect([401, 403], JSON.stringify(request)).toContain((await api('GET', path, request)).status)
    expect((await api('GET', '/provision-tasks', { headers: bearer })).status).toBe(200)
  })

  it('K27: loses a scope that is taken away with the next request', async () => {
    const { id, bearer } = await makeKey(['jobs:read', 'coupons:read'])
    expect((await api('GET', '/coupons', { headers: bearer })).status).toBe(200)
    await api('PATCH', `/api-keys/${id}`, { body: { scopes: ['jobs:read'] }, cookies: cookies['admin'] ?? {} })
    expect((await api('GET', '/coupons', { headers: bearer })).status).toBe(403)
    expect((await api('GET', '/provision-tasks', { headers: bearer })).status).toBe(200)
  })

  it('K27: reads nothing of another scope by depth, selection or condition', async () => {
    const data = { email: 'hidden@keys.test', password, name: 'Hidden Harriet', locale: 'en' as const }
    const { id: customer } = await payload.create({ collection: 'customers', data })
    const { id } = await payload.create({ collection: 'orders', data: orderData({ customer }) })
    const { bearer } = await makeKey(['orders:read'])
    const ask = (query: string) => api('GET', `/orders${query}`, { headers: bearer })
    for (const query of [`/${id}?depth=4`, `?where[id][equals]=${id}&depth=4&populate[customers][name]=true&select[customer]=true`]) {
      const { status, text } = await ask(query)
      expect([status, text.includes('Hidden Harriet'), text.includes(customer)], text).toEqual([200, false, true])
    }
    for (const condition of ['[customer.name][like]=Hidden', '[customer][contains][name][like]=Hidden', '[accessTokenHash][like]=token']) {
      const { status, text } = await ask(`?where${condition}`)
      expect(status, text).toBe(400)
    }
  })

  it('K27: changes nothing by a method override when it may only read', async () => {
    const { bearer } = await makeKey(['coupons:read'])
    const { docs } = await payload.find({ collection: 'coupons', limit: 1, depth: 0 })
    const path = `/coupons/${docs[0]?.id}`
    for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override', 'X-Method-Override'])
      for (const method of ['DELETE', 'PATCH'])
        await api('POST', path, { headers: { ...bearer, [name]: method }, body: { isActive: false, description: 'Taken over' } })
    expect(await payload.findByID({ collection: 'coupons', id: docs[0]?.id ?? '', depth: 0 })).toEqual(docs[0])
  })

  it('K27: refunds once, however often the same request is sent', async () => {
    const { id } = await findOrder(payload, numberOf(await createBuyer(api).orderAsShown(cartOf(hostingItem))))
    await payload.update({ collection: 'orders', id, data: { status: 'paid' } })
    const { bearer } = await makeKey(['orders:write'])
    const body = { amount: 1.5, reason: 'The server was down', key: 'sent-again-1' }
    const send = () => api('POST', `/orders/${id}/refund`, { headers: bearer, body })
    const answers = [...(await Promise.all(Array.from({ length: 5 }, send))), await send()]
    expect(answers.map(({ status, body: answer }) => [status, answer?.['amount']])).toEqual(answers.map(() => [200, 1.5]))
    const { docs } = await payload.find({ collection: 'refunds', where: { order: { equals: id } }, depth: 0 })
    expect(docs).toMatchObject([{ amount: 150, state: 'done' }])
  })

  it('K27: opens nothing while the database fails, and neither answer nor log has it', async () => {
    const key = await makeKey(['jobs:read'])
    const lines: unknown[] = []
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(payload.logger, level).mockImplementation((...said: readonly unknown[]) => void lines.push(said))
    const failing = vi.spyOn(payload.db.drizzle, 'execute').mockRejectedValue(new Error('the connection was lost'))
    const answer = await api('GET', '/provision-tasks', { headers: key.bearer })
    failing.mockRestore()
    vi.restoreAllMocks()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    const secret = key.key.slice(key.prefix.length)
    expect(JSON.stringify(lines)).toContain('API key verification failed')
    expect(`${JSON.stringify(lines)}${answer.text}`).not.toContain(secret)
    expect((await api('GET', '/provision-tasks', { headers: key.bearer })).status).toBe(200)
  })
})
