import type { Minor } from '@/core/money/types'
import type { BillingPeriod } from '@/core/catalog/types'
import type { Access } from '@/core/provisioning/provisioning'
import type { EndReason } from '@/core/subscriptions/types'
import { type Locale, defaultLocale } from '@/lib/config/locales'

/** A renewal's price as it stood when the reminder was written, in minor units of its currency. */
export interface MailPrice {
  readonly amount: Minor
  readonly currency: string
  readonly digits: number
}

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
  'domainCharge',
] as const
type SubscriptionNoticeKind = (typeof subscriptionNoticeKinds)[number]

interface SubscriptionNotice {
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
  /** U37, U51: what the balance is topped up for, or a domain renewed for, with its tax. */
  readonly topUp?: MailPrice
  /** U28: where its owner finds what was set up. Never with a password. */
  readonly access?: Access
  /** U6: what a term costs, and what the next will. */
  readonly price?: { readonly billing: BillingPeriod; readonly before: MailPrice; readonly after: MailPrice }
}

interface OrderMail {
  readonly orderNumber: string
}

/** The number of the invoice or credit note it leads to; none for money that came before the shop wrote any. */
interface DocumentMail {
  readonly invoice?: string
}

/** `path` stands behind the language prefix and opens with a slash: `/verify-email?token=…`. It is a secret (see `secretTemplates`). */
interface LinkMail {
  readonly name?: string
  readonly path: string
}

/** Dates are ISO 8601 instants. */
interface DomainMail {
  readonly domain: string
}

/** O7: a guest's page is the order's, since everything else stands behind the login. */
interface GuestMail {
  /** The order that brought the name, of a reader without an account. */
  readonly guestOrder?: string
}

/** Its page, or of a reader without an account the order that brought it (O7). */
interface SubscriptionMail extends GuestMail {
  readonly name: string
  readonly subscription?: string
  /** U51: it is a domain that is renewed. */
  readonly domain?: string
}

/** U17: money that pays nothing and goes back: it came for what was not owed any more, is not the sum that is owed, or not in the order's currency. */
export const moneyApart = ['again', 'sum', 'currency'] as const
export type MoneyApart = (typeof moneyApart)[number]

/** What each template is told. Everything of an order is read from the stored order when the mail is written (M4). */
export interface MailData {
  readonly 'order-receipt': OrderMail & DocumentMail
  /** Without an amount, what was due now. In minor units of the order's currency. */
  readonly 'payment-received': OrderMail &
    DocumentMail & {
      readonly amount?: Minor
      readonly apart?: MoneyApart
      /** U52: the saved card that paid the renewal of a domain by itself. */
      readonly card?: string
    }
  readonly 'payment-failed': OrderMail
  /** O16: a bank transfer has not arrived, and its order is cancelled soon. */
  readonly 'payment-reminder': OrderMail
  /** O16: `isExpired` where nobody paid in time. */
  readonly 'order-cancelled': OrderMail & { readonly isExpired?: boolean }
  readonly 'order-refunded': OrderMail & DocumentMail & { readonly amount?: Minor }
  /** N1: its money came when the name was somebody else's. `amount` is what was paid for it, in minor units of the order's currency. */
  readonly 'name-lost': OrderMail & DomainMail & { readonly amount: Minor }
  /** W12: every registered domain of the order, once none of them waits any more. */
  readonly 'domain-registered': OrderMail & { readonly domains: readonly (DomainMail & { readonly expiresAt: string })[] }
  readonly 'verify-email': LinkMail
  readonly 'reset-password': LinkMail
  readonly 'password-changed': { readonly name?: string }
  /** Something about the doors of an account that its owner should know of. */
  readonly 'security-notice': SecurityEvent & { readonly name?: string; readonly isStaff?: boolean }
  /** Somebody tried to open an account with an address that has one. */
  readonly 'address-known': { readonly name?: string }
  readonly 'transfer-requested': DomainMail & GuestMail
  readonly 'transfer-awaiting': DomainMail & GuestMail & { readonly note?: string }
  readonly 'transfer-completed': DomainMail & GuestMail & { readonly expiresAt?: string; readonly note?: string }
  readonly 'transfer-failed': DomainMail & GuestMail & { readonly reason?: string }
  readonly 'renewal-reminder': DomainMail &
    GuestMail & {
      readonly expiresAt: string
      readonly days: number
      readonly autoRenew: boolean
      readonly price?: MailPrice
      /** U52: the saved card that pays the renewal, when, and how much with tax. */
      readonly charge?: { readonly card: string; readonly on: string; readonly amount: MailPrice }
      /** U52: a card could not pay the order: it waits for its customer. */
      readonly openOrder?: string
    }
  readonly 'domain-grace': DomainMail & GuestMail & { readonly graceEndsAt: string; readonly price?: MailPrice }
  readonly 'domain-redemption': DomainMail & GuestMail & { readonly redemptionEndsAt: string }
  /** Both periods are over: the name is given back. */
  readonly 'domain-expired': DomainMail
  /** U3: an order for the next term, from when until when. */
  readonly 'subscription-order': OrderMail &
    SubscriptionMail & {
      readonly from: string
      readonly to: string
      /** U20: the kept card that pays it, and when. */
      readonly charge?: { readonly card: string; readonly on: string }
    }
  readonly 'subscription-notice': SubscriptionMail & SubscriptionNotice
  readonly 'migration-confirmation': Readonly<Record<string, never>>
  readonly 'contact-confirmation': Readonly<Record<string, never>>
  /** `adminPath` opens with a slash and stands behind `/admin`. */
  readonly 'staff-notice': {
    readonly kind: StaffNoticeKind
    readonly adminPath: string
    /** W9: the number of the order whose buyer a reply goes to. */
    readonly replyToOrder?: string
    /** W9: whom a reply goes to where there is no order. */
    readonly replyTo?: string
    readonly facts: readonly { readonly name: StaffFactName; readonly value: string }[]
  }
}

