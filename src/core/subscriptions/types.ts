import type { Minor } from '../money/types'
import type { BillingPeriod, ItemType } from '../catalog/types'
import type { QuoteItemRequest } from '../orders/types'

/** U1: a configured server is one thing, whatever it was put together from. */
export const subscriptionKinds = ['hosting', 'ssl', 'email', 'component', 'service', 'bundle'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]

export type RecurringType = Exclude<ItemType, 'domain' | 'addon'>

/** U2: `pending` is paid for and not set up yet. */
export const subscriptionStates = ['pending', 'active', 'pastDue', 'suspended', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Why it ended, or will at the end of its term. */
export const endReasons = ['customer', 'staff', 'unpaid', 'unsold', 'refunded'] as const
export type EndReason = (typeof endReasons)[number]

/** What is paid again each term, as the order brought it. */
export interface Subscribed {
  /** Which line of the order it came from; of a bundle, all its lines together. */
  readonly lineKey: string
  readonly kind: SubscriptionKind
  /** The product's own id; of a bundle the id that its parts share. */
  readonly product: string
  readonly name: string
  readonly items: readonly QuoteItemRequest[]
  readonly quantity: number
  readonly billing: BillingPeriod
  /** What a term costs before discounts and tax: what the receipt said that comes again. */
  readonly amount: Minor
  /** U36: what its lines paid into a balance, and below what that is topped up; absent where its terms are paid one by one. */
  readonly paidIn?: { readonly amount: Minor; readonly threshold: Minor }
}

/** U36: what was paid in and is not drawn yet, before tax. */
export interface Balance {
  readonly left: Minor
  readonly threshold: Minor
  /** The first day that is not drawn. */
  readonly drawnUntil: number
  /** U37: the day it falls below the threshold on. */
  readonly topUpAt: number
}

/** A term by the clock; epoch milliseconds, both the first moment of a day in UTC. */
export interface Term {
  readonly termStart: number
  /** What is paid for ends here, and the next term begins. */
  readonly termEnd: number
}

/** What the clock decides by. */
export interface SubscriptionDates extends Term {
  readonly state: SubscriptionState
  readonly cancelAtEnd: boolean
  /** U15: the desk has suspended it, whatever is paid. */
  readonly isHeld?: boolean
  /** O19: when the first part of its price that is not paid falls due; epoch milliseconds. */
  readonly partDueAt?: number | null
  /** U36: where days are drawn from a balance; its term ends when the money does. */
  readonly balance?: Balance | null
}

/** In days. The first three are settings. */
export interface SubscriptionLimits {
  /** How long before its term ends the next one is ordered. */
  readonly leadDays: number
  /** How long it runs on unpaid. */
  readonly graceDays: number
  /** How long it stands still before it ends. */
  readonly endDays: number
  /** How long before a term a higher price of it is announced. */
  readonly announceDays: number
  /** Reminders of an open order: before the term's end, after it, and before everything ends. `part`: before a part falls due (O19). */
  readonly reminderDays: { readonly before: number; readonly after: number; readonly last: number; readonly part: number }
}
