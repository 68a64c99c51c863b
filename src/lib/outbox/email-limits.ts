import { letterBoxOf } from '@/lib/http/client-address'
import { hashToken } from '@/lib/crypto/tokens'
import { type MailTemplate, theStaff, type OutgoingMail } from './email-data'
import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'

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
type MailLimit = keyof typeof mailLimits

/** What each template counts towards. `null`: only its recipient, the shop's staff, or money that came can cause it; `mayMail` counts links before they are made. */
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

/** In the table of the rate limiter, whose worker sweeps it. */
const mailboxKey = (limit: MailLimit, recipient: string): string => `mailbox-${limit}:${hashToken(letterBoxOf(recipient))}`

interface CountedMail {
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
  /** The rows of a common table expression `counted`: counts the mails that are new, in the transaction that writes them. */
  readonly counted: Sql
  /** `dedupe` and `fault` of each mail beyond its limit, read from `counted`. */
  readonly held: Sql
}

/** W8: mails beyond the limit are written as given up, so that support sees them and can send them. */
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

/** W8: whether another link to an account may be mailed to this address, however many strangers ask for one. */
export const mayMail = async (handle: Handle, email: string): Promise<boolean> =>
  (await isWithin(handle, 'links', email)) || (await isWithin(handle, 'links-beyond', email))
