import { describe, expect, it } from 'vitest'
import { sitePathOf } from '@/lib/config/site-routes'
import { createPathIndex } from '@/modules/content/pages'

const createShop = () => {
  const shop = { published: ['/about'], redirects: ['/old'], reads: 0, time: 0, isDown: false }
  const load = async () => {
    shop.reads += 1
    if (shop.isDown) throw new Error('Database is not responding')
    return { paths: new Set(shop.published), redirects: shop.redirects }
  }
  return { shop, index: createPathIndex(load, () => shop.time) }
}

describe('the path index', () => {
  it('costs one query a second for a thousand made-up paths', async () => {
    const { shop, index } = createShop()
    const asked = await Promise.all(Array.from({ length: 1_000 }, (_, number) => index.knows(`/made-up-${number}`)))
    expect(asked).not.toContain(true)
    for (let number = 0; number < 1_000; number += 1) expect(await index.knows(`/made-up-later-${number}`)).toBe(false)
    expect(shop.reads).toBe(1)
  })

  it('knows published pages at once, and new ones within a second', async () => {
    const { shop, index } = createShop()
    await index.knows('/about')
    expect(index.knows('/about')).toBe(true)
    shop.published.push('/new')
    expect(index.knows('/new')).toBe(false)
    shop.time = 1_000
    expect(await index.knows('/new')).toBe(true)
  })

  it('R27: knows redirects once published, and looks up pages without a query', async () => {
    const { shop, index } = createShop()
    await index.refresh()
    expect([index.findOldAddress('/OLD', ''), index.findOldAddress('/about', 'p=1')]).toEqual(['/old', null])
    shop.redirects = ['/about?p=1', '/about?p=1&q=2', '/about']
    expect(index.findOldAddress('/about', 'p=1')).toBeNull()
    await index.refresh()
    expect(index.findOldAddress('/about', 'p=1')).toBe('/about?p=1')
    expect(index.findOldAddress('/about', 'q=2&p=1')).toBe('/about?p=1&q=2')
    expect(index.findOldAddress('/about', 'q=2')).toBeNull()
    expect(shop.reads).toBe(2)
  })

  it('treats no path as missing during an outage, and recovers', async () => {
    const { shop, index } = createShop()
    shop.isDown = true
    await expect(index.knows('/about')).rejects.toThrow()
    shop.isDown = false
    expect(await index.knows('/about')).toBe(true)
  })
})

describe('a path', () => {
  it.each([
    ['/en', '/'],
    ['/de/', '/'],
    ['/en/about', '/about'],
    ['/en/about/', '/about'],
    ['/about', '/about'],
    ['/en/og/about', '/about'],
    ['/en/og', '/'],
    ['/en/made-up.html', '/made-up.html'],
    ['/wp-login.php', '/wp-login.php'],
    ['/en/%61bout', '/%61bout'],
    ['/api/pages', null],
    ['/admin/collections/pages', null],
    ['/_next/static/x.js', null],
    ['/robots.txt', null],
  ])('%s is looked up as %s', (pathname, path) => {
    expect(sitePathOf(pathname)).toBe(path)
  })
})
