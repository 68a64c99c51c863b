import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { codeRoutes } from '@/lib/config/site-routes'
import { locales } from '@/lib/config/locales'
import { config, proxy } from '@/proxy'

const ask = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(new URL(path, 'http://localhost:3000'), { headers }))

describe('in front of the pages', () => {
  it.each([
    ['/nichts', 'de', '/de/nichts'],
    ['/wp-login.php?x=1', 'tlh', '/en/wp-login.php?x=1'],
    ['/og/made-up', 'fr', '/fr/og/made-up'],
  ])('R1: %s is led to a language, whether something stands there or not', (path, language, target) => {
    const answered = ask(path, { 'accept-language': language })
    expect([answered.status, answered.headers.get('location')]).toEqual([307, `http://localhost:3000${target}`])
  })

  it('asks for no second address, which would be one more call over the network', () => {
    for (const path of ['/en/made-up', '/made-up', '/en/checkout']) expect(ask(path).headers.get('x-middleware-rewrite')).toBeNull()
  })

  it('a page goes on, and one without a language is led to it', () => {
    expect(ask('/en/about').headers.get('x-middleware-next')).toBe('1')
    expect(ask('/about').headers.get('location')).toBe('http://localhost:3000/en/about')
  })

  it.each([
    ['/EN', '/en'],
    ['/De/hosting?plan=a', '/de/hosting?plan=a'],
    ['/en/Hosting', '/en/hosting'],
    ['/en-us/vps-hosting', '/en/vps-hosting'],
    ['/fr_CA', '/fr'],
    ['/EN/orders/ORD-1AB', '/en/orders/ORD-1AB'],
  ])('R21: %s leads to %s for good', (path, target) => {
    const answered = ask(path)
    expect([answered.status, answered.headers.get('location')]).toEqual([308, `http://localhost:3000${target}`])
  })

  it.each(['/en/orders/ORD-1AB', '/en/caf%C3%A9', '/en/my-domains/A.com', '/de-luxe'])('R21: leaves %s as it is', (path) => {
    expect(ask(path).status).not.toBe(308)
  })

  const send = (method: string, headers: Record<string, string> = {}) =>
    proxy(new NextRequest(new URL('/en/vps-hosting', 'http://localhost:3000'), { method, headers }))

  it.each(['PUT', 'DELETE', 'PATCH', 'POST'])('R23: refuses %s on a page', (method) => {
    const refused = send(method, { 'content-type': 'application/json' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('R23: takes the form of a page, and tells its methods', () => {
    expect(send('POST', { 'content-type': 'multipart/form-data; boundary=a' }).status).toBe(200)
    expect(send('POST', { 'next-action': 'abc', 'content-type': 'text/plain' }).status).toBe(200)
    expect([send('OPTIONS').status, send('OPTIONS').headers.get('allow')]).toEqual([204, 'GET, HEAD'])
  })

  it('R24: stands in front of every address but calls and files', () => {
    const pattern = new RegExp(`^${config.matcher[0] ?? ''}$`)
    for (const path of ['/', '/en', '/en/made-up.html', '/wp-login.php', '/_nextdoor', '/admin', '/admin/collections/pages'])
      expect([path, pattern.test(path)]).toEqual([path, true])
    for (const path of [
      '/api/pages',
      '/_next/static/a.js',
      '/robots.txt',
      '/sitemap.xml',
      '/icon.svg',
      '/favicon.ico',
      '/manifest.webmanifest',
      '/.well-known/security.txt',
      '/.well-known/x',
    ])
      expect([path, pattern.test(path)]).toEqual([path, false])
  })

  const isGuarded = (path: string) => /'nonce-/.test(ask(path).headers.get('content-security-policy') ?? '')

  it.each(locales)(
    'gives whatever is drawn each time a nonce policy in %s; what is kept for everybody gets hashes in front of it',
    (locale) => {
      const drawnEachTime = [...codeRoutes.filter((path) => path !== '/cart'), '/orders/HF-1', '/preview/about']
      expect(drawnEachTime.filter((path) => !isGuarded(`/${locale}${path}`))).toEqual([])
      for (const path of ['', '/about', '/cart', '/checkouts']) expect(isGuarded(`/${locale}${path}`)).toBe(false)
    },
  )

  it('signs the screens of the admin, leads them to no language, and lets nobody frame them', () => {
    for (const path of ['/admin', '/admin/login', '/admin/collections/pages/1/preview']) {
      const answered = ask(path, { 'accept-language': 'de' })
      const policy = answered.headers.get('content-security-policy') ?? ''
      expect(answered.headers.get('location')).toBeNull()
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{32,}' 'strict-dynamic';/)
      expect(policy).toContain("frame-ancestors 'none'")
    }
    expect(ask('/administrator').headers.get('location')).toContain('/en/administrator')
  })

  it('lets nobody frame a screen that takes a name, an address or money; others the admin alone, to preview them', () => {
    const ancestors = (path: string) => /frame-ancestors ([^;]*)/.exec(ask(path).headers.get('content-security-policy') ?? '')?.[1]
    expect([ancestors('/en/checkout'), ancestors('/en/domains/search'), ancestors('/en/preview/about')]).toEqual([
      "'none'",
      "'self'",
      "'self'",
    ])
  })
})
