import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/config/locales'
import { defaultSupportAddress } from '@/config/support-address'
import type { Handle } from '../database/handle'
import { uuidV7 } from '../database/uuid-v7'
import { mailUrgencies, urgencyOf, type MailData, type MailTemplate, type MailUrgency } from './mail-data'
import { theStaff, type OutgoingMail } from './outgoing-mail'

type Sql = ReturnType<typeof sql>

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** Read by the statement itself: an order that tells the staff asks the database nothing more. */
const supportAddress = sql`coalesce((select support_email from site_settings order by id limit 1), ${defaultSupportAddress})`

/** The column keeps milliseconds and would round up: a mail written now must not be due in the future. */
const dueNow = sql`date_trunc('milliseconds', now())`

const toRow = ({ template, to, locale, data, dedupeKey }: OutgoingMail) => ({
  id: uuidV7(),
  template,
  recipient: to === theStaff ? null : to,
  locale,
  data,
  dedupe_key: dedupeKey,
  urgency: urgencyOf(template),
})

/** The statement that writes mails down, for those who write them together with other rows. A key that is there already is left alone. */
export const mailRows = (mails: readonly OutgoingMail[]) => sql`
  insert into mail_outbox (id, template, recipient, locale, data, dedupe_key, status, urgency, attempts, next_attempt_at, created_at, updated_at)
  select id, template, coalesce(recipient, ${supportAddress}), locale, data, dedupe_key, 'queued', urgency, 0, ${dueNow}, now(), now()
  from jsonb_populate_recordset(null::mail_outbox, ${JSON.stringify(mails.map(toRow))}::jsonb)
  on conflict (dedupe_key) do nothing
  returning id
`

/** Answers how many of them were new. */
export const insertMails = async (handle: Handle, mails: readonly OutgoingMail[]): Promise<number> => {
  const { rows } = await handle.execute(mailRows(mails))
  return rows.length
}

export interface AccountMails {
  readonly count: number
  /** ms since the last one; `null` where there is none. */
  readonly sinceLast: number | null
}

/** What was written about an account to this address within the last hour. */
export const findAccountMails = async (handle: Handle, email: string): Promise<AccountMails> => {
  const { rows } = await handle.execute<{ count: string; since: string | null }>(sql`
    select count(*), extract(epoch from now() - max(created_at)) * 1000 as since from mail_outbox
    where recipient = ${email} and template in ('verify-email', 'reset-password', 'address-known') and created_at > now() - interval '1 hour'
  `)
  const since = rows[0]?.since ?? null
  return { count: Number(rows[0]?.count ?? 0), sinceLast: since === null ? null : Number(since) }
}

export interface ClaimedMail {
  readonly id: string
  readonly template: MailTemplate
  readonly recipient: string
  readonly locale: Locale
  readonly data: MailData[MailTemplate]
  /** This try included. */
  readonly attempts: number
}

interface Stored extends Omit<ClaimedMail, 'attempts'>, Record<string, unknown> {
  readonly attempts: string
}

/** Longer than any mail server is waited for: until then nobody else tries the same mail. */
const leaseSeconds = 300

const take = async (handle: Handle, at: Sql, next: Sql): Promise<ClaimedMail | null> => {
  const { rows } = await handle.execute<Stored>(sql`
    update mail_outbox set status = 'sending', attempts = attempts + 1, lease_until = ${at} + make_interval(secs => ${leaseSeconds}), updated_at = now()
    where id = (${next} limit 1 for update skip locked)
    returning id, template, recipient, locale, data, attempts
  `)
  const [taken] = rows
  return taken ? { ...taken, attempts: Number(taken.attempts) } : null
}

/**
 * Takes the most urgent mail that is due, and where there is none, one whose sender died over it. Two processes never take the
 * same one; whoever dies leaves it to be taken again when the lease is over. Each is one step into an index, however many wait.
 */
export const lockNextMail = async (handle: Handle, now: number, atMost: MailUrgency = mailUrgencies.other): Promise<ClaimedMail | null> => {
  const at = instant(now)
  const due = sql`select id from mail_outbox where status = 'queued' and urgency <= ${atMost} and next_attempt_at <= ${at} order by urgency, next_attempt_at`
  const abandoned = sql`select id from mail_outbox where status = 'sending' and urgency <= ${atMost} and lease_until <= ${at}`
  return (await take(handle, at, due)) ?? (await take(handle, at, abandoned))
}

/** Gives mail back that a dead process of this worker held: only the one worker may say so. */
export const updateAbandonedMail = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`update mail_outbox set status = 'queued', lease_until = null, updated_at = now() where status = 'sending'`)
}

/** It has left. */
export const updateSentMail = async (handle: Handle, id: string, now: number, isForgotten: boolean): Promise<void> => {
  await handle.execute(sql`
    update mail_outbox set status = 'sent', sent_at = ${instant(now)}, lease_until = null, last_error = null, data = ${isForgotten ? sql`'{}'::jsonb` : sql`data`}, updated_at = now()
    where id = ${id}
  `)
}

interface FailedTry {
  readonly status: 'queued' | 'dead'
  readonly fault: string
  /** Epoch milliseconds. */
  readonly nextAttemptAt: number
}

/** It has not left. */
export const updateFailedMail = async (handle: Handle, id: string, { status, fault, nextAttemptAt }: FailedTry): Promise<void> => {
  await handle.execute(sql`
    update mail_outbox set status = ${status}, lease_until = null, last_error = ${fault.slice(0, 1000)},
      next_attempt_at = ${instant(nextAttemptAt)}, updated_at = now()
    where id = ${id}
  `)
}

/** It was not tried: nobody was there to take it. That counts as no try. */
export const updatePostponedMail = async (handle: Handle, id: string, nextAttemptAt: number): Promise<void> => {
  await handle.execute(sql`
    update mail_outbox set status = 'queued', attempts = greatest(attempts - 1, 0), lease_until = null,
      next_attempt_at = ${instant(nextAttemptAt)}, updated_at = now()
    where id = ${id}
  `)
}
