import type { Service, SslCoverage } from '../catalog/types'
import { parseHostName } from '../dns/hosts'
import type { QuoteItemRequest } from '../orders/types'

type Items = readonly QuoteItemRequest[]

/** As much of a line's data as names its domains. */
interface AttachedData {
  readonly coverage?: string | undefined
  readonly domain?: string | undefined
  readonly additionalDomains?: readonly string[] | undefined
}

/** C10: the most that a catalogue entry may allow. */
export const mostDomainsOfAll = 100

/** C10: the domain a line is for and those beside it, in this order. */
export const domainsOf = ({ domain, additionalDomains = [] }: AttachedData = {}): readonly string[] =>
  domain === undefined ? [] : [domain, ...additionalDomains]

/** S18, S19: the names a certificate is issued for; those of a wildcard are the domain's subdomains and the domain itself. */
export const certificateNames = (coverage: SslCoverage | undefined, domains: readonly string[]): readonly string[] =>
  coverage === 'wildcard' ? domains.flatMap((domain) => [`*.${domain}`, domain]) : domains

/** S18: how people name what a line is for: the wildcard, or each domain. */
export const shownNames = (data: AttachedData = {}): readonly string[] =>
  data.coverage === 'wildcard' ? domainsOf(data).map((domain) => `*.${domain}`) : domainsOf(data)

/** C10, S19: domains that a product may have; of certificates only a multi-domain one has several. */
export const mostDomains = ({ type, maxDomains }: Pick<Service, 'type' | 'maxDomains'>, coverage?: SslCoverage): number =>
  type === 'ssl' && coverage !== 'multi-domain' ? 1 : maxDomains

/** C3, C10: the domains of a subscription, first the one it is for. All parts of a configured server have the same. */
export const attachedDomainsOf = (items: Items): readonly string[] =>
  domainsOf(items.find(({ serviceData }) => serviceData?.domain !== undefined)?.serviceData)

/** C3: the domain a subscription is for; null while none was chosen. */
export const attachedDomainOf = (items: Items): string | null => attachedDomainsOf(items)[0] ?? null

/** C10: the same items for other domains, or for none. */
export const withAttachedDomains = (items: Items, [domain, ...additionalDomains]: readonly string[]): Items =>
  items.map(({ serviceData, ...item }) => {
    const { domain: _before, additionalDomains: _others, ...rest } = serviceData ?? {}
    const others = additionalDomains.length > 0 ? { additionalDomains } : {}
    const data = domain === undefined ? rest : { ...rest, domain, ...others }
    return Object.keys(data).length === 0 ? item : { ...item, serviceData: data }
  })

/**
 * C3, C10: another domain in the first place; the additional ones stay. One of them moves up; without any domain the next one does, since
 * nothing is taken off that nobody named.
 */
export const withFirstDomain = (domains: readonly string[], domain: string | null): readonly string[] => {
  if (domain === null) return domains.slice(1)
  return [domain, ...(domains.includes(domain) ? domains.filter((each) => each !== domain) : domains.slice(1))]
}

/** C3: as typed or pasted, in the form of the DNS; a wildcard is read as its domain. Null where it is no domain. */
export const parseAttachedDomain = (typed: string): string | null =>
  parseHostName(
    typed
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[/?#].*$/, '')
      .replace(/^\*\./, ''),
  )

/** S19: names typed into one field, separated by blanks, commas or lines; the first faulty one as typed. */
export const parseDomainList = (typed: string): { readonly domains: readonly string[]; readonly faulty: string | null } => {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '')
  const parsed = parts.map(parseAttachedDomain)
  return {
    domains: [...new Set(parsed.filter((domain) => domain !== null))],
    faulty: parts.find((_part, index) => parsed[index] === null) ?? null,
  }
}
