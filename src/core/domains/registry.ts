import type { DomainAvailability } from './types'
import { cleanLine } from '../typed-text'

interface CheckAvailabilityOptions {
  /** On abort, domains without a result become `unknown`. */
  readonly signal?: AbortSignal
}

/** Port of the domain search: the simulation or RDAP. */
export interface DomainRegistry {
  /** Set for the simulation, whose delay (S4) covers a whole call, so callers batch their lookups. */
  readonly isSimulated?: true
  /**
   * One result per domain, in order. Never throws: errors, timeouts and rejections give `unknown` (S3), so a failure can't be read as
   * available.
   */
  readonly checkAvailability: (domains: readonly string[], options?: CheckAvailabilityOptions) => Promise<readonly DomainAvailability[]>
}

/** Public registration data. Dates are ISO (YYYY-MM-DD) in UTC; `null` if not disclosed. */
export interface RegistrationData {
  readonly domain: string
  readonly registrar: string | null
  readonly registeredOn: string | null
  readonly updatedOn: string | null
  readonly expiresOn: string | null
  readonly statuses: readonly string[]
  readonly nameServers: readonly string[]
}

export type RegistrationSource = 'registry' | 'simulation'

export const registrationStatuses = ['registered', 'not-registered', 'unknown'] as const

/** S3: a failed lookup is `unknown`, never available. */
export type RegistrationAnswer =
  | { readonly status: 'registered'; readonly source: RegistrationSource; readonly registration: RegistrationData }
  | { readonly status: 'not-registered'; readonly source: RegistrationSource }
  | { readonly status: 'unknown'; readonly source: RegistrationSource }

/** WHOIS lookup. Never throws; errors, rejections and timeouts give `unknown`. */
export interface RegistrationLookup {
  readonly lookUp: (domain: string, options?: { readonly signal?: AbortSignal }) => Promise<RegistrationAnswer>
}

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface AddressRules {
  /** Allows plain HTTP to the local machine, for tests only. */
  readonly allowLoopback?: boolean
}

const isAddress = (host: string): boolean => host.startsWith('[') || /^[0-9.]+$/.test(host)

export const isLoopbackHost = (host: string): boolean => loopbackHosts.has(host)

/** SSRF guard: only HTTPS to a host name. IP addresses, other schemes and credentials are rejected. */
export const mayVisit = (url: URL, { allowLoopback = false }: AddressRules = {}): boolean => {
  if (url.username !== '' || url.password !== '') return false
  if (allowLoopback && isLoopbackHost(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:'
  return url.protocol === 'https:' && url.hostname.includes('.') && !isAddress(url.hostname)
}

/** RFC 9224 §3: base URL, ending with a slash; `null` if invalid. */
export const readRdapServer = (address: string, rules: AddressRules = {}): string | null => {
  const url = URL.parse(cleanLine(address))
  if (!url || url.search !== '' || url.hash !== '' || !mayVisit(url, rules)) return null
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}

/** Record types of the DNS lookup, in display order. */
export const dnsRecordTypes = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA'] as const
export type DnsRecordType = (typeof dnsRecordTypes)[number]

export interface DnsRecord {
  /** Zone file format, without name and priority. */
  readonly value: string
  /** MX only; lower is preferred. */
  readonly priority: number | null
  /** Seconds; known for address records only. */
  readonly timeToLive: number | null
}

/** `no-such-name` is NXDOMAIN. `unknown`: timeout or an invalid response. */
export const dnsAnswerStatuses = ['found', 'none', 'no-such-name', 'unknown'] as const
export type DnsAnswerStatus = (typeof dnsAnswerStatuses)[number]

export interface DnsAnswer {
  readonly type: DnsRecordType
  readonly status: DnsAnswerStatus
  readonly records: readonly DnsRecord[]
  /** Number of private addresses, which are not disclosed. */
  readonly withheld: number
}

/** Never throws. Resolves only; never connects to what it finds. */
export interface DnsResolver {
  /** Marks fictitious records from the simulated registry. */
  readonly isSimulated?: true
  readonly resolve: (name: string, types: readonly DnsRecordType[]) => Promise<readonly DnsAnswer[]>
}
