import { describe, expect, it } from 'vitest'
import { sharedCaching } from '@/lib/http/front-caches'

describe('CDN caching', () => {
  it('caches a page for a second instead of Next’s year', () => {
    expect(sharedCaching('s-maxage=31536000')).toContain('s-maxage=1,')
    expect(sharedCaching('s-maxage=31536000, stale-while-revalidate=60')).toBe(sharedCaching('s-maxage=31536000'))
  })

  it.each([
    'private, no-cache, no-store, max-age=0, must-revalidate',
    'no-store',
    'public, max-age=31536000, immutable',
    'public, max-age=300',
  ])('leaves %s unchanged', (cacheControl) => {
    expect(sharedCaching(cacheControl)).toBe(cacheControl)
  })
})
