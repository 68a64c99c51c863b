import { describe, expect, it } from 'vitest'
import { listeningHost, ownUrl } from '../../../scripts/steps/listening.mjs'

describe('where the shop listens', () => {
  it.each([
    ['http://localhost:3000', '127.0.0.1'],
    ['http://127.0.0.1:3000', '127.0.0.1'],
    ['http://[::1]:3000', '::1'],
    [undefined, '127.0.0.1'],
  ])('with the address %s: on this machine alone', (SITE_URL, host) => {
    expect(listeningHost({ SITE_URL })).toBe(host)
  })

  it('with a public address: everywhere, for the proxy in front may be another machine', () => {
    expect(listeningHost({ SITE_URL: 'https://shop.example.com' })).toBeUndefined()
  })

  it('where HOST says, whatever the address is', () => {
    expect(listeningHost({ SITE_URL: 'http://localhost:3000', HOST: '0.0.0.0' })).toBe('0.0.0.0')
    expect(listeningHost({ SITE_URL: 'https://shop.example.com', HOST: '127.0.0.1' })).toBe('127.0.0.1')
  })

  it('this machine finds it there', () => {
    expect(ownUrl({ PORT: '3001' })).toBe('http://localhost:3001')
    expect(ownUrl({ PORT: '3001', HOST: '0.0.0.0' })).toBe('http://localhost:3001')
    expect(ownUrl({ PORT: '3001', HOST: '192.0.2.7' })).toBe('http://192.0.2.7:3001')
    expect(ownUrl({ PORT: '3001', HOST: '::1' })).toBe('http://[::1]:3001')
  })
})
