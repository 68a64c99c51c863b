import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

let shop: ChildProcess
let port: number

interface Answered {
  readonly status: number | undefined
  readonly headers: http.IncomingHttpHeaders
  /** What those behind the door were told of the visitor. */
  readonly told: Readonly<Record<string, string>>
}

const ask = async (headers: Record<string, string>, method = 'GET', path = '/'): Promise<Answered> => {
  const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const text = (await response.toArray()).join('')
  return { status: response.statusCode, headers: response.headers, told: text === '' ? {} : (JSON.parse(text) as Record<string, string>) }
}

beforeAll(async () => {
  const door = at('../../../scripts/front-door.mjs')
  shop = fork(at('../../support/behind-the-door.mjs'), {
    execArgv: ['--import', door],
    env: { ...process.env, NODE_ENV: 'production', TRUSTED_PROXY_COUNT: '0', SITE_URL: 'http://shop.test' },
  })
  ;[port] = (await once(shop, 'message')) as [number]
})
afterAll(() => {
  shop.kill()
})

describe('the server in front of Next', () => {
  it('says who asks by the connection, whatever the client claims', async () => {
    const { told } = await ask({ 'X-Forwarded-For': '203.0.113.7', 'X-Own-Machine': 'guessed' })
    expect(told['x-forwarded-for']).toBe('127.0.0.1')
    expect(told['x-own-machine']).toBeUndefined()
  })

  it('knows a visitor at the machine itself, and not one that a proxy on it passes on', async () => {
    expect((await ask({})).told['x-own-machine']).toMatch(/^[\w-]{32}$/)
    for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
      expect((await ask({ [header]: '127.0.0.1' })).told['x-own-machine']).toBeUndefined()
  })

  it.each([
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['shop.test', true],
    ['elsewhere.example:3000', false],
    ['127.0.0.1.elsewhere.example', false],
  ])('takes %j for a name of the machine or of the shop: %s', async (host, isOwn) => {
    expect((await ask({ Host: host })).told['x-own-machine'] !== undefined).toBe(isOwn)
  })

  it('answers a wish for HTTP/2 as the HTTP/1.1 it came by', async () => {
    const answered = await ask({ Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQCAAAAAAIAAAAA' })
    expect(answered.status).toBe(200)
  })

  it('refuses a method it has no answer for', async () => {
    const refused = await ask({}, 'TRACE')
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
  })

  it('names each request, in its answer and to those behind, and not as a client wishes', async () => {
    const { headers, told } = await ask({ 'X-Request-Id': 'chosen-by-a-client' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(told['x-request-id']).toBe(headers['x-request-id'])
    expect(headers['server-timing']).toBe(`request;desc="${String(headers['x-request-id'])}"`)
    expect((await ask({})).headers['x-request-id']).not.toBe(headers['x-request-id'])
  })

  it('says that it closes after a body that was too large', async () => {
    expect((await ask({}, 'POST', '/too-large')).headers.connection).toBe('close')
  })
})
