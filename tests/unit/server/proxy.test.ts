import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { missingPageHeader } from '@/config/site-routes'
import { config, proxy } from '@/proxy'

const ask = (path: string, headers: Record<string, string> = {}) => proxy(new NextRequest(new URL(path, 'http://localhost:3000'), { headers }))
const missing = { [missingPageHeader]: '1' }

describe('in front of the pages', () => {
  it.each([
    ['/en/made-up', '/en/_missing'],
    ['/de/made-up/deeper.html?x=1', '/de/_missing'],
    ['/wp-login.php', '/en/_missing'],
    ['/fr/og/made-up', '/fr/_missing'],
  ])('%s is the one page that says there is none', (path, page) => {
    expect(ask(path, missing).headers.get('x-middleware-rewrite')).toBe(`http://localhost:3000${page}`)
  })

  it('says so in the visitor’s language where the address has none', () => {
    expect(ask('/nichts', { ...missing, 'accept-language': 'de' }).headers.get('x-middleware-rewrite')).toContain('/de/_missing')
  })

  it('a page goes on, and one without a language is led to it', () => {
    expect(ask('/en/about').headers.get('x-middleware-next')).toBe('1')
    expect(ask('/about').headers.get('location')).toBe('http://localhost:3000/en/about')
  })

  it('stands in front of every address but calls, the admin and files', () => {
    const pattern = new RegExp(`^${config.matcher[0] ?? ''}$`)
    for (const path of ['/', '/en', '/en/made-up.html', '/wp-login.php', '/_nextdoor']) expect([path, pattern.test(path)]).toEqual([path, true])
    for (const path of ['/api/pages', '/admin', '/_next/static/a.js', '/robots.txt', '/sitemap.xml', '/icon.svg']) expect([path, pattern.test(path)]).toEqual([path, false])
  })
})
