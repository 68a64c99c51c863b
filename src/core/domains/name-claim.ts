import type { DomainAvailability } from './types'

/** N1: how a name stands in this shop, whatever the registry says of it: held by an order that waits for its money, or somebody's for good. */
export const nameClaims = ['held', 'owned'] as const
export type NameClaim = (typeof nameClaims)[number]

/** N1: a name that is spoken for is taken; why is said only where waiting may help. */
export const withClaim = (answer: DomainAvailability, claim: NameClaim | undefined): DomainAvailability => {
  if (claim === undefined) return answer
  return claim === 'held' ? { domain: answer.domain, status: 'taken', reason: 'held' } : { domain: answer.domain, status: 'taken' }
}
