import type { OrderStatus } from './status'
import { isHeld, lifecycleOf, type DomainDates, type LifecycleLimits } from '../domains/lifecycle'

const day = 86_400_000

/** A name that can be renewed at its price: it has an end, and is not in redemption yet. */
export const isRenewable = (dates: DomainDates, now: number, limits: LifecycleLimits): boolean =>
  dates.expiresAt !== null && isHeld(lifecycleOf(dates, now, limits).state)

/** Whether the shop itself orders the next year now: from some days before the end on, and never after it. */
export const isRenewalDue = (
  { status, expiresAt, autoRenew }: DomainDates & { readonly autoRenew: boolean },
  now: number,
  { renewalOrderDays }: { readonly renewalOrderDays: number },
): boolean => autoRenew && status === 'active' && expiresAt !== null && now >= expiresAt - renewalOrderDays * day && now < expiresAt

/** What every order for one term of a name begins its key with. No checkout makes such a key. */
export const renewalTerm = (domainId: string, expiresAt: number): string =>
  `renewal:${domainId}:${new Date(expiresAt).toISOString().slice(0, 10)}:`

/** Where the term ended that an order renews, by the key of the order; null where it renews no domain. */
export const renewedFrom = (key: string): number | null => {
  const day = /^renewal:[^:]+:(\d{4}-\d{2}-\d{2}):/.exec(key)?.[1]
  return day === undefined ? null : Date.parse(day)
}

/** Whether an order renews a domain and nobody has paid it. */
export const isUnpaidRenewal = ({ idempotencyKey, status }: { readonly idempotencyKey: string; readonly status: OrderStatus }): boolean =>
  renewedFrom(idempotencyKey) !== null && (status === 'pending' || status === 'failed')

export interface RenewalOrder {
  readonly orderNumber: string
  readonly status: OrderStatus
}

export type RenewalDecision =
  | { readonly kind: 'known'; readonly orderNumber: string }
  | { readonly kind: 'order'; /** 1 is the first. */ readonly attempt: number }
  | { readonly kind: 'declined' }

/**
 * One order a name and term, whoever asks. One that was cancelled or paid back is ordered again by the name's holder; the shop
 * takes it for an answer. `earlier`: every order for this term, oldest first.
 */
export const decideRenewal = (earlier: readonly RenewalOrder[], askedBy: 'holder' | 'shop'): RenewalDecision => {
  const last = earlier.at(-1)
  if (last === undefined) return { kind: 'order', attempt: 1 }
  if (last.status !== 'cancelled' && last.status !== 'refunded') return { kind: 'known', orderNumber: last.orderNumber }
  return askedBy === 'holder' ? { kind: 'order', attempt: earlier.length + 1 } : { kind: 'declined' }
}
