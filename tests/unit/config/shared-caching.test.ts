import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { sharedCaching, shortenSharedCaching } from '@/config/shared-caching'

const said = (cacheControl: string): unknown => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  shortenSharedCaching(response)
  response.setHeader('Cache-Control', cacheControl)
  return response.getHeader('cache-control')
}

describe('what a CDN may keep', () => {
  it('a page, for a second and not for the year that Next allows', () => {
    expect(said('s-maxage=31536000')).toBe(sharedCaching)
    expect(said('s-maxage=31536000, stale-while-revalidate=60')).toBe(sharedCaching)
    expect(sharedCaching).toContain('s-maxage=1,')
  })

  it.each([
    'private, no-cache, no-store, max-age=0, must-revalidate',
    'no-store',
    'public, max-age=31536000, immutable',
    'public, max-age=300',
  ])('%s stays as it is', (cacheControl) => {
    expect(said(cacheControl)).toBe(cacheControl)
  })
})
