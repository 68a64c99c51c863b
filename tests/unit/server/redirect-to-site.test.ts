import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { redirectToSite } from '../../../server/redirect-to-site.mjs'
import { startFront } from '../../support/in-front'

const asBrowser = { accept: 'text/html,application/xhtml+xml', host: '127.0.0.1:3000' }

const ask = (own: { readonly url?: string; readonly method?: string; readonly headers?: IncomingHttpHeaders } = {}, proxies = 0) =>
  redirectToSite(
    { url: '/en/cart?a=1', method: 'GET', ...own, headers: { ...asBrowser, ...own.headers } },
    {
      site: 'http://localhost:3000',
      proxies,
    },
  )?.['Location']

describe('a browser at another host name', () => {
  it('R22: is redirected to the site with path and query', () => expect(ask()).toBe('http://localhost:3000/en/cart?a=1'))

  it('R22: is redirected to the admin login', () => expect(ask({ url: '/admin/login' })).toBe('http://localhost:3000/admin/login'))

  it.each([
    ['the site itself', { headers: { host: 'localhost:3000' } }],
    ['the site in capitals', { headers: { host: 'LocalHost:3000' } }],
    ['a call', { url: '/api/health/ready' }],
    ['a file of the build', { url: '/_next/static/a.js' }],
    ['security.txt', { url: '/.well-known/security.txt' }],
    ['a program', { headers: { accept: '*/*' } }],
    ['a form', { method: 'POST' }],
    ['a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
    ['a script of a page', { headers: { rsc: '1' } }],
    ['somebody led a moment ago', { headers: { cookie: 'a=b; led-to-site=1' } }],
  ])('R22: is not redirected from %s', (_name, request) => expect(ask(request)).toBeUndefined())

  it('R22: is identified by the nearest proxy’s header, and by no header without a proxy', () => {
    const headers = { host: 'shop:3000', 'x-forwarded-host': 'evil.example, localhost:3000' }
    expect(ask({ headers }, 1)).toBeUndefined()
    expect(ask({ headers: { host: 'localhost:3000', 'x-forwarded-host': 'www.shop.example' } }, 1)).toBe(
      'http://localhost:3000/en/cart?a=1',
    )
    expect(ask({ headers })).toBe('http://localhost:3000/en/cart?a=1')
  })

  it('R22: gets 307 before anything else', async () => {
    const front = await startFront((_request, response) => response.end('page'))
    const led = await front.ask('/en', { headers: { Accept: 'text/html', Host: '127.0.0.1:3000' } })
    expect([led.status, led.headers.location, led.headers['cache-control']]).toEqual([307, 'http://shop.test/en', 'no-store'])
    expect((await front.ask('/en', { headers: { Accept: '*/*', Host: '127.0.0.1:3000' } })).text).toBe('page')
    await front.stop()
  })
})
