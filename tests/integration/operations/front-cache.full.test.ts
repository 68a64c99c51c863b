import http from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cdnCaching, pagesTag, createVarnish } from '@/lib/http/front-caches'
import { isVarnishHere, startFrontCache } from '../../support/front-cache.mjs'

const isHere = isVarnishHere()
if (!isHere) console.warn('\n!!! NOT TESTED: the cache in front (apt-get install varnish varnish-modules) !!!\n')

/** A stand-in that sends the shop's caching headers and counts requests. */
const startShop = async () => {
  const state = { asked: [] as string[], words: 'first', caching: cdnCaching(true), isWell: true, status: 200 }
  const answer: http.RequestListener = ({ url = '/', method = 'GET' }, response) => {
    if (url === '/api/health/live') return response.writeHead(state.isWell ? 200 : 503).end()
    state.asked.push(`${method} ${url}`)
    if (url.startsWith('/api')) return response.writeHead(method === 'PURGE' ? 405 : 200, { 'Cache-Control': 'no-store' }).end('call')
    if (url === '/private') return response.writeHead(200, { 'Cache-Control': 'private, no-cache' }).end(`${state.asked.length}`)
    const isMissing = url.startsWith('/missing')
    response.writeHead(isMissing ? 404 : state.status, {
      'CDN-Cache-Control': state.status === 200 ? state.caching : 'no-store',
      'Cache-Control': 'public, max-age=0, s-maxage=1, must-revalidate',
      'Cache-Tag': pagesTag,
      'X-Request-Id': `number-${state.asked.length}`,
    })
    return response.end(state.words)
  }
  const server = http.createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const die = () => {
    server.closeAllConnections()
    server.close()
  }
  const comeBack = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  return { state, port, die, comeBack }
}

describe.skipIf(!isHere)('the cache in front of several shops', { timeout: 30_000 }, () => {
  let shops: Awaited<ReturnType<typeof startShop>>[]
  let front: Awaited<ReturnType<typeof startFrontCache>>
  beforeAll(async () => {
    shops = [await startShop(), await startShop()]
    front = await startFrontCache(shops.map(({ port }) => port))
  }, 30_000)
  afterAll(async () => {
    await front.stop()
    for (const { die } of shops) die()
  })

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${front.url}${path}`, init)
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const askedFor = (path: string) => shops.flatMap(({ state }) => state.asked).filter((each) => each.endsWith(` ${path}`)).length
  const say = (words: string) => shops.forEach(({ state }) => (state.words = words))
  const purge = () => createVarnish([front.purgeUrl]).purge([pagesTag])

  it('fetches a page once for any number of visitors, and shares no request id', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/en', { headers: { cookie: 'session=1' } })))
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['first']))
    expect(askedFor('/en')).toBe(1)
    expect((await ask('/en')).headers.get('x-request-id')).toBeNull()
  })

  it('serves a publication to the very next visitor, in each encoding', async () => {
    const forms = ['br', 'gzip', 'identity'].map((form) => ({ headers: { 'accept-encoding': form } }))
    for (const form of forms) await ask('/en/about', form)
    say('second')
    expect((await ask('/en/about')).text).toBe('first')
    await purge()
    for (const form of forms) expect((await ask('/en/about', form)).text).toBe('second')
  })

  it('does not store the previous page that a shop may serve for a moment', async () => {
    for (const { state } of shops) state.caching = 'no-store'
    await purge()
    say('before')
    expect((await ask('/en/pricing')).text).toBe('before')
    for (const { state } of shops) state.caching = cdnCaching(true)
    say('after')
    expect((await ask('/en/pricing')).text).toBe('after')
    say('later')
    expect((await ask('/en/pricing')).text).toBe('after')
  })

  it('ignores purge requests of visitors', async () => {
    say('third')
    const before = (await ask('/en/contact')).text
    say('fourth')
    expect((await ask('/en/contact', { method: 'PURGE', headers: { 'cache-tag': pagesTag } })).status).not.toBe(204)
    expect((await ask('/en/contact')).text).toBe(before)
    expect((await fetch(front.purgeUrl)).status).toBe(405)
  })

  it('stores no personal response, no unknown path, and no page by its query', async () => {
    for (const path of ['/private', '/api/cart', '/en?x=1']) {
      await ask(path)
      await ask(path)
      expect([path, askedFor(path)]).toEqual([path, 2])
    }
    await ask('/missing/1')
    await sleep(1200)
    await ask('/missing/1')
    expect(askedFor('/missing/1')).toBe(2)
  })

  it('sends no request to a shop that is draining', async () => {
    const [first, second] = shops
    if (!first || !second) throw new Error('two shops')
    first.state.isWell = false
    await sleep(2000)
    const before = first.state.asked.length
    for (let n = 0; n < 10; n += 1) expect((await ask('/api/cart')).status).toBe(200)
    expect(first.state.asked.length).toBe(before)
    first.state.isWell = true
    await sleep(2000)
  })

  it('hides a killed shop from readers and buyers, and repeats only safe requests', async () => {
    const [first] = shops
    first?.die()
    const post = { method: 'POST', body: '{}' }
    for (let n = 0; n < 8; n += 1) {
      expect((await ask(`/en/page-${n}`)).status).toBe(200)
      expect((await ask('/api/pricing/quote', post)).status).toBe(200)
      expect((await ask('/api/checkout', { ...post, headers: { 'idempotency-key': `order-${n}` } })).status).toBe(200)
    }
    await first?.comeBack()
    await sleep(2000)
    for (const { die } of shops) die()
    expect((await ask('/api/contact', post)).status).toBe(503)
    for (const { comeBack } of shops) await comeBack()
    await sleep(2000)
    expect(shops.flatMap(({ state }) => state.asked).filter((each) => each === 'POST /api/contact')).toHaveLength(0)
  })

  it('serves stale pages while no shop responds, even purged ones, and lets the shop report the rest', async () => {
    say('kept')
    await purge()
    await ask('/en/blog')
    await purge()
    for (const { state } of shops) state.status = 503
    say('away, in words')
    expect(await ask('/en/blog')).toMatchObject({ status: 200, text: 'kept' })
    expect(await ask('/en/never-visited')).toMatchObject({ status: 503, text: 'away, in words' })
    for (const { die } of shops) die()
    expect(await ask('/en/blog')).toMatchObject({ status: 200, text: 'kept' })
    expect((await ask('/en/never-visited')).status).toBe(503)
    for (const { state, comeBack } of shops) {
      state.status = 200
      await comeBack()
    }
    say('back')
    await expect.poll(async () => (await ask('/en/blog')).text, { timeout: 5000 }).toBe('back')
  })
})
