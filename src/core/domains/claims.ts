import type { DomainAvailability } from './types'
import type { DomainOperation } from '../catalog/types'

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
