import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateLimitAddress, visitorAddress } from '../../../server/visitor.mjs'

const forged = '6.6.6.6, 203.0.113.7, 10.0.0.1'

describe('the rate-limit address of a visitor', () => {
  it.each([
    ['without a proxy, the other end of the connection, whatever the client writes', forged, '192.0.2.1', 0, '192.0.2.1'],
    ['behind one proxy, what that proxy wrote', forged, '10.0.0.9', 1, '10.0.0.1'],
    ['behind two, what the outer one wrote', forged, '10.0.0.9', 2, '203.0.113.7'],
    ['where a proxy was passed by, the other end of the connection', '6.6.6.6', '192.0.2.1', 2, '192.0.2.1'],
    ['where a proxy wrote nothing that is an address, the other end of the connection', 'unknown', '192.0.2.1', 1, '192.0.2.1'],
    ['on a socket of both kinds, IPv4 as IPv4', '', '::ffff:192.0.2.1', 0, '192.0.2.1'],
    ['on a connection that is gone already, nobody', '', '', 0, 'unknown'],
  ])('is, for %s', (_what, forwarded, connected, proxies, expected) => {
    expect(visitorAddress(forwarded, connected, proxies)).toBe(expected)
  })

  it('covers a whole IPv6 network, since a customer has 2^64 addresses', () => {
    expect(rateLimitAddress('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
    expect(rateLimitAddress('2001:DB8:0:1:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1::/64')
    expect(rateLimitAddress('2001:db8:0:2::1')).not.toBe(rateLimitAddress('2001:db8:0:1::1'))
    expect(rateLimitAddress('::1')).toBe('0:0:0:0::/64')
    expect(rateLimitAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  })

  it('never depends on client headers without a proxy', () => {
    fc.assert(fc.property(fc.string(), (written) => visitorAddress(written, '192.0.2.1', 0) === '192.0.2.1'))
    fc.assert(fc.property(fc.string(), (written) => visitorAddress(`${written}, 203.0.113.7`, '192.0.2.1', 1) === '203.0.113.7'))
  })
})
