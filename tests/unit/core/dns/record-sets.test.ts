import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNameservers } from '@/core/dns/hosts'
import {
  parseRecordName,
  parseRecordSet,
  type TypedSet,
  findConflict,
  isSameContent,
  type RecordSet,
  withSet,
  zoneLimits,
} from '@/core/dns/records'

const zone = 'example.com'
const typed = (type: TypedSet['type'], values: readonly string[], name = 'www', ttl = 3600) =>
  parseRecordSet(zone, { name, type, ttl, values })
const valuesOf = (type: TypedSet['type'], value: string, name?: string) => {
  const read = typed(type, [value], name)
  return read.ok ? read.value.values[0] : read.error.fault
}

describe('N7: record validation', () => {
  it.each([
    ['A', '192.0.2.1', '192.0.2.1'],
    ['A', '192.0.2.256', 'ipv4'],
    ['A', '192.0.02.1', 'ipv4'],
    ['A', 'example.com', 'ipv4'],
    ['AAAA', '2001:DB8:0:0::1', '2001:db8::1'],
    ['AAAA', '192.0.2.1', 'ipv6'],
    ['AAAA', 'fe80::1%eth0', 'ipv6'],
    ['CNAME', 'Host.Example.net.', 'host.example.net'],
    ['CNAME', 'müller.de', 'xn--mller-kva.de'],
    ['CNAME', 'localhost', 'target'],
    ['CNAME', '192.0.2.1', 'target'],
    ['CNAME', 'é/path.de', 'target'],
    ['MX', '10  mail.example.com', '10 mail.example.com'],
    ['MX', '0 .', '0 .'],
    ['MX', 'mail.example.com', 'mx'],
    ['MX', '10 192.0.2.1', 'mx'],
    ['MX', '65536 mail.example.com', 'mx'],
    ['TXT', '"v=spf1 -all"', 'v=spf1 -all'],
    ['TXT', '"one " "two"', 'one two'],
    ['TXT', '"say \\"hi\\""', 'say "hi"'],
    ['TXT', 'x'.repeat(2049), 'text'],
    ['CAA', '0 issue letsencrypt.org', '0 issue "letsencrypt.org"'],
    ['CAA', '0 issue ";"', '0 issue ";"'],
    ['CAA', '0 iodef "mailto:desk@example.com"', '0 iodef "mailto:desk@example.com"'],
    ['CAA', '1 issue "letsencrypt.org"', 'caa'],
    ['CAA', '0 issue "not a name"', 'caa'],
    ['NS', 'ns1.example.net', 'ns1.example.net'],
    ['NS', '192.0.2.1', 'nameserver'],
  ] as const)('N7: %s %s: %s', (type, value, expected) => {
    expect(valuesOf(type, value)).toBe(expected)
  })

  it('N7: requires a service name and a host target for SRV', () => {
    expect(valuesOf('SRV', '10 5 5060 sip.example.com', '_sip._tcp')).toBe('10 5 5060 sip.example.com')
    expect(valuesOf('SRV', '10 5 5060 sip.example.com', 'sip')).toBe('srvName')
    expect(valuesOf('SRV', '10 5 sip.example.com', '_sip._tcp')).toBe('srv')
  })

  it('N7: rejects a CNAME beside other records or at the zone apex, and NS records of the zone', () => {
    expect(valuesOf('CNAME', 'a.example.net', '@')).toBe('cnameApex')
    expect(typed('CNAME', ['a.example.net', 'b.example.net'])).toMatchObject({ error: { fault: 'cnameOne' } })
    expect(valuesOf('NS', 'ns1.example.net', '')).toBe('nsApex')
    expect(typed('MX', ['0 .', '10 mail.example.com'])).toMatchObject({ error: { fault: 'nullAlone' } })
  })

  it('N7: reads names as people write them', () => {
    expect(['', '@', 'example.com', 'Example.com.'].map((name) => parseRecordName(name, zone))).toEqual(['@', '@', '@', '@'])
    expect(['www.example.com', 'WWW', '_dmarc', '*.shop', 'bücher'].map((name) => parseRecordName(name, zone))).toEqual([
      'www',
      'www',
      '_dmarc',
      '*.shop',
      'xn--bcher-kva',
    ])
    expect(['a b', '-a', 'a..b', 'shop.*', 'x'.repeat(64), '１２３/x'].map((name) => parseRecordName(name, zone))).toEqual(
      Array(6).fill(null),
    )
  })

  it('N7: drops empty lines and duplicates; limits count and length', () => {
    expect(typed('A', ['192.0.2.1', '', ' 192.0.2.1 '])).toMatchObject({ value: { values: ['192.0.2.1'] } })
    expect(typed('A', [' '])).toMatchObject({ error: { fault: 'noValues' } })
    expect(
      typed(
        'A',
        Array.from({ length: 21 }, (_, index) => `192.0.2.${index}`),
      ),
    ).toMatchObject({ error: { fault: 'tooManyValues' } })
    expect(typed('A', ['192.0.2.1'], 'www', 59)).toMatchObject({ error: { field: 'ttl', fault: 'ttl' } })
  })

  it('N7: parses what it has formatted', () => {
    const value = fc.oneof(
      fc.ipV4().map((text) => ['A', text] as const),
      fc.ipV6().map((text) => ['AAAA', text] as const),
      fc.domain().map((text) => ['CNAME', text] as const),
      fc.tuple(fc.nat(65_535), fc.domain()).map(([priority, host]) => ['MX', `${priority} ${host}`] as const),
    )
    fc.assert(
      fc.property(value, ([type, text]) => {
        const once = typed(type, [text])
        if (!once.ok) return
        expect(typed(type, once.value.values)).toEqual(once)
      }),
    )
  })
})

