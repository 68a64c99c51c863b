import { letterBoxOf } from '../normalise-email'
import { hashToken } from '../opaque-token'
import type { MailTemplate } from './mail-data'
import { theStaff, type OutgoingMail } from './outgoing-mail'

const hour = 60 * 60

/** W8: mails to one letter box that people can cause who have not proven that it is theirs. */
export const mailLimits = {
  /** Of orders that nobody has paid. */
  orders: { most: 10, seconds: hour },
  /** Confirmations of the contact and the migration form. */
  forms: { most: 5, seconds: hour },
  /** Links to an account, to a new password, and that there is an account already. */
  links: { most: 20, seconds: hour },
  /** Those beyond: the owner is never left without a link that works. */
  'links-beyond': { most: 1, seconds: 5 * 60 },
} as const
export type MailLimit = keyof typeof mailLimits

/** What each template counts towards. `null`: only its recipient, the shop's staff, or money that came can cause it; `mayMail` counts links before they are made. */
const limitOfTemplate: Readonly<Record<MailTemplate, MailLimit | null>> = {
  'order-receipt': 'orders',
  'payment-failed': 'orders',
  'payment-reminder': 'orders',
  'order-cancelled': 'orders',
  'transfer-requested': 'orders',
  'contact-confirmation': 'forms',
  'migration-confirmation': 'forms',
  'verify-email': null,
  'reset-password': null,
  'address-known': null,
  'password-changed': null,
  'security-notice': null,
  'payment-received': null,
  'order-refunded': null,
  'name-lost': null,
  'domain-registered': null,
  'transfer-awaiting': null,
  'transfer-completed': null,
  'transfer-failed': null,
  'renewal-reminder': null,
  'domain-grace': null,
  'domain-redemption': null,
  'domain-expired': null,
  'subscription-order': null,
  'subscription-notice': null,
  'staff-notice': null,
}

/** In the table of the rate limiter, whose worker sweeps it. */
export const mailboxKey = (limit: MailLimit, recipient: string): string => `mailbox-${limit}:${hashToken(letterBoxOf(recipient))}`

export interface CountedMail {
  readonly key: string
  readonly dedupe: string
  readonly most: number
  /** Epoch milliseconds. */
  readonly expire: number
  /** Mails of the same key that come after it. */
  readonly later: number
}

const countOf = ({ template, to, isProven, dedupeKey }: OutgoingMail, now: number): readonly Omit<CountedMail, 'later'>[] => {
  const limit = limitOfTemplate[template]
  if (limit === null || isProven === true || to === theStaff) return []
  const { most, seconds } = mailLimits[limit]
  return [{ key: mailboxKey(limit, to), dedupe: dedupeKey, most, expire: now + seconds * 1000 }]
}

/** Those of the mails that count towards a limit. */
export const countedMails = (mails: readonly OutgoingMail[], now: number): readonly CountedMail[] => {
  const all = mails.flatMap((mail) => countOf(mail, now))
  return all.map((mail, place) => ({ ...mail, later: all.slice(place + 1).filter(({ key }) => key === mail.key).length }))
}
