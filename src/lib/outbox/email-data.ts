import type { Minor } from '@/core/money/types'
import type { BillingPeriod } from '@/core/catalog/types'
import type { Access } from '@/core/provisioning/provisioning'
import type { EndReason } from '@/core/subscriptions/types'
import { type Locale, defaultLocale } from '@/lib/config/locales'

/** Renewal price when the reminder was written, in minor units. */
export interface MailPrice {
  readonly amount: Minor
  readonly currency: string
  readonly digits: number
}

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
  'running',
] as const
type SubscriptionNoticeKind = (typeof subscriptionNoticeKinds)[number]

interface SubscriptionNotice {
  readonly kind: SubscriptionNoticeKind
  /** Date that the notice is about. */
  readonly date: string
  readonly orderNumber?: string
  readonly reason?: EndReason
  /** U22, U24: label of the saved card. */
  readonly card?: string
  /** U14: refunded amount, whether staff send it, and whether the subscription has ended. */
  readonly back?: MailPrice & { readonly byHand: boolean; readonly isEnded: boolean }
  /** O19: instalment due, with its date and payment method; `card` is the charged card. */
  readonly part?: MailPrice & { readonly dueAt: string; readonly reference: string; readonly way: 'card' | 'page' | 'transfer' }
  /** O19: further instalments are due. */
  readonly isOwed?: boolean
  /** U37: top-up amount including tax. */
  readonly topUp?: MailPrice
  /** U28: never includes a password. */
  readonly access?: Access
  /** C7: a website that is now running, with links to its owner's first tasks. */
  readonly website?: { readonly domain: string; readonly tasks: readonly ('mailbox' | 'site')[]; readonly panel: string | null }
  /** U6: current and next price. */
  readonly price?: { readonly billing: BillingPeriod; readonly before: MailPrice; readonly after: MailPrice }
}

interface OrderMail {
  readonly orderNumber: string
}

/** Number of the linked invoice or credit note; absent for payments made before invoices existed. */
interface DocumentMail {
  readonly invoice?: string
}

/** `path` follows the language prefix and has a leading slash: `/verify-email?token=…`. Secret (see `secretTemplates`). */
interface LinkMail {
  readonly name?: string
  readonly path: string
}

/** Dates are ISO 8601 instants. */
interface DomainMail {
  readonly domain: string
}

/** O7: guests get a link to their order, since everything else requires a login. */
interface GuestMail {
  /** Order that added the domain, for recipients without an account. */
  readonly guestOrder?: string
}

/** Links to the subscription or, for recipients without an account, to its order (O7). */
interface SubscriptionMail extends GuestMail {
  readonly name: string
  readonly subscription?: string
  /** U51: whether the subscription is a domain renewal. */
  readonly domain?: string
}

/** U17: money to be refunded, because it is no longer owed, is a different amount, or is in another currency. */
export const moneyApart = ['again', 'sum', 'currency'] as const
export type MoneyApart = (typeof moneyApart)[number]

/** Data per template. Order details are read from the stored order when the email is rendered (M4). */
export interface MailData {
  readonly 'order-receipt': OrderMail & DocumentMail
  /** `amount` in minor units of the order's currency; defaults to the amount due at checkout. */
  readonly 'payment-received': OrderMail &
    DocumentMail & {
      readonly amount?: Minor
      readonly apart?: MoneyApart
      /** U52: saved card that was charged for a domain renewal. */
      readonly card?: string
    }
  readonly 'payment-failed': OrderMail
  /** O16: a bank transfer is overdue and its order will be cancelled soon. */
  readonly 'payment-reminder': OrderMail
  /** O16: `isExpired` if the order was not paid in time. */
  readonly 'order-cancelled': OrderMail & { readonly isExpired?: boolean }
  readonly 'order-refunded': OrderMail & DocumentMail & { readonly amount?: Minor }
  /** N1: the domain was taken before the payment arrived. `amount` paid for it, in minor units of the order's currency. */
  readonly 'name-lost': OrderMail & DomainMail & { readonly amount: Minor }
  /** W12: all of the order's registered domains, sent once none is pending. */
  readonly 'domain-registered': OrderMail & { readonly domains: readonly (DomainMail & { readonly expiresAt: string })[] }
  readonly 'verify-email': LinkMail
  readonly 'reset-password': LinkMail
  /** K12: sent to the new address. */
  readonly 'email-change': LinkMail
  readonly 'password-changed': { readonly name?: string; readonly isByStaff?: boolean }
  /** U48: what ends with the account, and when. */
  readonly 'account-deleted': {
    readonly name: string
    readonly subscriptions: readonly { readonly name: string; readonly endsAt: string }[]
    readonly domains: readonly (DomainMail & { readonly expiresAt: string })[]
    /** O19: whether instalments remain due. */
    readonly isOwed: boolean
  }
  /** Security-relevant account event. */
  readonly 'security-notice': SecurityEvent & { readonly name?: string; readonly isStaff?: boolean }
  /** Someone tried to register with an address that already has an account. */
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
      /** U52: saved card to be charged for the renewal, the date, and the amount including tax. */
      readonly charge?: { readonly card: string; readonly on: string; readonly amount: MailPrice }
      /** U52: order that the customer has to pay because the card was declined. */
      readonly openOrder?: string
    }
  readonly 'domain-grace': DomainMail & GuestMail & { readonly graceEndsAt: string; readonly price?: MailPrice }
  readonly 'domain-redemption': DomainMail & GuestMail & { readonly redemptionEndsAt: string }
  /** Released after both periods have passed. */
  readonly 'domain-expired': DomainMail
  /** U3: order for the next term and its dates. */
  readonly 'subscription-order': OrderMail &
    SubscriptionMail & {
      readonly from: string
      readonly to: string
      /** U20: saved card to be charged, and when. */
      readonly charge?: { readonly card: string; readonly on: string }
    }
  readonly 'subscription-notice': SubscriptionMail & SubscriptionNotice
  readonly 'migration-confirmation': Readonly<Record<string, never>>
  readonly 'contact-confirmation': Readonly<Record<string, never>>
  /** U49: cancellation submitted through the form; `contract`, `until` and `reason` are unverified user input (W7). */
  readonly 'cancellation-confirmation': {
    readonly receivedAt: string
    readonly kind: 'ordinary' | 'cause'
    readonly contract: string
    readonly until?: string
    readonly reason?: string
  }
  /** `adminPath` follows `/admin` and has a leading slash. */
  readonly 'staff-notice': {
    readonly kind: StaffNoticeKind
    readonly adminPath: string
    /** W9: order whose buyer receives the reply. */
    readonly replyToOrder?: string
    /** W9: reply address if there is no order. */
    readonly replyTo?: string
    readonly facts: readonly { readonly name: StaffFactName; readonly value: string }[]
  }
}

