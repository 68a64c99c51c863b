import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import { lookup, type CaaRecord } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { DnsRecord, DnsRecordType, DnsAnswer, DnsAnswerStatus, DnsResolver } from '@/core/domains/registry'
import { dnsLookupLimits } from '@/lib/config/limits'

const subnets: readonly (readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Unspecified, loopback and IPv4-compatible addresses.
  ['::', 96, 'ipv6'],
  // IPv4 embedded in IPv6, which a router may translate: local-use NAT64, Teredo, 6to4.
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

const privateNetworks = new BlockList()
for (const [address, prefix, family] of subnets) {
  privateNetworks.addSubnet(address, prefix, family)
  // Hosts without IPv4 reach public addresses through the well-known NAT64 prefix, so only the embedded address counts.
  if (family === 'ipv4') privateNetworks.addSubnet(`64:ff9b::${address}`, 96 + prefix, 'ipv6')
}

/** True for private, local and reserved networks. Embedded IPv4 counts as IPv4. */
export const isPrivateAddress = (address: string): boolean => privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

export class PrivateAddressError extends Error {
  constructor() {
    super('address')
  }
}

/** SSRF guard: a name may resolve to an internal host, so every address is checked before connecting. */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new PrivateAddressError(), '')
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddressError(), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

const record = (value: string, more: Partial<DnsRecord> = {}): DnsRecord => ({ value, priority: null, timeToLive: null, ...more })

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** `0 issue "letsencrypt.org"`: the property is the field other than `critical` and `type`. */
const caaText = ({ critical, ...rest }: CaaRecord): string => {
  const [property = '', value = ''] = Object.entries(rest).find(([name]) => name !== 'type') ?? []
  return `${critical} ${property} ${quoted(String(value))}`
}

const readRecords = {
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

interface NodeResolverOptions {
  /** `address` or `address:port`; defaults to the system's resolvers. */
  readonly servers?: readonly string[]
  /** Milliseconds per try and server. */
  readonly timeout?: number
  readonly tries?: number
  /** Milliseconds in total. */
  readonly deadline?: number
}

/** c-ares codes that mean no data rather than a failure. */
const emptyAnswers: Readonly<Record<string, DnsAnswerStatus>> = { ENODATA: 'none', ENOTFOUND: 'no-such-name' }

const codeOf = (fault: unknown): string => (fault instanceof Error && 'code' in fault ? String(fault.code) : '')

const empty = (type: DnsRecordType, status: DnsAnswerStatus): DnsAnswer => ({ type, status, records: [], withheld: 0 })

/** Only counts private addresses, so that the lookup can't map an internal network. */
const withoutPrivate = (type: DnsRecordType, records: readonly DnsRecord[]): DnsAnswer => {
  const shown = type === 'A' || type === 'AAAA' ? records.filter(({ value }) => !isPrivateAddress(value)) : records
  return { type, status: 'found', records: shown.slice(0, dnsLookupLimits.recordsOfAType), withheld: records.length - shown.length }
}

const ask = async (resolver: Resolver, name: string, type: DnsRecordType): Promise<DnsAnswer> => {
  try {
    const records = await readRecords[type](resolver, name)
    return records.length === 0 ? empty(type, 'none') : withoutPrivate(type, records)
  } catch (fault) {
    return empty(type, emptyAnswers[codeOf(fault)] ?? 'unknown')
  }
}

/** Strict timeouts; any failure is `unknown`. */
export const createNodeResolver = ({
  servers = [],
  timeout = dnsLookupLimits.timeout,
  tries = dnsLookupLimits.tries,
  deadline = dnsLookupLimits.deadline,
}: NodeResolverOptions = {}): DnsResolver => ({
  resolve: async (name, types) => {
    const resolver = new Resolver({ timeout, tries })
    if (servers.length > 0) resolver.setServers(servers)
    // Cancelled queries reject, so every answer is settled at the deadline.
    const timer = setTimeout(() => resolver.cancel(), deadline)
    try {
      return await Promise.all(types.map((type) => ask(resolver, name, type)))
    } finally {
      clearTimeout(timer)
    }
  },
})
