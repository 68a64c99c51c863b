import type { Service, SslCoverage } from '../catalog/types'
import { parseHostName } from '../dns/hosts'
import type { QuoteItemRequest } from '../orders/types'

type Items = readonly QuoteItemRequest[]

/** The part of a line's data that lists its domains. */
interface AttachedData {
  readonly coverage?: string | undefined
  readonly domain?: string | undefined
  readonly additionalDomains?: readonly string[] | undefined
}

/** C10: upper limit for any product. */
export const mostDomainsOfAll = 100

/** C10: a line's primary domain, followed by the additional ones. */
export const domainsOf = ({ domain, additionalDomains = [] }: AttachedData = {}): readonly string[] =>
  domain === undefined ? [] : [domain, ...additionalDomains]

/** S18, S19: names on a certificate; a wildcard covers the domain and its subdomains. */
export const certificateNames = (coverage: SslCoverage | undefined, domains: readonly string[]): readonly string[] =>
  coverage === 'wildcard' ? domains.flatMap((domain) => [`*.${domain}`, domain]) : domains

/** S18: display names: the wildcard, or each domain. */
export const shownNames = (data: AttachedData = {}): readonly string[] =>
  data.coverage === 'wildcard' ? domainsOf(data).map((domain) => `*.${domain}`) : domainsOf(data)

/** C10, S19: a product's maximum number of domains; among certificates, only multi-domain ones have several. */
export const mostDomains = ({ type, maxDomains }: Pick<Service, 'type' | 'maxDomains'>, coverage?: SslCoverage): number =>
  type === 'ssl' && coverage !== 'multi-domain' ? 1 : maxDomains

/** C3, C10: a subscription's domains, the primary one first. All parts of a configured server share them. */
export const attachedDomainsOf = (items: Items): readonly string[] =>
  domainsOf(items.find(({ serviceData }) => serviceData?.domain !== undefined)?.serviceData)

/** C3: a subscription's primary domain; null if none was chosen. */
export const attachedDomainOf = (items: Items): string | null => attachedDomainsOf(items)[0] ?? null

/** C10: the same items with different domains, or none. */
export const withAttachedDomains = (items: Items, [domain, ...additionalDomains]: readonly string[]): Items =>
  items.map(({ serviceData, ...item }) => {
    const { domain: _before, additionalDomains: _others, ...rest } = serviceData ?? {}
    const others = additionalDomains.length > 0 ? { additionalDomains } : {}
    const data = domain === undefined ? rest : { ...rest, domain, ...others }
    return Object.keys(data).length === 0 ? item : { ...item, serviceData: data }
  })

/**
 * C3, C10: replaces the primary domain and keeps the additional ones; the new one may be one of them. `null` removes the primary domain and
 * promotes the next.
 */
export const withFirstDomain = (domains: readonly string[], domain: string | null): readonly string[] => {
  if (domain === null) return domains.slice(1)
  return [domain, ...(domains.includes(domain) ? domains.filter((each) => each !== domain) : domains.slice(1))]
}

/** C3: normalises a typed or pasted domain to A-labels; a wildcard is treated as its domain. Null if invalid. */
export const parseAttachedDomain = (typed: string): string | null =>
  parseHostName(
    typed
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[/?#].*$/, '')
      .replace(/^\*\./, ''),
  )

/** S19: parses names separated by whitespace, commas or semicolons; `faulty` is the first invalid one, as typed. */
export const parseDomainList = (typed: string): { readonly domains: readonly string[]; readonly faulty: string | null } => {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '')
  const parsed = parts.map(parseAttachedDomain)
  return {
    domains: [...new Set(parsed.filter((domain) => domain !== null))],
    faulty: parts.find((_part, index) => parsed[index] === null) ?? null,
  }
}
