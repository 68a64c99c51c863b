import type { Payload } from 'payload'
import { type ClaimedName, claimedNames } from '@/core/domains/types'
import { opensOrder, orderTokenOf } from '@/modules/orders/order-access'
import type { Context } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import { findNameHolds, type NameHold, findHoldHours, insertHolds } from './reservations.repository'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { defaultNameHoldHours } from '@/lib/config/limits'
import type { NameContact } from '@/core/domains/contacts'
import type { OrderRecord } from '@/modules/orders/orders.repository'

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
const claimRefusal = ({ name, operation }: ClaimedName, { claim, order }: NameHold, buyer: Buyer): DomainError => {
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
): Promise<ReadonlyMap<string, DomainError>> => {
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
export const firstClaimRefusal = (
  names: readonly ClaimedName[],
  holds: ReadonlyMap<string, NameHold>,
  buyer: Buyer,
): DomainError | null => {
  for (const each of names) {
    const hold = holds.get(each.name)
    if (hold) return claimRefusal(each, hold, buyer)
  }
  return null
}

const hour = 3_600_000

interface Holding {
  readonly order: OrderRecord
  readonly hours: number
  readonly buyer: Buyer
  readonly registrant?: NameContact | undefined
}

/**
 * N1: the order being placed holds its names, in its own transaction. Answers why not where somebody was first; `released`
 * where that somebody has let go by now, so that it may be tried again.
 */
export const reserveDomains = async (
  handle: Handle,
  { order, hours, buyer, registrant }: Holding,
): Promise<DomainError | 'released' | null> => {
  const claimed = claimedNames(order.lines)
  const names = claimed.map(({ name }) => name)
  const now = order.orderDate
  const taken = await insertHolds(handle, { orderId: order.id, names, now, until: now + hours * hour, registrant })
  const missing = claimed.filter(({ name }) => !taken.has(name))
  if (missing.length === 0) return null
  return (
    firstClaimRefusal(
      missing,
      await findNameHolds(
        handle,
        missing.map(({ name }) => name),
        now,
      ),
      buyer,
    ) ?? 'released'
  )
}

/** An order that waits for its money again holds its names again. Answers those that are somebody else's by now. */
export const reserveDomainsAgain = async (
  handle: Handle,
  { id, lines }: Pick<OrderRecord, 'id' | 'lines'>,
  now: number,
): Promise<readonly string[]> => {
  const names = claimedNames(lines).map(({ name }) => name)
  if (names.length === 0) return []
  const hours = (await findHoldHours(handle)) ?? defaultNameHoldHours
  const taken = await insertHolds(handle, { orderId: id, names, now, until: now + hours * hour })
  return names.filter((name) => !taken.has(name))
}
