import type { OrderStatus } from './status'
import { isHeld, lifecycleOf, type DomainDates, type LifecycleLimits } from '../domains/lifecycle'

const day = 86_400_000

/** False in redemption, where the normal price no longer applies, and without an expiry date. */
export const isRenewable = (dates: DomainDates, now: number, limits: LifecycleLimits): boolean =>
  dates.expiresAt !== null && isHeld(lifecycleOf(dates, now, limits).state)

/** Auto-renewal window: from `renewalOrderDays` before expiry until expiry. */
export const isRenewalDue = (
  { status, expiresAt, autoRenew }: DomainDates & { readonly autoRenew: boolean },
  now: number,
  { renewalOrderDays }: { readonly renewalOrderDays: number },
): boolean => autoRenew && status === 'active' && expiresAt !== null && now >= expiresAt - renewalOrderDays * day && now < expiresAt

/** Prefix of the idempotency keys for one term of a domain. Checkout never creates such keys. */
export const renewalTerm = (domainId: string, expiresAt: number): string =>
  `renewal:${domainId}:${new Date(expiresAt).toISOString().slice(0, 10)}:`

/** End of the term the order renews, in epoch milliseconds; null if it renews no domain. */
export const renewedFrom = (key: string): number | null => {
  const day = /^renewal:[^:]+:(\d{4}-\d{2}-\d{2}):/.exec(key)?.[1]
  return day === undefined ? null : Date.parse(day)
}

export const isUnpaidRenewal = ({ idempotencyKey, status }: { readonly idempotencyKey: string; readonly status: OrderStatus }): boolean =>
  renewedFrom(idempotencyKey) !== null && (status === 'pending' || status === 'failed')

export interface RenewalOrder {
  readonly orderNumber: string
  readonly status: OrderStatus
}

export type RenewalDecision =
  | { readonly kind: 'known'; readonly orderNumber: string }
  | { readonly kind: 'order'; /** Starts at 1. */ readonly attempt: number }
  | { readonly kind: 'declined' }

/**
 * One order per domain and term. The owner may reorder after a cancellation or refund; the shop takes it as a refusal. `earlier`: all
 * orders for this term, oldest first.
 */
export const decideRenewal = (earlier: readonly RenewalOrder[], askedBy: 'holder' | 'shop'): RenewalDecision => {
  const last = earlier.at(-1)
  if (last === undefined) return { kind: 'order', attempt: 1 }
  if (last.status !== 'cancelled' && last.status !== 'refunded') return { kind: 'known', orderNumber: last.orderNumber }
  return askedBy === 'holder' ? { kind: 'order', attempt: earlier.length + 1 } : { kind: 'declined' }
}
