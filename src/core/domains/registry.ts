import type { DomainAvailability } from './types'
import { cleanLine } from '../typed-text'

interface CheckAvailabilityOptions {
  /** Once it aborts, every name that has no answer yet is `unknown`. */
  readonly signal?: AbortSignal
}

/** The outside world behind the domain search: a simulation today, a registry's protocol later. */
export interface DomainRegistry {
  /** A simulation: its delay (S4) stands for one question, so what may be needed is asked at once. A real registry is asked for what is needed. */
  readonly isSimulated?: true
  /**
   * One answer a name, in the order asked. Never throws: an error, a time-out or a refusal of the
   * registry is the answer `unknown` for that name (S3), so nothing that failed can read as free.
   */
  readonly checkAvailability: (domains: readonly string[], options?: CheckAvailabilityOptions) => Promise<readonly DomainAvailability[]>
}

/** What a registry tells of a name somebody holds. Days are ISO (YYYY-MM-DD), UTC; `null` where it keeps silent. */
export interface RegistrationData {
  readonly domain: string
  readonly registrar: string | null
  readonly registeredOn: string | null
  readonly updatedOn: string | null
  readonly expiresOn: string | null
  readonly statuses: readonly string[]
  readonly nameServers: readonly string[]
}

/** Who answered: a registry itself, or the shop's simulation of one. */
export type RegistrationSource = 'registry' | 'simulation'

export const registrationStatuses = ['registered', 'not-registered', 'unknown'] as const

/** As honest as S3: what did not answer is `unknown`, never free. */
export type RegistrationAnswer =
  | { readonly status: 'registered'; readonly source: RegistrationSource; readonly registration: RegistrationData }
  | { readonly status: 'not-registered'; readonly source: RegistrationSource }
  | { readonly status: 'unknown'; readonly source: RegistrationSource }

/** The outside world behind the WHOIS lookup. Never throws: a fault, a refusal or a time-out is `unknown`. */
export interface RegistrationLookup {
  readonly lookUp: (domain: string, options?: { readonly signal?: AbortSignal }) => Promise<RegistrationAnswer>
}

/** Hosts that mean the machine itself. */
const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface AddressRules {
  /** Plain http to the machine itself: for tests, never for a shop that serves. */
  readonly allowLoopback?: boolean
}

const isAddress = (host: string): boolean => host.startsWith('[') || /^[0-9.]+$/.test(host)

export const isLoopbackHost = (host: string): boolean => loopbackHosts.has(host)

/** What may be asked at all: https by name. Addresses as numbers, other schemes and credentials are nobody's registry. */
export const mayVisit = (url: URL, { allowLoopback = false }: AddressRules = {}): boolean => {
  if (url.username !== '' || url.password !== '') return false
  if (allowLoopback && isLoopbackHost(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:'
  return url.protocol === 'https:' && url.hostname.includes('.') && !isAddress(url.hostname)
}

/** RFC 9224 §3: a base address, which names are appended to; `null` for what is none. Ends with a slash. */
export const readRdapServer = (address: string, rules: AddressRules = {}): string | null => {
  const url = URL.parse(cleanLine(address))
  if (!url || url.search !== '' || url.hash !== '' || !mayVisit(url, rules)) return null
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}
