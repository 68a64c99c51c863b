import { expect } from 'vitest'
import type { DnsHost, RecordSet } from '@/core/dns/records'

/** Adapter under test. It serves the zones `meadow.com` and `orchard.com`. */
export interface DnsHostWorld {
  readonly host: DnsHost
  /** Makes the backend fail until `mend`. */
  readonly breakDown: () => void
  readonly mend: () => void
}

export interface DnsHostCase {
  readonly name: string
  readonly check: (world: DnsHostWorld) => Promise<void>
}

const zone = 'meadow.com'

export const everyKind: readonly RecordSet[] = [
  { name: '@', type: 'A', ttl: 300, values: ['192.0.2.1', '192.0.2.2'] },
  { name: '@', type: 'AAAA', ttl: 3600, values: ['2001:db8::1'] },
  { name: '@', type: 'MX', ttl: 3600, values: ['10 mail.example.com', '20 mail2.example.com'] },
  { name: '@', type: 'TXT', ttl: 3600, values: ['v=spf1 include:example.com -all', `long ${'é'.repeat(300)}`, 'a "quoted" \\ word'] },
  { name: '@', type: 'CAA', ttl: 3600, values: ['0 issue "letsencrypt.org"', '128 iodef "mailto:desk@example.com"'] },
  { name: '*.shop', type: 'A', ttl: 60, values: ['192.0.2.9'] },
  { name: '_sip._tcp', type: 'SRV', ttl: 3600, values: ['10 5 5060 sip.example.com'] },
  { name: 'team', type: 'NS', ttl: 86_400, values: ['ns1.example.net', 'ns2.example.net'] },
  { name: 'www', type: 'CNAME', ttl: 300, values: ['host.example.com'] },
]

const put = (host: DnsHost, after: RecordSet, before: RecordSet | null = null) =>
  host.change(zone, { name: after.name, type: after.type, before, after })

const setsOf = async (host: DnsHost, of = zone): Promise<readonly RecordSet[]> => {
  const answer = await host.read(of)
  if (answer.kind !== 'zone') throw new Error(`The zone was not read: ${answer.kind}`)
  return answer.sets.map((set) => ({ ...set, values: [...set.values].sort() }))
}

const sorted = (sets: readonly RecordSet[]) => sets.map((set) => ({ ...set, values: [...set.values].sort() }))

const address = (value: string, name = 'www'): RecordSet => ({ name, type: 'A', ttl: 300, values: [value] })

/** Contract of all DNS host adapters; each case needs a fresh world. */
export const dnsHostCases: readonly DnsHostCase[] = [
  {
    name: 'N6: a zone begins empty, and reads back every kind of record as it was written',
    check: async ({ host }) => {
      expect(await setsOf(host)).toEqual([])
      for (const set of everyKind) expect(await put(host, set), `${set.name} ${set.type}`).toBe('done')
      expect(await setsOf(host)).toEqual(sorted(everyKind))
      expect(await setsOf(host, 'orchard.com')).toEqual([])
    },
  },
  {
    name: 'N6: a set is replaced and taken out as a whole',
    check: async ({ host }) => {
      await put(host, address('192.0.2.1'))
      const two: RecordSet = { ...address('192.0.2.1'), ttl: 60, values: ['192.0.2.3', '192.0.2.4'] }
      expect(await put(host, two, address('192.0.2.1'))).toBe('done')
      expect(await setsOf(host)).toEqual([two])
      expect(await host.change(zone, { name: 'www', type: 'A', before: two, after: null })).toBe('done')
      expect(await setsOf(host)).toEqual([])
    },
  },
  {
    name: 'N6: whoever read something else is told, and nothing is overwritten',
    check: async ({ host }) => {
      await put(host, address('192.0.2.1'))
      expect(await put(host, address('192.0.2.2'))).toBe('changed')
      expect(await put(host, address('192.0.2.2'), address('192.0.2.9'))).toBe('changed')
      expect(await host.change(zone, { name: 'www', type: 'A', before: address('192.0.2.9'), after: null })).toBe('changed')
      expect(await setsOf(host)).toEqual([address('192.0.2.1')])
    },
  },
  {
    name: 'N6: of ten at once from the same reading one is done',
    check: async ({ host }) => {
      const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => put(host, address(`192.0.2.${index}`))))
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(9)
      expect(await setsOf(host)).toHaveLength(1)
    },
  },
  {
    name: 'N7: no alias comes beside other records, and no others beside an alias',
    check: async ({ host }) => {
      const alias: RecordSet = { name: 'www', type: 'CNAME', ttl: 300, values: ['host.example.com'] }
      await put(host, address('192.0.2.1'))
      expect(await put(host, alias)).toBe('changed')
      await put(host, { ...alias, name: 'blog' })
      expect(await put(host, address('192.0.2.1', 'blog'))).toBe('changed')
      expect(await put(host, { ...alias, name: 'blog', values: ['other.example.com'] }, { ...alias, name: 'blog' })).toBe('done')
    },
  },
  {
    name: 'N6: cleared, it is empty again',
    check: async ({ host }) => {
      for (const set of everyKind) await put(host, set)
      expect(await host.clear(zone)).toBe('done')
      expect(await host.clear(zone)).toBe('done')
      expect(await setsOf(host)).toEqual([])
    },
  },
  {
    name: 'N6: a fault is unknown, never empty, and does not throw',
    check: async ({ host, breakDown, mend }) => {
      await put(host, address('192.0.2.1'))
      breakDown()
      expect(await host.read(zone)).toEqual({ kind: 'unknown' })
      expect(await put(host, address('192.0.2.2'), address('192.0.2.1'))).toBe('unknown')
      expect(await host.clear(zone)).toBe('unknown')
      mend()
      expect(await setsOf(host)).toEqual([address('192.0.2.1')])
    },
  },
]
