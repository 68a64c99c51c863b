import { describe, expect, it } from 'vitest'
import { listeningHost, ownUrl } from '../../../scripts/lib/settings.mjs'

describe('the listening address', () => {
  it.each([
    ['http://localhost:3000', '127.0.0.1'],
    ['http://127.0.0.1:3000', '127.0.0.1'],
    ['http://[::1]:3000', '::1'],
    [undefined, '127.0.0.1'],
  ])('with the URL %s is loopback only', (SITE_URL, host) => {
    expect(listeningHost({ SITE_URL })).toBe(host)
  })

  it.each([undefined, '', '0'])('with a public URL and %s proxies is every interface', (TRUSTED_PROXY_COUNT) => {
    expect(listeningHost({ SITE_URL: 'https://shop.example.com', TRUSTED_PROXY_COUNT })).toBeUndefined()
  })

  it('is loopback only behind a proxy, so that nobody bypasses it, unless HOST is set', () => {
    const behind = { SITE_URL: 'https://shop.example.com', TRUSTED_PROXY_COUNT: '1' }
    expect(listeningHost(behind)).toBe('127.0.0.1')
    expect(listeningHost({ ...behind, HOST: '0.0.0.0' })).toBe('0.0.0.0')
  })

  it('is HOST, whatever the URL', () => {
    expect(listeningHost({ SITE_URL: 'http://localhost:3000', HOST: '0.0.0.0' })).toBe('0.0.0.0')
    expect(listeningHost({ SITE_URL: 'https://shop.example.com', HOST: '127.0.0.1' })).toBe('127.0.0.1')
  })

  it('is reachable from this machine', () => {
    expect(ownUrl({ PORT: '3001' })).toBe('http://localhost:3001')
    expect(ownUrl({ PORT: '3001', HOST: '0.0.0.0' })).toBe('http://localhost:3001')
    expect(ownUrl({ PORT: '3001', HOST: '192.0.2.7' })).toBe('http://192.0.2.7:3001')
    expect(ownUrl({ PORT: '3001', HOST: '::1' })).toBe('http://[::1]:3001')
  })
})
