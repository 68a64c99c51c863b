import type { Payload } from 'payload'
import { type ClaimedDomain, claimedDomains } from '@/core/domains/types'
import { opensOrder, orderTokenOf } from '@/modules/orders/order-access'
import type { Context } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import { findReservations, type DomainReservation, findReservationHours, insertReservations } from './reservations.repository'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { defaultReservationHours } from '@/lib/config/limits'
import type { DomainContact } from '@/core/domains/registrar'
import type { OrderRecord } from '@/modules/orders/orders.repository'

/** How a visitor proves that an order is theirs: by the account, or by the cookie that opens their orders (O7). */
export interface Buyer {
  readonly customerId: string | null
  readonly ordersCookie: string | undefined
  /** Holds the secret that decrypts order tokens. */
  readonly shop: Pick<Payload, 'secret'>
}

export const toBuyer = ({ customer, payload }: Context, ordersCookie: string | undefined): Buyer => ({
  customerId: customer?.id ?? null,
  ordersCookie,
  shop: payload,
})

const isBuyersOwn = ({ customerId, ordersCookie, shop }: Buyer, order: NonNullable<DomainReservation['order']>): boolean => {
  if (customerId !== null && order.customerId === customerId) return true
  const token = orderTokenOf(ordersCookie, order.orderNumber)
  return token !== null && opensOrder(shop, order, token)
}

/**
 * N1: why a reserved domain can't be ordered. The order that reserves it is revealed only to its proven owner; a typed email address proves
 * nothing.
 */
const claimRefusal = ({ name, operation }: ClaimedDomain, { claim, order }: DomainReservation, buyer: Buyer): DomainError => {
  const domain = name
  const availability = { domain, status: 'taken' as const }
  if (claim === 'owned') {
    return refusal(operation === 'transfer' ? 'domain-here' : 'domain-unavailable', {
      values: { domain },
      details: { domains: [availability] },
    })
  }
  const domains = [{ ...availability, reason: 'held' as const }]
  if (order && isBuyersOwn(buyer, order)) {
    const { orderNumber } = order
    return refusal('domain-ordered', { values: { domain, orderNumber }, details: { domains, orderNumber } })
  }
  return refusal('domain-held', { values: { domain }, details: { domains } })
}

export const findClaimRefusals = async (
  handle: Handle,
  names: readonly ClaimedDomain[],
  buyer: Buyer,
  now: number,
): Promise<ReadonlyMap<string, DomainError>> => {
  const holds = await findReservations(
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

export const firstClaimRefusal = (
  names: readonly ClaimedDomain[],
  holds: ReadonlyMap<string, DomainReservation>,
  buyer: Buyer,
): DomainError | null => {
  for (const each of names) {
    const hold = holds.get(each.name)
    if (hold) return claimRefusal(each, hold, buyer)
  }
  return null
}

const hour = 3_600_000

interface ReservationRequest {
  readonly order: OrderRecord
  readonly hours: number
  readonly buyer: Buyer
  readonly registrant?: DomainContact | undefined
}

/**
 * N1: reserves an order's domains in its transaction. Returns why it can't if someone was first; `released` if that reservation is gone by
 * now, so that a retry may succeed.
 */
export const reserveDomains = async (
  handle: Handle,
  { order, hours, buyer, registrant }: ReservationRequest,
): Promise<DomainError | 'released' | null> => {
  const claimed = claimedDomains(order.lines)
  const names = claimed.map(({ name }) => name)
  const now = order.orderDate
  const reserved = await insertReservations(handle, { orderId: order.id, names, now, until: now + hours * hour, registrant })
  const missing = claimed.filter(({ name }) => !reserved.has(name))
  if (missing.length === 0) return null
  return (
    firstClaimRefusal(
      missing,
      await findReservations(
        handle,
        missing.map(({ name }) => name),
        now,
      ),
      buyer,
    ) ?? 'released'
  )
}

/** Renews the reservations of an order that is pending again. Returns the domains lost to someone else. */
export const reserveDomainsAgain = async (
  handle: Handle,
  { id, lines }: Pick<OrderRecord, 'id' | 'lines'>,
  now: number,
): Promise<readonly string[]> => {
  const names = claimedDomains(lines).map(({ name }) => name)
  if (names.length === 0) return []
  const hours = (await findReservationHours(handle)) ?? defaultReservationHours
  const reservedAgain = await insertReservations(handle, { orderId: id, names, now, until: now + hours * hour })
  return names.filter((name) => !reservedAgain.has(name))
}
