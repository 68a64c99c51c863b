import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { codeRoutes } from '@/lib/config/site-routes'
import { locales } from '@/lib/config/locales'
import { config, proxy } from '@/proxy'

const ask = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(new URL(path, 'http://localhost:3000'), { headers }))

describe('the proxy', () => {
  it.each([
    ['/nichts', 'de', '/de/nichts'],
    ['/wp-login.php?x=1', 'tlh', '/en/wp-login.php?x=1'],
    ['/og/made-up', 'fr', '/fr/og/made-up'],
  ])('R1: redirects %s to a language, whether it exists or not', (path, language, target) => {
    const answered = ask(path, { 'accept-language': language })
    expect([answered.status, answered.headers.get('location')]).toEqual([307, `http://localhost:3000${target}`])
  })

  it('does not rewrite to another URL, which would be another network call', () => {
    for (const path of ['/en/made-up', '/made-up', '/en/checkout']) expect(ask(path).headers.get('x-middleware-rewrite')).toBeNull()
  })

  it('serves a page, and redirects one without a language', () => {
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
  ])('R21: redirects %s to %s permanently', (path, target) => {
    const answered = ask(path)
    expect([answered.status, answered.headers.get('location')]).toEqual([308, `http://localhost:3000${target}`])
  })

  it.each(['/en/orders/ORD-1AB', '/en/caf%C3%A9', '/en/my-domains/A.com', '/de-luxe'])('R21: leaves %s unchanged', (path) => {
    expect(ask(path).status).not.toBe(308)
  })

  const send = (method: string, headers: Record<string, string> = {}) =>
    proxy(new NextRequest(new URL('/en/vps-hosting', 'http://localhost:3000'), { method, headers }))

  it.each(['PUT', 'DELETE', 'PATCH', 'POST'])('R23: rejects %s on a page', (method) => {
    const refused = send(method, { 'content-type': 'application/json' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('R23: accepts a page’s form, and lists its methods', () => {
    expect(send('POST', { 'content-type': 'multipart/form-data; boundary=a' }).status).toBe(200)
    expect(send('POST', { 'next-action': 'abc', 'content-type': 'text/plain' }).status).toBe(200)
    expect([send('OPTIONS').status, send('OPTIONS').headers.get('allow')]).toEqual([204, 'GET, HEAD'])
  })

  it('R24: matches every path but API calls and files', () => {
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

  it.each(locales)('sets a nonce policy for uncached pages in %s, and none for cached ones, which get hashes', (locale) => {
    const drawnEachTime = [...codeRoutes.filter((path) => path !== '/cart'), '/orders/HF-1', '/preview/about']
    expect(drawnEachTime.filter((path) => !isGuarded(`/${locale}${path}`))).toEqual([])
    for (const path of ['', '/about', '/cart', '/checkouts']) expect(isGuarded(`/${locale}${path}`)).toBe(false)
  })

  it('signs admin pages, redirects them to no language, and forbids framing', () => {
    for (const path of ['/admin', '/admin/login', '/admin/collections/pages/1/preview']) {
      const answered = ask(path, { 'accept-language': 'de' })
      const policy = answered.headers.get('content-security-policy') ?? ''
      expect(answered.headers.get('location')).toBeNull()
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{32,}' 'strict-dynamic';/)
      expect(policy).toContain("frame-ancestors 'none'")
    }
    expect(ask('/administrator').headers.get('location')).toContain('/en/administrator')
  })

  it('forbids framing of pages with personal data or payments; others may be framed by the admin for previews', () => {
    const ancestors = (path: string) => /frame-ancestors ([^;]*)/.exec(ask(path).headers.get('content-security-policy') ?? '')?.[1]
    expect([ancestors('/en/checkout'), ancestors('/en/domains/search'), ancestors('/en/preview/about')]).toEqual([
      "'none'",
      "'self'",
      "'self'",
    ])
  })
})
