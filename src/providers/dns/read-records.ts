import type { CaaRecord } from 'node:dns'
import type { Resolver } from 'node:dns/promises'
import type { DnsRecord, DnsRecordType } from '@/core/domains/dns-records'

const record = (value: string, more: Partial<DnsRecord> = {}): DnsRecord => ({ value, priority: null, timeToLive: null, ...more })

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** `0 issue "letsencrypt.org"`: the property is the one field beside `critical` (and the kind of record, where it is told). */
const caaText = ({ critical, ...rest }: CaaRecord): string => {
  const [property = '', value = ''] = Object.entries(rest).find(([name]) => name !== 'type') ?? []
  return `${critical} ${property} ${quoted(String(value))}`
}

/** How each kind is asked for, and how its answer is written. */
export const readRecords = {
  A: async (resolver, name) =>
    (await resolver.resolve4(name, { ttl: true })).map(({ address, ttl }) => record(address, { timeToLive: ttl })),
  AAAA: async (resolver, name) =>
    (await resolver.resolve6(name, { ttl: true })).map(({ address, ttl }) => record(address, { timeToLive: ttl })),
  CNAME: async (resolver, name) => (await resolver.resolveCname(name)).map((value) => record(value)),
  MX: async (resolver, name) =>
    (await resolver.resolveMx(name))
      .sort((left, right) => left.priority - right.priority || (left.exchange < right.exchange ? -1 : 1))
      .map(({ exchange, priority }) => record(exchange, { priority })),
  NS: async (resolver, name) => (await resolver.resolveNs(name)).sort().map((value) => record(value)),
  TXT: async (resolver, name) => (await resolver.resolveTxt(name)).map((parts) => record(parts.join(''))),
  SOA: async (resolver, name) => {
    const { nsname, hostmaster, serial, refresh, retry, expire, minttl } = await resolver.resolveSoa(name)
    return [record([nsname, hostmaster, serial, refresh, retry, expire, minttl].join(' '))]
  },
  CAA: async (resolver, name) => (await resolver.resolveCaa(name)).map((each) => record(caaText(each))),
} as const satisfies Record<DnsRecordType, (resolver: Resolver, name: string) => Promise<readonly DnsRecord[]>>
