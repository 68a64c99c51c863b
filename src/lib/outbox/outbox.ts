import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/lib/config/locales'
import { type Handle, uuidV7, instant } from '@/lib/db/sql'
import { urgencyOf, type MailData, type MailTemplate, staffRecipient, type OutgoingMail, staffNotice, type Notice } from './email-data'
import type { Payload, PayloadRequest } from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'
import { emailIdentity } from '@/core/accounts/email-address'
import { hashToken } from '@/lib/crypto/tokens'

const hour = 60 * 60

/** W8: limits per mailbox for emails that people can trigger without proving that they own it. */
export const mailLimits = {
  orders: { most: 10, seconds: hour },
  /** Contact and migration form confirmations. */
  forms: { most: 5, seconds: hour },
  /** Verification and password reset links, and notices that an account exists. */
  links: { most: 20, seconds: hour },
  /** In addition to `links`, so that the owner always gets a working link. */
  'links-beyond': { most: 1, seconds: 5 * 60 },
} as const
type MailLimit = keyof typeof mailLimits

/**
 * Limit per template. `null`: only the recipient, staff or a payment can trigger it; `canSendMail` counts links before they are created.
 */
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

/** Stored in the rate limiter's table, which the worker cleans up. */
const mailboxKey = (limit: MailLimit, recipient: string): string => `mailbox-${limit}:${hashToken(emailIdentity(recipient))}`

interface CountedMail {
  readonly key: string
  readonly dedupe: string
  readonly most: number
  /** Epoch milliseconds. */
  readonly expire: number
  /** Later emails in this batch with the same key. */
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
  /** `dedupe` and `fault` of each email over its limit, read from `counted`. */
  readonly held: Sql
}

/** W8: emails over the limit are stored as failed, so that support can see and send them. */
const limitMails = (mails: readonly OutgoingMail[]): LimitedMails => {
  const now = Date.now()
  const rows = sql`jsonb_to_recordset(${JSON.stringify(countedMails(mails, now))}::jsonb) as asked (key text, dedupe text, most int, expire bigint, later int)`
  return {
    counted: countKeys(sql`${rows} where not exists (select from mail_outbox where dedupe_key = asked.dedupe)`, now),
    held: sql`select asked.dedupe, 'held back: more than ' || asked.most || ' emails per hour to this unverified mailbox' as fault
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

/** W8: whether the limit per address allows another email with an account link. Counts requests by all visitors. */
export const canSendMail = async (handle: Handle, email: string): Promise<boolean> =>
  (await isWithin(handle, 'links', email)) || (await isWithin(handle, 'links-beyond', email))

/** Used until the site settings have one. */
export const defaultSupportAddress = 'support@example.com'

/** Subquery, so that queuing a staff email needs no additional query. */
const supportAddress = sql`coalesce((select support_email from site_settings order by id limit 1), ${defaultSupportAddress})`

/** Truncated, because the column stores milliseconds and would round up into the future. */
const dueNow = sql`date_trunc('milliseconds', now())`

const toRow = ({ template, to, locale, data, dedupeKey }: OutgoingMail) => ({
  id: uuidV7(),
  template,
  recipient: to === staffRecipient ? null : to,
  locale,
  data,
  dedupe_key: dedupeKey,
  urgency: urgencyOf(template),
})

/** CTEs that insert emails together with other rows: `counted`, and `mailed` with the new ones. Existing keys are skipped. */
export const mailRows = (mails: readonly OutgoingMail[]) => {
  const { counted, held } = limitMails(mails)
  return sql`counted as (${counted}),
    mailed as (
      insert into mail_outbox (id, template, recipient, locale, data, dedupe_key, status, last_error, urgency, attempts, next_attempt_at, created_at, updated_at)
      select mail.id, mail.template, coalesce(mail.recipient, ${supportAddress}), mail.locale, mail.data, mail.dedupe_key,
        (case when held.fault is null then 'queued' else 'dead' end)::enum_mail_outbox_status, held.fault, mail.urgency, 0, ${dueNow}, now(), now()
      from jsonb_populate_recordset(null::mail_outbox, ${JSON.stringify(mails.map(toRow))}::jsonb) as mail
        left join (${held}) as held on held.dedupe = mail.dedupe_key
      on conflict (dedupe_key) do nothing
      returning id
    )`
}

/** Returns the number of new emails. */
export const insertMails = async (handle: Handle, mails: readonly OutgoingMail[]): Promise<number> => {
  const { rows } = await handle.execute(sql`with ${mailRows(mails)} select id from mailed`)
  return rows.length
}

export interface ClaimedMail {
  readonly id: string
  readonly template: MailTemplate
  readonly recipient: string
  readonly locale: Locale
  readonly data: MailData[MailTemplate]
  /** Including this attempt. */
  readonly attempts: number
}

interface MailRow extends Omit<ClaimedMail, 'attempts'>, Record<string, unknown> {
  readonly attempts: string
}

/** Counts an attempt. Null unless the email is queued, so that a job that runs again after the email was sent does nothing. */
export const updateAttemptedMail = async (handle: Handle, id: string): Promise<ClaimedMail | null> => {
  const { rows } = await handle.execute<MailRow>(sql`
    update mail_outbox set attempts = attempts + 1, updated_at = now() where id = ${id} and status = 'queued'
    returning id, template, recipient, locale, data, attempts
  `)
  const [mail] = rows
  return mail ? { ...mail, attempts: Number(mail.attempts) } : null
}

export const updateSentMail = async (handle: Handle, id: string, now: number, isForgotten: boolean): Promise<void> => {
  await handle.execute(sql`
    update mail_outbox set status = 'sent', sent_at = ${instant(now)}, last_error = null, data = ${isForgotten ? sql`'{}'::jsonb` : sql`data`}, updated_at = now()
    where id = ${id}
  `)
}

interface FailedAttempt {
  readonly status: 'queued' | 'dead'
  readonly fault: string
  /** Epoch milliseconds. */
  readonly nextAttemptAt: number
}

export const updateFailedMail = async (handle: Handle, id: string, { status, fault, nextAttemptAt }: FailedAttempt): Promise<void> => {
  await handle.execute(sql`
    update mail_outbox set status = ${status}, last_error = ${fault.slice(0, 1000)},
      next_attempt_at = ${instant(nextAttemptAt)}, updated_at = now()
    where id = ${id}
  `)
}

/** The mail server was unavailable, which does not count as an attempt. */
export const updatePostponedMail = async (handle: Handle, id: string, nextAttemptAt: number): Promise<void> => {
  await handle.execute(sql`
    update mail_outbox set status = 'queued', attempts = greatest(attempts - 1, 0),
      next_attempt_at = ${instant(nextAttemptAt)}, updated_at = now()
    where id = ${id}
  `)
}

/** An open transaction, a hook's `req` (its transaction), or a context if there is no transaction to join. */
type MailDoor = Handle | PayloadRequest | { readonly payload: Payload }

const handleOf = (door: MailDoor): Handle | Promise<Handle> => ('execute' in door ? door : handleOfRequest(door as PayloadRequest))

/** Writes an email in the given transaction, so that it is sent only if that commits. False if its key exists. */
export const queueMail = async <Template extends MailTemplate>(door: MailDoor, mail: OutgoingMail<Template>): Promise<boolean> =>
  (await insertMails(await handleOf(door), [mail])) > 0

/** Joins the event's transaction. */
export const queueStaffNotice = (door: MailDoor, notice: Notice): Promise<boolean> => queueMail(door, staffNotice(notice))
