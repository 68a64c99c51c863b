import { describe, expect, it } from 'vitest'
import { parsePublicName } from '@/core/domains/parse-domain'

const outcome = (input: string) => {
  const parsed = parsePublicName(input)
  return parsed.ok ? parsed.value : `(${parsed.error})`
}

describe('parsePublicName', () => {
  it.each([
    [' WWW.Example.com ', 'www.example.com'],
    ['https://example.com:8443/path?q=1#top', 'example.com'],
    ['example.com.', 'example.com'],
    ['_dmarc.example.com', '_dmarc.example.com'],
    ['a.b.c.d.example.co.uk', 'a.b.c.d.example.co.uk'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['123.com', '123.com'],
    ['Otter’s Bean.com', 'ottersbean.com'],
  ])('looks up %j as %s', (input, name) => {
    expect(outcome(input)).toBe(name)
  })

  it.each([
    'localhost',
    'intranet',
    'db.internal',
    'printer.local',
    'router.lan',
    'nas.home',
    'home.arpa',
    '1.0.0.127.in-addr.arpa',
    'x.onion',
    'a.test',
    'b.invalid',
    'c.example',
    'vpn.corp',
    'metadata.google.internal',
  ])('rejects %s as not public', (input) => {
    expect(outcome(input)).toBe('(private)')
  })

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '[::1]',
    'exa mple.com example.net',
    '-a.com',
    'a-.com',
    '..',
    '.com',
    'a..com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
    'ex%61mple.com',
    'münchen.de',
    'a.b\u0000.com',
  ])('rejects %j', (input) => {
    expect(outcome(input)).toBe('(invalidFormat)')
  })

  it('§5: reports empty input as required', () => {
    expect(outcome('  ')).toBe('(required)')
  })
})
