import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dnsRecordTypes } from '@/core/domains/registry'
import { createNodeResolver, isPrivateAddress } from '@/integrations/dns-lookup'
import { refused, serverFailure, startDnsServer, type DnsServer } from '../../../support/dns-server'

let server: DnsServer
beforeAll(async () => {
  server = await startDnsServer({
    'otterbean.com': {
      A: ['203.0.113.7', '203.0.113.8'],
      AAAA: ['2001:db8::7'],
      MX: ['20 mail2.otterbean.com', '10 mail1.otterbean.com'],
      NS: ['ns2.otterbean.com', 'ns1.otterbean.com'],
      TXT: ['v=spf1 -all', 'x'.repeat(300)],
      SOA: ['ns1.otterbean.com hostmaster.otterbean.com 2026112101 7200 3600 1209600 300'],
      CAA: ['0 issue letsencrypt.org'],
    },
    'www.otterbean.com': { CNAME: ['otterbean.com'] },
    'inside.otterbean.com': { A: ['10.1.2.3', '203.0.113.9', '127.0.0.1'], AAAA: ['fd00::1'] },
    'many.otterbean.com': { A: Array.from({ length: 25 }, (_, index) => `198.51.100.${index}`) },
    'silent.otterbean.com': 'silence',
    'garbled.otterbean.com': 'garbage',
    'broken.otterbean.com': serverFailure,
    'refusing.otterbean.com': refused,
  })
})
afterAll(() => server.close())

const resolver = (more = {}) => createNodeResolver({ servers: [server.address], timeout: 200, tries: 1, deadline: 1_000, ...more })
const ask = async (name: string, type: (typeof dnsRecordTypes)[number]) => (await resolver().resolve(name, [type]))[0]
const record = (value: string, more = {}) => ({ value, priority: null, timeToLive: null, ...more })

describe('the DNS resolver', () => {
  it('reads every record type', async () => {
    const answers = await resolver().resolve('otterbean.com', dnsRecordTypes)
    expect(answers.map(({ type, status, records }) => [type, status, records])).toEqual([
      ['A', 'found', [record('203.0.113.7', { timeToLive: 300 }), record('203.0.113.8', { timeToLive: 300 })]],
      ['AAAA', 'found', [record('2001:db8::7', { timeToLive: 300 })]],
      ['CNAME', 'none', []],
      ['MX', 'found', [record('mail1.otterbean.com', { priority: 10 }), record('mail2.otterbean.com', { priority: 20 })]],
      ['NS', 'found', [record('ns1.otterbean.com'), record('ns2.otterbean.com')]],
      ['TXT', 'found', [record('v=spf1 -all'), record('x'.repeat(300))]],
      ['SOA', 'found', [record('ns1.otterbean.com hostmaster.otterbean.com 2026112101 7200 3600 1209600 300')]],
      ['CAA', 'found', [record('0 issue "letsencrypt.org"')]],
    ])
  })

  it('follows no CNAME', async () => {
    expect(await ask('www.otterbean.com', 'CNAME')).toEqual({
      type: 'CNAME',
      status: 'found',
      records: [record('otterbean.com')],
      withheld: 0,
    })
  })

  it('distinguishes NXDOMAIN from no records of that type', async () => {
    expect((await ask('nobody.otterbean.com', 'A'))?.status).toBe('no-such-name')
    expect((await ask('www.otterbean.com', 'MX'))?.status).toBe('none')
  })

  it.each(['silent', 'garbled', 'broken', 'refusing'])('treats a %s server as unknown, never as no records', async (name) => {
    expect(await ask(`${name}.otterbean.com`, 'A')).toEqual({ type: 'A', status: 'unknown', records: [], withheld: 0 })
  })

  it('keeps its deadline, whatever the timeouts are', async () => {
    const begun = performance.now()
    const answers = await resolver({ timeout: 20_000, tries: 4, deadline: 300 }).resolve('silent.otterbean.com', ['A', 'MX'])
    expect(performance.now() - begun).toBeLessThan(3_000)
    expect(answers.map(({ status }) => status)).toEqual(['unknown', 'unknown'])
  })

  it('treats an unreachable server as unknown', async () => {
    const answers = await createNodeResolver({ servers: ['127.0.0.1:9'], timeout: 200, tries: 1, deadline: 1_000 }).resolve(
      'otterbean.com',
      ['A'],
    )
    expect(answers[0]?.status).toBe('unknown')
  })

  it('counts private addresses without disclosing them', async () => {
    expect(await ask('inside.otterbean.com', 'A')).toMatchObject({ status: 'found', records: [{ value: '203.0.113.9' }], withheld: 2 })
    expect(await ask('inside.otterbean.com', 'AAAA')).toEqual({ type: 'AAAA', status: 'found', records: [], withheld: 1 })
  })
})

describe('isPrivateAddress', () => {
  it.each([
    '0.0.0.0',
    '10.255.255.255',
    '100.64.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
  ])('is true for %s', (address) => expect(isPrivateAddress(address)).toBe(true))

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '198.20.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('is false for %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })
})
