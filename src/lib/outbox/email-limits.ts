import { emailIdentity } from '@/core/accounts/email-address'
import { hashToken } from '@/lib/crypto/tokens'
import { type MailTemplate, staffRecipient, type OutgoingMail } from './email-data'
import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'

const hour = 60 * 60

/** W8: limits per mailbox for emails that people can trigger without proving that they own it. */
export const mailLimits = {
  orders: { most: 10, seconds: hour },
  /** Contact and migration form confirmations. */
  forms: { most: 5, seconds: hour },
  /** Verification and password reset links, and notices that an account exists. */
  links: { most: 20, seconds: hour },
  /** Beyond `links`, so that the owner always gets a working link. */
  'links-beyond': { most: 1, seconds: 5 * 60 },
} as const
type MailLimit = keyof typeof mailLimits

/** Limit per template. `null`: only the recipient, staff or a payment can trigger it; `canSendMail` counts links before they are created. */
const limitOfTemplate: Readonly<Record<MailTemplate, MailLimit | null>> = {
  'order-receipt': 'orders',
  'payment-failed': 'orders',
  'payment-reminder': 'orders',
  'order-cancelled': 'orders',
  'transfer-requested': 'orders',
  'contact-confirmation': 'forms',
  'cancellation-confirmation': 'forms',
  'migration-confirmation': 'forms',
  'verify-email': null,
  'reset-password': null,
  'email-change': null,
  'address-known': null,
  'password-changed': null,
  'account-deleted': null,
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

/** Stored in the rate limiter's table, which the worker sweeps. */
const mailboxKey = (limit: MailLimit, recipient: string): string => `mailbox-${limit}:${hashToken(emailIdentity(recipient))}`

interface CountedMail {
  readonly key: string
  readonly dedupe: string
  readonly most: number
  /** Epoch milliseconds. */
  readonly expire: number
  /** Later emails with the same key in this batch. */
  readonly later: number
}

const countOf = ({ template, to, isProven, dedupeKey }: OutgoingMail, now: number): readonly Omit<CountedMail, 'later'>[] => {
  const limit = limitOfTemplate[template]
  if (limit === null || isProven === true || to === staffRecipient) return []
  const { most, seconds } = mailLimits[limit]
  return [{ key: mailboxKey(limit, to), dedupe: dedupeKey, most, expire: now + seconds * 1000 }]
}

const countedMails = (mails: readonly OutgoingMail[], now: number): readonly CountedMail[] => {
  const all = mails.flatMap((mail) => countOf(mail, now))
  return all.map((mail, place) => ({ ...mail, later: all.slice(place + 1).filter(({ key }) => key === mail.key).length }))
}

type Sql = ReturnType<typeof sql>

const countKeys = (rows: Sql, now: number): Sql => sql`
  insert into infra.rate_limits as known (key, points, expire)
  select key, count(*), max(expire) from ${rows} group by key order by key
  on conflict (key) do update set
    points = case when known.expire <= ${now} then excluded.points else known.points + excluded.points end,
    expire = case when known.expire <= ${now} then excluded.expire else known.expire end
  returning key, points`

interface LimitedMails {
  /** Query for a CTE named `counted`: counts new emails in the transaction that writes them. */
  readonly counted: Sql
  /** `dedupe` and `fault` of each email beyond its limit, read from `counted`. */
  readonly held: Sql
}

/** W8: emails beyond the limit are stored as failed, so that support can see and send them. */
export const limitMails = (mails: readonly OutgoingMail[]): LimitedMails => {
  const now = Date.now()
  const rows = sql`jsonb_to_recordset(${JSON.stringify(countedMails(mails, now))}::jsonb) as asked (key text, dedupe text, most int, expire bigint, later int)`
  return {
    counted: countKeys(sql`${rows} where not exists (select from mail_outbox where dedupe_key = asked.dedupe)`, now),
    held: sql`select asked.dedupe, 'held back: more than ' || asked.most || ' unproven mails per hour to this mailbox' as fault
      from ${rows} join counted on counted.key = asked.key where counted.points - asked.later > asked.most`,
  }
}

const isWithin = async (handle: Handle, limit: MailLimit, recipient: string): Promise<boolean> => {
  const now = Date.now()
  const { most, seconds } = mailLimits[limit]
  const rows = sql`(values (${mailboxKey(limit, recipient)}, ${now + seconds * 1000}::bigint)) as asked (key, expire)`
  const answer = await handle.execute<{ points: number }>(countKeys(rows, now))
  return Number(answer.rows[0]?.points ?? 0) <= most
}

/** W8: whether another account link may go to this address, whoever requests it. */
export const canSendMail = async (handle: Handle, email: string): Promise<boolean> =>
  (await isWithin(handle, 'links', email)) || (await isWithin(handle, 'links-beyond', email))
