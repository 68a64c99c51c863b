import { afterEach, describe, expect, it, vi } from 'vitest'
import { guarded } from '@/payload/http/handlers'
import { readBody } from '@/payload/http/answer-call'
import { requestLanguage } from '@/payload/http/error-response'

const requestOf = (body: string | ReadableStream<Uint8Array>, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  new Request('http://localhost/api/x', {
    method: 'POST',
    body,
    headers,
    ...(typeof body === 'string' ? {} : { duplex: 'half' }),
  } as RequestInit)

describe('a request body', () => {
  it('is read up to 64 KiB, whatever its declared length', async () => {
    const chunk = new Uint8Array(10_000).fill(32)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => (sent++ < 1_000 ? controller.enqueue(chunk) : controller.close()),
    })
    expect(await readBody(requestOf(endless))).toEqual({ ok: false, error: 'body-too-large' })
    expect(sent).toBeLessThan(20)
    expect(await readBody(requestOf(`"${'x'.repeat(65_534)}"`))).toMatchObject({ ok: true })
    expect(await readBody(requestOf(`"${'x'.repeat(65_535)}"`))).toEqual({ ok: false, error: 'body-too-large' })
  })

  it('is rejected if it is not JSON', async () => {
    expect(await readBody(requestOf('{'))).toEqual({ ok: false, error: 'invalid-json' })
  })
})

describe('the response language', () => {
  it('is the requested one, else the best of Accept-Language, else English', () => {
    const headers = new Headers({ 'accept-language': 'fr-CA,fr;q=0.9' })
    expect(requestLanguage(new URLSearchParams('lang=de'), headers)).toBe('de')
    expect(requestLanguage(new URLSearchParams('lang=xx'), headers)).toBe('fr')
    expect(requestLanguage(new URLSearchParams(), new Headers())).toBe('en')
  })
})

describe('a request that would crash the router', () => {
  const handler = guarded(async () => new Response('ok'))
  const statusOf = async (request: Request) => (await handler(request)).status

  it('is rejected before', async () => {
    expect(await statusOf(new Request('http://localhost/api/constructor'))).toBe(404)
    expect(await statusOf(new Request('http://localhost/api/__proto__/x'))).toBe(404)
    expect(await statusOf(new Request('http://localhost/api/services?where=%00'))).toBe(400)
    const headers = { 'x-http-method-override': 'GET', 'content-type': 'application/json' }
    expect(await statusOf(new Request('http://localhost/api/services', { method: 'POST', body: '{', headers }))).toBe(400)
    expect(await statusOf(new Request('http://localhost/api/services'))).toBe(200)
  })
})

describe('origin and address of a request', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  const load = async (environment: Record<string, string>) => {
    vi.resetModules()
    const base = { DATABASE_URL: 'postgresql://localhost/x', PAYLOAD_SECRET: 'x'.repeat(32), SITE_URL: 'https://shop.example' }
    for (const [name, value] of Object.entries({ ...base, ...environment })) vi.stubEnv(name, value)
    return import('@/lib/http/request-origin')
  }

  it('allows changes from the shop, or from non-browsers without a cookie', async () => {
    const { isOwnOrigin } = await load({})
    const ask = (headers: Record<string, string>, method = 'post') => isOwnOrigin(method, new Headers(headers))
    expect(ask({ cookie: 'cart=x', origin: 'https://shop.example' })).toBe(true)
    expect(ask({ cookie: 'cart=x', origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(true)
    expect(ask({ cookie: 'cart=x', origin: 'https://evil.example', host: 'shop.example' })).toBe(false)
    expect(ask({ cookie: 'cart=x', origin: 'null', host: 'shop.example' })).toBe(false)
    expect(ask({ cookie: 'cart=x' })).toBe(false)
    expect(ask({ cookie: 'cart=x', 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(ask({ cookie: 'cart=x', 'sec-fetch-site': 'cross-site' })).toBe(false)
    expect(ask({}), 'a program').toBe(true)
    expect(ask({ origin: 'https://elsewhere.example' }), 'a login in somebody else’s name').toBe(false)
    expect(ask({ 'sec-fetch-site': 'cross-site' })).toBe(false)
    expect(ask({ 'sec-fetch-site': 'same-site' })).toBe(false)
    expect(ask({ cookie: 'cart=x', origin: 'https://evil.example' }, 'get')).toBe(true)
  })
})
