import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { recordUnresponsive } from '@/lib/db/database-health'
import { staleWhileRevalidateMs } from '../../../server/page-cache.mjs'
import { asKept, startFront } from '../../support/in-front'

type Front = Awaited<ReturnType<typeof startFront>>

const open: Front[] = []

/** Site whose pages contain `words` and count renders. */
const site = async (waits = 0) => {
  const state = { words: 'first', drawn: 0, asked: [] as IncomingHttpHeaders[], status: 200, head: asKept as Record<string, string> }
  const front = await startFront((request, response) => {
    state.drawn += 1
    state.asked.push(request.headers)
    const body = `<p>${state.words}</p><script>go(${JSON.stringify(state.words)})</script><script src="/a.js"></script>${'word '.repeat(400)}`
    setTimeout(() => response.writeHead(state.status, state.head).end(body), waits)
  })
  open.push(front)
  return { state, ...front }
}

afterEach(async () => {
  recordUnresponsive(false)
  await Promise.all(open.splice(0).map((front) => front.stop()))
})

const encoded = (name: string) => ({ headers: { 'Accept-Encoding': name } })

describe('a cached page', () => {
  it('is rendered once, for concurrent and later requests and any query', async () => {
    const { ask, state } = await site(50)
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/en/about')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { headers } = await ask('/en/about?utm_source=letter')
    expect([state.drawn, headers['cache-status']]).toEqual([1, 'hostfront; hit'])
  })

  it('waits in a queue: four are rendered at a time', async () => {
    const drawn = { now: 0, most: 0 }
    const { ask, stop } = await startFront((_request, response) => {
      drawn.most = Math.max(drawn.most, (drawn.now += 1))
      setTimeout(() => {
        drawn.now -= 1
        response.writeHead(200, asKept).end('<p>drawn</p>')
      }, 30)
    })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`/en/page-${index}`)))
    await stop()
    expect([answers.every(({ text }) => text === '<p>drawn</p>'), drawn.most]).toEqual([true, 4])
  })

  it('is served as requested: Brotli, gzip, plain', async () => {
    const { ask } = await site()
    const plain = await ask('/en/about')
    const br = await ask('/en/about', encoded('gzip, deflate, br'))
    const gzip = await ask('/en/about', encoded('gzip'))
    const without = await ask('/en/about', encoded('br;q=0, gzip'))
    expect([br, gzip, without, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', 'gzip', undefined])
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(gzip.body).toString()]).toEqual([plain.text, plain.text])
    expect(plain.headers.vary).toBe('rsc, Accept-Encoding')
    for (const { headers, body } of [plain, br, gzip]) expect(headers['content-length']).toBe(String(body.length))
  })

  it('has a strong ETag per encoding, and answers 304', async () => {
    const { ask } = await site()
    const marks = await Promise.all(['br', 'gzip', 'identity'].map(async (name) => (await ask('/en', encoded(name))).headers.etag ?? ''))
    expect(new Set(marks).size).toBe(3)
    for (const mark of marks) {
      expect(mark).toMatch(/^"[\w-]+"$/)
      const again = await ask('/en', { headers: { 'If-None-Match': mark, 'Accept-Encoding': 'br' } })
      expect([again.status, again.body.length, again.headers['content-length']]).toEqual([304, 0, undefined])
    }
    expect((await ask('/en', { headers: { 'If-None-Match': '"another"' } })).status).toBe(200)
  })

  it('answers HEAD with headers only', async () => {
    const { ask } = await site()
    const { headers } = await ask('/en')
    const head = await ask('/en', { method: 'HEAD' })
    expect([head.body.length, head.headers['content-length'], head.headers.etag]).toEqual([0, headers['content-length'], headers.etag])
  })

  it('carries the hashes of its own inline scripts, and allows no others', async () => {
    const { ask } = await site()
    const policy = (await ask('/en')).headers['content-security-policy']
    const scripts = String(policy).match(/script-src ([^;]*)/)?.[1]
    expect(scripts).toBe(`'self' 'sha256-${createHash('sha256').update('go("first")').digest('base64')}'`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  it('may run its scripts if a section is missing, and is rendered again', async () => {
    const { ask, state } = await site()
    state.head = { ...asKept, 'cache-control': 's-maxage=1' }
    const { headers, status } = await ask('/en')
    expect([status, headers['cache-control'], headers['cdn-cache-control']]).toEqual([200, 's-maxage=1', 'no-store'])
    expect(headers['content-security-policy']).toContain(createHash('sha256').update('go("first")').digest('base64'))
    await ask('/en')
    expect(state.drawn).toBe(2)
  })

  it('is passed on to Next when a page’s script asks for it', async () => {
    const { ask, state } = await site()
    await ask('/en')
    await ask('/en', { headers: { RSC: '1' } })
    expect(state.drawn).toBe(2)
  })

  it('is rendered without the visitor’s cookies and policy when they claim to preview drafts', async () => {
    const { ask, state } = await site()
    const claims = { Cookie: '__prerender_bypass=x', 'Content-Security-Policy': "script-src 'nonce-guessed'" }
    await ask('/en', { headers: claims })
    await ask('/en')
    expect([state.drawn, state.asked.flatMap(({ cookie, 'content-security-policy': policy }) => [cookie ?? policy ?? []].flat())]).toEqual([
      1,
      [],
    ])
  })

  it('is rendered without the visitor’s policy when a page’s script asks for it', async () => {
    const { ask, state } = await site()
    const policy = "script-src 'nonce-guessed'"
    await ask('/en', { headers: { RSC: '1', 'Content-Security-Policy': policy, 'Content-Security-Policy-Report-Only': policy } })
    expect(Object.keys(state.asked[0] ?? {}).filter((name) => name.startsWith('content-security-policy'))).toEqual([])
  })

  it('is not cached if personal, failed or a redirect', async () => {
    for (const [status, head] of [
      [200, { ...asKept, 'cache-control': 'private, no-store' }],
      [500, asKept],
      [308, { ...asKept, location: '/en/elsewhere?kept=1' }],
    ] as const) {
      const { ask, state } = await site()
      Object.assign(state, { status, head })
      const answered = await ask('/en/about?a=1')
      expect(answered.status).toBe(status)
      const before = state.drawn
      await ask('/en/about?a=1')
      expect(state.drawn).toBeGreaterThan(before)
    }
  })
})

describe('after a publish', () => {
  it('is refreshed in the background, without a wait', async () => {
    const { ask, state, pages } = await site(1000)
    const old = await ask('/en')
    state.words = 'second'
    pages?.outdate()
    const began = performance.now()
    const meanwhile = await ask('/en')
    expect(performance.now() - began).toBeLessThan(900)
    expect(meanwhile.text).toBe(old.text)
    await expect.poll(async () => (await ask('/en')).text).toContain('second')
    expect(state.drawn).toBe(2)
  })

  it('is rendered again if it was being rendered during the publish', async () => {
    const { ask, state, pages } = await site(100)
    const meanwhile = ask('/en')
    await expect.poll(() => state.drawn).toBe(1)
    state.words = 'second'
    pages?.outdate()
    expect((await meanwhile).text).toContain('first')
    await expect.poll(async () => (await ask('/en')).text).toContain('second')
  })

  it('keeps its ETag if unchanged', async () => {
    const { ask, state, pages } = await site()
    await ask('/en')
    const { headers } = await ask('/en')
    pages?.outdate()
    await ask('/en')
    await expect.poll(() => state.drawn).toBe(2)
    await sleep(20)
    expect((await ask('/en')).headers.etag).toBe(headers.etag)
  })

  it('is pre-rendered once publishing pauses, and on request before', async () => {
    const { ask, state, pages } = await site()
    await ask('/en')
    await ask('/en')
    for (let turn = 0; turn < 5; turn += 1) pages?.outdate()
    await sleep(100)
    expect(state.drawn).toBe(1)
    await expect.poll(() => state.drawn, { timeout: 4000 }).toBe(2)
  })

  it('is never served stale after a long time without requests', async () => {
    const { ask, state, pages } = await site()
    await ask('/en')
    state.words = 'second'
    pages?.outdate()
    await sleep(staleWhileRevalidateMs + 50)
    // second purge, for pages that were being rendered
    pages?.outdate()
    expect((await ask('/en')).text).toContain('second')
  })

  it('is looked up again at once if it was missing', async () => {
    const { ask, state, pages } = await site()
    state.status = 404
    await ask('/en/offer')
    Object.assign(state, { status: 200, words: 'come' })
    pages?.outdate()
    expect((await ask('/en/offer')).text).toContain('come')
  })

  it('is 404 once deleted', async () => {
    const { ask, state, pages } = await site()
    await ask('/en/offer')
    Object.assign(state, { status: 308, head: { location: '/en' } })
    pages?.outdate()
    await expect.poll(async () => (await ask('/en/offer')).status).toBe(308)
  })

  it('is served stale while rendering fails; an unvisited one reports the outage', async () => {
    const { ask, state, pages } = await site()
    const { text } = await ask('/en')
    recordUnresponsive(true)
    state.status = 500
    pages?.outdate()
    for (let turn = 0; turn < 5; turn += 1) expect(await ask('/en')).toMatchObject({ status: 200, text })
    expect(state.drawn).toBeLessThanOrEqual(2)
    expect((await ask('/de/preise')).status).toBe(503)
  })
})
