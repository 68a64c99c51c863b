import type { DomainOperation } from '../catalog/types'

/** §5: message keys under `validation`; `searchFailed` is an error of the search, not of the name. */
export const domainNameErrors = [
  'required',
  'invalidFormat',
  'noDomainName',
  'tooShort',
  'tooLong',
  'invalidCharacters',
  'hyphenPosition',
  'consecutiveHyphens',
  'allNumbers',
  'reservedWord',
] as const
export type DomainNameError = (typeof domainNameErrors)[number]

/** `example.io` gives `example` and `.io`; `extension` is `null` if none was typed. */
export interface DomainName {
  readonly label: string
  readonly extension: string | null
}

/** S3: `unknown` domains can't be bought. */
export const availabilityStatuses = ['available', 'taken', 'unknown'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

/** N1: reserved by an unpaid order, although the registry reports the domain as available. */
export const takenReasons = ['held'] as const
export type TakenReason = (typeof takenReasons)[number]

export interface DomainAvailability {
  readonly domain: string
  readonly status: AvailabilityStatus
  /** Present only for taken domains. */
  readonly reason?: TakenReason
}

/** Labels that are not for sale (§5.9). */
export const reservedWords: ReadonlySet<string> = new Set(['www', 'ftp', 'mail', 'email', 'http', 'https', 'localhost'])

/** N1: claim within this shop, whatever the registry reports: reserved by an unpaid order, or owned by a customer. */
export type DomainClaim = 'held' | 'owned'

/** N1: a claimed domain is taken; a reason is given only if waiting may help. */
export const withClaim = (answer: DomainAvailability, claim: DomainClaim | undefined): DomainAvailability => {
  if (claim === undefined) return answer
  return claim === 'held' ? { domain: answer.domain, status: 'taken', reason: 'held' } : { domain: answer.domain, status: 'taken' }
}

export interface ClaimedDomain {
  readonly name: string
  readonly operation: Exclude<DomainOperation, 'renew'>
}

interface ItemLike {
  readonly type: string
  readonly id: string
  readonly serviceData?: { readonly operation?: DomainOperation }
}

/** N1: registrations and transfers make claims; renewals don't. */
export const claimedDomains = (items: readonly ItemLike[]): readonly ClaimedDomain[] =>
  items.flatMap(({ type, id, serviceData }) => {
    const operation = serviceData?.operation ?? 'register'
    return type === 'domain' && operation !== 'renew' ? [{ name: id, operation }] : []
  })
