import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import { lookup, type CaaRecord } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { DnsRecord, DnsRecordType, DnsAnswer, DnsAnswerStatus, DnsResolver } from '@/core/domains/dns-records'
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
  // Nothing, this machine, and the old way to write IPv4.
  ['::', 96, 'ipv6'],
  // Ways to write an IPv4 address as IPv6 that a machine on the way may translate back: NAT64 of one's own, Teredo, 6to4.
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
  // The NAT64 everybody has is how a machine without IPv4 reaches public addresses: only what it leads to counts.
  if (family === 'ipv4') privateNetworks.addSubnet(`64:ff9b::${address}`, 96 + prefix, 'ipv6')
}

/** An address of a private, local or reserved network. IPv4 written as IPv6 counts as what it is. */
export const isPrivateAddress = (address: string): boolean => privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

export class PrivateAddressError extends Error {
  constructor() {
    super('address')
  }
}

/** Names may lead anywhere, also to the machine beside us: every address is looked at before a connection is made. */
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

/** `0 issue "letsencrypt.org"`: the property is the one field beside `critical` (and the kind of record, where it is told). */
const caaText = ({ critical, ...rest }: CaaRecord): string => {
  const [property = '', value = ''] = Object.entries(rest).find(([name]) => name !== 'type') ?? []
  return `${critical} ${property} ${quoted(String(value))}`
}

/** How each kind is asked for, and how its answer is written. */
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
  /** `address` or `address:port`; those of the system where there are none. */
  readonly servers?: readonly string[]
  /** ms for one try at one server. */
  readonly timeout?: number
  readonly tries?: number
  /** ms for everything together. */
  readonly deadline?: number
}

/** What c-ares says when there is nothing, and not that something went wrong. */
const emptyAnswers: Readonly<Record<string, DnsAnswerStatus>> = { ENODATA: 'none', ENOTFOUND: 'no-such-name' }

const codeOf = (fault: unknown): string => (fault instanceof Error && 'code' in fault ? String(fault.code) : '')

const empty = (type: DnsRecordType, status: DnsAnswerStatus): DnsAnswer => ({ type, status, records: [], withheld: 0 })

/** No map of somebody's inner network through this door: its addresses are counted, not told. */
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

/** The system's resolver behind the port: strict time-outs, and whatever goes wrong is `unknown`. */
export const createNodeResolver = ({
  servers = [],
  timeout = dnsLookupLimits.timeout,
  tries = dnsLookupLimits.tries,
  deadline = dnsLookupLimits.deadline,
}: NodeResolverOptions = {}): DnsResolver => ({
  resolve: async (name, types) => {
    const resolver = new Resolver({ timeout, tries })
    if (servers.length > 0) resolver.setServers(servers)
    // Cancelled questions fail, so every answer is there when the deadline is over.
    const timer = setTimeout(() => resolver.cancel(), deadline)
    try {
      return await Promise.all(types.map((type) => ask(resolver, name, type)))
    } finally {
      clearTimeout(timer)
    }
  },
})
