import { describe, expect, it } from 'vitest'
import { EnvironmentError, parseBuildEnvironment } from '@/lib/config/env'

const whole = {
  DNS_UPDATE_SERVER: 'ns-primary.internal:5353',
  DNS_UPDATE_KEY: 'hmac-sha256:shop:dGhpcnR5LXR3byBieXRlcyBvZiBzZWNyZXQgaGVyZSE=',
  DNS_NAMESERVERS: 'ns1.example.net, NS2.example.net.',
}

const faultOf = (source: Record<string, string>): string => {
  try {
    parseBuildEnvironment(source)
    return ''
  } catch (fault) {
    return fault instanceof EnvironmentError ? fault.message : String(fault)
  }
}

describe('DNS host settings', () => {
  it('N6: consist of a server with port, a key as for nsupdate, and its nameservers', () => {
    const { DNS_UPDATE_SERVER, DNS_UPDATE_KEY, DNS_NAMESERVERS } = parseBuildEnvironment(whole)
    expect(DNS_UPDATE_SERVER).toEqual({ host: 'ns-primary.internal', port: 5353 })
    expect(DNS_UPDATE_KEY).toMatchObject({ algorithm: 'hmac-sha256', name: 'shop' })
    expect(DNS_UPDATE_KEY?.secret).toHaveLength(32)
    expect(DNS_NAMESERVERS).toEqual(['ns1.example.net', 'ns2.example.net'])
    expect(parseBuildEnvironment({ ...whole, DNS_UPDATE_SERVER: '[2001:db8::1]' }).DNS_UPDATE_SERVER).toEqual({
      host: '2001:db8::1',
      port: 53,
    })
    expect(parseBuildEnvironment({}).DNS_NAMESERVERS).toEqual([])
  })

  it.each([
    [{ DNS_UPDATE_SERVER: 'not a server' }, 'must be an address'],
    [{ DNS_UPDATE_SERVER: '10.0.0.5:0' }, 'port'],
    [{ DNS_UPDATE_KEY: 'a-secret' }, 'algorithm:name:secret'],
    [{ DNS_UPDATE_KEY: 'hmac-md5:shop:dGhpcnR5LXR3byBieXRlcyBvZiBzZWNyZXQgaGVyZSE=' }, 'algorithm:name:secret'],
    [{ DNS_NAMESERVERS: 'ns1.example.net' }, '2 to 13'],
    [{ DNS_NAMESERVERS: '10.0.0.5, ns1.example.net' }, 'must be comma-separated host names'],
  ])('N6: reject %j with a message', (wrong, words) => {
    expect(faultOf({ ...whole, ...wrong })).toContain(words)
  })

  it('N6: require all three, or none', () => {
    for (const name of Object.keys(whole)) expect(faultOf({ ...whole, [name]: '' })).toContain('set together')
  })

  it('never show the secret in errors', () => {
    expect(faultOf({ ...whole, DNS_UPDATE_KEY: 'hmac-sha256:shop:not base64!' })).not.toContain('not base64!')
  })
})
