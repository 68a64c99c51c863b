import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { mailboxPolicy } from '../../src/lib/config/security-headers'

test.describe('the shop’s URL', () => {
  test('is in robots.txt and the sitemap', async ({ request, baseURL }) => {
    const origin = new URL(baseURL ?? '').origin
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${origin}/en</loc>`)
  })

  test('R24: serves root files without a language', async ({ request, baseURL }) => {
    const get = (path: string) => request.get(path, { maxRedirects: 0 })
    const security = await get('/.well-known/security.txt')
    expect([security.status(), security.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await security.text()).toMatch(/^Contact: mailto:\S+\nExpires: \d{4}-/)
    for (const path of ['/favicon.ico', '/apple-icon.png', '/manifest.webmanifest', '/de/knowledge-base/rss.xml'])
      expect([path, (await get(path)).status()]).toEqual([path, 200])
    expect((await get('/.well-known/nothing')).status()).toBe(404)
    const html = await (await get('/de/knowledge-base')).text()
    for (const link of ['rel="manifest"', 'href="/favicon.ico', 'rel="apple-touch-icon"', `${baseURL}/de/knowledge-base/rss.xml`])
      expect(html).toContain(link)
  })

  test('R21: redirects a page in capitals or with a region', async ({ request }) => {
    const led = await request.get('/EN/VPS-Hosting?a=1', { maxRedirects: 0 })
    expect([led.status(), new URL(led.headers()['location'] ?? '', 'http://x').pathname]).toEqual([308, '/en/vps-hosting'])
    expect((await request.put('/en/vps-hosting')).status()).toBe(405)
    expect((await request.head('/api/catalog/services')).status()).toBe(200)
  })

  test('has its own CSP for the development mailbox: no email runs scripts', async ({ request }) => {
    expect((await request.get('/api/mailbox')).headers()['content-security-policy']).toBe(mailboxPolicy)
  })

  test('is unknown to the build, which renders no page', () => {
    const manifest = JSON.parse(fs.readFileSync('.next/prerender-manifest.json', 'utf8')) as {
      readonly routes: Readonly<Record<string, unknown>>
    }
    expect(Object.keys(manifest.routes).toSorted()).toEqual([
      '/_global-error',
      '/_not-found',
      '/apple-icon.png',
      '/favicon.ico',
      '/icon.svg',
    ])
  })
})
