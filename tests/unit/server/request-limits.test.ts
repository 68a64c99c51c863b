import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import net from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maximumBodyBytes, maximumUploadBytes } from '@/lib/config/limits'
import { recordUnresponsive } from '@/lib/db/database-health'
import { startFront } from '../../support/in-front'

const staff = { Cookie: 'payload-token=valid' }

let front: Awaited<ReturnType<typeof startFront>>
/** Requests that reached Next. */
const reached: { url: string | undefined; bytes: number; isWhole: boolean }[] = []

beforeAll(async () => {
  front = await startFront(
    (request, response) => {
      const seen = { url: request.url, bytes: 0, isWhole: false }
      reached.push(seen)
      request.on('data', (chunk: Buffer) => (seen.bytes += chunk.length))
      request.on('error', () => undefined)
      request.on('end', () => {
        seen.isWhole = true
        response.end('taken')
      })
    },
    { shop: { maximumBytesOf: async ({ headers }) => (headers.cookie === staff.Cookie ? maximumUploadBytes : maximumBodyBytes) } },
  )
})
afterAll(() => front.stop())
beforeEach(() => void reached.splice(0))

const post = (path: string, headers: http.OutgoingHttpHeaders) =>
  http.request({ host: '127.0.0.1', port: front.port, path, method: 'POST', headers, agent: false })

/** Declares a length and sends no body. */
const claim = async (path: string, bytes: number, headers: http.OutgoingHttpHeaders = {}) => {
  const request = post(path, { 'Content-Type': 'application/json', 'Content-Length': bytes, ...headers })
  request.on('error', () => undefined).flushHeaders()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const chunk: Buffer = (await once(answer, 'data'))[0] as Buffer
  request.destroy()
  return { status: answer.statusCode, headers: answer.headers, text: chunk.toString() }
}

/** Keeps sending until there is a response. */
const stream = async (path: string, headers: http.OutgoingHttpHeaders = {}) => {
  const request = post(path, { 'Transfer-Encoding': 'chunked', ...headers })
  let isAnswered = false
  let sent = 0
  request.on('error', () => undefined)
  const answered = once(request, 'response').finally(() => (isAnswered = true))
  const chunk = Buffer.alloc(16_000)
  const more = () => {
    if (isAnswered || sent > 100_000_000) return
    sent += chunk.length
    request.write(chunk, () => setImmediate(more))
  }
  more()
  const [answer] = (await answered) as [IncomingMessage]
  const [said] = (await once(answer, 'data')) as [Buffer]
  request.destroy()
  return { status: answer.statusCode, headers: answer.headers, text: said.toString() }
}

const raw = async (text: string): Promise<readonly number[]> => {
  const socket = net.connect(front.port, '127.0.0.1')
  socket.write(text)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close')
  return [
    ...Buffer.concat(chunks)
      .toString()
      .matchAll(/^HTTP\/1\.1 (\d{3})/gm),
  ].map(([, status]) => Number(status))
}

const doors = ['/api/pages', '/api/users/login', '/api/cart/items', '/en/contact', '/admin', '/en']

describe('R15: a request body', () => {
  it.each(doors)('is refused with 413 when %s is sent more than everybody may send, before a byte is read', async (path) => {
    const { status, headers, text } = await claim(path, maximumBodyBytes + 1, { 'Accept-Language': 'de' })
    expect([status, headers.connection, JSON.parse(text)]).toEqual([
      413,
      'close',
      { error: { code: 'body-too-large', message: 'Die Anfrage ist zu groß.' } },
    ])
    expect(reached).toEqual([])
  })

  it.each(doors.filter((path) => path !== '/en'))('is cut off when a stream to %s passes the limit', async (path) => {
    const { status, headers } = await stream(path)
    expect([status, headers.connection]).toEqual([413, 'close'])
    await expect.poll(() => reached.every(({ bytes, isWhole }) => bytes <= maximumBodyBytes && !isWhole)).toBe(true)
  })

  it('is passed on whole up to the limit, with a length and without', async () => {
    const body = 'x'.repeat(maximumBodyBytes)
    expect((await front.ask('/api/pages', { method: 'POST', body })).status).toBe(200)
    expect((await front.ask('/api/pages', { method: 'POST', body, headers: { 'Transfer-Encoding': 'chunked' } })).status).toBe(200)
    expect(reached.map(({ bytes }) => bytes)).toEqual([maximumBodyBytes, maximumBodyBytes])
  })

  it('may be an upload when staff send it, and no more than that', async () => {
    const body = 'x'.repeat(1_000_000)
    expect((await front.ask('/api/media', { method: 'POST', body, headers: staff })).status).toBe(200)
    expect((await front.ask('/api/media', { method: 'POST', body, headers: { ...staff, 'Transfer-Encoding': 'chunked' } })).status).toBe(
      200,
    )
    expect((await claim('/api/media', maximumUploadBytes + 1, staff)).status).toBe(413)
    expect((await stream('/api/media', staff)).status).toBe(413)
  })

  it('is small when a session is only claimed', async () => {
    expect((await claim('/api/media', maximumBodyBytes + 1, { Cookie: 'payload-token=forged' })).status).toBe(413)
    expect((await claim('/api/media', maximumBodyBytes + 1, { Authorization: 'JWT forged' })).status).toBe(413)
  })

  it('is answered 503 when the database is away and nobody’s session can be read', async () => {
    recordUnresponsive(true)
    try {
      expect((await claim('/api/media', 1_000_000, { Cookie: 'payload-token=unknown' })).status).toBe(503)
    } finally {
      recordUnresponsive(false)
    }
  })

  it.each([
    ['breaks off', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
    ['has no parts', 'nothing'],
    ['has no boundary of its own', '--y\r\n\r\n--y--\r\n'],
  ])('is refused with 400 when it is a page’s form that %s', async (_what, body) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await front.ask('/en/contact', { method: 'POST', body, headers })).status).toBe(400)
    expect(reached).toEqual([])
  })

  it('is passed on as it came when it is a page’s form', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nwhole\r\n--x--\r\n'
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await front.ask('/en/contact', { method: 'POST', body, headers })).status).toBe(200)
    expect(reached).toEqual([{ url: '/en/contact', bytes: Buffer.byteLength(body), isWhole: true }])
  })
})

describe('a request target', () => {
  it.each([
    ['names a host of its own', 'GET http://evil.example/en HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
    ['is a host', 'GET evil.example:80 HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
    ['comes with two hosts', 'GET /en HTTP/1.1\r\nHost: shop.test\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
    ['is the server itself', 'GET * HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
    ['has broken percent signs', 'GET /api/%E0%A4%A HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
    ['has broken percent signs for a call', 'DELETE /api/cart/codes/% HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
    ['has broken percent signs for a file', 'GET /_next/static/%c0.js HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
  ])('is refused with 400 when it %s', async (_what, request) => {
    expect(await raw(request)).toEqual([400])
    expect(reached).toEqual([])
  })

  it('is answered with the methods when OPTIONS asks for the whole server', async () => {
    expect(await raw('OPTIONS * HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')).toEqual([204])
  })

  it('may have percent signs of any kind in its query', async () => {
    expect((await front.ask('/en/contact?utm=100%&x=%E0%A4%A', { method: 'POST', body: 'a=%' })).status).toBe(200)
  })
})
