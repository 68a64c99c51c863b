import type { DomainOperation } from '../catalog/types'

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
