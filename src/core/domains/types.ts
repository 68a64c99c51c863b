import type { DomainOperation } from '../catalog/types'

/**
 * §5: why an input is not a name. The texts are the message keys under `validation`
 * (`searchFailed` is the search's own failure, not the name's).
 */
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

/** `example.io` is the label `example` and the extension `.io`; `null` when no extension was typed. */
export interface DomainName {
  readonly label: string
  readonly extension: string | null
}

/** S3: the three honest answers. `unknown` can never be bought. */
export const availabilityStatuses = ['available', 'taken', 'unknown'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

/** N1: why a name is taken where the registry would still give it away: an order that waits for its money holds it. */
export const takenReasons = ['held'] as const
export type TakenReason = (typeof takenReasons)[number]

export interface DomainAvailability {
  readonly domain: string
  readonly status: AvailabilityStatus
  /** Of a name that is taken. */
  readonly reason?: TakenReason
}

/** §5.9: names nobody may register here. */
export const reservedWords: ReadonlySet<string> = new Set(['www', 'ftp', 'mail', 'email', 'http', 'https', 'localhost'])

/** N1: how a name stands in this shop, whatever the registry says of it: held by an order that waits for its money, or somebody's for good. */
export const nameClaims = ['held', 'owned'] as const
export type NameClaim = (typeof nameClaims)[number]

/** N1: a name that is spoken for is taken; why is said only where waiting may help. */
export const withClaim = (answer: DomainAvailability, claim: NameClaim | undefined): DomainAvailability => {
  if (claim === undefined) return answer
  return claim === 'held' ? { domain: answer.domain, status: 'taken', reason: 'held' } : { domain: answer.domain, status: 'taken' }
}

/** A name an order speaks for. */
export interface ClaimedName {
  readonly name: string
  readonly operation: Exclude<DomainOperation, 'renew'>
}

interface ItemLike {
  readonly type: string
  readonly id: string
  readonly serviceData?: { readonly operation?: DomainOperation }
}

/** N1: the names that are registered or moved here; another year of one's own name claims nothing. */
export const claimedNames = (items: readonly ItemLike[]): readonly ClaimedName[] =>
  items.flatMap(({ type, id, serviceData }) => {
    const operation = serviceData?.operation ?? 'register'
    return type === 'domain' && operation !== 'renew' ? [{ name: id, operation }] : []
  })
