import { EventEmitter } from 'node:events'
import http from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { setStaging } from '@/lib/config/staging'
import { startFront } from '../../support/in-front'
import { localRequestToken } from '../../../server/visitor.mjs'

let front: Awaited<ReturnType<typeof startFront>>

/** Echoes the visitor headers. */
const told = (text: string) => JSON.parse(text) as Readonly<Record<string, string>>

beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'http://shop.test')
  front = await startFront((request, response) => {
    if (request.url === '/too-large') response.writeHead(413).end()
    else if (request.url === '/private')
      response.writeHead(200, { 'cache-control': 'private, no-store', 'set-cookie': ['a=1', 'b=2'] }).end('{}')
    else if (request.url === '/echo') request.pipe(response)
    else if (request.url === '/breaks') response.socket?.destroy()
    else response.end(JSON.stringify(request.headers))
  })
})
afterAll(() => front.stop())
afterEach(() => setStaging(false))

describe('the front server', () => {
  it('identifies clients by connection, whatever they claim', async () => {
    const { text } = await front.ask('/', { headers: { 'X-Forwarded-For': '203.0.113.7', 'X-Own-Machine': 'guessed' } })
    expect(told(text)['x-forwarded-for']).toBe('127.0.0.1')
    expect(told(text)['x-own-machine']).toBeUndefined()
  })

  it('recognises a local visitor, but not one behind a local proxy', async () => {
    expect(told((await front.ask('/')).text)['x-own-machine']).toBe(localRequestToken)
    for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
      expect(told((await front.ask('/', { headers: { [header]: '127.0.0.1' } })).text)['x-own-machine']).toBeUndefined()
  })

  it.each([
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['shop.test', true],
    ['elsewhere.example:3000', false],
    ['127.0.0.1.elsewhere.example', false],
  ])('treats %j as a name of the machine or shop: %s', async (host, isOwn) => {
    expect(told((await front.ask('/', { headers: { Host: host } })).text)['x-own-machine'] !== undefined).toBe(isOwn)
  })

  it('answers an HTTP/2 upgrade as HTTP/1.1', async () => {
    const headers = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQCAAAAAAIAAAAA' }
    expect((await front.ask('/', { headers })).status).toBe(200)
  })

  it('rejects an unsupported method', async () => {
    const refused = await front.ask('/', { method: 'TRACE' })
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
  })

  it('assigns a request id to response and backend, ignoring the client’s', async () => {
    const { headers, text } = await front.ask('/', { headers: { 'X-Request-Id': 'chosen-by-a-client' } })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(told(text)['x-request-id']).toBe(headers['x-request-id'])
    expect(headers['server-timing']).toBe(`request;desc="${String(headers['x-request-id'])}"`)
    expect((await front.ask('/')).headers['x-request-id']).not.toBe(headers['x-request-id'])
  })

  it('passes on bodies and every cookie', async () => {
    const sent = 'x'.repeat(60_000)
    expect((await front.ask('/echo', { method: 'POST', body: sent })).text).toBe(sent)
    const streamed = { method: 'POST', body: sent, headers: { 'Transfer-Encoding': 'chunked' } }
    expect((await front.ask('/echo', streamed)).text).toBe(sent)
    expect((await front.ask('/private')).headers['set-cookie']).toEqual(['a=1', 'b=2'])
  })

  it('closes the connection after an oversized body', async () => {
    expect((await front.ask('/too-large', { method: 'POST' })).headers.connection).toBe('close')
  })

  it('reports a missing response of Next', async () => {
    expect((await front.ask('/breaks')).status).toBe(502)
  })

  it('aborts when the client disconnects', async () => {
    let note: () => void = () => undefined
    const abandoned = new Promise<void>((resolve) => (note = resolve))
    const other = await startFront((_request, response) => void response.on('close', note))
    const request = http.request({ host: '127.0.0.1', port: other.port, path: '/', agent: false }).end()
    request.on('error', () => undefined)
    setTimeout(() => request.destroy(), 100)
    await abandoned
    await other.stop()
  })

  it('keeps half of the listeners that Node allows for others while it forwards a response', async () => {
    let forwarded: EventEmitter = new EventEmitter()
    let listeners = 0
    const next: http.RequestListener = (_request, response) => {
      response.write('first')
      setTimeout(() => {
        listeners = forwarded.listenerCount('close')
        response.end('second')
      }, 50)
    }
    const other = await startFront(next, { shop: { measure: (_request, response) => void (forwarded = response) } })
    expect((await other.ask('/')).text).toBe('firstsecond')
    await other.stop()
    expect(listeners).toBeGreaterThan(0)
    expect(listeners).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners / 2)
  })

  it('cuts a response that Next does not finish', async () => {
    const other = await startFront((_request, response) => {
      response.write('first')
      setTimeout(() => response.destroy(), 50)
    })
    await expect(other.ask('/')).rejects.toThrow('aborted')
    await other.stop()
  })

  it('disallows robots on every response of a staging copy only', async () => {
    expect((await front.ask('/')).headers).not.toHaveProperty('x-robots-tag')
    setStaging(true)
    expect((await front.ask('/')).headers['x-robots-tag']).toBe('noindex, nofollow')
  })
})
