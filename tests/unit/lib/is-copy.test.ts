import { describe, expect, it } from 'vitest'
import { isCopy, originOf } from '@/lib/config/staging'

const shop = 'https://shop.test'

describe('a started database', () => {
  it.each([
    ['for the first time is the shop', { remembered: null, SITE_URL: shop }, false],
    ['under its own address is the shop', { remembered: shop, SITE_URL: shop }, false],
    ['under another address is a copy', { remembered: shop, SITE_URL: 'https://drill.test' }, true],
    ['on somebody’s machine is a copy', { remembered: shop, SITE_URL: 'http://localhost:3000' }, true],
    ['after it was only tried out on a machine is the shop', { remembered: 'http://localhost:3000', SITE_URL: shop }, false],
    ['under its own address with STAGING=true is a copy', { remembered: shop, SITE_URL: shop, STAGING: true }, true],
    ['under another address with STAGING=false is the shop', { remembered: shop, SITE_URL: 'https://moved.test', STAGING: false }, false],
    ['after it was restored from one on localhost is a copy', { remembered: 'restored:http://localhost:3000', SITE_URL: shop }, true],
    [
      'at the address of localhost it was restored from is a copy',
      { remembered: 'restored:http://localhost:3000', SITE_URL: 'http://localhost:3000' },
      true,
    ],
    ['at the address of the shop it was restored from is a copy', { remembered: `restored:${shop}`, SITE_URL: shop }, true],
    ['after it was restored with STAGING=false is the shop', { remembered: `restored:${shop}`, SITE_URL: shop, STAGING: false }, false],
  ])('%s', (_what, belonging, expected) => {
    expect(isCopy(belonging)).toBe(expected)
  })

  it('states the URL of the shop it was restored from', () => {
    expect(originOf(`restored:${shop}`)).toBe(shop)
    expect(originOf(shop)).toBe(shop)
  })
})