describe('N6: a zone', () => {
  const set = (name: string, type: RecordSet['type'], ...values: string[]): RecordSet => ({ name, type, ttl: 300, values })

  it('N7: detects conflicts, and a full zone', () => {
    const sets = [set('www', 'A', '192.0.2.1'), set('blog', 'CNAME', 'a.example.net')]
    expect(findConflict(sets, set('www', 'CNAME', 'a.example.net'))).toBe('cnameAlone')
    expect(findConflict(sets, set('blog', 'TXT', 'x'))).toBe('cnameAlone')
    expect(findConflict(sets, set('blog', 'CNAME', 'b.example.net'))).toBeNull()
    const many = Array.from({ length: zoneLimits.records / 20 }, (_, index) =>
      set(`n${index}`, 'TXT', ...Array.from({ length: 20 }, String)),
    )
    expect(findConflict(many, set('more', 'TXT', 'x'))).toBe('tooManyRecords')
    expect(findConflict(many, set('n0', 'TXT', 'x'))).toBeNull()
  })

  it('N6: lists the apex first, and ignores the order of values', () => {
    const sets = withSet(withSet([], set('www', 'A'), set('www', 'A', '192.0.2.1')), set('@', 'MX'), set('@', 'MX', '10 a.example.net'))
    expect(sets.map(({ name }) => name)).toEqual(['@', 'www'])
    expect(withSet(sets, set('@', 'MX'), null)).toHaveLength(1)
    expect(isSameContent(set('a', 'A', '1', '2'), set('a', 'A', '2', '1'))).toBe(true)
    expect(isSameContent(null, set('a', 'A', '1'))).toBe(false)
  })
})

describe('N8: nameservers', () => {
  it.each([
    [['ns1.example.net', 'NS2.example.net.'], { ok: true, value: ['ns1.example.net', 'ns2.example.net'] }],
    [['ns1.example.net', 'ns1.example.net'], { ok: false, error: { fault: 'tooFew' } }],
    [['192.0.2.1', 'ns1.example.net'], { ok: false, error: { fault: 'host', value: '192.0.2.1' } }],
    [['ns1.example.com', 'ns1.example.net'], { ok: false, error: { fault: 'within', value: 'ns1.example.com' } }],
    [Array.from({ length: 14 }, (_, index) => `ns${index}.example.net`), { ok: false, error: { fault: 'tooMany' } }],
    [['ns1.köln.de', 'ns2.köln.de'], { ok: true, value: ['ns1.xn--kln-sna.de', 'ns2.xn--kln-sna.de'] }],
  ])('N8: %j', (names, expected) => {
    expect(parseNameservers(zone, names)).toEqual(expected)
  })
})
