import type { Payload } from 'payload'
import type { ClaimedName } from '@/core/domains/claimed-names'
import { opensOrder, orderTokenOf } from '@/server/orders/order-access'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { findNameHolds, type NameHold } from './hold-repository'
import { refusal, type Refusal } from '@/server/platform/refusals'

/** How somebody shows that an order is theirs: the account they are logged in to, or the cookie their orders were opened with (O7). */
export interface Buyer {
  readonly customerId: string | null
  readonly ordersCookie: string | undefined
  /** Whose secrets open the tokens of orders. */
  readonly shop: Pick<Payload, 'secret'>
}

export const toBuyer = ({ customer, payload }: Context, ordersCookie: string | undefined): Buyer => ({
  customerId: customer?.id ?? null,
  ordersCookie,
  shop: payload,
})

const isTheirs = ({ customerId, ordersCookie, shop }: Buyer, order: NonNullable<NameHold['order']>): boolean => {
  if (customerId !== null && order.customerId === customerId) return true
  const token = orderTokenOf(ordersCookie, order.orderNumber)
  return token !== null && opensOrder(shop, order, token)
}

/**
 * N1: why a name that is spoken for cannot be ordered. Whose order holds it is told only to whoever has shown it to be theirs:
 * an address that was merely typed proves nothing.
 */
export const claimRefusal = ({ name, operation }: ClaimedName, { claim, order }: NameHold, buyer: Buyer): Refusal => {
  const domain = name
  const taken = { domain, status: 'taken' as const }
  if (claim === 'owned') {
    return refusal(operation === 'transfer' ? 'domain-here' : 'domain-unavailable', { values: { domain }, details: { domains: [taken] } })
  }
  const domains = [{ ...taken, reason: 'held' as const }]
  if (order && isTheirs(buyer, order)) {
    const { orderNumber } = order
    return refusal('domain-ordered', { values: { domain, orderNumber }, details: { domains, orderNumber } })
  }
  return refusal('domain-held', { values: { domain }, details: { domains } })
}

/** Each of the names that somebody speaks for, and why it cannot be ordered: one question for all of them. */
export const findClaimRefusals = async (
  handle: Handle,
  names: readonly ClaimedName[],
  buyer: Buyer,
  now: number,
): Promise<ReadonlyMap<string, Refusal>> => {
  const holds = await findNameHolds(
    handle,
    names.map(({ name }) => name),
    now,
  )
  return new Map(
    names.flatMap((each) => {
      const hold = holds.get(each.name)
      return hold ? [[each.name, claimRefusal(each, hold, buyer)] as const] : []
    }),
  )
}

/** The first of the names that somebody speaks for, in their order. */
export const firstClaimRefusal = (names: readonly ClaimedName[], holds: ReadonlyMap<string, NameHold>, buyer: Buyer): Refusal | null => {
  for (const each of names) {
    const hold = holds.get(each.name)
    if (hold) return claimRefusal(each, hold, buyer)
  }
  return null
}
