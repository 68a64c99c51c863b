import type { BillingPeriod } from '@/core/catalog/types'
import type { Access } from '@/core/provisioning/provisioner'
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
  'ready',
  'chargeDeclined',
  'chargeDeclinedLast',
  'chargeConfirm',
  'cardExpires',
  'held',
  'released',
  'moneyBack',
  'partBefore',
  'partPastDue',
  'partAfter',
  'partSuspended',
  'partLast',
  'topUpDue',
  'topUpCharged',
] as const
export type SubscriptionNoticeKind = (typeof subscriptionNoticeKinds)[number]

export interface SubscriptionNotice {
  readonly kind: SubscriptionNoticeKind
  /** The day it is about. */
  readonly date: string
  /** The order that waits for its money. */
  readonly orderNumber?: string
  readonly reason?: EndReason
  /** U22, U24: of the kept card it is about, as its holder knows it. */
  readonly card?: string
  /** U14: what goes back, whether somebody sends it, and whether it has ended. */
  readonly back?: MailPrice & { readonly byHand: boolean; readonly isEnded: boolean }
  /** O19: the part of its price that is to be paid, its day, and how. Of one that is charged, `card` says to which card. */
  readonly part?: MailPrice & { readonly dueAt: string; readonly reference: string; readonly way: 'card' | 'page' | 'transfer' }
  /** O19: parts of its price are still to be paid. */
  readonly isOwed?: boolean
  /** U37: what the balance is topped up for, with its tax. */
  readonly topUp?: MailPrice
  /** U28: where its owner finds what was set up. Never with a password. */
  readonly access?: Access
  /** U6: what a term costs, and what the next will. */
  readonly price?: { readonly billing: BillingPeriod; readonly before: MailPrice; readonly after: MailPrice }
}
