import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/lib/config/locales'
import { defaultSupportAddress } from '@/lib/config/support-address'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { limitMails } from './email-limits'
import {
  mailUrgencies,
  urgencyOf,
  type MailData,
  type MailTemplate,
  type MailUrgency,
  theStaff,
  type OutgoingMail,
  staffNotice,
  type Notice,
} from './email-data'
import type { Payload, PayloadRequest } from 'payload'
import { handleOfRequest } from '@/lib/http/client-address'

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

/**
 * The common table expressions that write mails, for those who write them together with other rows: `counted`, and `mailed` with what is new.
 * A key that is there already is left alone.
 */
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

/** Answers how many of them were new. */
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
  /** This try included. */
  readonly attempts: number
}

interface MailRow extends Omit<ClaimedMail, 'attempts'>, Record<string, unknown> {
  readonly attempts: string
}

/** Longer than any mail server is waited for: until then nobody else tries the same mail. */
const leaseSeconds = 300

const take = async (handle: Handle, at: Sql, next: Sql): Promise<ClaimedMail | null> => {
  const { rows } = await handle.execute<MailRow>(sql`
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

/**
 * Where a mail is written down: an open transaction, a hook's `req` (its transaction), or a context when there is nothing
 * it must stand or fall with.
 */
export type MailDoor = Handle | PayloadRequest | { readonly payload: Payload }

const handleOf = (door: MailDoor): Handle | Promise<Handle> => ('execute' in door ? door : handleOfRequest(door as PayloadRequest))

/**
 * Writes a mail into the outbox, in the transaction it is given: it leaves if and only if that is committed. False where
 * its key was there already.
 */
export const queueMail = async <Template extends MailTemplate>(door: MailDoor, mail: OutgoingMail<Template>): Promise<boolean> =>
  (await insertMails(await handleOf(door), [mail])) > 0

/** Tells the staff, in the transaction of what happened. */
export const queueStaffNotice = (door: MailDoor, notice: Notice): Promise<boolean> => queueMail(door, staffNotice(notice))
