import type { Minor } from '../money/types'
import type { BillingPeriod, ItemType } from '../catalog/types'
import type { QuoteItemRequest } from '../orders/types'

/** U1: a configured server is a single subscription, a `bundle`. */
export const subscriptionKinds = ['hosting', 'ssl', 'email', 'component', 'service', 'bundle'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]

export type RecurringType = Exclude<ItemType, 'domain' | 'addon'>

/** U2: `pending` is paid but not provisioned. */
export const subscriptionStates = ['pending', 'active', 'pastDue', 'suspended', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const endReasons = ['customer', 'staff', 'unpaid', 'unsold', 'refunded'] as const
export type EndReason = (typeof endReasons)[number]

export interface OrderedSubscription {
  /** Key of the order line; shared by all lines of a bundle. */
  readonly lineKey: string
  readonly kind: SubscriptionKind
  /** Product id, or the bundle's id. */
  readonly product: string
  readonly name: string
  readonly items: readonly QuoteItemRequest[]
  readonly quantity: number
  readonly billing: BillingPeriod
  /** Price per term before discounts and tax, as the receipt showed it. */
  readonly amount: Minor
  /** U36: top-up amount and threshold; absent if terms are paid individually. */
  readonly paidIn?: { readonly amount: Minor; readonly threshold: Minor }
}

/** U36: unused prepaid amount, before tax. */
export interface Balance {
  readonly left: Minor
  readonly threshold: Minor
  /** First day not yet debited. */
  readonly drawnUntil: number
  /** U37: the day on which the balance falls below the threshold. */
  readonly topUpAt: number
}

/** Epoch milliseconds at UTC midnight. */
export interface Term {
  readonly termStart: number
  /** End of the paid period and start of the next term. */
  readonly termEnd: number
}

export interface SubscriptionDates extends Term {
  readonly state: SubscriptionState
  readonly cancelAtEnd: boolean
  /** U15: suspended by staff, whether or not it is paid. */
  readonly isHeld?: boolean
  /** O19: due date of the first unpaid instalment, epoch milliseconds. */
  readonly partDueAt?: number | null
  /** U36: set if days are debited from a balance; the term ends when the balance is used up. */
  readonly balance?: Balance | null
}

/** In days. The first three are settings. */
export interface SubscriptionLimits {
  /** Days before the end of the term at which the next is ordered. */
  readonly leadDays: number
  /** Days for which the service keeps running unpaid. */
  readonly graceDays: number
  /** Days for which it stays suspended before it ends. */
  readonly endDays: number
  /** Days before the term at which a price rise is announced. */
  readonly announceDays: number
  /** Reminders for an open order: before the term's end, after it, and before termination. `part`: before an instalment is due (O19). */
  readonly reminderDays: { readonly before: number; readonly after: number; readonly last: number; readonly part: number }
}
