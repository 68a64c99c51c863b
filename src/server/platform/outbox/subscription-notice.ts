import type { BillingPeriod } from '@/core/catalog/types'
import type { EndReason } from '@/core/subscriptions/types'
import type { MailPrice } from './mail-price'

/** What a mail says of a subscription. */
export const subscriptionNoticeKinds = [
  'price',
  'unsold',
  'cancelled',
  'reminderBefore',
  'pastDue',
  'reminderAfter',
  'suspended',
  'reminderLast',
  'ended',
  'activeAgain',
  'changeOrdered',
  'changed',
  'changeExpired',
] as const
export type SubscriptionNoticeKind = (typeof subscriptionNoticeKinds)[number]

export interface SubscriptionNotice {
  readonly kind: SubscriptionNoticeKind
  /** The day it is about. */
  readonly date: string
  /** The order that waits for its money. */
  readonly orderNumber?: string
  readonly reason?: EndReason
  /** U6: what a term costs, and what the next will. */
  readonly price?: { readonly billing: BillingPeriod; readonly before: MailPrice; readonly after: MailPrice }
}