export type SecurityEvent =
  | { readonly kind: 'recovery-code-used'; readonly codesLeft: number }
  | { readonly kind: Exclude<SecurityEventKind, 'recovery-code-used'> }

export const securityEventKinds = [
  'two-step-on',
  'two-step-off',
  /** By staff, for somebody who lost the phone. */
  'two-step-removed',
  'recovery-code-used',
  'recovery-codes-renewed',
  /** Somebody with the right password tries codes. */
  'codes-guessed',
  'passkey-added',
  'passkey-removed',
] as const
type SecurityEventKind = (typeof securityEventKinds)[number]

export const staffNoticeKinds = [
  'migration-request',
  'contact-message',
  'order-placed',
  'transfer-requested',
  'payment-trouble',
  'name-lost',
  'webhook-off',
  'provisioning-failed',
  'refund-by-hand',
] as const
type StaffNoticeKind = (typeof staffNoticeKinds)[number]

export const staffFactNames = [
  'name',
  'email',
  'website',
  'provider',
  'requirements',
  'subject',
  'message',
  'order',
  'domain',
  'amount',
  'reason',
  'receiver',
] as const
type StaffFactName = (typeof staffFactNames)[number]

export type MailTemplate = keyof MailData

export const mailTemplates = [
  'order-receipt',
  'payment-received',
  'payment-failed',
  'payment-reminder',
  'order-cancelled',
  'order-refunded',
  'name-lost',
  'domain-registered',
  'verify-email',
  'reset-password',
  'password-changed',
  'security-notice',
  'address-known',
  'transfer-requested',
  'transfer-awaiting',
  'transfer-completed',
  'transfer-failed',
  'renewal-reminder',
  'domain-grace',
  'domain-redemption',
  'domain-expired',
  'subscription-order',
  'subscription-notice',
  'migration-confirmation',
  'contact-confirmation',
  'staff-notice',
] as const satisfies readonly MailTemplate[]

/** Their data opens an account: it is forgotten as soon as the mail has left. */
export const secretTemplates: ReadonlySet<MailTemplate> = new Set<MailTemplate>(['verify-email', 'reset-password'])

/** Who waits hardest leaves first: whoever cannot sign in, then whoever has paid, then all others. */
export const mailUrgencies = { security: 1, order: 2, other: 3 } as const
export type MailUrgency = (typeof mailUrgencies)[keyof typeof mailUrgencies]

const urgentTemplates: Readonly<Partial<Record<MailTemplate, MailUrgency>>> = {
  'verify-email': mailUrgencies.security,
  'reset-password': mailUrgencies.security,
  'password-changed': mailUrgencies.security,
  'security-notice': mailUrgencies.security,
  'address-known': mailUrgencies.security,
  'order-receipt': mailUrgencies.order,
  'payment-received': mailUrgencies.order,
  'payment-failed': mailUrgencies.order,
  'payment-reminder': mailUrgencies.order,
  'order-cancelled': mailUrgencies.order,
  'order-refunded': mailUrgencies.order,
  'name-lost': mailUrgencies.order,
  'subscription-order': mailUrgencies.order,
}

export const urgencyOf = (template: MailTemplate): MailUrgency => urgentTemplates[template] ?? mailUrgencies.other

/** Whoever reads at the shop's support address when the mail is written. */
export const theStaff = Symbol('the staff')

export interface OutgoingMail<Template extends MailTemplate = MailTemplate> {
  readonly template: Template
  readonly to: string | typeof theStaff
  readonly locale: Locale
  readonly data: MailData[Template]
  /** The same key is the same mail: it is written once, however often it is asked for. */
  readonly dedupeKey: string
  /** W8: its recipient is known to have caused it, so that it counts towards no limit. */
  readonly isProven?: boolean
}

/** `key` names the event among its kind. */
export type Notice = MailData['staff-notice'] & { readonly key: string }

/** What the people behind the shop's support address are told, to be written in the transaction of what happened. */
export const staffNotice = ({ key, ...notice }: Notice): OutgoingMail<'staff-notice'> => ({
  template: 'staff-notice',
  to: theStaff,
  locale: defaultLocale,
  data: notice,
  dedupeKey: `staff-notice:${notice.kind}:${key}`,
})