export type SecurityEvent =
  | { readonly kind: 'recovery-code-used'; readonly codesLeft: number }
  | { readonly kind: Exclude<SecurityEventKind, 'recovery-code-used'> }

type SecurityEventKind =
  | 'two-step-on'
  | 'two-step-off'
  /** Removed by staff for a user who lost their device. */
  | 'two-step-removed'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  /** Wrong codes after a correct password. */
  | 'codes-guessed'
  | 'passkey-added'
  | 'passkey-removed'
  /** Sent to the previous address. */
  | 'email-changed'

type StaffNoticeKind =
  | 'migration-request'
  | 'contact-message'
  | 'order-placed'
  | 'transfer-requested'
  | 'payment-trouble'
  | 'name-lost'
  | 'webhook-off'
  | 'provisioning-failed'
  | 'refund-by-hand'

type StaffFactName =
  | 'name'
  | 'email'
  | 'website'
  | 'provider'
  | 'requirements'
  | 'subject'
  | 'message'
  | 'order'
  | 'domain'
  | 'amount'
  | 'reason'
  | 'receiver'

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
  'email-change',
  'password-changed',
  'account-deleted',
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
  'cancellation-confirmation',
  'staff-notice',
] as const satisfies readonly MailTemplate[]

/** Start of the deduplication key of an email that staff resent. */
export const resendKey = 'resend:'

/** Their data grants account access and is deleted once the email is sent. */
export const secretTemplates: ReadonlySet<MailTemplate> = new Set<MailTemplate>(['verify-email', 'reset-password', 'email-change'])

/** Sending order: login emails, then order emails, then the rest. */
export const mailUrgencies = { security: 1, order: 2, other: 3 } as const
type MailUrgency = (typeof mailUrgencies)[keyof typeof mailUrgencies]

const urgentTemplates: Readonly<Partial<Record<MailTemplate, MailUrgency>>> = {
  'verify-email': mailUrgencies.security,
  'reset-password': mailUrgencies.security,
  'email-change': mailUrgencies.security,
  'password-changed': mailUrgencies.security,
  'account-deleted': mailUrgencies.security,
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

/** Resolves to the support address when the email is written. */
export const staffRecipient = Symbol('the staff')

export interface OutgoingMail<Template extends MailTemplate = MailTemplate> {
  readonly template: Template
  readonly to: string | typeof staffRecipient
  readonly locale: Locale
  readonly data: MailData[Template]
  /** Idempotency key: an email with the same key is written only once. */
  readonly dedupeKey: string
  /** W8: the recipient is known to have triggered it, so no limit applies. */
  readonly isProven?: boolean
}

/** `key` identifies the event within its kind. */
export type Notice = MailData['staff-notice'] & { readonly key: string }

/** Queues the email in the transaction of the event. */
export const staffNotice = ({ key, ...notice }: Notice): OutgoingMail<'staff-notice'> => ({
  template: 'staff-notice',
  to: staffRecipient,
  locale: defaultLocale,
  data: notice,
  dedupeKey: `staff-notice:${notice.kind}:${key}`,
})
