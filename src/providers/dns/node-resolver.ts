import { Resolver } from 'node:dns/promises'
import { dnsLookupLimits } from '@/config/limits'
import type { DnsAnswer, DnsAnswerStatus, DnsRecord, DnsRecordType, DnsResolver } from '@/core/domains/dns-records'
import { isPrivateAddress } from './private-addresses'
import { readRecords } from './read-records'

export interface NodeResolverOptions {
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
