import { addDays } from '../dates'
import type { Minor } from '../money/types'
import { sumOf } from '../money/arithmetic'
import type { OrderStatus } from './status'
import type { QuoteLine } from './types'
import { isHeld, lifecycleOf, type DomainDates, type LifecycleLimits } from '../domains/lifecycle'

const day = 86_400_000

/** False in redemption, where the normal price no longer applies, and if there is no expiry date. */
export const isRenewable = (dates: DomainDates, now: number, limits: LifecycleLimits): boolean =>
  dates.expiresAt !== null && isHeld(lifecycleOf(dates, now, limits).state)

/** Window for automatic renewal: from `renewalOrderDays` before expiry until expiry. */
export const isRenewalDue = (
  { status, expiresAt, autoRenew }: DomainDates & { readonly autoRenew: boolean },
  now: number,
  { renewalOrderDays }: { readonly renewalOrderDays: number },
): boolean => autoRenew && status === 'active' && expiresAt !== null && now >= expiresAt - renewalOrderDays * day && now < expiresAt

/** U51: whether the renewal is charged to a saved card. */
export const isAutoCharged = (
  { status, expiresAt, autoRenew, autoCharge }: DomainDates & { readonly autoRenew: boolean; readonly autoCharge: boolean },
  now: number,
): boolean => autoRenew && autoCharge && status === 'active' && expiresAt !== null && now < expiresAt

/** Prefix of the idempotency keys for one term of a domain. Checkout never creates such keys. */
export const renewalTerm = (domainId: string, expiresAt: number): string =>
  `renewal:${domainId}:${new Date(expiresAt).toISOString().slice(0, 10)}:`

/** End of the term that the order renews, in epoch milliseconds; null if it renews no domain. */
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

type RenewalDecision =
  | { readonly kind: 'known'; readonly orderNumber: string }
  | { readonly kind: 'order'; /** Starts at 1. */ readonly attempt: number }
  | { readonly kind: 'declined' }

/**
 * One order per domain and term. The owner may reorder after a cancellation or refund, which the shop treats as a decision not to renew.
 * `earlier`: all orders for this term, oldest first.
 */
export const decideRenewal = (earlier: readonly RenewalOrder[], askedBy: 'holder' | 'shop'): RenewalDecision => {
  const last = earlier.at(-1)
  if (last === undefined) return { kind: 'order', attempt: 1 }
  if (last.status !== 'cancelled' && last.status !== 'refunded') return { kind: 'known', orderNumber: last.orderNumber }
  return askedBy === 'holder' ? { kind: 'order', attempt: earlier.length + 1 } : { kind: 'declined' }
}

/** U52: how a domain is renewed if its owner does nothing. */
export const renewalWays = ['card', 'order', 'none', 'paid'] as const

/** Price of a renewal before tax, in its currency's minor units. */
export interface RenewalPrice {
  readonly amount: Minor
  readonly currency: string
}

/** U51: before tax, so that a different tax rate does not count as a price change. */
export const renewalAmount = (lines: readonly Pick<QuoteLine, 'subtotal' | 'discount'>[]): Minor =>
  sumOf(lines.map(({ subtotal, discount }) => subtotal - discount))

/** U50: price of each later year of a domain and its add-ons, as stated on the order. */
export const laterYearAmount = (lines: readonly QuoteLine[], domain: string): Minor =>
  sumOf(
    lines
      .filter(({ type, id, serviceData }) => (type === 'domain' ? id === domain : type === 'addon' && serviceData.domain === domain))
      .map(({ renewal, quantity }) => renewal * quantity),
  )

/** The price in the format used in domain event notes. */
export const noteOfPrice = ({ currency, amount }: RenewalPrice): string => `${currency} ${amount}`

export const priceOfNote = (note: string): RenewalPrice | null => {
  const [, currency, amount] = /^([A-Z]{3}) (\d+)$/.exec(note) ?? []
  return currency === undefined || amount === undefined ? null : { currency, amount: Number(amount) as Minor }
}

/** Price announced to the customer, and when it may be charged from, in epoch milliseconds. */
export interface KnownPrice extends RenewalPrice {
  readonly chargeableFrom: number
}

/**
 * U51: when a renewal at this price is charged, in epoch milliseconds: a few days before expiry, or once this price or a higher one was
 * announced long enough ago. `null` if that is not before expiry.
 */
export const domainChargeAt = (
  expiresAt: number,
  { currency, amount }: RenewalPrice,
  known: readonly KnownPrice[],
  chargeDays: number,
): number | null => {
  const from = Math.min(...known.filter((each) => each.currency === currency && each.amount >= amount).map((each) => each.chargeableFrom))
  const at = Math.max(addDays(expiresAt, -chargeDays), from)
  return at < expiresAt ? at : null
}
