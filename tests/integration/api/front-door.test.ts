import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrontDoor } from '@/payload/http/front-door'
import { resolveClientIp } from '../../../server/visitor.mjs'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'

const behind = 'behind the door'
const quote = {
  currency: 'EUR',
  codes: ['CLOUD25', 'NOSUCH'],
  items: [{ type: 'hosting', id: 'shared-pro', billing: 'yearly', quantity: 2 }],
}

describe('the front server', () => {
  let api: Api
  let url: string
  let server: http.Server
  let ask: (method: string, path: string, init?: RequestInit) => Promise<Response>

  beforeAll(async () => {
    const { payload } = await bootPayload({ RATE_LIMIT_CHECKOUT: '5' })
    api = createApi(payload)
    const door = createFrontDoor(async () => payload)
    server = http.createServer((request, response) => {
      resolveClientIp(request, 0)
      const goOn = () => response.setHeader('X-Asked-For', request.url ?? '').end(behind)
      if (!door(request, response, goOn)) goOn()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
    ask = (method, path, init) => fetch(`${url}${path}`, { method, ...init })
  })
  afterAll(() => server.close())

  const json = { 'Content-Type': 'application/json' }

  it('R23: answers HEAD as GET, without the body', async () => {
    const [head, get] = [await ask('HEAD', '/health/live'), await ask('GET', '/health/live')]
    expect([head.status, await head.text()]).toEqual([get.status, ''])
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
  })

  it.each([
    ['a quote', 'POST', '/pricing/quote', JSON.stringify(quote)],
    ['a quote in German', 'POST', '/pricing/quote?lang=de', JSON.stringify(quote)],
    ['an unknown field', 'POST', '/pricing/quote', JSON.stringify({ ...quote, total: 1 })],
    ['an unknown parameter', 'POST', '/pricing/quote?x=1', JSON.stringify(quote)],
    ['broken JSON', 'POST', '/pricing/quote', '{"items":'],
    ['no body', 'POST', '/pricing/quote', ''],
    ['a body that is too large', 'POST', '/pricing/quote', JSON.stringify({ ...quote, codes: ['X'.repeat(70_000)] })],
    ['a code', 'POST', '/discounts/validate', JSON.stringify({ ...quote, codes: [], code: 'HOLIDAY50' })],
    ['an empty cart', 'GET', '/cart', undefined],
    ['a line that is not there', 'DELETE', '/cart/items/nothing', undefined],
    ['a checkout without a body', 'POST', '/checkout', '{}'],
    ['the health', 'GET', '/health/live', undefined],
  ] as const)('answers %s like Payload’s router', async (_what, method, path, text) => {
    const answered = await ask(method, path, text === undefined ? {} : { headers: json, body: text })
    const expected = await api(method, path, text === undefined ? {} : { text })
    expect(await answered.text()).toBe(expected.text)
    expect(answered.status).toBe(expected.status)
    expect(answered.headers.get('content-type')).toBe(expected.headers.get('content-type'))
    expect(answered.headers.get('cache-control')).toBe(expected.headers.get('cache-control'))
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('keeps a cart by its cookie', async () => {
    const added = await ask('POST', '/cart/items', { headers: json, body: JSON.stringify(quote.items[0]) })
    expect(added.status, await added.clone().text()).toBe(200)
    const cookie = (added.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const read = await ask('GET', '/cart', { headers: { cookie } })
    expect(((await read.json()) as { items: unknown[] }).items).toHaveLength(1)
  })

  it('rejects a cross-site change with a cookie', async () => {
    const refused = await ask('POST', '/cart/items', {
      headers: { ...json, cookie: 'cart=x', origin: 'https://elsewhere.example' },
      body: JSON.stringify(quote.items[0]),
    })
    expect(refused.status).toBe(403)
  })

  it.each([
    ['/en/made-up', '/en/_missing'],
    ['/de/made-up/deeper.html?x=1', '/de/_missing?x=1'],
    ['/fr/og/made-up', '/fr/_missing'],
    ['/fr/about', '/fr/about'],
    ['/made-up?x=1', '/made-up?x=1'],
    ['/de/checkout', '/de/checkout'],
  ])('rewrites %s to %s: one missing page per language', async (path, askedFor) => {
    expect((await fetch(new URL(path, url))).headers.get('x-asked-for')).toBe(askedFor)
  })

  it('counts a client once, whatever addresses it claims', async () => {
    const statuses = []
    for (let index = 0; index < 8; index += 1)
      statuses.push((await ask('POST', '/checkout', { headers: { ...json, 'X-Forwarded-For': `203.0.113.${index}` }, body: '{}' })).status)
    expect(statuses.slice(-3)).toEqual([429, 429, 429])
  })

  it.each([
    ['a page of another site', { ...json, origin: 'https://elsewhere.example' }, 403],
    ['what a form of another site can send', { 'Content-Type': 'text/plain' }, 415],
    ['what a form of another site can send, with its origin', { 'Content-Type': 'text/plain', origin: 'https://elsewhere.example' }, 403],
  ] as const)('rejects %s, with or without cookie', async (_what, headers, status) => {
    expect((await ask('POST', '/cart/items', { headers, body: JSON.stringify(quote.items[0]) })).status).toBe(status)
  })

  it('rejects a stream that grows too large, and responds before closing', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(20_000))
    let sent = 0
    const body = new ReadableStream({ pull: (controller) => (sent++ < 8 ? controller.enqueue(chunk) : controller.close()) })
    const refused = await ask('POST', '/pricing/quote', { headers: json, body, duplex: 'half' } as RequestInit)
    expect(refused.status).toBe(413)
    expect(refused.headers.get('connection')).toBe('close')
  })

  it.each([
    ['another call', 'GET', '/catalog/services', {}],
    ['another method', 'PUT', '/pricing/quote', {}],
    ['the admin', 'GET', '/../admin', {}],
    ['a path written oddly', 'GET', '/cart%00', {}],
    ['a zero byte', 'GET', '/cart?lang=%00', {}],
    ['a member of staff', 'GET', '/cart', { cookie: 'payload-token=x' }],
    ['a customer', 'GET', '/cart', { cookie: 'a=b; __Host-customer=x' }],
    ['a token', 'GET', '/cart', { authorization: 'JWT x' }],
  ] as const)('passes %s on', async (_what, method, path, headers) => {
    const answered = await ask(method, path, { headers })
    expect(await answered.text()).toBe(behind)
  })
})
