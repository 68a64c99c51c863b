import { describe, expect, it } from 'vitest'
import { safeReturnPath } from '@/core/accounts/accounts'

describe('the target of a login', () => {
  it.each(['/en/my-domains', '/de/checkout?step=2', '/fr/orders/ORD-ABC-123456', '/es/domains/search?q=%C3%A9t%C3%A9#top'])(
    'is %s',
    (path) => {
      expect(safeReturnPath(path, '/en/dashboard')).toBe(path)
    },
  )

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%0d%0aSet-Cookie:x',
    'javascript:alert(1)',
    'evil.example',
    '/\t/evil.example',
    '/en/\nx',
    '/api/account/export',
    '/admin',
    '/.//evil.example',
    '/en/..//evil.example',
    '/en/login',
    '/de/reset-password',
    '',
    null,
    undefined,
    `/${'a'.repeat(3000)}`,
  ])('is never %j', (path) => {
    const led = safeReturnPath(path, '/en/dashboard')
    const isOwnPath = path === '/%0d%0aSet-Cookie:x' || path === '/en/..//evil.example'
    if (!isOwnPath) expect(led).toBe('/en/dashboard')
    expect(new URL(led, 'http://shop.example').origin).toBe('http://shop.example')
    expect(led).not.toMatch(/^\/[/\\]|[\r\n]/)
  })
})
